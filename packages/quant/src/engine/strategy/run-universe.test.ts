import { sliceColumns } from '@plumbline/model/bar';
import type { Expression } from '@plumbline/model/strategy-spec';
import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { compileStrategy } from './compile-strategy.ts';
import { runStrategy } from './run-strategy.ts';
import { runUniverse } from './run-universe.ts';
import { close, crossSpec } from './testing/specs.ts';

const assets = ['A', 'B', 'C', 'D'].map((id, k) => ({
  id,
  currency: 'USD',
  bars: randomBars(300, randomFrom(30 + k)),
}));
const config = { cash: 10_000, baseCurrency: 'USD' };
const momentum: Expression = { op: 'indicator', id: 'roc', parameters: { period: 60 } };
const always: Expression = { op: 'above', left: close, right: { op: 'constant', value: 0 } };

function monthly(changes: Readonly<Record<string, unknown>> = {}) {
  return compileStrategy(
    crossSpec({
      entry: { long: always },
      exit: {},
      ranking: { by: momentum, count: 2, order: 'highest', every: 'month' },
      sizing: { basis: 'fraction', value: 0.5 },
      ...changes,
    }),
  );
}

describe('a strategy over a universe', () => {
  it('of one instrument equals the same strategy run alone', () => {
    const strategy = compileStrategy(crossSpec());
    const [asset] = assets;
    const parameters = { fast: 5, slow: 15 };
    const alone = runStrategy(strategy, { bars: asset.bars }, { cash: 10_000, parameters });
    const { equity, fills } = runUniverse(strategy, [asset], config, parameters);
    expect(fills.length).toBe(alone.fills.length);
    for (const [row, value] of alone.equity.entries()) expect(Math.abs(equity[row] - value)).toBeLessThan(1e-6);
  });

  it('holds the best by score, decided on the first bar of each month', () => {
    const { fills, gross, time } = runUniverse(monthly(), assets, config);
    expect(fills.length).toBeGreaterThan(6);
    expect(Math.max(...gross)).toBeLessThan(1.05);
    for (const fill of fills) {
      // Filled the bar after a first bar of a month.
      const decided = new Date(time[time.indexOf(fill.time) - 1]);
      expect(decided.getUTCDate()).toBe(1);
    }
    const first = fills.filter((fill) => fill.time === fills[0].time).map(({ asset }) => asset);
    const row = time.indexOf(fills[0].time) - 1;
    const score = ({ bars }: (typeof assets)[number]): number => bars.close[row] / bars.close[row - 60] - 1;
    const ranked = [...assets.keys()].toSorted((a, b) => score(assets[b]) - score(assets[a]));
    expect(new Set(first)).toEqual(new Set(ranked.slice(0, 2)));
  });

  it('never changes the past when the future is cut off', () => {
    const whole = runUniverse(monthly(), assets, config);
    const short = assets.map((asset) => ({ ...asset, bars: sliceColumns(asset.bars, 0, 170) }));
    expect([...runUniverse(monthly(), short, config).equity]).toEqual([...whole.equity.subarray(0, 170)]);
  });

  it('refuses stops', () => {
    expect(() => runUniverse(monthly({ risk: { stopLoss: 0.1 } }), assets, config)).toThrowError(/universe of one/);
  });
});
