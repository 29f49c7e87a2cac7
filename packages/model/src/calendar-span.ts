import { isDate } from './date.ts';
import { PlumblineError } from './errors.ts';

/** The dates a calendar can answer for. */
export interface CalendarSpan {
  readonly market: string;
  readonly from: string;
  readonly to: string;
}

/** Refuses a malformed date with `bad-input` and one outside the recorded span with `no-rule`: no guess beyond the record. */
export function requireRecorded(span: CalendarSpan, date: string): void {
  if (!isDate(date))
    throw new PlumblineError('bad-input', `"${date}" is not a date; write it as YYYY-MM-DD.`, { date });
  if (date >= span.from && date <= span.to) return;
  throw new PlumblineError(
    'no-rule',
    `The ${span.market} calendar is on record from ${span.from} to ${span.to}; ${date} lies outside. Ask for a date inside.`,
    { ...span, date },
  );
}
