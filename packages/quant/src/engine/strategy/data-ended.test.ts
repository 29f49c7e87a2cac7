import { sliceColumns } from '@plumbline/model/bar';
import { parseStrategySpec } from '@plumbline/model/strategy-spec';
import { expect, it } from 'vitest';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { backtestStrategy } from './backtest-strategy.ts';
import { sliceHolding } from './slice-holding.ts';
import type { BacktestAsset } from './strategy-backtest.ts';
import { crossSpec } from './testing/specs.ts';

const bars = randomBars(200, randomFrom(3));
const always = { op: 'above', left: { op: 'price', field: 'close' }, right: { op: 'constant', value: 0 } };

/** Two instruments held from the start, the second with so many bars. */
function held(rows: number, gone: Pick<BacktestAsset, 'delisting'> = {}) {
  const spec = parseStrategySpec({
    ...crossSpec(),
    parameters: [],
    universe: { instruments: ['US:SPY', 'US:GONE'] },
    entry: { long: always },
    exit: {},
    sizing: { basis: 'fraction', value: 0.5 },
  });
  return backtestStrategy({
    spec,
    assets: [
      { id: 'US:SPY', currency: 'USD', bars },
      { id: 'US:GONE', currency: 'USD', bars: sliceColumns(bars, 0, rows), ...gone },
    ],
    benchmark: null,
    cash: 10_000,
    baseCurrency: 'USD',
    periodsPerYear: 252,
    outOfSample: 0.3,
  });
}

it('says when something is held whose prices ended long before the others', () => {
  const { flags, open } = held(120);
  expect(flags).toContain('data-ended');
  expect(flags).toContain('open-at-end');
  expect(open.map(({ pricedAt }) => pricedAt)).toEqual([bars.time[199], bars.time[119]]);
  expect(held(180).flags).toContain('data-ended');
  expect(held(195).flags).not.toContain('data-ended');
});

it('pays what was chosen out at the last bar of what is gone, without a commission, and says so', () => {
  for (const [delisting, price] of [
    ['last', bars.close[119]],
    [0, 0],
    [25, 25],
  ] as const) {
    const { flags, fills, open, equity } = held(120, { delisting });
    const [settled] = fills.filter(({ asset, side }) => asset === 1 && side < 0);
    expect(settled).toMatchObject({ time: bars.time[119], price, commission: 0, reason: 'delisted' });
    expect(open.map(({ asset }) => asset)).toEqual([0]);
    expect(flags).toContain('delisted');
    expect(flags).not.toContain('data-ended');
    // From then on what was paid is cash: the account moves with the other one alone.
    const [kept] = open;
    expect(equity[199] - equity[119]).toBeCloseTo(kept.units * (bars.close[199] - bars.close[119]), 6);
  }
  expect(held(120).flags).not.toContain('delisted');
});

it('belongs to the last row of what is gone: a slice that ends before it has no such value, and its columns are its own', () => {
  const funding = Float64Array.from({ length: 200 }, (_, row) => row);
  const asset = { bars, delisting: 0, perpetual: { funding } } as const;
  expect(sliceHolding(asset, 10, 200).delisting).toBe(0);
  const before = sliceHolding(asset, 10, 60);
  expect(before).not.toHaveProperty('delisting');
  expect(before.perpetual?.funding).toEqual(funding.subarray(10, 60));
});
