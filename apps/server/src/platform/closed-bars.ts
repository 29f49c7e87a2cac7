import { addDays, dateOf, dayMs, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { marketOf, parseInstrumentId, type MarketId } from '@plumbline/model/instrument';
import type { Market, Session } from '@plumbline/model/market';
import { marketById } from '@plumbline/model/market-by-id';
import type { BacktestAsset } from '@plumbline/quant/engine/strategy/strategy-backtest';

/** Ids of a universe come from a checked spec. */
export function marketOfText(id: string): MarketId {
  const parsed = parseInstrumentId(id);
  if (parsed === null) throw new PlumblineError('internal', `${id} is no instrument.`);
  return marketOf(parsed);
}

function sessionOf(market: Market, date: string): Session | null {
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

function sessionAfter(market: Market, bar: number): Session | null {
  const date = dateOf(bar);
  try {
    return market.sessions(addDays(date, 1), addDays(date, 21))[0] ?? null;
  } catch (error) {
    if (error instanceof PlumblineError && error.code === 'no-rule') return null;
    throw error;
  }
}

/** Start of the bar after a session: the next session's, or the next day where calendars end. */
export function nextBarAt(market: Market, bar: number): number {
  const next = sessionAfter(market, bar);
  return next === null ? bar + dayMs : timeOf(next.date);
}

/**
 * Until when a decision on a bar may still be spoken: the open at which it would be filled. Where a market never closes, the
 * close of the next bar.
 */
export function decideBefore(market: Market, bar: number): number {
  const next = sessionAfter(market, bar);
  if (next === null) return bar + 2 * dayMs;
  return next.openAt > closeOf(market, bar) ? next.openAt : next.closeAt;
}
