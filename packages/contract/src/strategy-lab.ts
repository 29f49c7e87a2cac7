import { z } from 'zod';
import { labStops, type LabBudget, type StrategyLab } from '@plumbline/model/strategy-lab';
import { verdictLabels } from '@plumbline/model/verdict';
import { localText } from './local-text.ts';
import { answerers } from './models.ts';
import { runStates } from './report.ts';
import { route } from './route.ts';
import { givenSpec } from './strategy.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
/** What a run has come to is checked by its own writer; the wire carries it as stored. */
const labBody = z.custom<StrategyLab>(isObject);
const labLimit = z.custom<LabBudget['limit']>(isObject);

export const labRunView = z.object({
  id: z.string(),
  name: z.string(),
  /** `cancelled`: the reader stopped it; what was tried is kept and stays counted. */
  state: z.enum(runStates),
  createdAt: z.number(),
  /** When its job last took it up; null while it is queued. */
  startedAt: z.number().nullable(),
  finishedAt: z.number().nullable(),
  /** Variants tried so far, each a trial. */
  tries: z.number(),
  /** Of the best try against all that was tried since; null before the first result. */
  verdict: z.object({ label: z.enum(verdictLabels), trials: z.number() }).nullable(),
  stop: z.enum(labStops).nullable(),
  /** The strategy its best try was kept as; null until then. */
  strategyId: z.string().nullable(),
  /** Sentence for people when the run failed. */
  error: z.object({ code: z.string(), message: z.string(), action: z.string() }).nullable(),
});
export type LabRunView = z.infer<typeof labRunView>;

const params = z.object({ id: z.string().max(40) });
const words = z.string().trim().min(1).max(1000);

export const readLabOffer = route({
  method: 'get',
  path: '/lab/offer',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'Who would propose revisions in the strategy lab, and where a run is stopped',
  response: z.object({
    /** Null: none is set up; the rules propose the revisions then. */
    model: z.object({ provider: z.string(), model: z.string() }).nullable(),
    answerers: z.array(z.object({ by: z.enum(answerers), model: z.string().nullable() })),
    limit: labLimit,
    /** Why there is no model, in plain words; null where there is one. */
    lack: localText.nullable(),
  }),
});

export const startLab = route({
  method: 'post',
  path: '/lab/runs',
  permission: 'owner',
  scope: 'run:backtest',
  spends: ['storage', 'computing'],
  summary:
    'Work on an idea in the strategy lab; answers at once with the run. Every variant it tests counts as a trial',
  idempotent: true,
  body: z.strictObject({
    /** The rules as the reader agreed to them. */
    spec: givenSpec,
    /** The idea behind them in the reader’s words. */
    idea: z.string().trim().max(2000).default(''),
    /** Who proposes revisions; whoever answers in the chat when left out. `built-in`: the rules, without a model. */
    by: z.enum(answerers).optional(),
    /** Tokens at which the run is stopped; the usual limit when left out. */
    tokens: z.number().int().min(5_000).max(2_000_000).optional(),
  }),
  response: labRunView,
});

export const listLabs = route({
  method: 'get',
  path: '/lab/runs',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'Runs of the strategy lab, newest first',
  query: z.object({
    before: z.coerce.number().optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  response: z.object({ runs: z.array(labRunView), next: z.number().nullable() }),
});

export const readLab = route({
  method: 'get',
  path: '/lab/runs/:id',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'One run of the strategy lab and all it has come to; null until its job takes it up',
  params,
  response: z.object({
    run: labRunView,
    lab: labBody.nullable(),
    /** What the reader said that no step has heard yet. */
    waiting: z.array(z.string()),
  }),
});

export const followLab = route({
  method: 'get',
  path: '/lab/runs/:id/events',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'A server-sent stream with one event for every change of a run, to read it anew; ends with an `end` event',
  params,
  produces: 'text/event-stream',
});

export const stopLab = route({
  method: 'post',
  path: '/lab/runs/:id/stop',
  permission: 'owner',
  scope: 'run:backtest',
  audit: 'job-cancelled',
  summary: 'Stop a run of the strategy lab; what was tried is kept and stays counted',
  params,
  body: z.strictObject({}),
  response: labRunView,
});

export const tellLab = route({
  method: 'post',
  path: '/lab/runs/:id/words',
  permission: 'owner',
  scope: 'run:backtest',
  spends: ['computing'],
  summary: 'Say what a run is to try next; one that has ended goes on, unless its sealed span is opened',
  params,
  body: z.strictObject({ words }),
  response: labRunView,
});

export const openLab = route({
  method: 'post',
  path: '/lab/runs/:id/open',
  permission: 'owner',
  scope: 'write:draft',
  spends: ['storage', 'computing'],
  summary: 'Keep a try as a strategy, tested over all of its history: this opens the sealed span and ends the run',
  params,
  body: z.strictObject({
    /** Number of the try; the best one when left out. */
    number: z.number().int().min(1).optional(),
  }),
  response: labRunView,
});
