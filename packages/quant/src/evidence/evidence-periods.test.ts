import { dayMs } from '@plumbline/model/date';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../engine/backtest/testing/random-bars.ts';
import { completeSpec } from '../engine/strategy/complete-spec.ts';
import { parseStrategySpec } from '@plumbline/model/strategy-spec';
import { openEvidence } from './evaluate-verdict.ts';
import { measuredPart, periodRows, periodsInYear, periodTimes } from './evidence-periods.ts';
import { timesOver } from './thresholds.ts';

const minute = 60_000;

/** Bars around the clock. */
function minutes(count: number, from = 18_000 * dayMs): Float64Array {
  return Float64Array.from({ length: count }, (_, row) => from + row * minute);
}

describe('the periods of a history', () => {
  it('are its bars while there are no more than 50,000, and while they are days', () => {
    expect(periodRows(minutes(50_000))).toBeNull();
    expect(periodRows(Float64Array.from({ length: 60_000 }, (_, row) => row * dayMs))).toBeNull();
  });

  it('are days beyond, each ended by its last bar, so that they multiply up to the same account', () => {
    const time = minutes(60_000);
    const rows = periodRows(time);
    // 41 days of 1,440 minutes, and 960 minutes of another.
    expect(rows?.length).toBe(1 + 42);
    expect([...(rows?.slice(0, 3) ?? []), rows?.at(-1)]).toEqual([0, 1439, 2879, 59_999]);
    const random = randomFrom(3);
    let last = 1000;
    const equity = time.map(() => (last *= 1 + (random() - 0.5) / 1000));
    const { returns } = measuredPart(equity, 1000, rows, 0);
    expect(returns.length).toBe(42);
    expect(returns[1]).toBeCloseTo((equity[2879] ?? 0) / (equity[1439] ?? 1) - 1, 14);
    expect(returns.reduce((product, one) => product * (1 + one), 1000)).toBeCloseTo(last, 9);
  });

  it('begin with the first end after the row that is measured from', () => {
    const time = minutes(60_000);
    const equity = time.map((_, row) => 1000 + Math.max(0, row - 5000));
    const { first, periods, returns } = measuredPart(equity, 1000, periodRows(time), 5000);
    expect([first, periods?.[0], periods?.[1]]).toEqual([5759, 0, 1440]);
    expect(returns[0]).toBeCloseTo((equity[7199] ?? 0) / 1000 - 1, 14);
  });

  it('keep the length of the history in years', () => {
    const rows = periodRows(minutes(60_000));
    expect(42 / periodsInYear(525_600, 60_000, rows)).toBeCloseTo(59_999 / 525_600, 12);
    expect(periodsInYear(252, 2520, null)).toBe(252);
  });

  it('leave as many repetitions as before where the bars are few, and never too few', () => {
    expect(timesOver(50_000, 1000, 200)).toBe(1000);
    expect(timesOver(2_000_000, 160, 12)).toBe(25);
    expect(timesOver(20_000_000, 160, 12)).toBe(12);
  });
});

describe('a verdict on a long history of minutes', () => {
  const time = minutes(60_000);
  const random = randomFrom(11);
  let last = 100;
  const close = time.map(() => (last *= 1 + (random() - 0.5) / 500));
  const bars = { time, open: close, high: close, low: close, close, volume: close };
  const average = (period: number) => ({ op: 'indicator', id: 'sma', parameters: { period } });
  const conditions = (op: string) => ({ long: { op, left: average(30), right: average(120) } });
  const given = { bar: '1m', entry: conditions('crossesAbove'), exit: conditions('crossesBelow') };
  const subject = openEvidence({
    spec: parseStrategySpec(completeSpec(given, ['CRYPTO:BTC-USD'])),
    assets: [{ id: 'CRYPTO:BTC-USD', currency: 'USD', bars }],
    benchmark: null,
    cash: 10_000,
    baseCurrency: 'USD',
    periodsPerYear: 525_600,
    outOfSample: 0.3,
    trials: 1,
    seed: 1,
  });

  it('compares days of the strategy with the same days of the market', () => {
    const run = subject.base();
    // The slow average is known on the first day, at whose end measuring begins.
    expect([run.first, run.returns.length, subject.market().length, periodTimes(run).length]).toEqual([
      1439, 41, 41, 42,
    ]);
    const [first, second] = [close[1439] ?? 1, close[2879] ?? 1];
    expect(subject.market()[0]).toBeCloseTo(second / first - 1, 12);
    expect(run.equity.length).toBe(60_000 - 1439);
  });
});
