import type { BarColumns } from '@plumbline/model/bar';
import { adjustedBars } from './actions/price-scale.ts';
import { createBook, grossValue, type Book, type RunConfig, type RunExtras } from './book.ts';
import { carryOver, payFundingWithin } from './carry.ts';
import { checkBars } from './check-bars.ts';
import { costModel } from './costs.ts';
import { mark, markStretch, ruin, settleEnd } from './mark.ts';
import { isAnyMet, matchOrders, quietPrices } from './match-orders.ts';
import { ageOrders, closeEveryLot, closePosition } from './orders.ts';
import { reasonCode } from './records.ts';
import { checkExtras, checkVolumes, settingsOf } from './settings.ts';

const marginCall = reasonCode('margin-call');

/**
 * What decides. It is called after each close with everything up to that bar on the books and may place, cancel and
 * protect; it must not read bars after `bar`.
 */
export interface EventStrategy {
  (book: Book, bar: number): void;
  /**
   * The first bar after one at which it may do anything at all unless an order is filled before: the bars between are not
   * put to it. Absent = it wants to see every bar.
   */
  readonly quietUntil?: (book: Book, bar: number) => number;
}

/** carries: whether anything happens to a position on this bar; not on a bar that is played again. */
function processBar(book: Book, bar: number, carries = book.settings.carries): void {
  book.bar = bar;
  const { orders, settings } = book;
  if (carries && bar > 0) carryOver(book);
  const isIsolated = settings.margin !== null;
  if (orders.count > 0 || isIsolated) {
    if (isIsolated || isAnyMet(book)) matchOrders(book, false);
    if (book.ageing > 0) ageOrders(book);
  }
  if (carries) payFundingWithin(book);
  mark(book, bar);
  const { maintenanceMargin } = settings;
  if (
    maintenanceMargin > 0 &&
    book.equityNow > 0 &&
    book.equityNow < maintenanceMargin * grossValue(book, book.bars.close[bar])
  ) {
    closePosition(book);
    orders.entries[0].reason = marginCall;
  }
}

/** Checked books over checked bars, ready for the first bar. */
export function openBook(bars: BarColumns, config: RunConfig, extras: RunExtras): Book {
  checkBars(bars);
  checkExtras(bars, extras);
  const settings = settingsOf(config, extras, bars);
  checkVolumes(bars, settings);
  const costs = costModel(
    config.costs ?? {},
    config.commission ?? null,
    settings.rules,
    () => adjustedBars(bars, extras).close,
  );
  return createBook(bars, extras, config.cash, settings, costs);
}

/**
 * Runs a strategy that places orders over bars, and returns its books.
 *
 * What it tells an investor: what would have happened, order by order, after cost, with every decision made on the closes
 * known at the time. Order of a bar: splits, dividends and costs of holding; pending orders against this bar's prices;
 * funding that fell due within it; equity marked at the close; then the strategy sees the bar. A decision at close t is
 * filled at open t + 1 unless the run asks for `same-close`, which is flagged. bars: raw prices, oldest first, n ≥ 2.
 * Equity columns have length n, in the currency of the bars. Source: semantics of ENGINE section 1, after backtesting.py
 * 9c2b8e1c.
 * Throws `bad-input` naming field and row for bars, settings or orders that cannot be.
 */
export function runEvent(bars: BarColumns, strategy: EventStrategy, config: RunConfig, extras: RunExtras = {}): Book {
  return runEventOn(openBook(bars, config, extras), strategy);
}

/** `runEvent` on open, empty books, which it writes and returns. */
export function runEventOn(book: Book, strategy: EventStrategy): Book {
  const { settings, bars } = book;
  const { length } = bars.close;
  const { isSameClose, compat } = settings;
  const fillsAtClose = isSameClose && !compat.closeFillsBookedNextBar;
  const { orders, lots, equity } = book;
  const quietUntil =
    fillsAtClose || settings.carries || settings.maintenanceMargin > 0 || settings.margin !== null
      ? undefined
      : strategy.quietUntil;
  for (let bar = 0; bar < length; bar += 1) {
    if (orders.count === 0 && lots.count === 0 && !settings.carries) {
      book.bar = bar;
      equity[bar] = book.balance;
    } else {
      processBar(book, bar);
      // An account that money has yet to be paid into has lost nothing.
      if (book.equityNow <= 0 && book.fills.count > 0) {
        ruin(book, bar);
        return book;
      }
    }
    strategy(book, bar);
    if (fillsAtClose && book.orders.count > 0) {
      matchOrders(book, true);
      mark(book, bar);
    }
    if (quietUntil !== undefined) {
      const until = quietUntil(book, bar);
      bar = passQuietly(book, bar + 1, until < length ? until : length) - 1;
    }
  }
  finish(book);
  return book;
}

/** Marks bars [from, until) as long as no order is met; returns the first bar that has to be looked at in full. */
function passQuietly(book: Book, from: number, until: number): number {
  if (from >= until) return until;
  if (book.ageing > 0) return passAgeing(book, from, until);
  const quiet = quietPrices(book, from);
  const stopped = quiet === null ? from : markStretch(book, from, until, quiet);
  if (stopped === from) return from;
  book.bar = stopped - 1;
  book.equityNow = book.equity[stopped - 1];
  return stopped;
}

/** The same where orders change from bar to bar. */
function passAgeing(book: Book, from: number, until: number): number {
  const { orders } = book;
  for (let bar = from; bar < until; bar += 1) {
    book.bar = bar;
    if (orders.count > 0 && isAnyMet(book)) return bar;
    if (book.ageing > 0) ageOrders(book);
    mark(book, bar);
    if (book.equityNow <= 0) return bar;
  }
  return until;
}

function finish(book: Book): void {
  const { settings, bars } = book;
  const last = bars.close.length - 1;
  if (settings.compat.replaysLastBar) {
    closeEveryLot(book);
    for (let k = 0; k < book.orders.count; k += 1) book.orders.entries[k].activeFrom = last;
    processBar(book, last, false);
    return;
  }
  settleEnd(book);
}
