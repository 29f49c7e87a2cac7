import { describe, expect, it } from 'vitest';
import { beta } from '../catalogue/metrics/beta.ts';
import { tradeCount } from '../catalogue/metrics/trade-count.ts';
import { volatility } from '../catalogue/metrics/volatility.ts';
import { calendarReturns } from './calendar-returns.ts';
import { rollingMetric } from './rolling-metric.ts';

const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);

describe('returns by the calendar', () => {
  const time = Float64Array.of(day('2025-11-28'), day('2025-12-01'), day('2025-12-31'), day('2026-01-02'));
  const returns = Float64Array.of(0.1, 0.2, -0.5, 0.3);

  it('are compounded within each month', () => {
    expect(calendarReturns(time, returns, 'month')).toEqual([
      { year: 2025, month: 11, value: expect.closeTo(0.1, 12), periods: 1 },
      { year: 2025, month: 12, value: expect.closeTo(-0.4, 12), periods: 2 },
      { year: 2026, month: 1, value: expect.closeTo(0.3, 12), periods: 1 },
    ]);
  });

  it('are compounded within each year, and missing where a period is', () => {
    const [first, second] = calendarReturns(time, Float64Array.of(0.1, 0.2, -0.5, Number.NaN), 'year');
    expect(first).toEqual({ year: 2025, month: null, value: expect.closeTo(1.1 * 1.2 * 0.5 - 1, 12), periods: 3 });
    expect(second.value).toBeNaN();
  });
});

describe('a rolling metric', () => {
  const returns = Float64Array.from({ length: 40 }, (_, i) => Math.sin(i) / 50);
  const inputs = { returns, periodsPerYear: 252, riskFree: 0, benchmark: returns.map((value) => value / 2) };

  it('is the metric of each window', () => {
    const rolled = rollingMetric(volatility, inputs, 25);
    expect(rolled.findIndex((value) => !Number.isNaN(value))).toBe(24);
    expect(rolled[30]).toBe(volatility.compute({ ...inputs, returns: returns.subarray(6, 31) }));
    expect(rollingMetric(beta, inputs, 30)[35]).toBeCloseTo(2, 10);
  });

  it('has no value where there are no trades to look at', () => {
    expect(rollingMetric(tradeCount, inputs, 10).every((value) => Number.isNaN(value))).toBe(true);
  });
});
