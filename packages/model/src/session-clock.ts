import { addDays } from './date.ts';
import type { RuleStatus } from './market-rule.ts';
import { isInForce } from './market-rules.ts';
import type { Market, SessionPhase } from './market.ts';
import { localDate, marketZones, type MarketZone } from './time-zone.ts';

/** Long enough for the longest holiday closure. */
const lookAheadDays = 14;

const worstFirst: readonly RuleStatus[] = ['unverified', 'secondary', 'verified'];

/**
 * How far the hours of a session can be trusted: the weaker standing of the market's calendar and of its hours on that
 * date. `unverified` for days that are projected before the exchange has announced them, such as the mainland's 2027.
 */
export function calendarStatus({ id, rules }: Pick<Market, 'id' | 'rules'>, date: string): RuleStatus {
  const standing = rules.filter(
    (record) => [`${id}-calendar`, `${id}-hours`].includes(record.series) && isInForce(record, date),
  );
  return worstFirst.find((status) => standing.some((record) => record.status === status)) ?? 'unverified';
}

/** A zone whose clock this package knows. Every market's is; another is a bug of its file. */
export function zoneOf({ id, timeZone }: Pick<Market, 'id' | 'timeZone'>): MarketZone {
  const zone = marketZones.find((known) => known === timeZone);
  if (zone === undefined) throw new Error(`${id}: unknown zone ${timeZone}`);
  return zone;
}

/** What a market is doing at an instant, and when it next opens and closes (epoch ms UTC; null beyond the recorded calendar). */
export interface SessionClock {
  readonly phase: SessionPhase;
  /** Trading date on the market's own clock. */
  readonly date: string;
  readonly nextOpenAt: number | null;
  readonly nextCloseAt: number | null;
  readonly status: RuleStatus;
}

/**
 * The state of a market at an instant. A market that never closes has no next open or close. The reopening after a lunch
 * break is not a next open. Throws `no-rule` outside the recorded calendar.
 */
export function sessionClock(market: Market, at: number): SessionClock {
  const date = localDate(zoneOf(market), at);
  const phase = market.phaseAt(at);
  const status = calendarStatus(market, date);
  if (market.id === 'crypto') return { phase, date, nextOpenAt: null, nextCloseAt: null, status };
  const last = addDays(date, lookAheadDays);
  const sessions = market.sessions(date, last < market.calendarTo ? last : market.calendarTo);
  return {
    phase,
    date,
    nextOpenAt: sessions.find(({ openAt }) => openAt > at)?.openAt ?? null,
    nextCloseAt: sessions.find(({ closeAt }) => closeAt > at)?.closeAt ?? null,
    status,
  };
}
