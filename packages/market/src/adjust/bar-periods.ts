import { intervalMs, isIntraday, type Interval, type SourceInterval } from '@plumbline/model/bar';
import { dateOf, dayMs, timeOf } from '@plumbline/model/date';
import type { Market, Session } from '@plumbline/model/market';
import { zoneOf } from '@plumbline/model/session-clock';
import { localDate } from '@plumbline/model/time-zone';

/** Bar sizes that no source is asked for: they are made of shorter bars. */
export type ComposedInterval = '30m' | '2h' | '4h' | '6h' | '12h' | '3d' | '1w' | '1mo';

/** What the bars of an interval are made of, so that all sizes say the same; those of a source are what they are. */
const parts: Readonly<Record<ComposedInterval, SourceInterval>> = {
  '30m': '15m',
  '2h': '1h',
  '4h': '1h',
  '6h': '1h',
  '12h': '1h',
  '3d': '1d',
  '1w': '1d',
  '1mo': '1d',
};

export function isComposed(interval: Interval): interval is ComposedInterval {
  return interval in parts;
}

/** The size that is asked of sources for bars of an interval. */
export function baseInterval(interval: Interval): SourceInterval {
  return isComposed(interval) ? parts[interval] : interval;
}

/** From when until when a longer bar lasts, epoch ms UTC. */
export interface Period {
  readonly start: number;
  readonly end: number;
  /** Trading stops at its end, so that a shorter bar may be cut off there rather than run over into the next period. */
  readonly isBeforePause: boolean;
}

/** The period that a shorter bar starting at `time` belongs to; null where the market's calendar knows no session for it. */
export type PeriodOf = (time: number) => Period | null;

function weekOf(time: number): Period {
  const day = Math.floor(time / dayMs);
  // 1970-01-01 was a Thursday, three days after a Monday.
  const start = (day - ((((day + 3) % 7) + 7) % 7)) * dayMs;
  return { start, end: start + 7 * dayMs, isBeforePause: false };
}

function monthOf(time: number): Period {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { start: Date.UTC(year, month, 1), end: Date.UTC(year, month + 1, 1), isBeforePause: false };
}

/** Periods of one length from 1970-01-01 00:00 UTC on. */
function evenPeriods(length: number): PeriodOf {
  return (time) => {
    const start = Math.floor(time / length) * length;
    return { start, end: start + length, isBeforePause: false };
  };
}

function isOnRecord({ calendarFrom, calendarTo }: Market, date: string): boolean {
  return date >= calendarFrom && date <= calendarTo;
}

/** Trading hours without interruption: the morning and the afternoon where there is a lunch break. */
function stretchesOf({ openAt, closeAt, breaks }: Session): readonly Pick<Period, 'start' | 'end'>[] {
  const starts = [openAt, ...breaks.map(({ endAt }) => endAt)];
  const ends = [...breaks.map(({ startAt }) => startAt), closeAt];
  return starts.map((start, at) => ({ start, end: ends[at] ?? closeAt }));
}

/**
 * Bars within a session: counted from its open and anew after each break, so that none spans one, and the last ends with
 * the stretch. What is printed before the open or after the close, as auctions are, belongs to the first or last bar.
 */
function sessionPeriods(market: Market, length: number, part: number): PeriodOf {
  const zone = zoneOf(market);
  return (time) => {
    const date = localDate(zone, time);
    const session = isOnRecord(market, date) ? market.session(date) : null;
    if (session === null) return null;
    const stretches = stretchesOf(session);
    // A part that begins in a break and ends after it belongs to what follows.
    const stretch = stretches.findLast(({ start }) => time >= start || time + part > start) ?? stretches[0];
    if (stretch === undefined) return null;
    const most = Math.max(stretch.start, stretch.end - 1);
    const at = Math.min(Math.max(time, stretch.start), most);
    const start = stretch.start + Math.floor((at - stretch.start) / length) * length;
    const end = Math.min(start + length, stretch.end);
    return { start, end, isBeforePause: end === stretch.end };
  };
}

/** Groups of trading days, counted from the first day of the market's calendar on record, so that every request counts alike. */
function sessionGroups(market: Market, days: number): PeriodOf {
  const sessions = market.sessions(market.calendarFrom, market.calendarTo);
  const placeOf = new Map(sessions.map(({ date }, place) => [date, place]));
  return (time) => {
    const place = placeOf.get(dateOf(time));
    if (place === undefined) return null;
    const from = place - (place % days);
    const first = sessions[from];
    const last = sessions[from + days - 1];
    // A group that the calendar does not reach to the end of is never known to be over.
    if (first === undefined) return null;
    return {
      start: timeOf(first.date),
      end: last === undefined ? Number.POSITIVE_INFINITY : timeOf(last.date) + dayMs,
      isBeforePause: false,
    };
  };
}

/** How bars of a market are joined to longer ones. Markets that never close count in UTC. */
export function periodsOf(interval: ComposedInterval, market: Market): PeriodOf {
  if (interval === '1w') return weekOf;
  if (interval === '1mo') return monthOf;
  const length = intervalMs[interval];
  if (market.id === 'crypto') return evenPeriods(length);
  if (isIntraday(interval)) return sessionPeriods(market, length, intervalMs[parts[interval]]);
  return sessionGroups(market, Math.round(length / dayMs));
}
