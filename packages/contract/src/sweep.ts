import { z } from 'zod';
import { sweepStates } from '@plumbline/model/sweep-state';
import { route } from './route.ts';
import { givenSpec } from './strategy.ts';

/** Cells of one sweep, at most. */
export const mostCells = 100_000;

const key = z.string().min(1).max(60);
const axis = z.strictObject({ key, values: z.array(z.number()).min(1).max(1000).readonly() });

export const sweepView = z.object({
  id: z.string(),
  /** Names what is asked, whatever the prices: the key of the engine for the same order. */
  key: z.string(),
  state: z.enum(sweepStates),
  /** Sentence for people when it failed. */
  error: z.string().nullable(),
  /** Cells found so far, from the first on, and cells in all. */
  done: z.number(),
  total: z.number(),
  /** Rises when the sweep begins anew, because its prices are others than those it began with. */
  round: z.number(),
  /** On adjusted prices with percentage costs, market rules left out. Null until it has begun. */
  isRough: z.boolean().nullable(),
  /** Time the server computed, pauses left out. */
  ms: z.number(),
  updatedAt: z.number(),
});
export type SweepView = z.infer<typeof sweepView>;

const byId = z.object({ id: z.string().max(40) });
const bySweep = byId.extend({ sweep: z.string().max(40) });

export const startSweep = route({
  method: 'post',
  path: '/strategies/:id/sweeps',
  permission: 'owner',
  scope: 'run:backtest',
  spends: ['storage', 'computing'],
  summary: 'Sweep two parameters on the server, or go on with the same sweep; it counts as one disclosed trial',
  params: byId,
  body: z.strictObject({
    spec: givenSpec,
    /** Values of the parameters that are not swept. */
    others: z.record(key, z.number()).default({}),
    axes: z.tuple([axis, axis]).readonly(),
  }),
  response: sweepView,
});

export const listSweeps = route({
  method: 'get',
  path: '/strategies/:id/sweeps',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'Sweeps of a strategy that the server keeps, the latest first',
  params: byId,
  response: z.object({ sweeps: z.array(sweepView) }),
});

export const readSweepCells = route({
  method: 'get',
  path: '/strategies/:id/sweeps/:sweep/cells',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'Sharpe by cell, the second parameter turning fastest, from a cell on as far as it has come',
  params: bySweep,
  query: z.object({ from: z.coerce.number().int().min(0).max(mostCells).default(0) }),
  response: z.object({ round: z.number(), from: z.number(), sharpe: z.array(z.number().nullable()) }),
});

export const stopSweep = route({
  method: 'post',
  path: '/strategies/:id/sweeps/:sweep/stop',
  permission: 'owner',
  scope: 'run:backtest',
  summary: 'End a sweep for now; what was found stays',
  params: bySweep,
  body: z.strictObject({}),
  response: sweepView,
});
