import { describe, expect, it } from 'vitest';
import type { BarColumns, BarSeries } from '@plumbline/model/bar';
import { dateOf, timeOf } from '@plumbline/model/date';
import { cleanBars } from './clean-bars.ts';
import { validateBars } from './validate-bars.ts';

const now = timeOf('2026-11-21');
const day = 86_400_000;

function series(rows: number, change: (columns: BarColumns) => void = () => undefined): BarSeries {
  const columns: BarColumns = {
    time: Float64Array.from({ length: rows }, (_, row) => now - (rows - row) * day),
    open: new Float64Array(rows).fill(10),
    high: new Float64Array(rows).fill(12),
    low: new Float64Array(rows).fill(9),
    close: new Float64Array(rows).fill(11),
    volume: new Float64Array(rows).fill(1000),
  };
  change(columns);
  return {
    instrumentId: 'US:AAPL',
    interval: '1d',
    adjustment: 'split',
    currency: 'USD',
    priceDecimals: 2,
    columns,
    isLastPartial: false,
  };
}

describe('bar quality', () => {
  it('finds nothing wrong with good bars, unknown volume included', () => {
    expect(
      validateBars(
        series(5, (columns) => void columns.volume.fill(Number.NaN)),
        now,
      ),
    ).toEqual([]);
  });

  it.each<readonly [string, (columns: BarColumns) => void, string]>([
    ['a missing price', (columns) => void (columns.close[2] = Number.NaN), 'not-a-number'],
    ['an infinite price', (columns) => void (columns.high[2] = Number.POSITIVE_INFINITY), 'not-a-number'],
    ['a zero price', (columns) => void (columns.low[2] = 0), 'not-positive'],
    ['a negative price', (columns) => void (columns.open[2] = -1), 'not-positive'],
    ['a high below the low', (columns) => void (columns.high[2] = 8), 'high-below-low'],
    ['a close above the high', (columns) => void (columns.close[2] = 13), 'outside-range'],
    ['an open below the low', (columns) => void (columns.open[2] = 8.5), 'outside-range'],
    ['a negative volume', (columns) => void (columns.volume[2] = -5), 'negative-volume'],
  ])('leaves out a row with %s and says so', (_, change, kind) => {
    const { series: kept, findings } = cleanBars(series(300, change), now);
    expect(findings.map((finding) => [finding.row, finding.kind, finding.severity])).toEqual([[2, kind, 'drop']]);
    expect(kept.columns.close).toHaveLength(299);
    expect(validateBars(kept, now)).toEqual([]);
  });

  it.each<readonly [string, (columns: BarColumns) => void]>([
    ['bars out of order', (columns) => void (columns.time[3] = now - 300 * day)],
    ['a bar that stands twice', (columns) => void (columns.time[3] = columns.time[2] ?? 0)],
    ['a bar in the future', (columns) => void (columns.time[299] = now + 2 * day)],
    ['many unusable rows', (columns) => void columns.close.fill(Number.NaN, 10, 20)],
  ])('refuses a series with %s', (_, change) => {
    expect(() => cleanBars(series(300, change), now)).toThrow(/refused/);
  });

  it('begins after the years in which an archive has no opening prices', () => {
    const old = series(12_500, (columns) => void columns.open.fill(0, 0, 500));
    const { series: kept } = cleanBars(old, now);
    expect(dateOf(old.columns.time[500] ?? 0) < '1995-01-01').toBe(true);
    expect(kept.columns.time[0]).toBe(old.columns.time[500]);
    expect(kept.columns.time).toHaveLength(12_000);
  });

  it('shows a hundredfold step without touching it', () => {
    const { series: kept, findings } = cleanBars(
      series(300, (columns) => {
        for (const column of [columns.open, columns.high, columns.low, columns.close])
          column[100] = (column[100] ?? 0) * 100;
      }),
      now,
    );
    expect(findings.map((finding) => [finding.row, finding.kind])).toEqual([
      [100, 'spike'],
      [101, 'spike'],
    ]);
    expect(kept.columns.close).toHaveLength(300);
  });
});
