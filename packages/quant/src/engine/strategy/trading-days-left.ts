import { dayMs, timeOf } from '@plumbline/model/date';
import { marketOf, parseInstrumentId } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import type { Market } from '@plumbline/model/market';

/** What a number of trading days left is counted to the end of. */
export type LeftIn = 'month' | 'quarter' | 'year';

const monthsIn: Readonly<Record<LeftIn, number>> = { month: 1, quarter: 3, year: 12 };

const sessionTimes = new Map<Market['id'], Float64Array>();

/** Trading dates of a market as 00:00 UTC, of all its calendar. */
function timesOf(market: Market): Float64Array {
  const known = sessionTimes.get(market.id);
  if (known !== undefined) return known;
  const sessions = market.sessions(market.calendarFrom, market.calendarTo);
  const times = Float64Array.from(sessions, ({ date }) => timeOf(date));
  sessionTimes.set(market.id, times);
  return times;
}

/** The last day of the month, quarter or year that a day lies in, 00:00 UTC. */
function lastDayOf(time: number, period: LeftIn): number {
  const date = new Date(time);
  const months = monthsIn[period];
  const month = date.getUTCMonth();
  return Date.UTC(date.getUTCFullYear(), month - (month % months) + months, 0);
}

/**
 * How many trading days the month, quarter or year of each bar has after it: 0 on the last one.
 *
 * What it tells an investor: where in a period a day stands, counted from its end, which exchanges publish beforehand in
 * their calendars; no later bar is read. time: starts of daily or shorter bars. NaN where the market's calendar is not on
 * record from that day to the end of its period, and for what trades in no market that is known. A closure at short notice
 * (a typhoon, a day of mourning) stands in the calendar as if it had been known.
 */
export function tradingDaysLeft(time: Float64Array, instrumentId: string | undefined, period: LeftIn): Float64Array {
  const id = instrumentId === undefined ? null : parseInstrumentId(instrumentId);
  if (id === null) return new Float64Array(time.length).fill(Number.NaN);
  const market = marketById(marketOf(id));
  const sessions = timesOf(market);
  const from = timeOf(market.calendarFrom);
  const until = timeOf(market.calendarTo);
  let day = Number.NaN;
  let left = Number.NaN;
  let passed = 0;
  let ended = 0;
  // All markets trade within one UTC date.
  return time.map((at) => {
    const start = Math.floor(at / dayMs) * dayMs;
    if (start === day) return left;
    day = start;
    const end = lastDayOf(start, period);
    // Bars rise, so what was passed stays passed.
    while (sessions[passed] <= start) passed += 1;
    while (sessions[ended] <= end) ended += 1;
    left = start >= from && end <= until ? ended - passed : Number.NaN;
    return left;
  });
}
