import type { Book } from './book.ts';
import { executeLotOrder, executeOrder } from './execute-order.ts';
import type { Quiet } from './mark.ts';
import { toTick } from './quantity.ts';
import { reject } from './records.ts';
import type { RulePack } from './rule-pack.ts';

/**
 * Meets one order with the current bar and writes the outcome to `book.match`. A stop is triggered by a touch and filled at
 * the worse of open and stop; a limit is filled by a touch at the better of open and limit. A stop-limit whose limit lies on
 * the far side of its stop waits a bar, since the order of the two touches is unknown.
 */
function matchOnBar({ bars, bar, orders, match, settings }: Book, row: number): void {
  const { side, stop, limit, isBracket } = orders.columns;
  const high = bars.high[bar];
  const low = bars.low[bar];
  const isBuy = side[row] > 0;
  const isBooked = settings.isSameClose && settings.compat.closeFillsBookedNextBar && isBracket[row] === 0;
  const stopPrice = stop[row];
  const limitPrice = limit[row];
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
    if (hasLimit) stop[row] = Number.NaN;
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
function quoteLimit({ bars, bar, costs, match, orders }: Book, rules: RulePack, row: number): void {
  const isBuy = orders.columns.side[row] > 0;
  const limit = orders.columns.limit[row];
  costs.isMaker = match.price === limit && limit !== bars.open[bar];
  const quoted = toTick(limit, rules.tickAt(bar, limit), !isBuy);
  // A stop-limit may begin at a stop between two steps.
  const start = toTick(match.price, rules.tickAt(bar, match.price), isBuy);
  match.price = isBuy
    ? Math.max(Math.min(start, quoted), bars.low[bar])
    : Math.min(Math.max(start, quoted), bars.high[bar]);
}

/** A bar in the order things happen: at the open, to what is held, to what is waiting. */
type Phase = 'market' | 'bracket' | 'waiting';

function isDue({ orders, bar }: Book, row: number, phase: Phase): boolean {
  const { activeFrom, limit, stop, isBracket } = orders.columns;
  if (activeFrom[row] > bar) return false;
  if (isBracket[row] === 1) return phase === 'bracket';
  return (Number.isNaN(limit[row]) && Number.isNaN(stop[row])) === (phase === 'market') && phase !== 'bracket';
}

/** Serves one order; true when the pass must be repeated for the brackets it placed. */
function serve(book: Book, row: number, atClose: boolean): boolean {
  if (atClose) matchAtClose(book);
  else matchOnBar(book, row);
  if (Number.isNaN(book.match.price)) return false;
  const { rules } = book.settings;
  if (rules !== null) {
    if (book.match.slips) book.costs.isMaker = false;
    else quoteLimit(book, rules, row);
  }
  if (rules !== null && book.terms.isHalted) {
    reject(book, book.orders.columns.id[row], 'halted', Number.NaN, 0);
    return false;
  }
  if (book.orders.columns.lot[row] >= 0) {
    executeLotOrder(book, row);
    return false;
  }
  return executeOrder(book, row);
}

/** Serves the orders of one phase; orders born on the way wait for a later one. True when brackets were placed for this bar. */
function servePhase(book: Book, phase: Phase, atClose: boolean): boolean {
  const { orders } = book;
  const due = orders.count;
  if (book.passRows.length < due) {
    book.passRows = new Int32Array(due * 2);
    book.passIds = new Float64Array(due * 2);
  }
  const { passRows, passIds } = book;
  let count = 0;
  for (let k = 0; k < due; k += 1) {
    const row = orders.queue[k];
    if (!isDue(book, row, phase)) continue;
    passRows[count] = row;
    passIds[count] = orders.columns.id[row];
    count += 1;
  }
  let hasBrackets = false;
  for (let k = 0; k < count; k += 1) {
    const isGone = orders.columns.id[passRows[k]] !== passIds[k];
    if (!isGone && serve(book, passRows[k], atClose)) hasBrackets = true;
  }
  return hasBrackets;
}

/** Whether this bar touches any pending order at all: on most bars it does not, and nothing else needs to be asked. */
export function isAnyMet({ orders, bars, bar }: Book): boolean {
  const { activeFrom, side, stop, limit } = orders.columns;
  const high = bars.high[bar];
  const low = bars.low[bar];
  for (let k = 0; k < orders.count; k += 1) {
    const row = orders.queue[k];
    if (activeFrom[row] > bar) continue;
    const level = stop[row];
    if (level > 0) {
      if (side[row] > 0 ? high >= level : low <= level) return true;
    } else if (!(limit[row] > 0)) return true;
    else if (side[row] > 0 ? low <= limit[row] : high >= limit[row]) return true;
  }
  return false;
}

const quiet: Quiet = { above: 0, below: 0 };

/**
 * Between which prices no pending order is met from a bar on, as long as the orders stay as they are; null when one is due
 * at any price, or not before a later bar. The answer is written over by the next call.
 */
export function quietPrices({ orders }: Book, bar: number): Quiet | null {
  const { activeFrom, side, stop, limit } = orders.columns;
  quiet.above = Number.POSITIVE_INFINITY;
  quiet.below = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < orders.count; k += 1) {
    const row = orders.queue[k];
    const isStop = stop[row] > 0;
    const level = isStop ? stop[row] : limit[row];
    if (activeFrom[row] > bar || !(level > 0)) return null;
    if (side[row] > 0 === isStop) {
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
  if (orders.count === 1 && !atClose) {
    // One order is the rule, and needs no sorting by phases.
    const row = orders.queue[0];
    if (orders.columns.activeFrom[row] <= book.bar && serve(book, row, false)) servePhase(book, 'bracket', false);
    return;
  }
  servePhase(book, 'market', atClose);
  if (atClose || orders.count === 0) return;
  servePhase(book, 'bracket', false);
  if (servePhase(book, 'waiting', false)) servePhase(book, 'bracket', false);
}
