import { dateOf, dayMs, isDate, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { ProviderBarsRequest } from '../../provider.ts';
import { barMs } from './bar-time.ts';

/** The time to be covered, first instant included, last excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** Why it starts later than asked, when it does. */
  readonly notes: readonly string[];
}

/** A window of bars by the starts of its first and last one. */
export interface Window {
  readonly start: number;
  readonly end: number;
}

function timeOfDate(date: string, field: string): number {
  if (!isDate(date))
    throw new PlumblineError('bad-input', `"${date}" is not a date; write it as YYYY-MM-DD.`, { field });
  return timeOf(date);
}

/** The bars to ask for: the dates of the request, no longer back than `maxBars`, and not before the venue or the coin existed. */
export function spanOf(request: ProviderBarsRequest, now: number, maxBars: number, venueStart: string): Span {
  const { interval, instrument, from, to } = request;
  const lastDayEnd = to === undefined ? Number.POSITIVE_INFINITY : timeOfDate(to, 'to') + dayMs;
  const wanted = from === undefined ? null : timeOfDate(from, 'from');
  const end = Math.min(now + 1, lastDayEnd);
  const first = Math.max(timeOf(venueStart), timeOf(instrument.listedOn ?? venueStart));
  // The listing date on record may be a day late; bars of the week or month before still hold it.
  const known = first - barMs(interval) - dayMs;
  const deepest = end - maxBars * barMs(interval);
  const start = Math.max(wanted ?? known, known, deepest);
  if (start >= end) {
    throw new PlumblineError(
      'provider-empty',
      `There can be no bars of ${instrument.id} from ${from ?? dateOf(first)} to ${to ?? dateOf(now)}.`,
    );
  }
  const isCut = deepest > Math.max(wanted ?? first, first);
  const notes = isCut ? [`Older bars than ${dateOf(deepest)} were not asked for: at most ${maxBars} at once.`] : [];
  return { start, end, notes };
}
