import type { ReportContext } from './context.ts';

const resultMetrics: ReadonlySet<string> = new Set(['revenue', 'netIncome', 'epsDiluted']);
/** Fewer announced results than this and the days on which figures became public are better. */
const fewestAnnounced = 4;

/**
 * Days on which results became public, oldest first: as announced, or else the days from which the statements of this
 * report were known. Two statements of one day are one.
 */
export function resultDates({ book, events, asOf }: ReportContext): readonly string[] {
  const announced = events.filter(({ kind, date }) => kind === 'earnings' && date <= asOf).map(({ date }) => date);
  const filed = book
    .facts()
    .filter(
      ({ metric, formula, quality }) =>
        resultMetrics.has(metric) && formula === undefined && !quality.includes('restated'),
    )
    .filter(({ period }) => period?.kind === 'quarter' || period?.kind === 'half' || period?.kind === 'year')
    .map(({ knownAt }) => knownAt);
  const dates = new Set(announced.length >= fewestAnnounced ? announced : filed);
  return [...dates].toSorted();
}
