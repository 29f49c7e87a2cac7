import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import type { TaskPool } from '../pool/task-pool.ts';
import { runTask } from '../pool/testing/run-task.ts';
import { crossSpec } from '../strategy/testing/specs.ts';
import type { BacktestInput } from '../strategy/strategy-backtest.ts';
import { isRoughSweep, runWideSweep } from './wide-sweep.ts';
import { cellCount, wideSweepKey, type WideSweepRequest } from './wide-sweep-request.ts';

/** Runs tasks right here and hands their parts out last first. */
const here: Pick<TaskPool, 'run'> = {
  run: async (task, input, { onPart } = {}) => {
    const state = task.prepare(input);
    const plan = task.plan(input);
    for (const at of [...plan.keys()].toReversed())
      onPart?.(
        task.run(state, plan[at], () => undefined),
        at,
      );
    return runTask(task, input);
  },
};

const order: WideSweepRequest = {
  spec: crossSpec(),
  others: {},
  axes: [
    { key: 'fast', values: [2, 3, 5, 8, 13, 21] },
    { key: 'slow', values: [20, 30, 40, 50, 60, 70, 80] },
  ],
};
const assets = ['US:AAA', 'US:BBB'].map((id, at) => {
  const bars = randomBars(300, randomFrom(7 + at));
  return { id, currency: 'USD', bars };
});
const inputOf = (count: number): BacktestInput => ({
  spec: order.spec,
  assets: assets.slice(0, count),
  benchmark: null,
  cash: 100_000,
  baseCurrency: 'USD',
  periodsPerYear: 252,
  outOfSample: 0.3,
});
const all = Array.from({ length: cellCount(order.axes) }, (_, cell) => cell);

describe('a wide sweep', () => {
  it.each([1, 2])('of %i instruments is the same bit for bit in one piece and in several', async (count) => {
    const input = inputOf(count);
    const whole = await runWideSweep(here, order, input, all);
    expect(whole).toHaveLength(42);
    expect(whole.some((value) => Number.isFinite(value))).toBe(true);
    const pieces = await Promise.all(
      [all.slice(0, 5), all.slice(5, 6), all.slice(6)].map((cells) => runWideSweep(here, order, input, cells)),
    );
    expect(pieces.flatMap((piece) => [...piece])).toEqual([...whole]);
  });

  it('names what its pieces share by the same object, which a pool sends once', async () => {
    const input = inputOf(1);
    const shared: unknown[] = [];
    const pool: Pick<TaskPool, 'run'> = {
      run: (task, given, options = {}) => {
        shared.push(options.shared);
        expect(Object.entries(options.shared ?? {})).toEqual([['data', Reflect.get(Object(given), 'data')]]);
        return here.run(task, given, options);
      },
    };
    await runWideSweep(pool, order, input, all.slice(0, 5));
    await runWideSweep(pool, { ...order, others: { slow: 50 } }, input, all.slice(5));
    await runWideSweep(pool, order, inputOf(1), all.slice(0, 5));
    expect(shared).toHaveLength(3);
    expect(shared[1]).toBe(shared[0]);
    expect(shared[2]).not.toBe(shared[0]);
  });

  it('tells each cell once, by its number, whatever the order in which they come', async () => {
    const told = new Map<number, number>();
    const open = all.filter((cell) => cell % 3 !== 0);
    const sharpe = await runWideSweep(here, order, inputOf(1), open, {
      onCells: (cells, values) => cells.forEach((cell, at) => told.set(cell, values[at])),
    });
    expect(open.map((cell) => told.get(cell))).toEqual([...sharpe]);
    expect(told.size).toBe(open.length);
  });

  it('does not see what comes after the boundary', async () => {
    const later = assets.map((asset) => {
      const close = asset.bars.close.map((price, row) => (row < 215 ? price : price * 1.5));
      const high = asset.bars.high.map((price, row) => (row < 215 ? price : price * 1.5));
      const bars = { ...asset.bars, close, high };
      return { ...asset, bars };
    });
    for (const count of [1, 2]) {
      const changed = { ...inputOf(count), assets: later.slice(0, count) };
      expect(await runWideSweep(here, order, changed, all)).toEqual(
        await runWideSweep(here, order, inputOf(count), all),
      );
    }
  });

  it('of one instrument alone is the rough one', () => {
    expect(isRoughSweep(inputOf(1))).toBe(true);
    expect(isRoughSweep(inputOf(2))).toBe(false);
    expect(isRoughSweep({ ...inputOf(1), references: assets.slice(1) })).toBe(false);
  });

  it('refuses a value that its parameter cannot have, by name', async () => {
    const wrong: WideSweepRequest = { ...order, axes: [{ key: 'fast', values: [-4] }, order.axes[1]] };
    await expect(runWideSweep(here, wrong, inputOf(1), [0])).rejects.toMatchObject({
      code: 'bad-input',
      details: { field: 'fast' },
    });
  });

  it('is named by what it asks: the order of other values does not matter, each value does', () => {
    const key = wideSweepKey({ ...order, others: { a: 1, b: 2 } });
    expect(wideSweepKey({ ...order, others: { b: 2, a: 1 } })).toBe(key);
    expect(wideSweepKey({ ...order, others: { a: 1, b: 3 } })).not.toBe(key);
    expect(
      wideSweepKey({ ...order, others: { a: 1, b: 2 }, axes: [order.axes[0], { key: 'slow', values: [20] }] }),
    ).not.toBe(key);
  });
});
