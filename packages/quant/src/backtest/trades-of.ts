import type { TradeRecord } from '../metric.ts';
import type { Book } from './book.ts';

/** A closed round trip with what it cost and how it was protected; NaN = no such level. */
export interface ClosedTrade extends TradeRecord {
  readonly commission: number;
  readonly stopLoss: number;
  readonly target: number;
}

/** Worst and best price reached while open, as fractions of the entry in the trade's favour. */
function excursion(book: Book, row: number): { readonly mae: number; readonly mfe: number } {
  const { bars, trades, settings } = book;
  const { size, entryPrice, entryBar, exitBar, exitPrice } = trades.columns;
  const entry = entryPrice[row];
  // Filled at the close: that bar's range was over. The exit bar counts with the exit price alone.
  const from = settings.isSameClose ? entryBar[row] + 1 : entryBar[row];
  let low = Math.min(entry, exitPrice[row]);
  let high = Math.max(entry, exitPrice[row]);
  const { low: lows, high: highs } = bars;
  for (let i = from; i < exitBar[row]; i += 1) {
    if (lows[i] < low) low = lows[i];
    if (highs[i] > high) high = highs[i];
  }
  const [fall, rise] = [low / entry - 1, high / entry - 1];
  return size[row] > 0 ? { mae: fall, mfe: rise } : { mae: -rise, mfe: -fall };
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
  return Array.from({ length: trades.count }, (_, row) => {
    const quantity = Math.abs(size[row]);
    const pnl = size[row] * (exitPrice[row] - entryPrice[row]) * settings.multiplier - fee[row];
    return {
      entryIndex: entryBar[row],
      exitIndex: exitBar[row],
      side: size[row] > 0 ? 1 : -1,
      quantity,
      entryPrice: entryPrice[row],
      exitPrice: exitPrice[row],
      pnl,
      returnPct: pnl / (quantity * entryPrice[row] * settings.multiplier),
      ...(hasSplits ? { mae: Number.NaN, mfe: Number.NaN } : excursion(book, row)),
      commission: fee[row],
      stopLoss: stopLoss[row],
      target: target[row],
    };
  });
}
