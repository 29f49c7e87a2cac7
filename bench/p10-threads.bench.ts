import { availableParallelism } from 'node:os';
import { sweepTask } from '@plumbline/quant/engine/tasks/sweep';
import { sweepGrid } from '@plumbline/quant/engine/sweep/grid';
import { runTask } from '@plumbline/quant/engine/pool/testing/run-task';
import { threadPool } from '../apps/server/src/platform/threads/thread-pool.ts';
import { threadTasks } from '../apps/server/src/platform/threads/thread-tasks.ts';
import { compareInTurns, print, timesOf } from './lib/measure.ts';
import { decade } from './lib/series.ts';
import { ordering } from './lib/strategies.ts';

const [spec] = ordering;
if (spec === undefined) throw new Error('no strategy');
const grid = sweepGrid([
  { key: 'fast', values: Array.from({ length: 50 }, (_, i) => 2 + i) },
  { key: 'slow', values: Array.from({ length: 200 }, (_, i) => 60 + i) },
]);
/** The threads are sent the bars once, as they are in the product. */
const shared = { data: { bars: decade() } };
const input = { spec, ...shared, grid, options: { cash: 100_000 }, periodsPerYear: 252 };
const alone = runTask(sweepTask, input).sharpe;

interface Threads {
  /** Over bars that each thread was sent before. */
  readonly known: ReturnType<typeof timesOf>;
  /** Over bars that come with each sweep, so that every thread computes its averages again. */
  readonly anew: ReturnType<typeof timesOf>;
  readonly close: () => Promise<void>;
}

/** Sweeps with orders on so many threads, warmed up; the bits must not change. */
async function threadsOf(size: number): Promise<Threads> {
  const threads = threadPool({ seed: 1, clock: null }, size);
  const pool = threadTasks(threads);
  await pool.warmUp();
  const sweeps = (options: { readonly shared?: typeof shared }): ReturnType<typeof timesOf> =>
    timesOf(async () => {
      const { sharpe } = await pool.run(sweepTask, input, options);
      if (!sharpe.every((value, row) => Object.is(value, alone[row])))
        throw new Error(`${size} threads: other numbers`);
    });
  const known = sweeps({ shared });
  // A thread among others does a part of each run only: it takes more runs until its code is optimised.
  await known(6 * size);
  return {
    known,
    anew: sweeps({}),
    close: async () => {
      pool.close();
      await threads.close();
    },
  };
}

const cores = Math.min(4, availableParallelism());
const one = await threadsOf(1);
const all = await threadsOf(cores);
const known = await compareInTurns(one.known, all.known);
const anew = await compareInTurns(one.anew, all.anew);
await one.close();
await all.close();
// Upside down, since budgets are upper bounds: 1 / 0.85 of the ideal. It is asked of idle cores: of the quietest turns.
const budget = 1 / 0.85;
print([
  { id: 'P10 10,000 runs with orders on one thread', value: known.first, unit: 'ms' },
  { id: `P10 threads needed for the work of one, ${cores} of them`, value: known.quietest * cores, unit: '×', budget },
  { id: 'P10 10,000 runs with orders on one thread, bars sent anew', value: anew.first, unit: 'ms' },
  { id: `P10 threads needed, ${cores} of them, bars sent anew`, value: anew.quietest * cores, unit: '×', budget },
]);
