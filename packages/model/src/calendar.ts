import { requireRecorded, type CalendarSpan } from './calendar-span.ts';
import { dateOf, dayMs, timeOf } from './date.ts';
import type { Market, Session, SessionPhase } from './market.ts';
import { instantOf, localDate, weekdayOf, type MarketZone } from './time-zone.ts';

/** A market's clock from a date on; every time is in minutes after local midnight. */
export interface TradingHours {
  readonly from: string;
  readonly open: number;
  readonly close: number;
  readonly halfDayClose: number;
  readonly breaks: readonly (readonly [start: number, end: number])[];
  /** Spans in which orders are collected for one price, and those of a half day. */
  readonly auctions: readonly (readonly [start: number, end: number])[];
  readonly halfDayAuctions: readonly (readonly [start: number, end: number])[];
  /** When orders are first taken before the open. */
  readonly preMarketFrom: number;
  /** Trading after the close: from, to; null where there is none. */
  readonly afterHours: readonly [start: number, end: number] | null;
  /** The same on a half day. */
  readonly halfDayAfterHours: readonly [start: number, end: number] | null;
}

export interface CalendarDefinition extends CalendarSpan {
  readonly timeZone: MarketZone;
  /** Oldest first; the first one covers `from`. */
  readonly hours: readonly TradingHours[];
  /** Weekdays without trading in a year. */
  readonly closures: (year: number) => readonly string[];
  /** Days that close early in a year; those that fall on a closure or a weekend are ignored. */
  readonly halfDays: (year: number) => readonly string[];
}

export type Calendar = Pick<Market, 'calendarFrom' | 'calendarTo' | 'sessions' | 'session' | 'phaseAt' | 'nextPhaseAt'>;

/** Minutes after midnight of a clock time such as `9:30`. */
export function minutesOf(hours: number, minutes = 0): number {
  return hours * 60 + minutes;
}

/** Dates of one year from a compact list of month and day: `0101 0119` of 2026 is 2026-01-01, 2026-01-19. */
export function datesOf(year: number, list: string): string[] {
  if (list === '') return [];
  return list.split(' ').map((day) => `${year}-${day.slice(0, 2)}-${day.slice(2)}`);
}

/** The last of the dated hours that has begun on the date. */
function hoursOn(hours: readonly TradingHours[], date: string): TradingHours | null {
  return hours.findLast((entry) => entry.from <= date) ?? null;
}

function buildSession(zone: MarketZone, date: string, hours: TradingHours, isHalfDay: boolean): Session {
  const close = isHalfDay ? hours.halfDayClose : hours.close;
  return {
    date,
    openAt: instantOf(zone, date, hours.open),
    closeAt: instantOf(zone, date, close),
    breaks: hours.breaks
      .filter(([, end]) => end < close)
      .map(([start, end]) => ({ startAt: instantOf(zone, date, start), endAt: instantOf(zone, date, end) })),
    isHalfDay,
  };
}

function buildSessions(definition: CalendarDefinition): Session[] {
  const sessions: Session[] = [];
  const last = timeOf(definition.to);
  let year = Number.NaN;
  let closed = new Set<string>();
  let half = new Set<string>();
  for (let time = timeOf(definition.from); time <= last; time += dayMs) {
    const weekday = weekdayOf(time);
    if (weekday === 0 || weekday === 6) continue;
    const date = dateOf(time);
    if (Number(date.slice(0, 4)) !== year) {
      year = Number(date.slice(0, 4));
      closed = new Set(definition.closures(year));
      half = new Set(definition.halfDays(year));
    }
    const hours = hoursOn(definition.hours, date);
    if (closed.has(date) || hours === null) continue;
    sessions.push(buildSession(definition.timeZone, date, hours, half.has(date)));
  }
  return sessions;
}

/** First index whose session date is >= the date. */
function lowerBound(sessions: readonly Session[], date: string): number {
  let low = 0;
  let high = sessions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const session = sessions[middle];
    if (session !== undefined && session.date < date) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isWithin(at: number, date: string, zone: MarketZone, span: readonly [number, number] | null): boolean {
  return span !== null && at >= instantOf(zone, date, span[0]) && at < instantOf(zone, date, span[1]);
}

function phaseInSession(at: number, session: Session, hours: TradingHours, zone: MarketZone): SessionPhase {
  const auctions = session.isHalfDay ? hours.halfDayAuctions : hours.auctions;
  if (auctions.some((span) => isWithin(at, session.date, zone, span))) return 'auction';
  if (at >= session.openAt && at < session.closeAt) {
    return session.breaks.some(({ startAt, endAt }) => at >= startAt && at < endAt) ? 'lunch-break' : 'open';
  }
  if (isWithin(at, session.date, zone, [hours.preMarketFrom, hours.open])) return 'pre-market';
  const after = session.isHalfDay ? hours.halfDayAfterHours : hours.afterHours;
  return isWithin(at, session.date, zone, after) ? 'after-hours' : 'closed';
}

/** Every instant of a trading day at which its phase may change. */
function boundariesOf(session: Session, hours: TradingHours, zone: MarketZone): readonly number[] {
  const auctions = session.isHalfDay ? hours.halfDayAuctions : hours.auctions;
  const after = session.isHalfDay ? hours.halfDayAfterHours : hours.afterHours;
  const minutes = [hours.preMarketFrom, ...auctions.flat(), ...(after ?? [])];
  return [
    session.openAt,
    session.closeAt,
    ...session.breaks.flatMap(({ startAt, endAt }) => [startAt, endAt]),
    ...minutes.map((minute) => instantOf(zone, session.date, minute)),
  ];
}

/** Long enough for the longest holiday closure. */
const lookAheadDays = 14;

/**
 * The trading calendar of an exchange that opens on weekdays: when it trades, and what it is doing at an instant.
 * Sessions are computed once, on first use. Dates outside the recorded span throw `no-rule`, malformed ones `bad-input`.
 * An interruption within a day (a morning lost to a typhoon signal, a late start) leaves the day's scheduled hours as they are.
 */
export function createCalendar(definition: CalendarDefinition): Calendar {
  const { timeZone, from, to } = definition;
  let built: { readonly list: readonly Session[]; readonly byDate: ReadonlyMap<string, Session> } | null = null;
  const table = () => {
    if (built !== null) return built;
    const list = buildSessions(definition);
    built = { list, byDate: new Map(list.map((session) => [session.date, session])) };
    return built;
  };
  const session = (date: string) => {
    requireRecorded(definition, date);
    return table().byDate.get(date) ?? null;
  };
  const phaseAt = (at: number): SessionPhase => {
    const date = localDate(timeZone, at);
    const today = session(date);
    const hours = hoursOn(definition.hours, date);
    if (today !== null && hours !== null) return phaseInSession(at, today, hours, timeZone);
    const weekday = weekdayOf(timeOf(date));
    return weekday === 0 || weekday === 6 ? 'closed' : 'holiday';
  };
  return {
    calendarFrom: from,
    calendarTo: to,
    sessions(first, last) {
      requireRecorded(definition, first);
      requireRecorded(definition, last);
      const { list } = table();
      const end = lowerBound(list, last);
      return list.slice(lowerBound(list, first), list[end]?.date === last ? end + 1 : end);
    },
    session,
    phaseAt,
    nextPhaseAt(at) {
      const now = phaseAt(at);
      for (let time = timeOf(localDate(timeZone, at)), day = 0; day <= lookAheadDays; time += dayMs, day++) {
        const date = dateOf(time);
        if (date > to) return null;
        const coming = session(date);
        const hours = hoursOn(definition.hours, date);
        if (coming === null || hours === null) continue;
        const changes = boundariesOf(coming, hours, timeZone).filter((one) => one > at && phaseAt(one) !== now);
        if (changes.length > 0) return Math.min(...changes);
      }
      return null;
    },
  };
}
