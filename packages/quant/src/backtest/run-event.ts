import type { BarColumns } from '@plumbline/model/bar';
import { createBook, grossValue, openProfit, type Book, type RunConfig, type RunExtras } from './book.ts';
import { carryOver } from './carry.ts';
import { checkBars } from './check-bars.ts';
import { commissionOn, costModel } from './costs.ts';
import { closeLot } from './lots.ts';
import { matchOrders } from './match-orders.ts';
import { ageOrders, closeEveryLot, closePosition } from './orders.ts';
import { reasonCode, recordFill } from './records.ts';
import { freeTerms } from './rule-pack.ts';
import { checkExtras, settingsOf } from './settings.ts';

/**
 * What decides. It is called after each close with everything up to that bar on the books and may place, cancel and
 * protect; it must not read bars after `bar`.
 */
export type EventStrategy = (book: Book, bar: number) => void;

/** Closes everything at a price on the current bar, for a reason of the executor's own. */
function liquidate(book: Book, price: number, reason: 'ruin' | 'end-of-data'): void {
  const { lots, trades, costs, settings, bar } = book;
  while (lots.count > 0) {
    const size = lots.columns.size[0];
    const side = size > 0 ? -1 : 1;
    const units = Math.abs(size);
    const fee = commissionOn(costs, bar, side, units, price * settings.multiplier);
    closeLot(book, 0, units, price, bar);
    trades.columns.fee[trades.count - 1] += fee;
    book.balance -= fee;
    recordFill(book, bar, 0, side, units, price, fee, reasonCode(reason));
  }
}

function mark(book: Book, bar: number): void {
  const price = book.bars.close[bar];
  const equity = book.lots.count === 0 ? book.balance : book.balance + openProfit(book, price);
  book.equityNow = equity;
  book.equity[bar] = equity;
  book.held[bar] = book.position;
  book.gross[bar] = book.lots.count === 0 ? 0 : grossValue(book, price);
}

/** Equity at or below zero ends the run: everything is closed at this close and nothing is left from here on. */
function ruin(book: Book, bar: number): void {
  liquidate(book, book.bars.close[bar], 'ruin');
  book.orders.count = 0;
  book.trailing = 0;
  book.ruinedAt = bar;
  book.balance = 0;
  book.equityNow = 0;
  book.equity.fill(0, bar);
  book.held.fill(0, bar);
  book.gross.fill(0, bar);
}

function processBar(book: Book, bar: number): void {
  book.bar = bar;
  const { orders, lots, extras, settings } = book;
  if (bar > 0 && (lots.count > 0 || extras.splits !== undefined)) carryOver(book);
  if (orders.count > 0) {
    matchOrders(book, false);
    if (orders.count > 0) ageOrders(book);
  }
  mark(book, bar);
  const { maintenanceMargin } = settings;
  if (maintenanceMargin > 0 && book.equityNow > 0 && book.equityNow < maintenanceMargin * book.gross[bar]) {
    closePosition(book);
    orders.columns.reason[0] = reasonCode('margin-call');
  }
}

/**
 * Runs a strategy that places orders over bars, and returns its books.
 *
 * What it tells an investor: what would have happened, order by order, after cost, with every decision made on the closes
 * known at the time. Order of a bar: splits, dividends and costs of holding; pending orders against this bar's prices;
 * equity marked at the close; then the strategy sees the bar. A decision at close t is filled at open t + 1 unless the run
 * asks for `same-close`, which is flagged. bars: raw prices, oldest first, n ≥ 2. Equity columns have length n, in the
 * currency of the bars. Source: semantics of ENGINE section 1, after backtesting.py 9c2b8e1c.
 * Throws `bad-input` naming field and row for bars, settings or orders that cannot be.
 */
export function runEvent(bars: BarColumns, strategy: EventStrategy, config: RunConfig, extras: RunExtras = {}): Book {
  checkBars(bars);
  const settings = settingsOf(config);
  checkExtras(bars, extras, settings);
  const costs = costModel(config.costs ?? {}, config.commission ?? null, settings.rules, bars);
  const book = createBook(bars, extras, config.cash, settings, costs, freeTerms(settings.quantityStep));
  const length = bars.close.length;
  const { isSameClose, compat } = settings;
  const fillsAtClose = isSameClose && !compat.closeFillsBookedNextBar;
  for (let bar = 0; bar < length; bar += 1) {
    processBar(book, bar);
    if (book.equityNow <= 0) {
      ruin(book, bar);
      return book;
    }
    strategy(book, bar);
    if (fillsAtClose && book.orders.count > 0) {
      matchOrders(book, true);
      mark(book, bar);
    }
  }
  finish(book);
  return book;
}

function finish(book: Book): void {
  const { settings, bars, lots } = book;
  const last = bars.close.length - 1;
  if (settings.compat.replaysLastBar) {
    closeEveryLot(book);
    for (let row = 0; row < book.orders.count; row += 1) book.orders.columns.activeFrom[row] = last;
    processBar(book, last);
    return;
  }
  if (settings.endOfData !== 'close-at-last-close' || lots.count === 0) return;
  liquidate(book, bars.close[last], 'end-of-data');
  mark(book, last);
}
