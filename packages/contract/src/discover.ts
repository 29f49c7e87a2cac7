import { z } from 'zod';
import { marketIds } from '@plumbline/model/instrument';
import { marketEventKinds } from '@plumbline/model/market-event';
import { verdictLabels } from '@plumbline/model/verdict';
import { instrumentView } from './instrument.ts';
import { route } from './route.ts';
import { localText } from './local-text.ts';

/** One figure of one instrument; null is unknown, with its reason where there is one. */
const screenFigure = z.object({
  value: z.number().nullable(),
  asOf: z.string(),
  quality: z.array(z.string()),
  currency: z.string().optional(),
  why: localText.optional(),
  /** Who gave the figure as it stands; absent = it was made here. */
  givenBy: z.string().optional(),
});

const screenMatch = z.object({
  instrument: instrumentView,
  sector: z.string().nullable(),
  price: z.number().nullable(),
  asOf: z.string().nullable(),
  /** Who publishes the prices. */
  source: z.string().nullable(),
  figures: z.record(z.string(), screenFigure),
  spark: z.array(z.number()),
});
export type ScreenMatch = z.infer<typeof screenMatch>;

const screenAnswer = z.object({
  /** Instruments of the cross-section, and how many are known in all; fewer while it is being measured. */
  measured: z.number(),
  known: z.number(),
  simulated: z.boolean(),
  total: z.number(),
  /** What each condition does, in their order. */
  steps: z.array(
    z.object({
      alone: z.number(),
      known: z.number(),
      left: z.number(),
      spread: z.object({ low: z.number(), high: z.number(), bins: z.array(z.number()) }).nullable(),
    }),
  ),
  nearMisses: z.array(z.object({ rule: z.number(), value: z.number(), adds: z.number() })),
  matches: z.array(screenMatch),
});
export type ScreenAnswer = z.infer<typeof screenAnswer>;

export const readScreen = route({
  method: 'get',
  path: '/screen',
  permission: 'public',
  summary: 'Instruments that meet some conditions, with what each condition lets through',
  query: z.object({
    market: z.enum(marketIds).optional(),
    /** `sector:is:financials,dividendYield:gte:0.06,or:priceToBook:lt:1` */
    rules: z.string().max(1000).default(''),
    /** A figure; the sign before it turns the order round: `-dividendYield`. */
    sort: z.string().max(40).default('-marketCap'),
    offset: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: screenAnswer,
});

/** What a card shows of a tested template: a card is not a back-test. */
const galleryCard = z.object({
  template: z.string(),
  market: z.enum(marketIds),
  family: z.string(),
  title: localText,
  meaning: localText,
  verdict: z.enum(verdictLabels),
  trials: z.number(),
  simulated: z.boolean(),
  from: z.string(),
  to: z.string(),
  /** Equity over the starting cash, for a small picture. */
  sparkline: z.array(z.number()),
  /** Of the out-of-sample period, with the interval it may truly lie in; null where it cannot be told. */
  sharpe: z.object({ value: z.number().nullable(), low: z.number().nullable(), high: z.number().nullable() }),
  /** Deepest fall of the whole test, as a fraction below zero. */
  maxDrawdown: z.number().nullable(),
  /** What one trade in one direction cost in the test, as a fraction. */
  costPerSide: z.number(),
});
export type GalleryCard = z.infer<typeof galleryCard>;

export const readGallery = route({
  method: 'get',
  path: '/gallery',
  permission: 'public',
  summary: 'The built-in strategies with their verdicts, the best supported first',
  /** At most so many cards; all without it. */
  query: z.object({ limit: z.coerce.number().int().min(1).max(500).optional() }),
  response: z.object({
    /** Strategies and markets there are in all; fewer cards while they are being tested. */
    known: z.number(),
    /** Those that could not be tested, with the reason. */
    failed: z.array(z.object({ template: z.string(), market: z.enum(marketIds), reason: z.string() })),
    /** Tested in all; more than the cards when a limit is given. */
    tested: z.number(),
    cards: z.array(galleryCard),
  }),
});

const calendarEvent = z.object({
  instrument: instrumentView,
  kind: z.enum(marketEventKinds),
  date: z.string(),
  title: localText,
  url: z.string().optional(),
  /** The day is worked out and may move. */
  isEstimate: z.literal(true).optional(),
  actual: z.number().optional(),
  expected: z.number().optional(),
});
export type CalendarEvent = z.infer<typeof calendarEvent>;

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const readCalendar = route({
  method: 'get',
  path: '/calendar',
  permission: 'public',
  summary: 'Dated events of known instruments between two trading dates',
  query: z.object({
    from: date,
    to: date,
    market: z.enum(marketIds).optional(),
    /** Ids with commas between them: of these and of the economy alone. */
    of: z.string().max(5000).optional(),
  }),
  response: z.object({
    simulated: z.boolean(),
    measured: z.number(),
    known: z.number(),
    events: z.array(calendarEvent),
    /** Kinds of events that no source in use lists, so that nobody takes their absence for there being none. */
    uncovered: z.array(
      z.object({
        kind: z.enum(marketEventKinds),
        markets: z.array(z.enum(marketIds)),
        /** Who would tell of them once it is set up; null where no source is known. */
        source: z.string().nullable(),
        /** Symbols for which they are listed nevertheless. */
        except: z.array(z.string()).optional(),
      }),
    ),
    /** Weekdays on which an exchange stays closed, and days on which it closes early. */
    holidays: z.array(z.object({ market: z.enum(marketIds), date: z.string(), isHalfDay: z.boolean() })),
    /** The zone in which the dates of a market are meant. */
    zones: z.array(z.object({ market: z.enum(marketIds), zone: z.string() })),
  }),
});

const mover = z.object({
  instrument: instrumentView,
  price: z.number().nullable(),
  asOf: z.string().nullable(),
  /** Who publishes the prices. */
  source: z.string().nullable(),
  /** Of the last session, and of a month; fractions. */
  change: z.number().nullable(),
  month: z.number().nullable(),
  spark: z.array(z.number()),
  /** What was on record just before the move; null when nothing was. */
  reason: calendarEvent.omit({ instrument: true }).nullable(),
  /** Whether any source lists events of it; without one nobody knows whether something was on record. */
  areEventsKnown: z.boolean(),
});
export type Mover = z.infer<typeof mover>;

/** One trading day and the markets whose last session it was. Only moves of one day are ranked together. */
const moversSession = z.object({
  date: z.string(),
  markets: z.array(z.enum(marketIds)),
  gainers: z.array(mover),
  losers: z.array(mover),
  trending: z.array(mover),
  /** Measured instruments of these markets whose last price is of another day; they are not ranked. */
  otherDays: z.number(),
});
export type MoversSession = z.infer<typeof moversSession>;

export const readMovers = route({
  method: 'get',
  path: '/movers',
  permission: 'public',
  summary: 'The largest moves of the last session and of a month, with what was on record just before',
  query: z.object({ market: z.enum(marketIds).optional(), limit: z.coerce.number().int().min(1).max(50).default(10) }),
  response: z.object({
    simulated: z.boolean(),
    measured: z.number(),
    known: z.number(),
    /** The latest first; markets that had their last session on the same day are ranked together. */
    sessions: z.array(moversSession),
  }),
});

/** Ways to sort a market, each with the end that is expected to earn more counted as high. */
export const factorIds = ['value', 'size', 'momentum', 'quality', 'lowVolatility'] as const;
export type FactorId = (typeof factorIds)[number];

export const readFactorReturns = route({
  method: 'get',
  path: '/factor-returns',
  permission: 'public',
  summary: 'What the known factors earned in a market over the last five sessions: its highest third beside its lowest',
  query: z.object({ market: z.enum(marketIds) }),
  response: z.object({
    simulated: z.boolean(),
    measured: z.number(),
    known: z.number(),
    /** The last session and the one from whose close it counts; null where too few are measured to the same days. */
    session: z.object({ date: z.string(), from: z.string(), count: z.number() }).nullable(),
    factors: z.array(
      z.object({
        id: z.enum(factorIds),
        /** How many have a score and a return of the week. */
        scored: z.number(),
        /** Null where a third would have too few members. */
        week: z.object({ high: z.number(), highCount: z.number(), low: z.number(), lowCount: z.number() }).nullable(),
      }),
    ),
  }),
});

const screenName = z.string().trim().min(1).max(60);
const savedScreen = z.object({
  id: z.string(),
  name: z.string(),
  market: z.enum(marketIds).nullable(),
  rules: z.string(),
  sort: z.string(),
  /** Figures in columns; empty = those of the rules and the usual ones. */
  columns: z.array(z.string()),
  createdAt: z.number(),
});
export type SavedScreen = z.infer<typeof savedScreen>;

export const listScreens = route({
  method: 'get',
  path: '/screens',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'Screens you kept, the latest first',
  response: z.object({ screens: z.array(savedScreen) }),
});

export const saveScreen = route({
  method: 'post',
  path: '/screens',
  permission: 'owner',
  scope: 'write:draft',
  spends: ['storage'],
  summary: 'Keep a screen under a name; one of the same name is replaced',
  body: z.strictObject({
    name: screenName,
    market: z.enum(marketIds).nullable().default(null),
    rules: z.string().min(1).max(1000),
    sort: z.string().max(40).default('-marketCap'),
    columns: z.array(z.string().max(40)).max(12).default([]),
  }),
  response: savedScreen,
});

export const deleteScreen = route({
  method: 'delete',
  path: '/screens/:id',
  permission: 'owner',
  scope: 'write:draft',
  summary: 'Forget a screen',
  params: z.object({ id: z.string().max(40) }),
  response: z.object({ ok: z.literal(true) }),
});
