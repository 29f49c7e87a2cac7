import { grossValue, openProfit, type Book } from './book.ts';
import { commissionOn } from './costs.ts';
import { closeLot } from './lots.ts';
import { reasonCode, recordFill } from './records.ts';

/** Closes everything at a price on the current bar, for a reason of the executor's own. */
export function liquidate(book: Book, price: number, reason: 'ruin' | 'end-of-data'): void {
  const { lots, trades, costs, settings, bar } = book;
  while (lots.count > 0) {
    const row = lots.queue[0];
    const size = lots.columns.size[row];
    const side = size > 0 ? -1 : 1;
    const units = Math.abs(size);
    const fee = commissionOn(costs, bar, side, units, price * settings.multiplier);
    closeLot(book, row, units, price, bar);
    trades.columns.fee[trades.count - 1] += fee;
    book.balance -= fee;
    recordFill(book, bar, 0, side, units, price, fee, reasonCode(reason));
  }
}

/** Values the account at a close and writes the bar's row of the curves. */
export function mark(book: Book, bar: number): void {
  const price = book.bars.close[bar];
  const { lots, settings } = book;
  let equity = book.balance;
  if (lots.count === 1) {
    // One lot is the rule: reading it straight is what keeps a bar cheap.
    const row = lots.queue[0];
    const size = lots.columns.size[row];
    const units = size * settings.multiplier;
    equity += units * (price - lots.columns.entryPrice[row]);
    book.held[bar] = size;
    book.gross[bar] = Math.abs(units) * price;
  } else {
    if (lots.count > 0) equity += openProfit(book, price);
    book.held[bar] = book.position;
    book.gross[bar] = lots.count === 0 ? 0 : grossValue(book, price);
  }
  book.equityNow = equity;
  book.equity[bar] = equity;
}

/** Prices between which a bar meets no order: its high must stay under one and its low above the other. */
export interface Quiet {
  above: number;
  below: number;
}

/** No order waits. */
export const nothingMet: Quiet = { above: Number.POSITIVE_INFINITY, below: Number.NEGATIVE_INFINITY };

/**
 * Marks bars [from, to) of an unchanged position up to the first that meets an order or uses the equity up; returns that
 * bar, or `to`.
 */
export function markStretch(book: Book, from: number, to: number, { above, below }: Quiet): number {
  const { lots, equity, held, gross, bars, settings, balance } = book;
  const { high, low, close } = bars;
  if (lots.count > 1) {
    for (let bar = from; bar < to; bar += 1) {
      if (high[bar] >= above || low[bar] <= below) return bar;
      mark(book, bar);
      if (book.equityNow <= 0) return bar;
    }
    return to;
  }
  const isWaiting = above < Number.POSITIVE_INFINITY || below > Number.NEGATIVE_INFINITY;
  if (lots.count === 0) {
    let end = isWaiting ? from : to;
    while (end < to && high[end] < above && low[end] > below) end += 1;
    equity.fill(balance, from, end);
    return end;
  }
  const row = lots.queue[0];
  const size = lots.columns.size[row];
  const entry = lots.columns.entryPrice[row];
  const units = size * settings.multiplier;
  const value = Math.abs(units);
  for (let bar = from; bar < to; bar += 1) {
    if (isWaiting && (high[bar] >= above || low[bar] <= below)) return bar;
    const price = close[bar];
    const now = balance + units * (price - entry);
    equity[bar] = now;
    held[bar] = size;
    gross[bar] = value * price;
    if (now <= 0) return bar;
  }
  return to;
}

/** Equity at or below zero ends the run: everything is closed at this close and nothing is left from here on. */
export function ruin(book: Book, bar: number): void {
  liquidate(book, book.bars.close[bar], 'ruin');
  book.orders.count = 0;
  book.ageing = 0;
  book.ruinedAt = bar;
  book.balance = 0;
  book.equityNow = 0;
  book.equity.fill(0, bar);
  book.held.fill(0, bar);
  book.gross.fill(0, bar);
}
