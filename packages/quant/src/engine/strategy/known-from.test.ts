import { describe, expect, it } from 'vitest';
import type { Expression } from '@plumbline/model/strategy-spec';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { backtestingPy } from '../backtest/compat.ts';
import { backtestStrategy } from './backtest-strategy.ts';
import type { BacktestInput } from './strategy-backtest.ts';
import { randomOrderSpec } from './testing/random-orders.ts';
import { average, close, crossSpec } from './testing/specs.ts';

const bars = randomBars(1000, randomFrom(3));
const begun = (row: number): Float64Array => bars.close.map((_, at) => (at < row ? Number.NaN : 1 + (at % 7)));
const value: Expression = { op: 'series', name: 'value' };
const above = (left: Expression, right: Expression): Expression => ({ op: 'above', left, right });
const overOf = (period: number): Expression => above(close, average(period));
const rsi: Expression = { op: 'indicator', id: 'rsi', parameters: { period: 14 } };
const oversold: Expression = { op: 'below', left: rsi, right: { op: 'constant', value: 30 } };

function input(long: Expression, changes: Partial<BacktestInput> = {}): BacktestInput {
  return {
    spec: crossSpec({ entry: { long }, exit: { long: { op: 'not', of: overOf(10) } } }),
    assets: [{ id: 'US:SPY', currency: 'USD', bars, series: { value: begun(620) } }],
    benchmark: { time: bars.time, close: bars.close },
    cash: 10_000,
    baseCurrency: 'USD',
    periodsPerYear: 252,
    outOfSample: 0.3,
    ...changes,
  };
}

const rowOf = (long: Expression): number => backtestStrategy(input(long), new Set()).measured.row;

describe('the start of what is measured', () => {
  it('is the first close at which all that an entry reads is known', () => {
    expect(rowOf({ op: 'above', left: close, right: { op: 'constant', value: 0 } })).toBe(0);
    expect(rowOf(overOf(200))).toBe(199);
    expect(rowOf({ op: 'crossesAbove', left: average(10), right: average(200) })).toBe(199);
    expect(rowOf(above(value, { op: 'constant', value: 3 }))).toBe(620);
    expect(rowOf(above(value, { op: 'indicator', id: 'sma', parameters: { period: 50 }, of: value }))).toBe(669);
    expect(rowOf(above(close, { op: 'ago', of: average(20), bars: 60 }))).toBe(79);
    expect(rowOf({ op: 'lasting', of: overOf(100), bars: 5 })).toBe(103);
  });

  it('waits for all parts of an and, for one of an or, and the other way round where they are denied', () => {
    const both: Expression = { op: 'and', args: [oversold, overOf(200)] };
    const either: Expression = { op: 'or', args: [oversold, overOf(200)] };
    expect(rowOf(both)).toBe(199);
    expect(rowOf(either)).toBe(14);
    expect(rowOf({ op: 'not', of: both })).toBe(14);
    expect(rowOf({ op: 'not', of: either })).toBe(199);
  });

  it('names what is known last', () => {
    const { measured } = backtestStrategy(input({ op: 'and', args: [oversold, overOf(200)] }), new Set());
    expect(measured).toEqual({ row: 199, why: 'warm-up', by: average(200) });
  });

  it('gives the figures of a test whose cash years are cut away, the benchmark’s too', () => {
    const { measured, metrics, trades, equity, benchmark } = backtestStrategy(input(overOf(300)));
    const { row } = measured;
    expect(row).toBe(299);
    const change = Array.from(equity.subarray(row)).map((now, at, all) => now / (all[at - 1] ?? now) - 1);
    const returns = change.slice(1);
    const mean = returns.reduce((sum, one) => sum + one, 0) / returns.length;
    const spread = returns.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (returns.length - 1);
    expect(metrics.whole['sharpe']).toBeCloseTo((mean / Math.sqrt(spread)) * Math.sqrt(252), 10);
    const years = returns.length / 252;
    expect(metrics.whole['annualReturn']).toBeCloseTo((equity[999] / 10_000) ** (1 / years) - 1, 10);
    expect(metrics.whole['tradeCount']).toBe(trades.length);
    const kept = 1 - 0.001;
    expect(benchmark?.[row]).toBeCloseTo(10_000 * kept, 8);
    expect(metrics.benchmark?.['totalReturn']).toBeCloseTo((kept * bars.close[999]) / bars.close[row] - 1, 10);
    // Nothing was done before, so that no result is lost.
    expect(equity.subarray(0, row + 1).every((money) => money === 10_000)).toBe(true);
  });

  it('may be the first bar where that is asked for, and is for the habits of other engines', () => {
    const asked = backtestStrategy(input(overOf(300), { measure: 'first-bar' }));
    const habit = backtestStrategy(input(overOf(300), { account: { compat: backtestingPy } }), new Set());
    const usual = backtestStrategy(input(overOf(300)));
    expect([asked.measured.row, habit.measured.row]).toEqual([0, 0]);
    expect(asked.equity).toEqual(usual.equity);
    expect(asked.metrics.whole['timeInMarket']).toBeLessThan(usual.metrics.whole['timeInMarket'] ?? 0);
  });

  it('is all of a test whose rule never can act', () => {
    const { measured, metrics } = backtestStrategy(input(overOf(1500)));
    expect(measured).toEqual({ row: 0, why: 'never', by: average(1500) });
    expect(metrics.whole['totalReturn']).toBe(0);
  });

  it('is out of sample where the rule begins to act after the boundary', () => {
    const { outOfSampleFrom, metrics } = backtestStrategy(input(overOf(800)));
    expect(outOfSampleFrom).toBe(800);
    expect(metrics.inSample['sharpe']).toBeNull();
    expect(metrics.outOfSample['sharpe']).toBe(metrics.whole['sharpe']);
  });

  it('loses no fill: none of 120 random strategies acts before it', () => {
    let waiting = 0;
    let acting = 0;
    for (let seed = 1; seed <= 120; seed += 1) {
      const spec = randomOrderSpec(randomFrom(seed));
      const assets = [{ id: 'US:SPY', currency: 'USD', bars: randomBars(200, randomFrom(seed + 1000)) }];
      const { measured, fills, time, equity } = backtestStrategy(
        input(close, { spec, assets, benchmark: null }),
        new Set(),
      );
      waiting += Number(measured.row > 0);
      acting += Number(fills.length > 0);
      if (measured.why === 'never') expect(fills).toEqual([]);
      else expect(Math.min(...fills.map((fill) => fill.time)), `seed ${seed}`).toBeGreaterThan(time[measured.row] - 1);
      expect(new Set(equity.subarray(0, measured.row)).size, `seed ${seed}`).toBeLessThanOrEqual(1);
    }
    expect([waiting > 60, acting > 80]).toEqual([true, true]);
  });

  it('is that of the first member of a universe that can be held', () => {
    const later = { ...bars, time: bars.time.map((at) => at + 300 * 86_400_000) };
    const spec = crossSpec({
      universe: { instruments: ['US:SPY', 'US:TLT'] },
      entry: { long: overOf(150) },
      exit: { long: { op: 'not', of: overOf(150) } },
      sizing: { basis: 'fraction', value: 0.5 },
    });
    const assets = [
      { id: 'US:TLT', currency: 'USD', bars: later },
      { id: 'US:SPY', currency: 'USD', bars },
    ];
    expect(backtestStrategy(input(overOf(2), { spec, assets, benchmark: null })).measured.row).toBe(149);
    const ranked = { by: average(120), count: 1, order: 'highest', every: 'month' };
    const monthly = crossSpec({ ...spec, entry: { long: overOf(2) }, ranking: ranked });
    const test = backtestStrategy(input(overOf(2), { spec: monthly, assets, benchmark: null }));
    const { row } = test.measured;
    const month = (at: number): string => new Date(test.time[at]).toISOString().slice(0, 7);
    expect(row).toBeGreaterThanOrEqual(119);
    expect(row).toBeLessThan(119 + 32);
    expect(month(row)).not.toBe(month(row - 1));
  });
});
