import { z } from 'zod';
import { strategyStates, testStates } from '@plumbline/model/strategy-state';
import { parseStrategySpec, type StrategySpec } from '@plumbline/model/strategy-spec';
import { PlumblineError } from '@plumbline/model/errors';
import { locales } from '@plumbline/model/locale';
import type { Verdict } from '@plumbline/model/verdict';
import { route } from './route.ts';

/** A strategy is checked by its own reader, so that what is wrong is named by its path on both sides of the wire. */
export const givenSpec = z.unknown().transform((value, context): StrategySpec => {
  try {
    return parseStrategySpec(value);
  } catch (error) {
    if (!(error instanceof PlumblineError)) throw error;
    context.addIssue({ code: 'custom', message: error.message, params: error.details });
    return z.NEVER;
  }
});
const storedSpec = z.custom<StrategySpec>((value) => typeof value === 'object' && value !== null);
const verdict = z.custom<Verdict>((value) => typeof value === 'object' && value !== null);

const values = z.record(z.string(), z.number().nullable());

/** What the server's own computation of a version came to. */
export const testSummary = z.object({
  resultHash: z.string(),
  dataHash: z.string(),
  engineVersion: z.string(),
  simulated: z.boolean(),
  from: z.string(),
  to: z.string(),
  outOfSampleFrom: z.string(),
  trades: z.number(),
  flags: z.array(z.string()),
  metrics: z.object({
    whole: values,
    inSample: values,
    outOfSample: values,
    benchmark: values.nullable(),
    benchmarkOutOfSample: values.nullable(),
  }),
  /** About forty points of the equity over the starting cash, for a small picture. */
  sparkline: z.array(z.number()),
  /** Return of each calendar year over all of the history; absent in what was tested before they were kept. */
  years: z.array(z.object({ year: z.number(), growth: z.number() })).optional(),
  /** Instruments of the universe that have no prices, with the reason. */
  missing: z.array(z.object({ instrumentId: z.string(), reason: z.string() })),
});
export type TestSummary = z.infer<typeof testSummary>;

export const versionView = z.object({
  version: z.number(),
  spec: storedSpec,
  specHash: z.string(),
  note: z.string(),
  createdAt: z.number(),
  test: z.object({
    state: z.enum(testStates),
    /** Sentence for people when the computation failed. */
    error: z.string().nullable(),
    summary: testSummary.nullable(),
    verdict: verdict.nullable(),
    /** Whether the browser that saved it had computed the same; null when it did not say. */
    agrees: z.boolean().nullable(),
    testedAt: z.number().nullable(),
  }),
});
export type VersionView = z.infer<typeof versionView>;

export const strategyView = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(strategyStates),
  /** Template it came from. */
  template: z.string().nullable(),
  /** Whose work it was cloned from. */
  attribution: z.string().nullable(),
  /** Variants tried in this idea's lineage, clones included; it only rises. */
  trials: z.number(),
  createdAt: z.number(),
  updatedAt: z.number(),
  current: versionView,
});
export type StrategyView = z.infer<typeof strategyView>;

const byId = z.object({ id: z.string().max(40) });
const note = z.string().max(400).default('');
const clientHash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .optional();

/** Columns travel as numbers; null is a bar on which nothing was known. */
const column = z.array(z.number().nullable());

export const readUniverse = route({
  method: 'post',
  path: '/universe',
  permission: 'public',
  summary: 'What a strategy reads beside bars: the side all prices come from, sectors, data columns and exchange rates',
  body: z.strictObject({ spec: givenSpec }),
  response: z.object({
    realm: z.enum(['live', 'simulated']),
    references: z.array(z.string()),
    assets: z.array(
      z.object({
        id: z.string(),
        sector: z.string().nullable(),
        /** Of the bars the columns belong to, so that nobody lays them beside others. */
        rows: z.number(),
        lastTime: z.number(),
        series: z.record(z.string(), column),
        /** Rows of columns whose number was known later than on the row's own day, with the instant; a column that is not named was not tested. */
        knownLate: z.record(z.string(), z.array(z.tuple([z.number(), z.number()]))),
      }),
    ),
    rates: z.record(z.string(), z.object({ time: z.array(z.number()), rate: z.array(z.number()) })),
    missing: z.array(z.object({ instrumentId: z.string(), reason: z.string() })),
  }),
});

export const listStrategies = route({
  method: 'get',
  path: '/strategies',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'All strategies of this owner, the latest changed first',
  response: z.object({ strategies: z.array(strategyView) }),
});

export const createStrategy = route({
  method: 'post',
  path: '/strategies',
  permission: 'owner',
  scope: 'write:draft',
  spends: ['storage', 'computing'],
  summary: 'Keep a strategy as version 1 and compute its back-test and verdict',
  body: z.strictObject({ spec: givenSpec, template: z.string().max(60).optional(), note }),
  response: strategyView,
});

export const readStrategy = route({
  method: 'get',
  path: '/strategies/:id',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'One strategy with all its versions, the latest first',
  params: byId,
  response: z.object({ strategy: strategyView, versions: z.array(versionView) }),
});

export const saveVersion = route({
  method: 'post',
  path: '/strategies/:id/versions',
  permission: 'owner',
  scope: 'write:draft',
  spends: ['storage', 'computing'],
  summary: 'Keep an edited strategy as its next version; an unchanged one keeps its version',
  params: byId,
  body: z.strictObject({ spec: givenSpec, note, resultHash: clientHash }),
  response: strategyView,
});

export const changeStrategy = route({
  method: 'patch',
  path: '/strategies/:id',
  permission: 'owner',
  scope: 'write:draft',
  summary: 'Rename, archive or bring back a strategy',
  params: byId,
  body: z.strictObject({ name: z.string().min(1).max(120).optional(), archived: z.boolean().optional() }),
  response: strategyView,
});

export const deleteStrategy = route({
  method: 'delete',
  path: '/strategies/:id',
  permission: 'owner',
  summary: 'Remove a strategy; restorable for a short while. Its lineage and its trials stay counted',
  params: byId,
  response: z.object({ ok: z.literal(true) }),
});

export const restoreStrategy = route({
  method: 'post',
  path: '/strategies/:id/restore',
  permission: 'owner',
  summary: 'Undo a removal',
  params: byId,
  body: z.strictObject({}),
  response: strategyView,
});

export const recordTrials = route({
  method: 'post',
  path: '/strategies/:id/trials',
  permission: 'owner',
  scope: 'run:backtest',
  summary: 'Count settings that were looked at; settings counted before count once',
  params: byId,
  body: z.strictObject({
    /** One per setting evaluated on its own. */
    settings: z.array(z.string().regex(/^[0-9a-f]{64}$/)).max(5000),
    /** Sensitivity lines and sweeps: each counts once, with its size disclosed. */
    sweeps: z
      .array(z.strictObject({ key: z.string().regex(/^[0-9a-f]{64}$/), size: z.number().int().min(1).max(1_000_000) }))
      .max(100)
      .default([]),
  }),
  response: z.object({ trials: z.number() }),
});

export const cloneStrategy = route({
  method: 'post',
  path: '/strategies/:id/clone',
  permission: 'owner',
  scope: 'write:draft',
  spends: ['storage', 'computing'],
  summary: 'A copy with the lineage and the trials of the original',
  params: byId,
  body: z.strictObject({ name: z.string().min(1).max(120) }),
  response: strategyView,
});

export const exportStrategy = route({
  method: 'get',
  path: '/strategies/:id/export',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'The current version with its back-test and verdict as a page that checks itself without a network',
  params: byId,
  query: z.object({ locale: z.enum(locales).default('en') }),
  produces: 'text/html',
});

export const followStrategy = route({
  method: 'get',
  path: '/strategies/:id/events',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'Progress of the computation of its versions as a server-sent stream, replayed from Last-Event-ID',
  params: byId,
  produces: 'text/event-stream',
});

const shareView = z.object({
  token: z.string(),
  withLogic: z.boolean(),
  createdAt: z.number(),
  expiresAt: z.number().nullable(),
});
export type ShareView = z.infer<typeof shareView>;

export const shareStrategy = route({
  method: 'post',
  path: '/strategies/:id/shares',
  permission: 'owner',
  summary: 'A read-only link to the current version, with or without its logic',
  params: byId,
  body: z.strictObject({ withLogic: z.boolean(), days: z.number().int().min(1).max(365).nullable() }),
  response: shareView,
});

export const listShares = route({
  method: 'get',
  path: '/strategies/:id/shares',
  permission: 'owner',
  summary: 'Links that are open',
  params: byId,
  response: z.object({ shares: z.array(shareView) }),
});

export const revokeShare = route({
  method: 'delete',
  path: '/strategies/:id/shares/:token',
  permission: 'owner',
  summary: 'Close a link',
  params: z.object({ id: z.string().max(40), token: z.string().max(64) }),
  response: z.object({ ok: z.literal(true) }),
});

export const readShared = route({
  method: 'get',
  path: '/shared/strategies/:token',
  permission: 'public',
  summary: 'A strategy that somebody shares, as it was when the link was made; a closed link says so',
  params: z.object({ token: z.string().max(64) }),
  response: z.object({
    name: z.string(),
    attribution: z.string().nullable(),
    trials: z.number(),
    /** The logic is withheld unless its owner shares it. */
    version: versionView.omit({ spec: true }).extend({ spec: storedSpec.nullable() }),
  }),
});

export const cloneShared = route({
  method: 'post',
  path: '/shared/strategies/:token/clone',
  permission: 'owner',
  scope: 'write:draft',
  spends: ['storage', 'computing'],
  summary: 'A copy of one’s own of a strategy shared with its logic; attribution and trials come along',
  params: z.object({ token: z.string().max(64) }),
  body: z.strictObject({}),
  response: strategyView,
});
