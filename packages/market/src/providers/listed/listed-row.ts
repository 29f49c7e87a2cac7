import { isDate, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';

/** One bar of a listed security. `time` is 00:00 UTC of the trading date for daily bars, the start of the bar otherwise. */
export interface ListedRow {
  readonly date: string;
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** The time of a daily bar, or a refusal: a date that cannot be read means that the columns are not what they seem. */
export function dayTime(date: string, publisher: string): number {
  if (!isDate(date)) throw new PlumblineError('provider-body', `${publisher} gives "${date.slice(0, 40)}" as a date.`);
  return timeOf(date);
}

/**
 * Oldest first. Sources list either way round; dates to and fro are not a price history. A bar that stands twice is left to the
 * checks of all bars, which drop it with a note.
 */
export function oldestFirst(rows: readonly ListedRow[], publisher: string): readonly ListedRow[] {
  const last = rows.at(-1);
  const first = rows[0];
  const isDescending = first !== undefined && last !== undefined && first.time > last.time;
  const ordered = isDescending ? rows.toReversed() : rows;
  const wrong = ordered.findIndex((row, at) => at > 0 && row.time < (ordered[at - 1]?.time ?? Number.NaN));
  if (wrong < 0) return ordered;
  throw new PlumblineError(
    'data-refused',
    `${publisher} lists bars out of order, near ${ordered[wrong]?.date ?? 'the end'}.`,
  );
}
