import { describe, expect, it } from 'vitest';
import type { BarColumns, BarSeries } from '@plumbline/model/bar';
import { dateOf, dayMs as day, timeOf } from '@plumbline/model/date';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { at } from './bar-table.ts';
import { cleanBars } from './clean-bars.ts';
import { validateBars } from './validate-bars.ts';

const now = timeOf('2026-11-21');

function series(rows: number, change: (columns: BarColumns) => void = () => undefined): BarSeries {
  const wave = (row: number): number => 11 + Math.sin(row) / 10;
  const columns: BarColumns = {
    time: Float64Array.from({ length: rows }, (_, row) => now - (rows - row) * day),
    open: Float64Array.from({ length: rows }, (_, row) => wave(row) - 0.05),
    high: new Float64Array(rows).fill(12),
    low: new Float64Array(rows).fill(9),
    close: Float64Array.from({ length: rows }, (_, row) => wave(row)),
    volume: new Float64Array(rows).fill(1000),
  };
  change(columns);
  return {
    instrumentId: 'CRYPTO:BTC-USD',
    interval: '1d',
    adjustment: 'split',
    currency: 'USD',
    priceDecimals: 2,
    columns,
    isLastPartial: false,
  };
}

/** So many weekdays before a day. */
function weekdaysUntil(until: number, count: number): Float64Array {
  const days: number[] = [];
  for (let time = until - day; days.length < count; time -= day)
    if (![0, 6].includes(new Date(time).getUTCDay())) days.unshift(time);
  return Float64Array.from(days);
}

const prices = ({ open, high, low, close }: BarColumns): readonly Float64Array[] => [open, high, low, close];

describe('bar quality', () => {
  it('finds nothing wrong with good bars, unknown volume included', () => {
    const good = series(5, (columns) => void columns.volume.fill(Number.NaN));
    expect(validateBars(good, now)).toEqual([]);
    expect(cleanBars(good, now)).toMatchObject({ findings: [], series: good });
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
    expect(findings.map((finding) => [finding.row, finding.kind, finding.severity])[0]).toEqual([2, kind, 'drop']);
    expect(kept.columns.close).toHaveLength(299);
    expect(validateBars(kept, now)).toEqual([]);
  });

  it.each<readonly [string, (columns: BarColumns) => void]>([
    ['bars out of order', (columns) => void (columns.time[3] = now - 300 * day)],
    [
      'monthly rows under the name of days',
      (columns) => void columns.time.forEach((_, row) => (columns.time[row] = now - (300 - row) * 30 * day)),
    ],
    ['a bar in the future', (columns) => void (columns.time[299] = now + 2 * day)],
    ['many unusable rows', (columns) => void columns.close.fill(Number.NaN, 10, 20)],
    [
      'a change of unit that nothing explains',
      (columns) =>
        prices(columns).forEach((column) =>
          column.subarray(150).forEach((value, row) => (column[150 + row] = value * 100)),
        ),
    ],
  ])('refuses a series with %s', (_, change) => {
    expect(() => cleanBars(series(300, change), now)).toThrow(/refused/);
  });

  it('drops one of two equal rows, and both where they contradict each other, not the history', () => {
    const copy = (isEqual: boolean) =>
      series(300, (columns) => {
        for (const column of Object.values(columns)) column[3] = column[2] ?? 0;
        if (!isEqual) columns.close[3] = 11.5;
      });
    expect(cleanBars(copy(true), now).series.columns.time).toHaveLength(299);
    const torn = cleanBars(copy(false), now);
    expect(torn.series.columns.time).toHaveLength(298);
    const twice = torn.findings.filter(({ kind }) => kind === 'duplicate');
    expect(twice.map(({ row, why }) => [row, why.split(': ')[1]])).toEqual([
      [2, 'two rows of this time contradict each other'],
      [3, 'two rows of this time contradict each other'],
    ]);
  });

  it('begins after the years in which an archive has no opening prices', () => {
    const old = series(12_500, (columns) => void columns.open.fill(0, 0, 500));
    const { series: kept } = cleanBars(old, now);
    expect(dateOf(old.columns.time[500] ?? 0) < '1995-01-01').toBe(true);
    expect(kept.columns.time[0]).toBe(old.columns.time[500]);
    expect(kept.columns.time).toHaveLength(12_000);
  });

  it('mends a row that stands a hundred times too high between two that agree, and says so', () => {
    const { series: kept, findings } = cleanBars(
      series(300, (columns) => prices(columns).forEach((column) => (column[100] = (column[100] ?? 0) * 100))),
      now,
    );
    expect(findings.map(({ row, kind, severity }) => [row, kind, severity])).toEqual([[100, 'unit-100x', 'warn']]);
    expect(kept.columns.high[100]).toBeCloseTo(12, 10);
    expect(kept.columns.close).toHaveLength(300);
  });

  it('leaves out a last row in an unknown unit', () => {
    const { series: kept, findings } = cleanBars(
      series(300, (columns) => prices(columns).forEach((column) => (column[299] = (column[299] ?? 0) / 100))),
      now,
    );
    expect(findings.map(({ row, kind, severity }) => [row, kind, severity])).toEqual([[299, 'unit-100x', 'drop']]);
    expect(kept.columns.close).toHaveLength(299);
  });

  it('applies a listed split that the prices before it leave out', () => {
    const exDate = dateOf(now - 50 * day);
    const given = series(100, (columns) => {
      prices(columns).forEach((column) => column.subarray(0, 50).forEach((value, row) => (column[row] = value * 4)));
    });
    const split: CorporateAction = {
      kind: 'split',
      instrumentId: given.instrumentId,
      exDate,
      knownAt: exDate,
      ratio: 4,
    };
    const { series: kept, findings } = cleanBars(given, now, [split]);
    expect(findings.map(({ row, kind }) => [row, kind])).toEqual([[50, 'missing-split']]);
    expect(kept.columns.high[0]).toBeCloseTo(12, 10);
    expect(kept.columns.volume[0]).toBe(4000);
    expect(cleanBars({ ...given, adjustment: 'none' }, now, [split]).findings).toEqual([]);
  });

  it('begins on the day on which a mainland share opened lower than any board lets it, where no split is listed', () => {
    const split = (columns: BarColumns): void => {
      for (const column of prices(columns)) for (let row = 0; row < 200; row++) column[row] = at(column, row) * 1.8;
    };
    const spoilt = { ...series(300, split), instrumentId: 'SZ:300750', currency: 'CNY' } as const;
    // Weekends are no trading days of the mainland.
    const weekdays = { ...spoilt, columns: { ...spoilt.columns, time: weekdaysUntil(now, 300) } };
    const { series: kept, findings } = cleanBars(weekdays, now);
    expect(kept.columns.close).toHaveLength(100);
    expect(Math.max(...kept.columns.close)).toBeLessThan(12);
    expect(findings.find(({ kind }) => kind === 'missing-split')?.why).toMatch(/: the days before it are left out$/);
    const american = cleanBars({ ...weekdays, instrumentId: 'US:NVDA', currency: 'USD' }, now);
    expect(american.series.columns.close).toHaveLength(300);
  });

  it('divides a dividend by a hundred when the price hardly fell', () => {
    const exDate = dateOf(now - 50 * day);
    const dividend: CorporateAction = {
      kind: 'dividend',
      instrumentId: 'CRYPTO:BTC-USD',
      exDate,
      knownAt: exDate,
      amount: 9,
      currency: 'USD',
    };
    const given = series(100, (columns) => void columns.low.fill(10.8));
    const { actions, findings } = cleanBars(given, now, [dividend]);
    expect(findings.map(({ kind }) => kind)).toEqual(['bad-dividend']);
    expect(actions).toEqual([{ ...dividend, amount: 0.09 }]);
  });
});
