import { daysBetween } from '@plumbline/model/date';
import { isAnnualForm } from './annual-form.ts';
import type { SecObservation } from './schema.ts';

/** Years that two filers must tell of side by side before they count as two: one may be a change of the fiscal year. */
const fewestYears = 3;
/** Ends of one fiscal year wander by so many days. */
const slackDays = 12;

const filerOf = ({ accn }: SecObservation): number => Number(accn.slice(0, 10));

/** Last days of the years that a filer's annual reports tell of. */
function yearEnds(rows: readonly SecObservation[]): readonly string[] {
  const ends = new Set<string>();
  for (const { form, start, end } of rows) {
    const days = start === undefined ? 0 : daysBetween(start, end);
    if (isAnnualForm(form) && days > 345 && days < 380) ends.add(end);
  }
  return [...ends];
}

/**
 * Without the rows of another company: a body may have been put together from two, and their years would be told in turns. What was
 * sent under another number than the company's own stays, since printers and agents send for many, unless its annual reports tell of
 * three or more years that end at another time of the year than the company's own, while the company tells of those years itself.
 */
export function ofOneFiler<Row extends SecObservation>(rows: readonly Row[], cik: number): readonly Row[] {
  const byFiler = new Map<number, Row[]>();
  for (const row of rows) {
    const sent = byFiler.get(filerOf(row));
    if (sent === undefined) byFiler.set(filerOf(row), [row]);
    else sent.push(row);
  }
  const own = yearEnds(byFiler.get(cik) ?? []);
  if (own.length < fewestYears) return rows;
  const isForeign = (end: string): boolean => {
    const apart = own.map((known) => Math.abs(daysBetween(known, end)));
    return apart.some((days) => days < 200) && apart.every((days) => days > slackDays);
  };
  const others = new Set(
    [...byFiler].flatMap(([filer, sent]) => {
      const ends = filer === cik ? [] : yearEnds(sent);
      return ends.length >= fewestYears &&
        ends.filter(isForeign).length >= fewestYears &&
        ends.every((end) => !own.includes(end))
        ? [filer]
        : [];
    }),
  );
  if (others.size === 0) return rows;
  // A report of theirs that was sent by an agent tells of the same days.
  const days = new Set(rows.flatMap((row) => (others.has(filerOf(row)) ? [row.end] : [])));
  const theirs = new Set(rows.flatMap((row) => (filerOf(row) !== cik && days.has(row.end) ? [row.accn] : [])));
  return rows.filter(({ accn }) => !theirs.has(accn));
}
