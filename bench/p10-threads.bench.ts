import { availableParallelism } from 'node:os';
import { sweepTask } from '@plumbline/quant/tasks/sweep';
import { sweepGrid } from '@plumbline/quant/sweep/grid';
import { runTask } from '@plumbline/quant/pool/task';
import { threadPool } from '../apps/server/src/work/thread-pool.ts';
import { threadTasks } from '../apps/server/src/work/thread-tasks.ts';
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
  readonly sweeps: ReturnType<typeof timesOf>;
  readonly close: () => Promise<void>;
}

/** Sweeps with orders on so many threads, warmed up; the bits must not change. */
async function threadsOf(size: number): Promise<Threads> {
  const threads = threadPool({ seed: 1, clock: null }, size);
  const pool = threadTasks(threads);
  await pool.warmUp();
  const sweeps = timesOf(async () => {
    const { sharpe } = await pool.run(sweepTask, input, { shared });
    if (!sharpe.every((value, row) => Object.is(value, alone[row]))) throw new Error(`${size} threads: other numbers`);
  });
  // A thread among others does a part of each run only: it takes more runs until its code is optimised.
  await sweeps(6 * size);
  return {
    sweeps,
    close: async () => {
      pool.close();
      await threads.close();
    },
  };
}

const cores = Math.min(4, availableParallelism());
const one = await threadsOf(1);
const all = await threadsOf(cores);
const { first, quietest } = await compareInTurns(one.sweeps, all.sweeps);
await one.close();
await all.close();
print([
  { id: 'P10 10,000 runs with orders on one thread', value: first, unit: 'ms' },
  // 0.85 of the ideal, upside down, since budgets are upper bounds. It is asked of idle cores: of the quietest turns.
  {
    id: `P10 threads needed for the work of one, ${cores} of them`,
    value: quietest * cores,
    unit: '×',
    budget: 1 / 0.85,
  },
]);
