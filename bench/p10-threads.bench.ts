import { availableParallelism } from 'node:os';
import { sweepTask } from '@plumbline/quant/tasks/sweep';
import { sweepGrid } from '@plumbline/quant/sweep/grid';
import { runTask } from '@plumbline/quant/pool/task';
import { threadPool } from '../apps/server/src/work/thread-pool.ts';
import { threadTasks } from '../apps/server/src/work/thread-tasks.ts';
import { median, print } from './lib/measure.ts';
import { decade } from './lib/series.ts';
import { ordering } from './lib/strategies.ts';

const [spec] = ordering;
if (spec === undefined) throw new Error('no strategy');
const grid = sweepGrid([
  { key: 'fast', values: Array.from({ length: 50 }, (_, i) => 2 + i) },
  { key: 'slow', values: Array.from({ length: 200 }, (_, i) => 60 + i) },
]);
const input = { spec, data: { bars: decade() }, grid, options: { cash: 100_000 }, periodsPerYear: 252 };
const alone = runTask(sweepTask, input).sharpe;

/** Median milliseconds of a sweep with orders on so many threads, after warming each up; the bits must not change. */
async function msOn(size: number): Promise<number> {
  const threads = threadPool({ seed: 1, clock: null }, size);
  const pool = threadTasks(threads);
  await pool.warmUp();
  const times: number[] = [];
  // A thread among others does a part of each run only: it takes more runs until its code is optimised.
  for (let round = -6 * size; round < 15; round += 1) {
    const startedAt = performance.now();
    const { sharpe } = await pool.run(sweepTask, input);
    if (round >= 0) times.push(performance.now() - startedAt);
    if (!sharpe.every((value, row) => Object.is(value, alone[row]))) throw new Error(`${size} threads: other numbers`);
  }
  pool.close();
  await threads.close();
  return median(times);
}

const cores = Math.min(4, availableParallelism());
const one = await msOn(1);
const all = await msOn(cores);
print([
  { id: 'P10 10,000 runs with orders on one thread', value: one, unit: 'ms' },
  // 0.85 of the ideal, upside down, since budgets are upper bounds.
  {
    id: `P10 threads needed for the work of one, ${cores} of them`,
    value: (all * cores) / one,
    unit: '×',
    budget: 1 / 0.85,
  },
]);
