import { addDays } from '@plumbline/model/date';
import { monthsBefore } from '@plumbline/quant/catalogue/return-window';

/** Ten years of quarters: a full cycle of most businesses. */
const mostQuarters = 40;
const quarterMonths = [9, 6, 3, 0] as const;
/** Fiscal years of 52 or 53 weeks: ends of one quarter, counted from two sides, may differ by some days. */
const tolerance = 20;

/**
 * Ends of a company's fiscal quarters before a date, oldest first: counted back from each fiscal year-end, and after the
 * last of them from the newest statement, so that they are there for companies too that report once or twice a year.
 */
export function quarterEnds(yearEnds: readonly string[], newest: string | null, asOf: string): readonly string[] {
  const years = [...new Set(yearEnds)].toSorted();
  const last = years.at(-1);
  const inYears = years.flatMap((end) => quarterMonths.map((months) => monthsBefore(end, months)));
  const after =
    newest === null || last === undefined
      ? []
      : quarterMonths.map((months) => monthsBefore(newest, months)).filter((end) => end > addDays(last, tolerance));
  const all = [...inYears, ...after].filter((end) => end < asOf).toSorted();
  return all.filter((end, at) => at === 0 || end > addDays(all[at - 1] ?? '', tolerance)).slice(-mostQuarters);
}
