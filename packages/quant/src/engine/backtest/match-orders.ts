import type { Book } from './book.ts';
import { executeLotOrder, executeOrder } from './execute-order.ts';
import type { Quiet } from './mark.ts';
import { meetLiquidation } from './meet-liquidation.ts';
import { asBracket, atMarket, whenReached, type PendingOrder } from './pending-order.ts';
import { toTick } from './quantity.ts';
import { reject } from './records.ts';
import type { RulePack } from './rule-pack.ts';

/**
 * Meets one order with the current bar and writes the outcome to `book.match`. A stop is triggered by a touch and filled at
 * the worse of open and stop; a limit is filled by a touch at the better of open and limit. A stop-limit whose limit lies on
 * the far side of its stop waits a bar, since the order of the two touches is unknown.
 */
function matchOnBar({ bars, bar, match, settings }: Book, order: PendingOrder): void {
  const high = bars.high[bar];
  const low = bars.low[bar];
  const isBuy = order.side > 0;
  const isBooked = settings.isSameClose && settings.compat.closeFillsBookedNextBar && order.phase !== asBracket;
  const stopPrice = order.stop;
  const limitPrice = order.limit;
  const hasStop = stopPrice > 0;
  const hasLimit = limitPrice > 0;
  match.price = Number.NaN;
  match.isMarket = !hasStop && !hasLimit;
  match.isStopEntry = hasStop && !hasLimit;
  match.isAtClose = false;
  match.slips = !hasLimit;
  match.bar = match.isMarket && isBooked ? bar - 1 : bar;
  let start = match.isMarket && isBooked ? bars.close[bar - 1] : bars.open[bar];
  if (hasStop) {
    if (isBuy ? high < stopPrice : low > stopPrice) return;
    // Once touched it is a market or limit order, whether or not it is filled on this bar.
    if (hasLimit) order.stop = Number.NaN;
    start = isBuy ? Math.max(start, stopPrice) : Math.min(start, stopPrice);
  }
  if (hasLimit) {
    if (isBuy ? low > limitPrice : high < limitPrice) return;
    if (hasStop && (isBuy ? limitPrice <= stopPrice : limitPrice >= stopPrice)) return;
    match.price = isBuy ? Math.min(start, limitPrice) : Math.max(start, limitPrice);
    return;
  }
  match.price = start;
}

function matchAtClose({ bars, bar, match }: Book): void {
  match.price = bars.close[bar];
  match.bar = bar;
  match.slips = true;
  match.isMarket = true;
  match.isStopEntry = false;
  match.isAtClose = true;
}

/** A limit between two price steps is entered at the one that is no worse, never outside the bar. */
function quoteLimit({ bars, bar, costs, match }: Book, rules: RulePack, { side, limit }: PendingOrder): void {
  const isBuy = side > 0;
  costs.isMaker = match.price === limit && limit !== bars.open[bar];
  const quoted = toTick(limit, rules.tickAt(bar, limit), !isBuy);
  // A stop-limit may begin at a stop between two steps.
  const start = toTick(match.price, rules.tickAt(bar, match.price), isBuy);
  match.price = isBuy
    ? Math.max(Math.min(start, quoted), bars.low[bar])
    : Math.min(Math.max(start, quoted), bars.high[bar]);
}

/** Serves one order; true when the pass must be repeated for the brackets it placed. */
function serve(book: Book, order: PendingOrder, atClose: boolean): boolean {
  if (atClose) matchAtClose(book);
  else matchOnBar(book, order);
  if (Number.isNaN(book.match.price)) return false;
  const { rules } = book.settings;
  if (rules !== null) {
    if (book.match.slips) book.costs.isMaker = false;
    else quoteLimit(book, rules, order);
    if (book.terms.isHalted) {
      reject(book, order.id, 'halted', Number.NaN, 0);
      return false;
    }
  }
  if (order.lot >= 0) {
    executeLotOrder(book, order);
    return false;
  }
  return executeOrder(book, order);
}

/**
 * Serves the due orders of one phase; orders born on the way wait for a later one. True when brackets were placed for this
 * bar.
 */
function servePhase(book: Book, phase: number, atClose: boolean): boolean {
  const { orders, passOrders, passIds, bar } = book;
  let count = 0;
  for (let k = 0; k < orders.count; k += 1) {
    const order = orders.entries[k];
    if (order.phase !== phase || order.activeFrom > bar) continue;
    passOrders[count] = order;
    passIds[count] = order.id;
    count += 1;
  }
  let hasBrackets = false;
  for (let k = 0; k < count; k += 1) {
    const isGone = passOrders[k].id !== passIds[k];
    if (!isGone && serve(book, passOrders[k], atClose)) hasBrackets = true;
  }
  return hasBrackets;
}

/** Whether this bar touches any pending order at all: on most bars it does not, and nothing else needs to be asked. */
export function isAnyMet({ orders, bars, bar }: Book): boolean {
  const high = bars.high[bar];
  const low = bars.low[bar];
  for (let k = 0; k < orders.count; k += 1) {
    const { activeFrom, side, stop, limit } = orders.entries[k];
    if (activeFrom > bar) continue;
    if (stop > 0) {
      if (side > 0 ? high >= stop : low <= stop) return true;
    } else if (!(limit > 0)) return true;
    else if (side > 0 ? low <= limit : high >= limit) return true;
  }
  return false;
}

const quiet: Quiet = { above: 0, below: 0 };

/**
 * Between which prices no pending order is met from a bar on, as long as the orders stay as they are; null when one is due
 * at any price, or not before a later bar. The answer is written over by the next call.
 */
export function quietPrices({ orders }: Book, bar: number): Quiet | null {
  quiet.above = Number.POSITIVE_INFINITY;
  quiet.below = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < orders.count; k += 1) {
    const { activeFrom, side, stop, limit } = orders.entries[k];
    const isStop = stop > 0;
    const level = isStop ? stop : limit;
    if (activeFrom > bar || !(level > 0)) return null;
    if (side > 0 === isStop) {
      if (level < quiet.above) quiet.above = level;
    } else if (level > quiet.below) quiet.below = level;
  }
  return quiet;
}

/**
 * Meets every pending order with the current bar. First what happens at the open: closes, then market orders as they came.
 * Then the brackets of what is held, fresh positions included, stop losses before targets. Then waiting stops and limits as
 * they came; the brackets they place wait a bar, except where the bar leaves no doubt.
 */
export function matchOrders(book: Book, atClose: boolean): void {
  const { settings } = book;
  if (settings.rules !== null) settings.rules.read(book.bar, book.terms);
  const { orders } = book;
  const isIsolated = settings.margin !== null && !atClose;
  if (isIsolated) meetLiquidation(book, 'open');
  else if (orders.count === 1 && !atClose) {
    // One order is the rule, and needs no sorting by phases.
    const [order] = orders.entries;
    if (order.activeFrom <= book.bar && serve(book, order, false)) servePhase(book, asBracket, false);
    return;
  }
  servePhase(book, atMarket, atClose);
  if (isIsolated) meetLiquidation(book, 'within');
  if (atClose || orders.count === 0) return;
  servePhase(book, asBracket, false);
  if (servePhase(book, whenReached, false)) servePhase(book, asBracket, false);
  if (isIsolated) meetLiquidation(book, 'after');
}
