import type { TradeRecord } from '../metric.ts';
import type { Book } from './book.ts';

/** A closed round trip with what it cost and how it was protected; NaN = no such level. */
export interface ClosedTrade extends TradeRecord {
  readonly commission: number;
  readonly stopLoss: number;
  readonly target: number;
}

/** Worst or best price reached while a trade was open: `side` -1 looks for the lowest, 1 for the highest. */
function extreme(book: Book, row: number, side: 1 | -1): number {
  const { bars, trades, settings } = book;
  const { entryPrice, entryBar, exitBar, exitPrice } = trades.columns;
  const prices = side > 0 ? bars.high : bars.low;
  // Filled at the close: that bar's range was over. The exit bar counts with the exit price alone.
  const from = settings.isSameClose ? entryBar[row] + 1 : entryBar[row];
  const to = exitBar[row];
  let best = side * Math.max(side * entryPrice[row], side * exitPrice[row]);
  if (side > 0) {
    for (let i = from; i < to; i += 1) if (prices[i] > best) best = prices[i];
  } else {
    for (let i = from; i < to; i += 1) if (prices[i] < best) best = prices[i];
  }
  return best;
}

/**
 * The closed trades of a run, in order of closing, net of the commission of both ends. Money in the currency of the bars;
 * `returnPct`, `mae` and `mfe` as fractions of the entry value and price. Excursions are measured on unadjusted bars: a
 * split while a trade was open makes them meaningless, so they are NaN for runs with splits.
 */
export function tradesOf(book: Book): readonly ClosedTrade[] {
  const { trades, settings, extras } = book;
  const { size, entryPrice, entryBar, exitPrice, exitBar, fee, stopLoss, target } = trades.columns;
  const hasSplits = extras.splits?.some((ratio) => ratio !== 1) ?? false;
  const closed: ClosedTrade[] = [];
  for (let row = 0; row < trades.count; row += 1) {
    const quantity = Math.abs(size[row]);
    const entry = entryPrice[row];
    const pnl = size[row] * (exitPrice[row] - entry) * settings.multiplier - fee[row];
    const isLong = size[row] > 0;
    const fall = hasSplits ? Number.NaN : extreme(book, row, -1) / entry - 1;
    const rise = hasSplits ? Number.NaN : extreme(book, row, 1) / entry - 1;
    closed.push({
      entryIndex: entryBar[row],
      exitIndex: exitBar[row],
      side: isLong ? 1 : -1,
      quantity,
      entryPrice: entry,
      exitPrice: exitPrice[row],
      pnl,
      returnPct: pnl / (quantity * entry * settings.multiplier),
      // Worst and best price reached while open, as fractions of the entry in the trade's favour.
      mae: isLong ? fall : -rise,
      mfe: isLong ? rise : -fall,
      commission: fee[row],
      stopLoss: stopLoss[row],
      target: target[row],
    });
  }
  return closed;
}
