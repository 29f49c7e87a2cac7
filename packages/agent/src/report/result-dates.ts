import type { ReportContext } from './context.ts';

const resultMetrics: ReadonlySet<string> = new Set(['revenue', 'netIncome', 'epsDiluted']);
/** Fewer announced results than this and the days on which figures became public are better. */
const fewestAnnounced = 4;

const announcedOn = ({ events, asOf }: ReportContext): readonly string[] =>
  events.filter(({ kind, date }) => kind === 'earnings' && date <= asOf).map(({ date }) => date);

/** Whether the days of results are those of their announcement; those of their filing may come weeks later. */
export const areAnnounced = (context: ReportContext): boolean => announcedOn(context).length >= fewestAnnounced;

/**
 * Days on which results became public, oldest first: as announced, or else the days from which the statements of this
 * report were known, where their source says when that was. Two statements of one day are one.
 */
export function resultDates(context: ReportContext): readonly string[] {
  const { book } = context;
  const byRule = new Set(book.sources().flatMap(({ id, isDatedByRule }) => (isDatedByRule === true ? [id] : [])));
  const filed = book
    .facts()
    .filter(
      ({ metric, formula, quality, source }) =>
        resultMetrics.has(metric) && formula === undefined && !quality.includes('restated') && !byRule.has(source.id),
    )
    .filter(({ period }) => period?.kind === 'quarter' || period?.kind === 'half' || period?.kind === 'year')
    .map(({ knownAt }) => knownAt);
  const dates = new Set(areAnnounced(context) ? announcedOn(context) : filed);
  return [...dates].toSorted();
}
