import type { Interval } from '@plumbline/model/bar';
import { addDays } from '@plumbline/model/date';
import type { MarketId } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import { localDate } from '@plumbline/model/time-zone';
import { barMs } from '../venue/bar-time.ts';
import { zones } from './zone.ts';

/** Closing auctions run on for minutes and sources print the final figures a little later. */
const settleMs = 900_000;

/** When the session of a trading date is over and settled; for a date without session or outside the calendar, when the day is. */
function dayEnd(market: MarketId, date: string): number | null {
  const { calendarFrom, calendarTo, session } = marketById(market);
  const found = date >= calendarFrom && date <= calendarTo ? session(date) : null;
  return found === null ? null : found.closeAt + settleMs;
}

/** Whether a bar may still have changed when the question went out. `date` is its trading date, `time` the start of an intraday bar. */
export function isUnfinished(
  market: MarketId,
  interval: Interval,
  date: string,
  time: number,
  askedAt: number,
): boolean {
  const isIntraday = interval !== '1d' && interval !== '1w' && interval !== '1mo';
  const end = dayEnd(market, date);
  if (isIntraday) return askedAt < Math.min(time + barMs(interval), end ?? Number.POSITIVE_INFINITY);
  return end === null ? localDate(zones[market], askedAt) < addDays(date, 1) : askedAt < end;
}
