import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { createTaskPool } from '../pool/task-pool.ts';
import { runTask } from '../pool/testing/run-task.ts';
import { inProcessWorker } from '../pool/testing/in-process-worker.ts';
import { compileStrategy } from '../strategy/compile-strategy.ts';
import { runStrategy } from '../strategy/run-strategy.ts';
import { crossSpec } from '../strategy/testing/specs.ts';
import { sweepGrid } from '../sweep/grid.ts';
import { bootstrapPaths } from '../sweep/resample.ts';
import { prepareSweep, runSweep } from '../sweep/run-sweep.ts';
import { backtestTask } from './backtest.ts';
import { bootstrapTask } from './bootstrap.ts';
import { fanTask } from './fan.ts';
import { tasks } from './registry.ts';
import { sweepTask } from './sweep.ts';
import { variantsTask } from './variants.ts';

const bars = randomBars(400, randomFrom(11));
const options = { cash: 10_000 };
const account = {
  assets: [{ id: 'US:SPY', currency: 'USD', bars }],
  benchmark: null,
  cash: 10_000,
  baseCurrency: 'USD',
  periodsPerYear: 252,
  outOfSample: 0.3,
};
const pools = [1, 3].map((size) =>
  createTaskPool(() => inProcessWorker(tasks, { copy: structuredClone, later: setImmediate }), size),
);

describe('tasks', () => {
  it('have names of their own', () => {
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
  });

  it('back-test as the executor does', async () => {
    const spec = crossSpec({ risk: { stopLoss: 0.05 } });
    const input = { ...account, spec };
    const want = runStrategy(compileStrategy(spec), { bars }, options);
    for (const pool of pools) {
      const { hash, backtest } = await pool.run(backtestTask, input);
      expect(backtest.equity).toEqual(want.equity);
      expect(backtest.trades.length).toBeGreaterThan(3);
      expect(hash).toBe(runTask(backtestTask, input).hash);
    }
  });

  it.each([{}, { risk: { stopLoss: 0.05 } }])('sweep in ranges to the same columns: %j', async (changes) => {
    const values = Array.from({ length: 12 }, (_, i) => 2 + i);
    const grid = sweepGrid([
      { key: 'fast', values },
      { key: 'slow', values: values.map((value) => value + 12) },
    ]);
    const spec = crossSpec(changes);
    const want = runSweep(prepareSweep(compileStrategy(spec), { bars }, grid, options, 252));
    for (const pool of pools) {
      expect(await pool.run(sweepTask, { spec, data: { bars }, grid, options, periodsPerYear: 252 })).toEqual(want);
    }
  });

  it('measure variants before the boundary alone, as back-tests of their own would', async () => {
    const input = { ...account, spec: crossSpec() };
    const variants = Array.from({ length: 40 }, (_, i) => ({ fast: 3 + i }));
    for (const pool of pools) {
      const { sharpe, totalReturn } = await pool.run(variantsTask, { input, variants });
      for (const at of [0, 17, 39]) {
        const { metrics, measured } = runTask(backtestTask, { ...input, parameters: variants[at] }).backtest;
        // The slow average is the same in all of them.
        expect(measured.row).toBe(49);
        expect(sharpe[at]).toBe(metrics.inSample['sharpe']);
        expect(totalReturn[at]).toBeCloseTo(metrics.inSample['totalReturn'] ?? Number.NaN, 12);
      }
    }
  });

  it('measure all variants over the bars on which the slowest can act', async () => {
    const input = { ...account, spec: crossSpec() };
    const variants = [{ slow: 30 }, { slow: 120 }];
    const { equity } = runTask(backtestTask, { ...input, parameters: { slow: 30 } }).backtest;
    const until = 280;
    const change = Array.from(equity.subarray(119, until)).flatMap((now, at, all) =>
      at === 0 ? [] : [now / (all[at - 1] ?? Number.NaN) - 1],
    );
    const mean = change.reduce((sum, one) => sum + one, 0) / change.length;
    const spread = change.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (change.length - 1);
    const found = await pools[0].run(variantsTask, { input, variants });
    expect(found.sharpe[0]).toBeCloseTo((mean / Math.sqrt(spread)) * Math.sqrt(252), 10);
    const whole = await pools[0].run(variantsTask, { input: { ...input, measure: 'first-bar' }, variants });
    expect(whole.sharpe[0]).not.toBeCloseTo(found.sharpe[0] ?? 0, 4);
  });

  it('draw the same bootstrap paths', async () => {
    const returns = Float64Array.from({ length: 300 }, (_, i) => Math.sin(i * i) / 50);
    const how = { paths: 700, seed: 4, periodsPerYear: 252, method: 'stationary', blockLength: 15 } as const;
    for (const pool of pools) {
      expect(await pool.run(bootstrapTask, { returns, options: how })).toEqual(bootstrapPaths(returns, how));
    }
  });

  it('spread the futures of an account, the same from every pool', async () => {
    const returns = Float64Array.from({ length: 300 }, (_, i) => 0.0004 + Math.sin(i * i) / 100);
    const input = { returns, horizon: 252, points: 12, paths: 600, blockLength: 10, seed: 7 };
    const alone = runTask(fanTask, input);
    for (const pool of pools) expect(await pool.run(fanTask, input)).toEqual(alone);
    expect(alone.periods).toEqual([0, 21, 42, 63, 84, 105, 126, 147, 168, 189, 210, 231, 252]);
    for (const at of alone.periods.keys()) {
      const column = alone.levels.map((level) => level[at]);
      expect(column).toEqual(column.toSorted((a, b) => a - b));
    }
    // A constant return leaves no choice.
    const steady = runTask(fanTask, { ...input, returns: new Float64Array(50).fill(0.001) });
    expect(steady.levels[0][12]).toBeCloseTo(1.001 ** 252 - 1, 10);
    expect(steady.levels[6][12]).toBeCloseTo(1.001 ** 252 - 1, 10);
  });

  it('refuse with the code and field that the engine gives', async () => {
    const input = { ...account, spec: crossSpec(), cash: -1 };
    await expect(pools[0].run(backtestTask, input)).rejects.toMatchObject({
      code: 'bad-input',
      details: { field: 'cash' },
    });
  });
});
