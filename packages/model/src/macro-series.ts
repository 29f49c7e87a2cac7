/** How often a series has a value. */
export const macroFrequencies = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type MacroFrequency = (typeof macroFrequencies)[number];

/**
 * A series about an economy (a rate, a price index), bitemporal, as three lists of one length, oldest first. A period without a
 * value is left out, never zero. A revision stands as a second entry of its date with a later `knownAt`.
 */
export interface MacroSeries {
  /** The source's own name of it. */
  readonly id: string;
  readonly title: string;
  /** The source's own words: `Percent`, `Index 1982-1984=100`, `Billions of Dollars`. */
  readonly unit: string;
  readonly frequency: MacroFrequency;
  /** First days of the periods, `YYYY-MM-DD`. */
  readonly dates: readonly string[];
  readonly knownAt: readonly string[];
  readonly values: readonly number[];
  /** The source does not say when a value was first public; `knownAt` is then the next date on which it can have been. */
  readonly isKnownAtAssumed: boolean;
  /** Others may not be given this series, only shown it. */
  readonly isRestricted: boolean;
}

/**
 * What was known of an economic series on a date, for reports and back-tests that must not look ahead.
 * series: any. asOf: `YYYY-MM-DD`. Returns the same series without entries published later and, of a date with several entries,
 * only the last one published by then. All lists are empty when nothing had been published.
 */
export function macroAsOf(series: MacroSeries, asOf: string): MacroSeries {
  const latest = new Map<string, number>();
  series.knownAt.forEach((knownAt, row) => {
    const date = series.dates[row];
    if (date === undefined || knownAt > asOf) return;
    const known = latest.get(date);
    if (known === undefined || (series.knownAt[known] ?? '') <= knownAt) latest.set(date, row);
  });
  const rows = [...latest.values()];
  const pick = <T>(list: readonly T[]): readonly T[] => rows.flatMap((row) => list.slice(row, row + 1));
  return { ...series, dates: pick(series.dates), knownAt: pick(series.knownAt), values: pick(series.values) };
}
