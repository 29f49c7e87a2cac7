import { z } from 'zod';
import { marketIds } from '@plumbline/model/instrument';
import { route } from './route.ts';
import { localText } from './local-text.ts';

export const instrumentView = z.object({
  id: z.string(),
  kind: z.enum(['stock', 'etf', 'index', 'crypto']),
  market: z.enum(marketIds),
  exchange: z.string(),
  currency: z.string(),
  name: localText,
  symbol: z.string(),
  priceDecimals: z.number(),
});
export type InstrumentView = z.infer<typeof instrumentView>;

export const instrumentDetail = instrumentView.extend({
  /** Last day of trading, for what no longer trades. */
  delistedOn: z.string().optional(),
  /** Codes it had before, each with its last day. */
  formerCodes: z.array(z.object({ code: z.string(), until: z.string() })).optional(),
  /** What else the company has listed, with the units of it that hold as many shares as one unit of this. */
  related: z.array(z.object({ instrument: instrumentView, unitsEach: z.number() })).optional(),
});
export type InstrumentDetail = z.infer<typeof instrumentDetail>;

export const quoteView = z.object({
  instrumentId: z.string(),
  price: z.number(),
  previousClose: z.number().nullable(),
  /** Digits after the point that mean something at this price; absent where the instrument is unknown. */
  decimals: z.number().optional(),
  currency: z.string(),
  at: z.number(),
  simulated: z.boolean(),
  status: z.enum(['fresh', 'stale']),
  sourceTitle: z.string(),
  /** Who answered and who was asked before and did not; absent when the first source answered. */
  fallback: z.object({ used: z.string(), insteadOf: z.array(z.string()) }).optional(),
  /** Closes of the recent past, oldest first, for a sparkline. */
  spark: z.array(z.number()),
});
export type QuoteView = z.infer<typeof quoteView>;

export const searchInstruments = route({
  method: 'get',
  path: '/instruments',
  permission: 'public',
  summary: 'Ranked suggestions over four markets for free text',
  query: z.object({ q: z.string().max(80), limit: z.coerce.number().int().min(1).max(50).default(12) }),
  response: z.object({
    hits: z.array(z.object({ instrument: instrumentView, score: z.number(), matched: z.string() })),
    /** What Enter would do: run on one, ask which, or say unknown. */
    resolution: z.enum(['one', 'ambiguous', 'unknown']),
  }),
});

export const readDirectory = route({
  method: 'get',
  path: '/directory',
  permission: 'public',
  summary: 'Every identity known by now with all its names and codes, the better known first: what texts are read with',
  response: z.object({
    listings: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['stock', 'etf', 'index', 'crypto']),
        names: z.array(z.string()),
        aliases: z.array(z.string()).optional(),
        formerCodes: z.array(z.string()).optional(),
        company: z.string().optional(),
      }),
    ),
  }),
});

export const readInstrument = route({
  method: 'get',
  path: '/instruments/:id',
  permission: 'public',
  summary: 'Identity of one instrument, its former codes and what else the company has listed',
  params: z.object({ id: z.string().max(40) }),
  response: instrumentDetail,
});

const checkedPeriod = z.object({ label: z.string(), start: z.string(), end: z.string() });

/** A filed figure that breaks an identity and is shown nowhere as a fact. */
const withheldFigure = z.object({
  line: z.string(),
  value: z.number(),
  /** ISO currency, `shares` or `people`. */
  unit: z.string(),
  filed: z.string(),
  /** Accession number and concepts. */
  locator: z.string(),
});

export const filingsReview = z.object({
  instrument: instrumentView,
  /** What was public on this day was held against its identities. */
  asOf: z.string(),
  simulated: z.boolean(),
  source: z.object({ publisher: z.string(), title: z.string(), url: z.string().optional(), retrievedAt: z.number() }),
  template: z.enum(['ordinary', 'bank', 'insurer', 'property', 'biotech', 'shell', 'no-sales']).nullable(),
  /** Identities that fail, the newest first, with the figures left out for each. */
  exceptions: z.array(
    z.object({
      id: z.string(),
      name: localText,
      line: z.string().optional(),
      period: checkedPeriod,
      by: z.number(),
      unit: z.string().nullable(),
      withheld: z.array(withheldFigure.extend({ why: localText })),
    }),
  ),
  /** How often each identity was held against a period, and how often it held. */
  identities: z.array(
    z.object({ id: z.string(), name: localText, held: z.number(), failed: z.number(), newest: checkedPeriod }),
  ),
});
export type FilingsReview = z.infer<typeof filingsReview>;

export const readFilingsReview = route({
  method: 'get',
  path: '/instruments/:id/filings',
  permission: 'public',
  summary: "A company's filed statements held against their identities: what holds, what fails and what is withheld",
  params: z.object({ id: z.string().max(40) }),
  query: z.object({ asOf: z.iso.date().optional() }),
  response: filingsReview,
});

export const readQuotes = route({
  method: 'get',
  path: '/quotes',
  permission: 'public',
  summary: 'Last price, change and sparkline of up to 12 instruments; missing ones are listed with the reason',
  query: z.object({ ids: z.string().max(500) }),
  response: z.object({
    quotes: z.array(quoteView),
    missing: z.array(z.object({ instrumentId: z.string(), why: localText })),
  }),
});
