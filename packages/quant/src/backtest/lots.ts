import type { Side } from '@plumbline/model/order';
import { roundToStep } from '@plumbline/model/round-to-step';
import type { Book } from './book.ts';
import { appendRow, dequeueRow, enqueueRow } from './column-table.ts';
import { dust } from './quantity.ts';
import { dropBrackets, resizeBrackets } from './orders.ts';

/** Adds a lot of signed size and returns its row; its commission has been taken from the balance. */
export function openLot(book: Book, size: number, price: number, bar: number, fee: number): number {
  const at = enqueueRow(book.lots, false);
  const { columns } = book.lots;
  const id = book.nextId;
  book.nextId += 1;
  columns.id[at] = id;
  columns.size[at] = size;
  columns.entryPrice[at] = price;
  columns.entryBar[at] = bar;
  columns.fee[at] = fee;
  columns.stopLoss[at] = Number.NaN;
  columns.target[at] = Number.NaN;
  book.position += size;
  return at;
}

/** Takes a tax from the account, to the cent, and writes it down. */
export function payTax(book: Book, bar: number, amount: number): void {
  const tax = roundToStep(amount, 0.01, 'half-up');
  if (!(tax > 0)) return;
  book.balance -= tax;
  book.taxes.push({ bar, amount: tax });
}

/** Closes a positive quantity of one lot at a price and books the trade with its share of the entry's commission. */
export function closeLot(book: Book, row: number, quantity: number, price: number, bar: number): void {
  const { lots, trades, settings } = book;
  const held = lots.columns;
  const size = held.size[row];
  const isWhole = quantity >= Math.abs(size) * (1 - dust);
  const closed = isWhole ? size : size > 0 ? quantity : -quantity;
  const entryFee = isWhole ? held.fee[row] : (held.fee[row] * closed) / size;
  const at = appendRow(trades);
  const done = trades.columns;
  done.size[at] = closed;
  done.entryPrice[at] = held.entryPrice[row];
  done.entryBar[at] = held.entryBar[row];
  done.exitPrice[at] = price;
  done.exitBar[at] = bar;
  done.fee[at] = entryFee;
  done.stopLoss[at] = held.stopLoss[row];
  done.target[at] = held.target[row];
  book.balance += closed * (price - held.entryPrice[row]) * settings.multiplier;
  if (settings.dividendTax !== null && closed > 0) {
    payTax(book, bar, closed * settings.dividendTax.dueAtSale(held.entryBar[row], bar) * settings.multiplier);
  }
  if (isWhole) {
    dropBrackets(book, held.id[row]);
    dequeueRow(lots, row);
    // Fractions of many lots leave dust behind; without lots there is no position.
    book.position = lots.count === 0 ? 0 : book.position - closed;
    return;
  }
  held.size[row] = size - closed;
  held.fee[row] -= entryFee;
  book.position -= closed;
  resizeBrackets(book, held.id[row], Math.abs(size - closed));
}

/** Whether a lot was bought too recently to be sold on this bar. */
export function isWaiting({ lots, terms, bar }: Book, row: number): boolean {
  return terms.resaleBars > 0 && lots.columns.entryBar[row] > bar - terms.resaleBars;
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
    const row = lots.queue[k];
    const size = lots.columns.size[row];
    if (size * lotSide < 0 || isWaiting(book, row)) {
      k += 1;
      continue;
    }
    const units = Math.abs(size);
    const part = left < units ? left : units;
    closeLot(book, row, part, price, bar);
    left -= part;
    if (part < units * (1 - dust)) k += 1;
  }
  return quantity - left;
}

/** Units of one side that may be closed now. */
export function closable(book: Book, lotSide: Side): number {
  const { size } = book.lots.columns;
  let units = 0;
  for (let k = 0; k < book.lots.count; k += 1) {
    const row = book.lots.queue[k];
    if (size[row] * lotSide > 0 && !isWaiting(book, row)) units += Math.abs(size[row]);
  }
  return units;
}
