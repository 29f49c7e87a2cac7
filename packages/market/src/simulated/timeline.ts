import { addDays, dayMs, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Market, Session } from '@plumbline/model/market';
import { readAt } from './read-at.ts';

/** The simulated market opens here, whatever the clock says: a moving first day would rewrite history. */
export const firstSimulatedDate = '2011-11-21';

/** Far enough ahead to date the next report: the rest of a quarter, the wait for the report, a long holiday. */
const horizonDays = 160;

/** Epoch days: the address under which shocks of one calendar date are drawn in every market. */
export function dayNumber(date: string): number {
  return Math.round(timeOf(date) / dayMs);
}

/** Sessions of one market from the first simulated date to a little beyond the clock, each with its epoch day. */
export interface TradingDays {
  readonly sessions: readonly Session[];
  readonly days: Int32Array;
}

/** Trading days as the clock divides them. */
export interface Timeline extends TradingDays {
  readonly market: Market;
  /** Index of the last session that has begun, and of the last that has ended. */
  readonly lastOpened: number;
  readonly lastClosed: number;
  readonly now: number;
}

/** Days to work with on a date: from the first simulated one to the horizon, as far as the calendar is recorded. */
export function tradingDays(market: Market, today: string): TradingDays {
  const wanted = addDays(today, horizonDays);
  const recorded = wanted > market.calendarTo ? market.calendarTo : wanted;
  // Past the recorded calendar the market itself refuses to answer; only the look ahead is cut short.
  const sessions = market.sessions(firstSimulatedDate, recorded < today ? today : recorded);
  return { sessions, days: Int32Array.from(sessions, (session) => dayNumber(session.date)) };
}

export function timelineOf(market: Market, { sessions, days }: TradingDays, now: number): Timeline {
  const lastOpened = countUntil(sessions, (session) => session.openAt <= now) - 1;
  if (lastOpened < 0) {
    throw new PlumblineError(
      'not-covered',
      `The simulated market begins on ${firstSimulatedDate}; set the clock to a later date.`,
    );
  }
  const lastClosed = countUntil(sessions, (session) => session.closeAt <= now) - 1;
  return { market, sessions, days, lastOpened, lastClosed, now };
}

/** Index of the first session on or after a date; the length of the list when there is none. */
export function firstSessionFrom(sessions: readonly Session[], date: string): number {
  return countUntil(sessions, (session) => session.date < date);
}

/** Last date whose results are public: nothing dated later is known yet. */
export function knownTo(timeline: Timeline): string {
  if (timeline.lastClosed < 0) return addDays(firstSimulatedDate, -1);
  return readAt(timeline.sessions, timeline.lastClosed).date;
}

/** How many leading sessions satisfy a condition that holds for a prefix. */
function countUntil(sessions: readonly Session[], holds: (session: Session) => boolean): number {
  let low = 0;
  let high = sessions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(readAt(sessions, middle))) low = middle + 1;
    else high = middle;
  }
  return low;
}
