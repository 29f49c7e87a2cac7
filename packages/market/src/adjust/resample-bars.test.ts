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
});
