import { addDays, dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Market } from '@plumbline/model/market';

/** Sources take some minutes to close their books, and auctions some more. */
export const graceMs = 20 * 60_000;

/** Long enough for the longest holiday closure. */
const lookBackDays = 14;

/** The last session of a market that is over and told; null before the first, or beyond the recorded calendar. */
export function dueSession(market: Market, now: number): string | null {
  const today = dateOf(now);
  try {
    const sessions = market.sessions(addDays(today, -lookBackDays), addDays(today, 1));
    return sessions.findLast(({ closeAt }) => closeAt + graceMs <= now)?.date ?? null;
  } catch (error) {
    if (error instanceof PlumblineError && error.code === 'no-rule') return null;
    throw error;
  }
}
