import { describe, expect, it } from 'vitest';
import type { TradeRecord } from './metric.ts';
import { metricFunction } from './metric.ts';
import { metrics } from './metrics/registry.ts';

function trade(pnl: number, bars: number): TradeRecord {
  const returnPct = pnl / 1000;
  return {
    entryIndex: 10,
    exitIndex: 10 + bars,
    side: 1,
    quantity: 10,
    entryPrice: 100,
    exitPrice: 100 + pnl / 10,
    pnl,
    returnPct,
    mae: Math.min(returnPct, 0) - 0.01,
    mfe: Math.max(returnPct, 0) + 0.02,
  };
}

const trades = [trade(100, 5), trade(50, 3), trade(-60, 2), trade(90, 10), trade(-30, 5), trade(-30, 1)];

function value(id: string, given: readonly TradeRecord[] | undefined = trades): number {
  const metric = metrics.find((candidate) => candidate.id === id);
  if (metric === undefined) throw new Error(`no metric ${id}`);
  const empty = new Float64Array(0);
  const base = { returns: empty, periodsPerYear: 252, riskFree: 0 };
  return metric.compute(given === undefined ? base : { ...base, trades: given });
}

describe('metrics of trades', () => {
  it('are those of a list computed by hand', () => {
    expect(value('tradeCount')).toBe(6);
    expect(value('tradeWinRate')).toBe(0.5);
    expect(value('profitFactor')).toBe(2);
    expect(value('profitFactorReturns')).toBeCloseTo(2, 12);
    expect(value('averageTrade')).toBeCloseTo(0.02, 12);
    expect(value('averageWinningTrade')).toBeCloseTo(0.08, 12);
    expect(value('averageLosingTrade')).toBeCloseTo(-0.04, 12);
    expect(value('bestTrade')).toBe(0.1);
    expect(value('worstTrade')).toBe(-0.06);
    expect(value('payoffRatio')).toBe(2);
    expect(value('expectancy')).toBe(0.5);
    expect(value('kelly')).toBe(0.25);
    // Average 20, squared distances 6400+900+6400+4900+2500+2500 = 23600, sample deviation sqrt(4720).
    expect(value('systemQuality')).toBeCloseTo((Math.sqrt(6) * 20) / Math.sqrt(4720), 12);
    expect(value('longestWinningRun')).toBe(2);
    expect(value('longestLosingRun')).toBe(2);
    expect(value('averageHolding')).toBeCloseTo(26 / 6, 12);
    expect(value('longestHolding')).toBe(10);
    expect(value('averageAdverseExcursion')).toBeCloseTo(-0.03, 12);
    expect(value('averageFavourableExcursion')).toBeCloseTo(0.06, 12);
    expect(value('edgeRatio')).toBeCloseTo(2, 12);
  });

  it('have no value without trades, and no ratio without a loss', () => {
    const answered = metrics.filter(({ id, needs }) => needs === 'trades' && !Number.isNaN(value(id, [])));
    expect(answered.map(({ id }) => [id, value(id, [])])).toEqual([
      ['longestHolding', 0],
      ['longestLosingRun', 0],
      ['longestWinningRun', 0],
      ['tradeCount', 0],
    ]);
    expect(value('profitFactor', [trade(10, 1)])).toBeNaN();
    expect(value('kelly', [trade(10, 1)])).toBeNaN();
  });
});

describe('metrics of exposure', () => {
  const exposure = Float64Array.of(0, 1, 1, 0.5, 0);
  const inputs = { returns: new Float64Array(5), periodsPerYear: 10, riskFree: 0, exposure };
  const of = (id: string): number => metrics.find((metric) => metric.id === id)?.compute(inputs) ?? Number.NaN;

  it('are those of a series computed by hand', () => {
    expect(of('timeInMarket')).toBe(0.6);
    expect(of('averageExposure')).toBe(0.5);
    expect(of('exposureTurnover')).toBe(4);
  });
});

describe('a metric as a function of the formula language', () => {
  it('refuses a history too short to mean anything, and says how long it takes', () => {
    const volatility = metrics.find(({ id }) => id === 'volatility');
    const call = volatility === undefined ? null : metricFunction(volatility);
    const short = Float64Array.of(100, 101, 99);
    expect(call?.call(short, 252)).toBeNaN();
    expect(call?.refuses?.(short, 252)?.en).toMatch(/20 returns/);
    const long = Float64Array.from({ length: 30 }, (_, i) => 100 + Math.sin(i));
    expect(call?.call(long, 252)).toBeGreaterThan(0);
    expect(call?.refuses?.(long, 252)).toBeNull();
  });
});
