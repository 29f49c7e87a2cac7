import { addDays, dateOf, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { marketOf, parseInstrumentId, type MarketId } from '@plumbline/model/instrument';
import type { Market } from '@plumbline/model/market';
import { marketById } from '@plumbline/model/market-by-id';
import type { BacktestAsset } from '@plumbline/quant/strategy/strategy-backtest';

const dayMs = 86_400_000;

/** Ids of a universe come from a checked spec. */
export function marketOfText(id: string): MarketId {
  const parsed = parseInstrumentId(id);
  if (parsed === null) throw new PlumblineError('internal', `${id} is no instrument.`);
  return marketOf(parsed);
}

function sessionOf(market: Market, date: string): { readonly closeAt: number } | null {
  try {
    return market.session(date);
  } catch (error) {
    if (error instanceof PlumblineError && error.code === 'no-rule') return null;
    throw error;
  }
}

/** When a daily bar closes; a day later where no calendar is on record. */
export function closeOf(market: Market, time: number): number {
  return sessionOf(market, dateOf(time))?.closeAt ?? time + dayMs;
}

export interface ClosedBar {
  readonly time: number;
  readonly closeAt: number;
}

/** Bars of any instrument that closed after an instant. */
export function closedBars(assets: readonly Pick<BacktestAsset, 'id' | 'bars'>[], after: number): readonly ClosedBar[] {
  return assets.flatMap(({ id, bars }) => {
    const market = marketById(marketOfText(id));
    const found: ClosedBar[] = [];
    for (let row = bars.time.length - 1; row >= 0; row -= 1) {
      const time = bars.time[row] ?? 0;
      const closeAt = closeOf(market, time);
      if (closeAt <= after) break;
      found.push({ time, closeAt });
    }
    return found;
  });
}

/** The first bar that closed after an instant: from there on an activated strategy counts. Infinity while there is none. */
export function firstBarAfter(assets: readonly Pick<BacktestAsset, 'id' | 'bars'>[], instant: number): number {
  return Math.min(...closedBars(assets, instant).map(({ time }) => time));
}

/** Start of the bar after a session: the next session's, or the next day where calendars end. */
export function nextBarAt(market: Market, after: number): number {
  const date = dateOf(after);
  try {
    const [next] = market.sessions(addDays(date, 1), addDays(date, 21));
    return next === undefined ? after + dayMs : timeOf(next.date);
  } catch (error) {
    if (error instanceof PlumblineError && error.code === 'no-rule') return after + dayMs;
    throw error;
  }
}
