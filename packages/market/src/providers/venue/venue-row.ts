import { PlumblineError } from '@plumbline/model/errors';
import { decimalsOf } from './decimal-text.ts';

/** One bar as an exchange gave it, its numbers still text. */
export interface VenueTexts {
  readonly time: number;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
  /** The venue itself says that this bar is not over. */
  readonly isUnfinished?: boolean;
}

/** The same as numbers, with the digits its prices were printed in. */
export interface VenueRow {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
  readonly decimals: number;
  readonly isUnfinished: boolean;
}

function rowOf(texts: VenueTexts): VenueRow {
  const { time, open, high, low, close, volume, isUnfinished = false } = texts;
  return {
    time,
    open: Number(open),
    high: Number(high),
    low: Number(low),
    close: Number(close),
    volume: Number(volume),
    decimals: Math.max(...[open, high, low, close].map(decimalsOf)),
    isUnfinished,
  };
}

/**
 * One page oldest first. Venues list either way round, but an answer that goes to and fro is not a price history. A bar that stands
 * twice is left to the checks of all bars, which drop it with a note.
 */
export function oldestFirst(page: readonly VenueTexts[], publisher: string): readonly VenueRow[] {
  const rows = page.map(rowOf);
  const isAscending = rows.every((row, at) => at === 0 || row.time >= (rows[at - 1]?.time ?? Number.NaN));
  if (isAscending) return rows;
  const isDescending = rows.every((row, at) => at === 0 || row.time <= (rows[at - 1]?.time ?? Number.NaN));
  if (isDescending) return rows.toReversed();
  throw new PlumblineError('data-refused', `${publisher} lists bars out of order.`);
}
