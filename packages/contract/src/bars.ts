import { z } from 'zod';
import { adjustments, intervals } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { marketEventKinds } from '@plumbline/model/market-event';
import { localText } from './local-text.ts';
import { route } from './route.ts';

/** The side figures come from. Left out, each instrument answers from the side it is on. */
const realm = z.enum(['live', 'simulated']);

/** Bars travel as one binary chunk (see `bar-chunk` in the model), brotli-compressed, with the description in headers. */
export const barsMediaType = 'application/vnd.plumbline.bars';

export const readBars = route({
  method: 'get',
  path: '/bars/:id',
  permission: 'public',
  summary: 'Bars of one instrument as a binary chunk',
  params: z.object({ id: z.string().max(40) }),
  query: z.object({
    interval: z.enum(intervals).default('1d'),
    adjust: z.enum(adjustments).default('split'),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** Only what was known on this date: later bars are left out, later splits and dividends do not adjust. */
    asOf: z.iso.date().optional(),
    realm: realm.optional(),
  }),
  produces: barsMediaType,
});

export const exportBars = route({
  method: 'get',
  path: '/bars/:id/export',
  permission: 'public',
  summary: 'Bars of one instrument as a file: CSV, or JSON or Parquet with everything needed to read them',
  params: readBars.params,
  query: readBars.query.extend({ format: z.enum(['csv', 'json', 'parquet']).default('csv') }),
  produces: 'text/csv',
});

/** Response headers that describe the chunk. */
export const barsHeaders = {
  currency: 'x-bars-currency',
  adjustment: 'x-bars-adjustment',
  simulated: 'x-bars-simulated',
  partial: 'x-bars-last-partial',
  /** The last trading date whose trades are in the last bar. */
  asOf: 'x-bars-as-of',
  status: 'x-bars-status',
  source: 'x-bars-source',
  /** Its title in each language, as JSON, where the product names it; absent where its publisher does. */
  sourceTitles: 'x-bars-source-titles',
  /** Sources that should have answered and did not; absent when the first one did. */
  insteadOf: 'x-bars-instead-of',
} as const;

export const readActions = route({
  method: 'get',
  path: '/actions/:id',
  permission: 'public',
  summary: 'Dividends, splits and the like of one instrument, by ex-date',
  params: z.object({ id: z.string().max(40) }),
  query: z.object({ asOf: z.iso.date().optional(), realm: realm.optional() }),
  response: z.object({ actions: z.custom<readonly CorporateAction[]>(Array.isArray) }),
});

export const readEvents = route({
  method: 'get',
  path: '/events/:id',
  permission: 'public',
  summary: 'Dated events of one instrument: earnings, dividends, splits, filings',
  params: z.object({ id: z.string().max(40) }),
  query: z.object({ asOf: z.iso.date().optional() }),
  response: z.object({
    events: z.array(
      z.object({
        kind: z.enum(marketEventKinds),
        date: z.string(),
        title: localText,
        url: z.string().optional(),
        /** The day is worked out and may move. */
        isEstimate: z.literal(true).optional(),
        /** For results, where the source has them: earnings a share as reported, and as they were expected before. */
        actual: z.number().optional(),
        expected: z.number().optional(),
      }),
    ),
  }),
});
