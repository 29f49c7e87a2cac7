import type { QuietHours } from '@plumbline/contract/channel';
import { PlumblineError } from '@plumbline/model/errors';

const minuteMs = 60_000;
const minutesOfDay = 1440;

export function checkTimeZone(timeZone: string): void {
  try {
    minuteIn(timeZone, 0);
  } catch (cause) {
    throw new PlumblineError('bad-input', `There is no time zone "${timeZone}".`, { field: 'timeZone' }, cause);
  }
}

/** Minutes after midnight on the clock of a zone. */
function minuteIn(timeZone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hour = 0, minute = 0] = format.format(at).split(':').map(Number);
  return hour * 60 + minute;
}

function isQuiet({ from, until }: QuietHours, minute: number): boolean {
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** When a message of this instant may go out: now, or when the quiet hours end. From equal to until = there are none. */
export function deliverableAt(quiet: QuietHours | null, at: number): number {
  if (quiet === null) return at;
  const minute = minuteIn(quiet.timeZone, at);
  if (!isQuiet(quiet, minute)) return at;
  const wait = (quiet.until - minute + minutesOfDay) % minutesOfDay;
  const end = (Math.floor(at / minuteMs) + wait) * minuteMs;
  // Where clocks are put back meanwhile, the hour comes again.
  return isQuiet(quiet, minuteIn(quiet.timeZone, end)) ? end + 60 * minuteMs : end;
}
