import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './date.ts';
import type { NetworkColumn, NetworkSeries } from './network-series.ts';
import { networkAsOf } from './network-series.ts';

const column = (rows: readonly (readonly [date: string, knownAt: string, value: number])[]): NetworkColumn => ({
  metric: 'activeAddresses',
  unit: 'count',
  dates: rows.map(([date]) => date),
  knownAt: rows.map(([, knownAt]) => knownAt),
  values: rows.map(([, , value]) => value),
  locator: 'AdrActCnt',
  isDerived: false,
});

const series = (...columns: NetworkColumn[]): NetworkSeries => ({ instrumentId: 'CRYPTO:BTC-USD', columns });

describe('what was known of a network', () => {
  it('holds nothing that was published later', () => {
    const all = series(
      column([
        ['2024-01-01', '2024-01-02', 10],
        ['2024-01-02', '2024-01-03', 11],
      ]),
    );
    expect(networkAsOf(all, '2024-01-02').columns[0]?.values).toEqual([10]);
    expect(networkAsOf(all, '2024-01-01').columns).toEqual([]);
    expect(networkAsOf(all, '2024-01-03')).toEqual(all);
  });

  it('takes the last revision published by then', () => {
    const revised = series(
      column([
        ['2024-01-01', '2024-01-02', 10],
        ['2024-01-01', '2024-02-01', 12],
        ['2024-01-02', '2024-01-03', 11],
      ]),
    );
    expect(networkAsOf(revised, '2024-01-31').columns[0]?.values).toEqual([10, 11]);
    expect(networkAsOf(revised, '2024-02-01').columns[0]).toMatchObject({
      dates: ['2024-01-01', '2024-01-02'],
      knownAt: ['2024-02-01', '2024-01-03'],
      values: [12, 11],
    });
  });

  it('never changes when the future is cut off', () => {
    const entry = fc.record({
      day: fc.nat(40),
      delay: fc.integer({ min: 1, max: 30 }),
      value: fc.double({ noNaN: true, noDefaultInfinity: true }),
    });
    fc.assert(
      fc.property(fc.array(entry), fc.nat(80), (entries, at) => {
        const rows = entries.map(({ day, delay, value }) => {
          const date = addDays('2024-01-01', day);
          return [date, addDays(date, delay), value] as const;
        });
        const asOf = addDays('2024-01-01', at);
        const early = rows.filter(([, knownAt]) => knownAt <= asOf);
        expect(networkAsOf(series(column(rows)), asOf)).toEqual(networkAsOf(series(column(early)), asOf));
        const dates = networkAsOf(series(column(rows)), asOf).columns.flatMap((one) => one.dates);
        expect(new Set(dates).size).toBe(dates.length);
      }),
    );
  });
});
