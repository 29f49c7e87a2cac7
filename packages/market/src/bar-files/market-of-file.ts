import { dateOf } from '@plumbline/model/date';
import type { Market } from '@plumbline/model/market';
import { markets } from '@plumbline/model/markets/registry';

/** So much of a series must agree with a calendar, both ways, before its holidays are held against it. */
const leastAgreement = 0.99;
const leastRows = 60;

function agreement(market: Market, dates: readonly string[]): number {
  const known = dates.filter((date) => date >= market.calendarFrom && date <= market.calendarTo);
  const [first, last] = [known[0], known.at(-1)];
  if (known.length < leastRows || first === undefined || last === undefined) return 0;
  const sessions = new Set(market.sessions(first, last).map(({ date }) => date));
  const shared = known.filter((date) => sessions.has(date)).length;
  return Math.min(shared / known.length, shared / sessions.size);
}

/** The market whose trading days the dates of daily bars follow, where exactly one fits best; null otherwise. */
export function marketOfDates(time: Float64Array): Market | null {
  const dates = [...new Set(Array.from(time.filter(Number.isFinite).toSorted(), dateOf))];
  const [best] = markets.map((market) => ({ market, fit: agreement(market, dates) })).toSorted((a, b) => b.fit - a.fit);
  return best !== undefined && best.fit >= leastAgreement ? best.market : null;
}
