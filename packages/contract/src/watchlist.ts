import { z } from 'zod';
import { alertKinds } from '@plumbline/model/alert';
import { marketEventKinds } from '@plumbline/model/market-event';
import { ratingLabels } from '@plumbline/model/rating';
import { signalKinds } from '@plumbline/model/signal';
import { verdictLabels } from '@plumbline/model/verdict';
import { instrumentView } from './instrument.ts';
import { localText } from './local-text.ts';
import { route } from './route.ts';

/** More than anybody follows by eye. */
export const mostWatched = 100;
/** More lists than fit on a menu. */
export const mostWatchlists = 20;

/** What a list shows of a finished report: its own conclusion, as of its own day. */
export const reportGist = z.object({
  runId: z.string(),
  asOf: z.string(),
  finishedAt: z.number(),
  simulated: z.boolean(),
  /** Null where the report gives none. */
  rating: z.enum(ratingLabels).nullable(),
  /** Value of one share in the currency of the price; null where the report has none. */
  value: z.number().nullable(),
  currency: z.string().nullable(),
  /** Value over the price of that day, minus one. */
  upside: z.number().nullable(),
});
export type ReportGist = z.infer<typeof reportGist>;

const news = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('report'), at: z.number(), now: reportGist, before: reportGist.nullable() }),
  z.object({
    kind: z.literal('signal'),
    at: z.number(),
    signalId: z.string(),
    strategyName: z.string(),
    signal: z.enum(signalKinds),
    side: z.union([z.literal(1), z.literal(-1)]),
    simulated: z.boolean(),
  }),
  /** A test of a strategy that trades it has ended; `before` is the verdict of the version before, null where there is none. */
  z.object({
    kind: z.literal('verdict'),
    at: z.number(),
    strategyId: z.string(),
    strategyName: z.string(),
    now: z.enum(verdictLabels),
    before: z.enum(verdictLabels).nullable(),
  }),
  /** A condition of the reader's came true: on the price, or one under which the conclusion of a report falls. */
  z.object({
    kind: z.literal('alert'),
    at: z.number(),
    alert: z.enum(alertKinds),
    reportId: z.string().nullable(),
    rule: localText,
    value: localText,
  }),
  /** Dated of the company itself: a filing, results, a split. */
  z.object({
    kind: z.literal('event'),
    at: z.number(),
    event: z.enum(marketEventKinds),
    date: z.string(),
    title: localText,
    url: z.string().optional(),
  }),
]);
export type WatchNews = z.infer<typeof news>;

const watchedView = z.object({
  instrument: instrumentView,
  addedAt: z.number(),
  report: reportGist.nullable(),
  /** The last price that the reader saw on the visit before; null where none was shown, or a split lies between. */
  priceThen: z.number().nullable(),
  /** What happened since the reader last looked, the latest first. */
  news: z.array(news),
});
export type WatchedView = z.infer<typeof watchedView>;

const listId = z.string().regex(/^[\w-]{8,40}$/);
const listName = z.string().trim().min(1).max(60);
/** A list of the reader's own: some of what they watch, under a name. */
const watchlistView = z.object({ id: listId, name: listName, ids: z.array(z.string()) });
export type WatchlistView = z.infer<typeof watchlistView>;

const ok = z.object({ ok: z.literal(true) });

export const readWatchlist = route({
  method: 'get',
  path: '/watchlist',
  permission: 'owner',
  scope: 'read:mine',
  summary:
    'Instruments you watch, in your order, with your latest report on each and what happened since you last looked',
  response: z.object({
    /** When the reader last looked before this visit; null where there was no visit before. */
    since: z.number().nullable(),
    items: z.array(watchedView),
    /** The reader's lists, in the sequence in which they were made. */
    lists: z.array(watchlistView),
  }),
});

export const addWatched = route({
  method: 'post',
  path: '/watchlist',
  permission: 'owner',
  scope: 'write:draft',
  summary: 'Watch instruments, each by a code or a name; what is not known or fits several is said and not added',
  body: z.strictObject({
    symbols: z.array(z.string().trim().min(1).max(80)).min(1).max(mostWatched),
    /** A list that takes them, too. */
    list: listId.optional(),
  }),
  response: z.object({
    added: z.array(instrumentView),
    /** Those that were watched before. */
    known: z.array(instrumentView),
    /** What fits several instruments, with what it may mean. */
    unclear: z.array(z.object({ text: z.string(), candidates: z.array(instrumentView) })),
    unknown: z.array(z.string()),
  }),
});

export const removeWatched = route({
  method: 'delete',
  path: '/watchlist/:id',
  permission: 'owner',
  scope: 'write:draft',
  summary: 'Watch an instrument no longer',
  params: z.object({ id: z.string().max(40) }),
  response: ok,
});

export const orderWatched = route({
  method: 'post',
  path: '/watchlist/order',
  permission: 'owner',
  scope: 'write:draft',
  summary: 'Put watched instruments in an order; those that are not named follow as they were',
  body: z.strictObject({ ids: z.array(z.string().max(40)).min(1).max(mostWatched) }),
  response: ok,
});

export const lookAtWatchlist = route({
  method: 'post',
  path: '/watchlist/look',
  permission: 'owner',
  summary: 'Remember that the list was looked at now, and which prices were seen; looks within half an hour are one',
  body: z.strictObject({
    prices: z
      .record(z.string().max(40), z.number().positive())
      .refine((prices) => Object.keys(prices).length <= mostWatched, 'are too many')
      .default({}),
  }),
  response: ok,
});

export const putWatchlist = route({
  method: 'put',
  path: '/watchlists/:id',
  permission: 'owner',
  scope: 'write:draft',
  spends: ['storage'],
  summary: 'Keep a list of some of what you watch under a name, or change the one of this id',
  params: z.object({ id: listId }),
  body: z.strictObject({ name: listName, ids: z.array(z.string().max(40)).max(mostWatched) }),
  response: ok,
});

export const removeWatchlist = route({
  method: 'delete',
  path: '/watchlists/:id',
  permission: 'owner',
  scope: 'write:draft',
  summary: 'Remove a list; what is on it is watched as before, and removing one that is gone changes nothing',
  params: z.object({ id: listId }),
  response: ok,
});
