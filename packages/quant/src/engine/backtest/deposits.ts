import type { Book } from './book.ts';

/** Adds money to the account before the open of a bar. */
export function payIn(book: Book, bar: number, amount: number): void {
  book.balance += amount;
  book.deposits.push({ bar, amount });
}

/** Money paid in before the open of each of so many bars. */
export function depositColumn({ deposits }: Pick<Book, 'deposits'>, length: number): Float64Array {
  const column = new Float64Array(length);
  for (const { bar, amount } of deposits) if (bar < length) column[bar] += amount;
  return column;
}

/**
 * What the starting cash would have become under the same management: growth of the account with its deposits taken out
 * (time-weighted return). worth: at each close; paid: before the open of each. Flat as long as the account is empty.
 * Source: Global Investment Performance Standards, valuation at each flow.
 */
export function timeWeighted(worth: Float64Array, paid: Float64Array, start: number): Float64Array {
  const out = new Float64Array(worth.length);
  let index = start;
  for (let row = 0; row < worth.length; row += 1) {
    const before = (row === 0 ? 0 : worth[row - 1]) + paid[row];
    if (before > 0) index *= worth[row] / before;
    out[row] = index;
  }
  return out;
}

/** Keeps what a finished account was worth, and makes its equity time-weighted: everything measured reads that. */
export function settleDeposits(book: Book): void {
  const { equity } = book;
  book.worth = equity.slice();
  equity.set(timeWeighted(equity, depositColumn(book, equity.length), book.cash));
}
