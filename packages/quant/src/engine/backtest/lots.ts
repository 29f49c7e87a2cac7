import type { Side } from '@plumbline/model/order';
import { roundToStep } from '@plumbline/model/round-to-step';
import type { Book } from './book.ts';
import { dequeue, enqueue } from './column-table.ts';
import { dropBrackets, resizeBrackets } from './orders.ts';
import type { Lot } from './pending-order.ts';
import { sizeEpsilon } from './quantity.ts';

/** Adds a lot of signed size; its commission has been taken from the balance. */
export function openLot(book: Book, size: number, price: number, bar: number, fee: number): Lot {
  const lot = enqueue(book.lots, false);
  lot.id = book.nextId;
  book.nextId += 1;
  lot.size = size;
  lot.entryPrice = price;
  lot.entryBar = bar;
  lot.fee = fee;
  lot.margin = (Math.abs(size) * price * book.settings.multiplier) / book.settings.leverage;
  lot.funding = 0;
  lot.stopLoss = Number.NaN;
  lot.target = Number.NaN;
  book.position += size;
  return lot;
}

/** Takes a tax from the account, to the cent, and writes it down. */
export function payTax(book: Book, bar: number, amount: number): void {
  const tax = roundToStep(amount, 0.01, 'half-up');
  if (!(tax > 0)) return;
  book.balance -= tax;
  book.taxes.push({ bar, amount: tax });
}

/** Closes a positive quantity of one lot at a price and books the trade with its share of the entry's commission. */
export function closeLot(book: Book, lot: Lot, quantity: number, price: number, bar: number): void {
  const { lots, trades, settings } = book;
  const { size, entryPrice, entryBar } = lot;
  const isWhole = quantity >= Math.abs(size) * (1 - sizeEpsilon);
  const closed = isWhole ? size : size > 0 ? quantity : -quantity;
  const entryFee = isWhole ? lot.fee : (lot.fee * closed) / size;
  const funding = isWhole ? lot.funding : (lot.funding * closed) / size;
  const at = trades.count;
  const done = trades.columns;
  trades.count = at + 1;
  done.size[at] = closed;
  done.entryPrice[at] = entryPrice;
  done.entryBar[at] = entryBar;
  done.exitPrice[at] = price;
  done.exitBar[at] = bar;
  done.fee[at] = entryFee;
  done.funding[at] = funding;
  done.stopLoss[at] = lot.stopLoss;
  done.target[at] = lot.target;
  book.balance += closed * (price - entryPrice) * settings.multiplier;
  if (settings.dividendTax !== null && closed > 0) {
    payTax(book, bar, closed * settings.dividendTax.dueAtSale(entryBar, bar) * settings.multiplier);
  }
  if (isWhole) {
    dropBrackets(book, lot.id);
    dequeue(lots, lot);
    // Fractions of many lots leave sizeEpsilon behind; without lots there is no position.
    book.position = lots.count === 0 ? 0 : book.position - closed;
    return;
  }
  lot.margin *= 1 - closed / size;
  lot.size = size - closed;
  lot.fee -= entryFee;
  lot.funding -= funding;
  book.position -= closed;
  resizeBrackets(book, lot.id, Math.abs(size - closed));
}

/** Whether a lot was bought too recently to be sold on this bar. */
export function isWaiting({ terms, bar }: Book, lot: Lot): boolean {
  return terms.resaleBars > 0 && lot.entryBar > bar - terms.resaleBars;
}

/**
 * Closes lots of one side, oldest first, up to a quantity; returns what was closed. Lots within the resale wait stay.
 * The commission is the caller's to charge.
 */
export function closeOldest(book: Book, lotSide: Side, quantity: number, price: number, bar: number): number {
  const { lots } = book;
  let left = quantity;
  let k = 0;
  while (left > 0 && k < lots.count) {
    const lot = lots.entries[k];
    if (lot.size * lotSide < 0 || isWaiting(book, lot)) {
      k += 1;
      continue;
    }
    const units = Math.abs(lot.size);
    const part = left < units ? left : units;
    closeLot(book, lot, part, price, bar);
    left -= part;
    if (part < units * (1 - sizeEpsilon)) k += 1;
  }
  return quantity - left;
}

/** Units of one side that may be closed now. */
export function closable(book: Book, lotSide: Side): number {
  const { entries } = book.lots;
  let units = 0;
  for (let k = 0; k < book.lots.count; k += 1) {
    const lot = entries[k];
    if (lot.size * lotSide > 0 && !isWaiting(book, lot)) units += Math.abs(lot.size);
  }
  return units;
}
