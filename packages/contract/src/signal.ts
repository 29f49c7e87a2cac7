import { z } from 'zod';
import { fillReasons } from '@plumbline/model/order';
import { signalKinds, signalStatuses, withheldReasons } from '@plumbline/model/signal';
import { route } from './route.ts';

const outcome = z.object({
  /** After costs, over the entry value. */
  returnPct: z.number(),
  exitTime: z.number(),
  exitPrice: z.number(),
  bars: z.number(),
});

/** A signal as it was frozen, and what became of it. */
export const signalView = z.object({
  id: z.string(),
  /** Place in the owner's ledger. */
  seq: z.number(),
  strategyId: z.string(),
  strategyName: z.string(),
  version: z.number(),
  instrumentId: z.string(),
  kind: z.enum(signalKinds),
  side: z.union([z.literal(1), z.literal(-1)]),
  quantity: z.number(),
  share: z.number(),
  refPrice: z.number(),
  currency: z.string(),
  /** Digits after the point with which its close, stop and target are printed wherever it is shown. */
  priceDecimals: z.number(),
  stop: z.number().nullable(),
  target: z.number().nullable(),
  reason: z.enum(fillReasons),
  barTime: z.number(),
  filledAt: z.number().nullable(),
  frozenAt: z.number(),
  simulated: z.boolean(),
  /** Stated chance that an entry ends with a gain, 0..1: that of the back-test's part that nothing was chosen on. */
  chance: z.number().nullable(),
  /** Brings an account that missed sessions to where the strategy stands by now. */
  catchUp: z.boolean(),
  hash: z.string(),
  status: z.enum(signalStatuses),
  outcome: outcome.nullable(),
  /** Appended later; what was frozen never changes. */
  corrections: z.array(
    z.object({
      seq: z.number(),
      at: z.number(),
      text: z.string(),
      /** The close as it was and as it is, where a bar was restated; null for a remark. */
      was: z.number().nullable(),
      now: z.number().nullable(),
    }),
  ),
  readAt: z.number().nullable(),
});
export type SignalView = z.infer<typeof signalView>;

/** Silence with its reason: uncounted, but kept. */
export const withheldView = z.object({
  seq: z.number(),
  strategyId: z.string(),
  strategyName: z.string(),
  instrumentId: z.string().nullable(),
  reason: z.enum(withheldReasons),
  detail: z.string(),
  barTime: z.number().nullable(),
  at: z.number(),
});
export type WithheldView = z.infer<typeof withheldView>;

const ratio = z.object({
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  n: z.number(),
});

/**
 * What disagrees in a record. entry-…: a line of the ledger does not give its fingerprint (changed), is gone (missing) or lies
 * behind the anchored end (added). chain-broken: a line does not follow from the one before. head-differs: the ledger ends
 * otherwise than it was anchored. anchor-missing: nothing says where it must end. row-…: a stored signal says something else
 * than its line, is gone, or has no line. copied-broken: it was copied from a ledger that was not as it was written.
 */
export const recordFaultKinds = [
  'entry-changed',
  'chain-broken',
  'entry-missing',
  'entry-added',
  'head-differs',
  'anchor-missing',
  'row-changed',
  'row-missing',
  'row-added',
  'copied-broken',
] as const;
/** What of a stored signal can differ from its line. content: anything else that was frozen. */
export const recordFields = [
  'id',
  'key',
  'strategy',
  'instrument',
  'market',
  'side',
  'kind',
  'status',
  'bar',
  'frozenAt',
  'content',
  'outcome',
] as const;
const recordFault = z.object({
  what: z.enum(recordFaultKinds),
  /** The first and the last entry of the ledger that it concerns. */
  seq: z.number(),
  last: z.number(),
  /** What of a stored signal differs. */
  fields: z.array(z.enum(recordFields)),
});
export type RecordFault = z.infer<typeof recordFault>;

/** The live record since activation: losers included, each figure with its count and 95 % interval. */
export const trackRecordView = z.object({
  since: z.number().nullable(),
  signals: z.number(),
  open: z.number(),
  withheld: z.number(),
  hitRate: ratio,
  meanReturn: ratio,
  /** Whether the stated chances can be believed. */
  calibration: z.object({
    n: z.number(),
    brier: z.number().nullable(),
    guessing: z.number(),
    bins: z.array(ratio.extend({ stated: z.number() })),
  }),
  /** What the back-test made the reader expect, out of sample, per trade. */
  expected: z.object({ hitRate: z.number().nullable(), meanReturn: z.number().nullable() }),
  ledger: z.object({
    entries: z.number(),
    head: z.string().nullable(),
    verified: z.boolean(),
    firstBad: z.number().nullable(),
    /** The first of what disagrees, by entry, and how much there is of it. */
    faults: z.array(recordFault),
    faultCount: z.number(),
  }),
});
export type TrackRecordView = z.infer<typeof trackRecordView>;

const filter = z.object({
  strategyId: z.string().max(40).optional(),
  market: z.enum(['us', 'cn', 'hk', 'crypto']).optional(),
  side: z.enum(['buy', 'sell']).optional(),
  status: z.enum(['new', ...signalStatuses]).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  before: z.coerce.number().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

export const activationStates = ['active', 'paused', 'ended'] as const;
export const activationView = z.object({
  strategyId: z.string(),
  version: z.number(),
  state: z.enum(activationStates),
  activatedAt: z.number(),
  /** The verdict that stood above it when it was switched on. */
  verdict: z.string(),
  acknowledged: z.boolean(),
  channels: z.array(z.string()),
  nextEvaluationAt: z.number().nullable(),
});
export type ActivationView = z.infer<typeof activationView>;

const byStrategy = z.object({ id: z.string().max(40) });

export const activateStrategy = route({
  method: 'post',
  path: '/strategies/:id/activation',
  permission: 'owner',
  scope: 'write:paper',
  summary: 'Switch the current version on. A verdict of Fragile or Likely luck must be acknowledged',
  params: byStrategy,
  body: z.strictObject({ acknowledged: z.boolean(), channels: z.array(z.string().max(40)).max(20).default([]) }),
  response: activationView,
});

export const changeActivation = route({
  method: 'patch',
  path: '/strategies/:id/activation',
  permission: 'owner',
  scope: 'write:paper',
  summary: 'Pause, resume or end the signals of a strategy, or choose the media they go out by',
  params: byStrategy,
  body: z.strictObject({
    state: z.enum(activationStates),
    channels: z.array(z.string().max(40)).max(20).optional(),
  }),
  response: activationView,
});

export const readActivation = route({
  method: 'get',
  path: '/strategies/:id/activation',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'Whether a strategy sends signals',
  params: byStrategy,
  response: z.object({ activation: activationView.nullable() }),
});

export const listSignals = route({
  method: 'get',
  path: '/signals',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'Signals, the latest first, with what was withheld in the same span',
  query: filter,
  response: z.object({
    signals: z.array(signalView),
    withheld: z.array(withheldView),
    next: z.number().nullable(),
    unread: z.number(),
  }),
});

export const exportSignals = route({
  method: 'get',
  path: '/signals/export',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'The signals of a filter as CSV',
  query: filter.omit({ before: true, limit: true }),
  produces: 'text/csv',
});

export const exportLedger = route({
  method: 'get',
  path: '/signals/ledger',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'The whole ledger as JSON lines, for verification anywhere',
  produces: 'application/x-ndjson',
});

export const correctSignal = route({
  method: 'post',
  path: '/signals/:id/corrections',
  permission: 'owner',
  scope: 'write:paper',
  summary: 'Append a remark to a signal. What was frozen stays as it is',
  params: z.object({ id: z.string().max(40) }),
  body: z.strictObject({ text: z.string().trim().min(1).max(500) }),
  response: z.object({ seq: z.number() }),
});

export const markRead = route({
  method: 'post',
  path: '/signals/read',
  permission: 'owner',
  scope: 'write:paper',
  summary: 'Mark signals as read',
  body: z.strictObject({ ids: z.array(z.string().max(40)).max(500) }),
  response: z.object({ unread: z.number() }),
});

export const readTrackRecord = route({
  method: 'get',
  path: '/signals/record',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'The record since activation, of one strategy or of all',
  query: z.object({ strategyId: z.string().max(40).optional() }),
  response: trackRecordView,
});

export const followSignals = route({
  method: 'get',
  path: '/signals/events',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'New signals and outcomes as a server-sent stream, replayed from Last-Event-ID',
  produces: 'text/event-stream',
});
