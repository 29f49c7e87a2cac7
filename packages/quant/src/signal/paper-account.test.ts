import { sliceColumns } from '@plumbline/model/bar';
import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { backtestStrategy } from '../strategy/backtest-strategy.ts';
import type { BacktestInput } from '../strategy/strategy-backtest.ts';
import { crossSpec } from '../strategy/testing/specs.ts';
import { paperAccount } from './paper-account.ts';
import { signalsAt } from './signals-at.ts';

const all = [1, 2].map((seed) => randomBars(260, randomFrom(seed)));
const parameters = [
  { key: 'fast', min: 2, max: 100, step: 1, value: 3 },
  { key: 'slow', min: 3, max: 300, step: 1, value: 9 },
];

function input(changes: Parameters<typeof crossSpec>[0] = {}, count = 1, rows = 260): BacktestInput {
  const assets = all.slice(0, count).map((whole, k) => {
    const bars = sliceColumns(whole, 0, rows);
    return { id: `US:A${k}`, currency: 'USD', bars, signalBars: bars };
  });
  return {
    spec: crossSpec({ parameters, sizing: { basis: 'fraction', value: 1 / count }, ...changes }),
    assets,
    benchmark: { time: all[0]?.time ?? new Float64Array(), close: all[0]?.close ?? new Float64Array() },
    cash: 10_000,
    baseCurrency: 'USD',
    periodsPerYear: 252,
    outOfSample: 0.3,
  };
}

const cases = [
  [{}, 1],
  [{ risk: { stopLoss: 0.03 } }, 1],
  [{}, 2],
  [{ risk: { stopLoss: 0.03 } }, 2],
] as const;

describe('a paper account', () => {
  it.each(cases)('begins flat with its cash and never trades before its first bar: %j on %i', (changes, count) => {
    const start = all[0]?.time[150] ?? 0;
    const { time, equity, fills, open, benchmark } = paperAccount(input(changes, count), start);
    expect([time[0], time.length]).toEqual([start, 110]);
    expect(equity[0]).toBeCloseTo(10_000, 6);
    expect(fills.length).toBeGreaterThan(2);
    expect(fills.every((fill) => fill.time > start)).toBe(true);
    expect(benchmark?.[0]).toBeCloseTo((10_000 * (all[0]?.close[150] ?? 0)) / (all[0]?.close[149] ?? 1), 6);
    const bought = fills.reduce((sum, { side, quantity }) => sum + side * quantity, 0);
    expect(open.reduce((sum, { units }) => sum + units, 0)).toBeCloseTo(bought, 6);
  });

  it.each(cases)('fills what the signals said, and nothing else: %j on %i', (changes, count) => {
    const start = all[0]?.time[150] ?? 0;
    const said = [];
    for (let rows = 151; rows < 200; rows += 1) {
      const next = all[0]?.time[rows] ?? 0;
      const drafts = signalsAt({ ...input(changes, count, rows), startTime: start }, next);
      said.push(
        ...drafts
          .filter(({ filledAt }) => filledAt === null)
          .map(({ side, instrumentId }) => `${next} ${instrumentId} ${side}`),
      );
    }
    const { fills } = paperAccount(input(changes, count, 200), start);
    const filled = fills
      .filter(({ reason }) => reason === 'market' || reason === 'rebalance')
      .map(({ time, asset, side }) => `${time} US:A${asset} ${side}`);
    expect(said.toSorted()).toEqual(filled.toSorted());
  });

  it('from the first bar on is the back-test itself', () => {
    const whole = backtestStrategy(input());
    const { equity } = paperAccount(input(), all[0]?.time[0] ?? 0);
    expect([...equity]).toEqual([...whole.equity]);
  });

  it('has no columns while no bar has closed', () => {
    expect(paperAccount(input(), Infinity)).toMatchObject({ fills: [], trades: [], open: [] });
    expect(paperAccount(input(), Infinity).time.length).toBe(0);
  });
});
