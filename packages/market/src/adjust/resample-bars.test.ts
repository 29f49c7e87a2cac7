import { describe, expect, it } from 'vitest';
import type { BarSeries } from '@plumbline/model/bar';
import { dateOf, timeOf } from '@plumbline/model/date';
import { resampleBars } from './resample-bars.ts';

const daily: BarSeries = {
  instrumentId: 'US:AAPL',
  interval: '1d',
  adjustment: 'split',
  currency: 'USD',
  priceDecimals: 2,
  columns: {
    time: Float64Array.from(['2026-10-29', '2026-10-30', '2026-11-02', '2026-11-03'], timeOf),
    open: Float64Array.of(10, 11, 12, 13),
    high: Float64Array.of(15, 12, 13, 14),
    low: Float64Array.of(9, 8, 11, 12),
    close: Float64Array.of(11, 12, 13, 14),
    volume: Float64Array.of(100, Number.NaN, Number.NaN, Number.NaN),
  },
  isLastPartial: false,
};

describe('resampling', () => {
  it('makes weeks that start on Monday, with first open, extremes, last close and known volume', () => {
    const weeks = resampleBars(daily, '1w', timeOf('2026-11-21'));
    expect(Array.from(weeks.columns.time, dateOf)).toEqual(['2026-10-26', '2026-11-02']);
    expect([...weeks.columns.open]).toEqual([10, 12]);
    expect([...weeks.columns.high]).toEqual([15, 14]);
    expect([...weeks.columns.low]).toEqual([8, 11]);
    expect([...weeks.columns.close]).toEqual([12, 14]);
    expect([...weeks.columns.volume]).toEqual([100, Number.NaN]);
    expect(weeks.isLastPartial).toBe(false);
  });

  it('makes months and marks the running one partial', () => {
    const months = resampleBars(daily, '1mo', timeOf('2026-11-21'));
    expect(Array.from(months.columns.time, dateOf)).toEqual(['2026-10-01', '2026-11-01']);
    expect(months.isLastPartial).toBe(true);
  });

  // New York closes at 16:00: 21:00 UTC in November, 13:00 (18:00 UTC) on the day after Thanksgiving.
  it.each([
    ['1w', '2026-11-20', '2026-11-20T20:59Z', true, 'Friday before the close'],
    ['1w', '2026-11-20', '2026-11-20T21:00Z', false, 'Friday after the close'],
    ['1w', '2026-11-20', '2026-11-22T12:00Z', false, 'Sunday'],
    ['1w', '2026-11-19', '2026-11-21T12:00Z', true, 'Saturday without the bar of Friday'],
    ['1w', '2026-11-19', '2026-11-23T00:00Z', false, 'a week later, with no trade on its Friday'],
    ['1w', '2026-11-18', '2026-11-18T22:00Z', true, 'Wednesday evening'],
    ['1w', '2026-11-27', '2026-11-27T18:00Z', false, 'a half day'],
    ['1mo', '2026-10-30', '2026-10-31T12:00Z', false, 'a month that ends on a Saturday'],
    ['1mo', '2026-11-27', '2026-11-28T12:00Z', true, 'a month with a session to come'],
    ['1w', '2030-11-15', '2030-11-16T12:00Z', true, 'beyond the calendar'],
  ] as const)('a bar of %s up to %s is partial at %s: %s (%s)', (interval, date, now, isPartial, _when) => {
    const one = (value: number): Float64Array => Float64Array.of(value);
    const columns = { time: one(timeOf(date)), open: one(1), high: one(2), low: one(1), close: one(2), volume: one(5) };
    expect(resampleBars({ ...daily, columns }, interval, Date.parse(now)).isLastPartial).toBe(isPartial);
  });
});
