import type { InstrumentId } from './instrument.ts';
import type { Unit } from './units.ts';

/**
 * What can be known of a coin's network and supply, day by day:
 * - `price`: price of one coin · `marketCap`: price times the coins in circulation
 * - `realizedCap`: every coin at the price of its last move, roughly what holders paid together
 * - `mvrv`: market cap over realised cap; far above 1 holders sit on large gains, below 1 on losses
 * - `activeAddresses`: addresses that sent or received in a day · `transactions`: transfers recorded in a day
 * - `circulatingSupply`, `totalSupply`, `maxSupply`: coins that trade, coins that exist, coins there can ever be
 * - `fundingRate`: what holders of long perpetual contracts paid the short side on a day, over their value
 */
export const networkMetrics = [
  'price',
  'marketCap',
  'realizedCap',
  'mvrv',
  'activeAddresses',
  'transactions',
  'circulatingSupply',
  'totalSupply',
  'maxSupply',
  'fundingRate',
] as const;
export type NetworkMetric = (typeof networkMetrics)[number];

/**
 * One metric over time, bitemporal, as three lists of one length, oldest first. A day without a value is left out, never zero;
 * a day that is not over has no daily value. A later revision stands as a second entry of its day with a later `knownAt`.
 */
export interface NetworkColumn {
  readonly metric: NetworkMetric;
  readonly unit: Unit;
  /** Of money and prices. */
  readonly currency?: string;
  /** UTC days the values speak of, `YYYY-MM-DD`. */
  readonly dates: readonly string[];
  /** From which date each was public: the day after for what is counted over a whole day, the same day for a snapshot. */
  readonly knownAt: readonly string[];
  readonly values: readonly number[];
  /** The source's own name of the field, or the expression over such names that it was computed by. */
  readonly locator: string;
  readonly isDerived: boolean;
}

export interface NetworkSeries {
  readonly instrumentId: InstrumentId;
  readonly columns: readonly NetworkColumn[];
}

/**
 * What was known of a network on a date, for reports and back-tests that must not look ahead.
 * series: any columns. asOf: `YYYY-MM-DD`. Returns the same columns without entries published later and, of a day with several
 * entries, only the last one published by then; columns of which nothing was known are left out.
 */
export function networkAsOf(series: NetworkSeries, asOf: string): NetworkSeries {
  const columns = series.columns.flatMap((column) => {
    const latest = new Map<string, number>();
    column.knownAt.forEach((knownAt, row) => {
      const date = column.dates[row];
      if (date === undefined || knownAt > asOf) return;
      const known = latest.get(date);
      if (known === undefined || (column.knownAt[known] ?? '') <= knownAt) latest.set(date, row);
    });
    const rows = [...latest.values()];
    const pick = <T>(list: readonly T[]): readonly T[] => rows.flatMap((row) => list.slice(row, row + 1));
    const cut = { dates: pick(column.dates), knownAt: pick(column.knownAt), values: pick(column.values) };
    return rows.length === 0 ? [] : [{ ...column, ...cut }];
  });
  return { instrumentId: series.instrumentId, columns };
}
