import type { Calendar } from './calendar.ts';
import { requireRecorded } from './calendar-span.ts';
import { dateOf, dayMs, daysBetween, timeOf } from './date.ts';
import type { Session } from './market.ts';

function sessionOf(date: string): Session {
  const openAt = timeOf(date);
  return { date, openAt, closeAt: openAt + dayMs, breaks: [], isHalfDay: false };
}

/**
 * The calendar of a market that never closes: each UTC day is a session from 00:00 to the next 00:00, without breaks.
 * Dates outside the recorded span throw `no-rule`, malformed ones `bad-input`.
 */
export function createContinuousCalendar(span: {
  readonly market: string;
  readonly from: string;
  readonly to: string;
}): Calendar {
  let built: readonly Session[] | null = null;
  const list = () => {
    built ??= Array.from({ length: daysBetween(span.from, span.to) + 1 }, (_, day) =>
      sessionOf(dateOf(timeOf(span.from) + day * dayMs)),
    );
    return built;
  };
  const session = (date: string) => {
    requireRecorded(span, date);
    return sessionOf(date);
  };
  return {
    calendarFrom: span.from,
    calendarTo: span.to,
    sessions(first, last) {
      requireRecorded(span, first);
      requireRecorded(span, last);
      return list().slice(daysBetween(span.from, first), daysBetween(span.from, last) + 1);
    },
    session,
    phaseAt(at) {
      requireRecorded(span, dateOf(at));
      return 'open';
    },
    nextPhaseAt: () => null,
  };
}
