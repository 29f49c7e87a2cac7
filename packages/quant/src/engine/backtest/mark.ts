import { grossUnits, openProfit, type Book } from './book.ts';
import { commissionOn } from './costs.ts';
import { noteHoldings } from './holdings.ts';
import { closeLot } from './lots.ts';
import { reasonCode, recordFill } from './records.ts';

/** Closes everything at a price on the current bar, for a reason of the executor's own. */
export function liquidate(book: Book, price: number, reason: 'ruin' | 'end-of-data' | 'delisted'): void {
  const { lots, trades, costs, settings, bar } = book;
  while (lots.count > 0) {
    const [lot] = lots.entries;
    const { size } = lot;
    const side = size > 0 ? -1 : 1;
    const units = Math.abs(size);
    // What is gone is paid out, not traded.
    const fee = reason === 'delisted' ? 0 : commissionOn(costs, bar, side, units, price * settings.multiplier);
    closeLot(book, lot, units, price, bar);
    trades.columns.fee[trades.count - 1] += fee;
    book.balance -= fee;
    recordFill(book, bar, 0, side, units, price, fee, reasonCode(reason));
  }
}

/** Notes what is held at a close, if it is something else than at the one before. */
function noteLots(book: Book, bar: number): void {
  const { lots, position } = book;
  if (lots.count === 1) {
    // One lot is the rule: reading it straight is what keeps a bar cheap.
    const { size } = lots.entries[0];
    noteHoldings(book, bar, size, Math.abs(size));
    return;
  }
  noteHoldings(book, bar, position, grossUnits(book));
}

/** Values the account at a close, writes the bar of the equity curve and notes what is held. */
export function mark(book: Book, bar: number): void {
  const price = book.bars.close[bar];
  const { lots, settings } = book;
  let equity = book.balance;
  if (lots.count === 1) {
    const { size, entryPrice } = lots.entries[0];
    equity += size * settings.multiplier * (price - entryPrice);
  } else if (lots.count > 0) equity += openProfit(book, price);
  noteLots(book, bar);
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
  const { lots, equity, bars, settings, balance } = book;
  const { high, low, close } = bars;
  if (lots.count > 1) {
    for (let bar = from; bar < to; bar += 1) {
      if (high[bar] >= above || low[bar] <= below) return bar;
      mark(book, bar);
      if (book.equityNow <= 0) return bar;
    }
    return to;
  }
  let end = to;
  if (above < Number.POSITIVE_INFINITY || below > Number.NEGATIVE_INFINITY) {
    end = from;
    while (end < to && high[end] < above && low[end] > below) end += 1;
  }
  if (from === end) return from;
  noteLots(book, from);
  if (lots.count === 0) {
    // A call into the typed array's library pays off for long stretches only.
    if (end - from > 64) equity.fill(balance, from, end);
    else for (let bar = from; bar < end; bar += 1) equity[bar] = balance;
    return end;
  }
  const { size, entryPrice } = lots.entries[0];
  const units = size * settings.multiplier;
  for (let bar = from; bar < end; bar += 1) {
    const now = balance + units * (close[bar] - entryPrice);
    equity[bar] = now;
    if (now <= 0) return bar;
  }
  return end;
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
  noteHoldings(book, bar, 0, 0);
}

/** What becomes of a position that is open at the last bar: settled at the value of a delisting, sold at the close, or kept. */
export function settleEnd(book: Book): void {
  const { settings, bars, lots, bar } = book;
  const { delisting, endOfData } = settings;
  if (lots.count === 0 || (delisting === null && endOfData === 'mark')) return;
  if (delisting === null) liquidate(book, bars.close[bar], 'end-of-data');
  else liquidate(book, delisting === 'last' ? bars.close[bar] : delisting, 'delisted');
  mark(book, bar);
}
