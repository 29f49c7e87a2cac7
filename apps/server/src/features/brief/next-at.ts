import { dayMs } from '@plumbline/model/date';
import type { Cadence } from '@plumbline/model/brief';

/** What a clock in a zone shows at an instant, as if it were UTC. */
function wallClock(timeZone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The instant at which a clock in a zone shows a time; where clocks are put forward over it, an hour later. */
function instantOf(timeZone: string, shown: number): number {
  const first = shown - (wallClock(timeZone, shown) - shown);
  const second = first - (wallClock(timeZone, first) - shown);
  return wallClock(timeZone, second) === shown ? second : Math.max(first, second);
}

/** When a brief is written next after an instant. */
export function nextAt({ weekday, minute, timeZone }: Cadence, after: number): number {
  const midnight = Math.floor(wallClock(timeZone, after) / dayMs) * dayMs;
  for (let day = 0; day <= 8; day += 1) {
    const shown = midnight + day * dayMs + minute * 60_000;
    const isDay = weekday === null || (new Date(shown).getUTCDay() + 6) % 7 === weekday - 1;
    const at = isDay ? instantOf(timeZone, shown) : after;
    if (at > after) return at;
  }
  throw new Error('a week without the day that was asked for');
}
