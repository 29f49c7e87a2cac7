import { dayMs as day } from '@plumbline/model/date';
import type { readMarkets } from '@plumbline/contract/system';
import type { QuoteView } from '@plumbline/contract/instrument';
import type { FreshnessState } from '../ui/freshness.tsx';
import type { CallOutput } from './api.ts';

export type MarketView = CallOutput<typeof readMarkets>['markets'][number];

const minute = 60_000;
/** Hong Kong's takes half an hour. */
const longestAuction = 30 * minute;
/** No market rests longer: a price that is older was not renewed, or the share has stopped trading. */
const longestRest = 14 * day;

export interface QuoteFreshness {
  readonly state: FreshnessState;
  readonly delayMinutes: number;
  readonly staleDays: number;
}

/**
 * How current a quote is: stale when the server says so or no rest of a market explains its age, the close when its market rests,
 * otherwise the last one or by its real age. Nothing of an archive is live.
 */
export function freshnessOf(
  quote: QuoteView,
  market: MarketView | undefined,
  now: number,
  isArchive = false,
): QuoteFreshness {
  const age = Math.max(0, now - quote.at);
  const delayMinutes = Math.round(age / minute);
  const staleDays = Math.floor(age / day);
  if (quote.status === 'stale' || age > longestRest) return { state: 'stale', delayMinutes, staleDays };
  // Before an auction has struck a price the last one is that of the close before.
  const isTrading = market?.phase === 'open' || (market?.phase === 'auction' && age < longestAuction);
  if (!isTrading) return { state: 'close', delayMinutes, staleDays: 0 };
  // While the session runs there is no close yet: what is neither live nor of a known delay is the last that is known.
  if (quote.simulated || isArchive || age > day) return { state: 'last', delayMinutes, staleDays: 0 };
  return { state: age < 2 * minute ? 'live' : 'delayed', delayMinutes, staleDays: 0 };
}
