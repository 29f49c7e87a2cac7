import { addDays, dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Market } from '@plumbline/model/market';

/** Long enough for the longest holiday closure. */
const lookAheadDays = 14;

/** When trading next starts, pauses or stops; null where it never does, or beyond the recorded calendar. */
export function nextChangeAt(market: Market, at: number): number | null {
  if (market.id === 'crypto') return null;
  const today = dateOf(at);
  try {
    const sessions = market.sessions(addDays(today, -1), addDays(today, lookAheadDays));
    const changes = sessions.flatMap(({ openAt, closeAt, breaks }) => [
      openAt,
      closeAt,
      ...breaks.flatMap(({ startAt, endAt }) => [startAt, endAt]),
    ]);
    const coming = changes.filter((change) => change > at);
    return coming.length === 0 ? null : Math.min(...coming);
  } catch (error) {
    if (error instanceof PlumblineError && error.code === 'no-rule') return null;
    throw error;
  }
}
