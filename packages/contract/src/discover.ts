import { z } from 'zod';
import { marketIds } from '@plumbline/model/instrument';
import { marketEventKinds } from '@plumbline/model/market-event';
import type { Verdict } from '@plumbline/model/verdict';
import { instrumentView } from './instrument.ts';
import { route } from './route.ts';
import { testSummary } from './strategy.ts';

const localText = z.object({ en: z.string(), 'zh-CN': z.string(), 'zh-HK': z.string() });

/** One figure of one instrument; null is unknown, with its reason where there is one. */
const screenFigure = z.object({
  value: z.number().nullable(),
  asOf: z.string(),
  quality: z.array(z.string()),
  currency: z.string().optional(),
  why: localText.optional(),
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

const verdict = z.custom<Verdict>((value) => typeof value === 'object' && value !== null);

const galleryCard = z.object({
  template: z.string(),
  market: z.enum(marketIds),
  summary: testSummary,
  verdict,
  testedAt: z.number(),
});
export type GalleryCard = z.infer<typeof galleryCard>;

export const readGallery = route({
  method: 'get',
  path: '/gallery',
  permission: 'public',
  summary: 'The built-in strategies with their back-tests and verdicts, the best supported first',
  response: z.object({
    /** Strategies and markets there are in all; fewer cards while they are being tested. */
    known: z.number(),
    /** Those that could not be tested, with the reason. */
    failed: z.array(z.object({ template: z.string(), market: z.enum(marketIds), reason: z.string() })),
    cards: z.array(galleryCard),
  }),
});

const calendarEvent = z.object({
  instrument: instrumentView,
  kind: z.enum(marketEventKinds),
  date: z.string(),
  title: z.string(),
  url: z.string().optional(),
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
  query: z.object({ from: date, to: date, market: z.enum(marketIds).optional() }),
  response: z.object({
    simulated: z.boolean(),
    measured: z.number(),
    known: z.number(),
    events: z.array(calendarEvent),
    /** Weekdays on which an exchange stays closed, and days on which it closes early. */
    holidays: z.array(z.object({ market: z.enum(marketIds), date: z.string(), isHalfDay: z.boolean() })),
    /** The zone in which the dates of a market are meant. */
    zones: z.array(z.object({ market: z.enum(marketIds), zone: z.string() })),
  }),
});
