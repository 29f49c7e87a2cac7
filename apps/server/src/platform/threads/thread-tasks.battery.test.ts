import { afterAll, describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '@plumbline/quant/engine/backtest/testing/random-bars';
import type { Task } from '@plumbline/quant/engine/pool/task';
import { runTask } from '@plumbline/quant/engine/pool/testing/run-task';
import { crossSpec } from '@plumbline/quant/engine/strategy/testing/specs';
import { sweepGrid } from '@plumbline/quant/engine/sweep/grid';
import { backtestTask } from '@plumbline/quant/engine/tasks/backtest';
import { bootstrapTask } from '@plumbline/quant/engine/tasks/bootstrap';
import { sweepTask } from '@plumbline/quant/engine/tasks/sweep';
import { threadPool } from './thread-pool.ts';
import { threadTasks } from './thread-tasks.ts';

const sizes = [1, 3];
const threads = sizes.map((size) => threadPool({ seed: 4620, clock: null }, size));
const pools = threads.map(threadTasks);
afterAll(async () => {
  for (const pool of pools) pool.close();
  await Promise.all(threads.map((pool) => pool.close()));
});

const bars = randomBars(1000, randomFrom(21));
const options = { cash: 100_000 };
const grid = sweepGrid([
  { key: 'fast', values: Array.from({ length: 40 }, (_, i) => 2 + i) },
  { key: 'slow', values: Array.from({ length: 15 }, (_, i) => 50 + 4 * i) },
]);
const sweep = { spec: crossSpec(), data: { bars }, grid, options, periodsPerYear: 252 };
const returns = Float64Array.from({ length: 999 }, (_, i) => bars.close[i + 1] / bars.close[i] - 1);

async function expectSameEverywhere<I, S, P, O>(task: Task<I, S, P, O>, input: I): Promise<void> {
  const alone = runTask(task, input);
  for (const pool of pools) expect(await pool.run(task, input)).toEqual(alone);
}

// Threads load all that the server needs: a busy machine takes its time.
describe('tasks on threads', () => {
  it('back-test with and without orders to the bit, whatever the number of threads', async () => {
    for (const risk of [{}, { stopLoss: 0.04, target: 0.1 }]) {
      const input = {
        spec: crossSpec({ risk }),
        assets: [{ id: 'US:SPY', currency: 'USD', bars }],
        benchmark: null,
        ...options,
        baseCurrency: 'USD',
        periodsPerYear: 252,
        outOfSample: 0.3,
      };
      await expectSameEverywhere(backtestTask, input);
    }
  });

  it('sweep to the bit', () => expectSameEverywhere(sweepTask, sweep));

  it('draw bootstrap paths to the bit', () =>
    expectSameEverywhere(bootstrapTask, {
      returns,
      options: { paths: 3000, seed: 9, periodsPerYear: 252, method: 'stationary', blockLength: 20 },
    }));

  it('stop at once when told to, report progress on the way, and go on with the next', async () => {
    const [, pool] = pools;
    const stop = new AbortController();
    const spec = crossSpec({ risk: { stopLoss: 0.04 } });
    let reached = 0;
    const onProgress = (done: number): void => {
      reached = done;
      if (done > 50) stop.abort();
    };
    const work = pool.run(sweepTask, { ...sweep, spec }, { onProgress, signal: stop.signal });
    await expect(work).rejects.toMatchObject({ code: 'cancelled' });
    expect(reached).toBeLessThan(grid.count);
    const first = pool.run(sweepTask, sweep, { latest: 'slider' });
    const second = pool.run(sweepTask, sweep, { latest: 'slider' });
    await expect(first).rejects.toMatchObject({ code: 'cancelled' });
    expect(await second).toEqual(runTask(sweepTask, sweep));
  });

  it('fail with the code and the field of the engine', async () => {
    const broken = {
      ...sweep,
      data: { bars: { ...bars, close: bars.close.map((price, i) => (i === 7 ? -1 : price)) } },
    };
    await expect(pools[1].run(sweepTask, broken)).rejects.toMatchObject({
      name: 'PlumblineError',
      code: 'bad-input',
      details: { field: 'close', row: 7 },
    });
  });

  it('fail what a dying thread had in hand, and start another for the next', async () => {
    const [pool] = pools;
    const spec = crossSpec({ risk: { stopLoss: 0.04 } });
    const lost = pool.run(sweepTask, { ...sweep, spec });
    lost.catch(() => undefined);
    await threads[0].close();
    await expect(lost).rejects.toMatchObject({ code: 'internal' });
    expect(await pool.run(sweepTask, sweep)).toEqual(runTask(sweepTask, sweep));
  });
});
