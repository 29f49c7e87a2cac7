import { PlumblineError } from '@plumbline/model/errors';
import { fillReasons, sizeBases, type OrderTicket, type Side } from '@plumbline/model/order';
import type { Book } from './book.ts';
import { dequeue, enqueue } from './column-table.ts';
import { asBracket, atMarket, whenReached, type Lot, type PendingOrder } from './pending-order.ts';
import { floorToStep } from './quantity.ts';
import { reject } from './records.ts';

const basisCodes = new Map(sizeBases.map((basis, code) => [basis, code] as const));
const [marketReason, limitReason, stopReason, trailingReason, stopLossReason, targetReason, closeReason] =
  fillReasons.keys();
const reduceBasis = sizeBases.indexOf('reduce');
const absent = Number.NaN;

/** Writes a market order at the end of the queue, or at its head. */
function appendOrder(
  book: Book,
  side: Side,
  basis: number,
  size: number,
  reason: number,
  atFront: boolean,
): PendingOrder {
  const order = enqueue(book.orders, atFront);
  order.id = book.nextId;
  book.nextId += 1;
  order.side = side;
  order.basis = basis;
  order.size = size;
  order.limit = absent;
  order.stop = absent;
  order.trail = absent;
  order.stopLoss = absent;
  order.target = absent;
  order.stopLossFraction = absent;
  order.targetFraction = absent;
  order.trailLoss = absent;
  order.activeFrom = book.bar + 1 + book.settings.delayBars;
  order.expiresAfter = Number.POSITIVE_INFINITY;
  order.lot = -1;
  order.phase = atMarket;
  order.reason = reason;
  order.paysIn = false;
  order.closesOnly = false;
  return order;
}

function requirePositive(field: keyof OrderTicket, value: number | undefined, bar: number): number {
  if (value === undefined) return absent;
  if (value > 0 && Number.isFinite(value)) return value;
  throw new PlumblineError('bad-input', `Order at bar ${bar}: ${field} must be a positive number, not ${value}.`, {
    field,
    row: bar,
  });
}

function requireSize({ basis, size }: OrderTicket, bar: number): number {
  const isTarget = basis === 'target' || basis === 'targetUnits';
  if (Number.isFinite(size) && (size > 0 || (isTarget && size === 0))) return size;
  const wish = isTarget ? '0 or more' : 'more than 0';
  throw new PlumblineError('bad-input', `Order at bar ${bar}: size must be ${wish}, not ${size}.`, {
    field: 'size',
    row: bar,
  });
}

function requireMarketTarget({ basis, limit, stop, trail }: OrderTicket, bar: number): void {
  if (basis !== 'target' && basis !== 'targetUnits') return;
  if (limit === undefined && stop === undefined && trail === undefined) return;
  const problem = `Order at bar ${bar}: a target position is reached at the market; leave limit, stop and trail out.`;
  throw new PlumblineError('bad-input', problem, { field: limit === undefined ? 'stop' : 'limit', row: bar });
}

function reasonOf({ limit, stop, trail }: OrderTicket): number {
  if (trail !== undefined) return trailingReason;
  if (limit !== undefined) return limitReason;
  return stop === undefined ? marketReason : stopReason;
}

/** A market order of a same-close run is due at once; everything else waits for the next bar. */
function becomesActive(book: Book, order: PendingOrder): void {
  const { isSameClose, delayBars, compat } = book.settings;
  if (isSameClose && delayBars === 0 && !compat.closeFillsBookedNextBar) order.activeFrom = book.bar;
}

/** An order as checked numbers, to be placed as often as it is wanted; NaN = absent. */
export interface PreparedOrder {
  readonly side: Side;
  readonly basis: number;
  readonly size: number;
  readonly reason: number;
  readonly limit: number;
  readonly stop: number;
  readonly trail: number;
  readonly stopLoss: number;
  readonly target: number;
  readonly stopLossFraction: number;
  readonly targetFraction: number;
  readonly trailLoss: number;
  readonly goodForBars: number;
  readonly paysIn: boolean;
  readonly closesOnly: boolean;
}

/** Checks an order that is to be placed at a bar. Throws `bad-input` naming the field for a price or size that cannot be. */
export function prepareOrder(ticket: OrderTicket, bar: number): PreparedOrder {
  const size = requireSize(ticket, bar);
  requireMarketTarget(ticket, bar);
  return {
    side: ticket.side,
    basis: basisCodes.get(ticket.basis) ?? 0,
    size,
    reason: reasonOf(ticket),
    limit: requirePositive('limit', ticket.limit, bar),
    stop: requirePositive('stop', ticket.stop, bar),
    trail: requirePositive('trail', ticket.trail, bar),
    stopLoss: requirePositive('stopLoss', ticket.stopLoss, bar),
    target: requirePositive('target', ticket.target, bar),
    stopLossFraction: requirePositive('stopLossFraction', ticket.stopLossFraction, bar),
    targetFraction: requirePositive('targetFraction', ticket.targetFraction, bar),
    trailLoss: requirePositive('trailLoss', ticket.trailLoss, bar),
    goodForBars: requirePositive('goodForBars', ticket.goodForBars, bar),
    paysIn: ticket.paysIn === true,
    closesOnly: ticket.closesOnly === true,
  };
}

/** Places a checked order after the close of the current bar, as `placeOrder`. */
export function placePrepared(book: Book, order: PreparedOrder): number {
  const { bar, bars, settings } = book;
  if (settings.exclusive) {
    cancelOrders(book);
    closePosition(book);
  }
  const placed = appendOrder(book, order.side, order.basis, order.size, order.reason, false);
  placed.limit = order.limit;
  placed.stop = order.stop;
  placed.trail = order.trail;
  placed.stopLoss = order.stopLoss;
  placed.target = order.target;
  placed.stopLossFraction = order.stopLossFraction;
  placed.targetFraction = order.targetFraction;
  placed.trailLoss = order.trailLoss;
  placed.paysIn = order.paysIn;
  placed.closesOnly = order.closesOnly;
  if (order.trail > 0 && Number.isNaN(order.stop)) placed.stop = bars.close[bar] * (1 + order.side * order.trail);
  if (Number.isNaN(placed.limit) && Number.isNaN(placed.stop)) becomesActive(book, placed);
  else placed.phase = whenReached;
  if (order.goodForBars > 0) placed.expiresAfter = placed.activeFrom + order.goodForBars - 1;
  if (isAgeing(placed)) book.ageing += 1;
  return placed.id;
}

/**
 * Places an order after the close of the current bar and returns its id. A market order fills at the next open (or at
 * this close in a same-close run); stops and limits are met from the next bar on.
 * Throws `bad-input` naming the field for a price or size that cannot be.
 */
export function placeOrder(book: Book, ticket: OrderTicket): number {
  return placePrepared(book, prepareOrder(ticket, book.bar));
}

function isAgeing({ trail, expiresAfter }: PendingOrder): boolean {
  return trail > 0 || expiresAfter < Number.POSITIVE_INFINITY;
}

/** Takes an order off the books; its memory may be used again. */
export function removeOrder(book: Book, order: PendingOrder): void {
  if (isAgeing(order)) book.ageing -= 1;
  order.id = -1;
  dequeue(book.orders, order);
}

/** Cancels every pending order that is not a bracket around a position. */
export function cancelOrders(book: Book): void {
  const { orders } = book;
  for (let k = orders.count - 1; k >= 0; k -= 1) {
    const order = orders.entries[k];
    if (order.phase === asBracket) continue;
    reject(book, order.id, 'cancelled', Number.NaN, 0);
    removeOrder(book, order);
  }
}

function closeOneLot(book: Book, { id, size }: Lot, fraction: number): void {
  const units = Math.abs(size);
  const { compat, quantityStep } = book.settings;
  const part = compat.closesPerLot
    ? Math.max(1, roundHalfEven(units * fraction))
    : floorToStep(units * fraction, quantityStep);
  if (!(part > 0)) return;
  // What closes a position goes before what opens one.
  const order = appendOrder(book, size > 0 ? -1 : 1, 0, fraction === 1 ? units : part, closeReason, true);
  order.lot = id;
  becomesActive(book, order);
}

/**
 * Orders a share of the position to be given up (1 = all of it) at the market, ahead of every other pending order.
 * Does nothing when flat.
 */
export function closePosition(book: Book, fraction = 1): void {
  if (!(fraction > 0 && fraction <= 1)) {
    const problem = `Close at bar ${book.bar}: the share must be above 0 and at most 1, not ${fraction}.`;
    throw new PlumblineError('bad-input', problem, { field: 'fraction', row: book.bar });
  }
  const { lots, settings } = book;
  if (settings.compat.closesPerLot || settings.hedging) {
    for (let k = 0; k < lots.count; k += 1) closeOneLot(book, lots.entries[k], fraction);
    return;
  }
  if (lots.count === 0) return;
  becomesActive(book, appendOrder(book, book.position > 0 ? -1 : 1, reduceBasis, fraction, closeReason, true));
}

/** Orders every lot closed, so that the oldest goes first. */
export function closeEveryLot(book: Book): void {
  for (let k = book.lots.count - 1; k >= 0; k -= 1) closeOneLot(book, book.lots.entries[k], 1);
}

/** Python's round: halves go to the even neighbour. */
function roundHalfEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}

/** Puts stop loss and target around a lot; NaN leaves a side open. `trail` makes the stop follow the price. */
export function setBracket(
  book: Book,
  lot: Lot,
  stopLoss: number,
  target: number,
  trail: number,
  activeFrom: number,
): void {
  const { id } = lot;
  const side: Side = lot.size > 0 ? -1 : 1;
  const units = Math.abs(lot.size);
  lot.stopLoss = stopLoss;
  lot.target = target;
  if (!Number.isNaN(target)) {
    const order = appendOrder(book, side, 0, units, targetReason, false);
    order.limit = target;
    markBracket(order, id, activeFrom);
  }
  const level = Number.isNaN(stopLoss) && trail > 0 ? lot.entryPrice * (1 + side * trail) : stopLoss;
  if (Number.isNaN(level)) return;
  // A stop is served before anything else, so that in one bar it wins over a target.
  const order = appendOrder(book, side, 0, units, trail > 0 ? trailingReason : stopLossReason, true);
  order.stop = level;
  order.trail = trail;
  if (trail > 0) book.ageing += 1;
  markBracket(order, id, activeFrom);
}

function markBracket(order: PendingOrder, lot: number, activeFrom: number): void {
  order.lot = lot;
  order.phase = asBracket;
  order.activeFrom = activeFrom;
}

/** Replaces the brackets of every open lot after the close of the current bar; absent sides are left open. */
export function protectPosition(
  book: Book,
  levels: { readonly stopLoss?: number; readonly target?: number; readonly trailLoss?: number },
): void {
  const stopLoss = requirePositive('stopLoss', levels.stopLoss, book.bar);
  const target = requirePositive('target', levels.target, book.bar);
  const trail = requirePositive('trailLoss', levels.trailLoss, book.bar);
  for (let k = 0; k < book.lots.count; k += 1) {
    const lot = book.lots.entries[k];
    dropBrackets(book, lot.id);
    setBracket(book, lot, stopLoss, target, trail, book.bar + 1);
  }
}

/** Removes every order that belongs to a lot. */
export function dropBrackets(book: Book, lot: number): void {
  const { orders } = book;
  for (let k = orders.count - 1; k >= 0; k -= 1) {
    const order = orders.entries[k];
    if (order.lot === lot) removeOrder(book, order);
  }
}

/** Brings the brackets of a lot to what is left of it. */
export function resizeBrackets({ orders }: Book, lot: number, units: number): void {
  for (let k = 0; k < orders.count; k += 1) {
    const order = orders.entries[k];
    if (order.lot === lot && order.phase === asBracket) order.size = units;
  }
}

/** After a bar: stops that follow the price move with it, and orders whose time is over lapse. */
export function ageOrders(book: Book): void {
  const { orders, bar, bars } = book;
  for (let k = orders.count - 1; k >= 0; k -= 1) {
    const order = orders.entries[k];
    if (order.expiresAfter <= bar) {
      reject(book, order.id, 'expired', Number.NaN, 0);
      removeOrder(book, order);
      continue;
    }
    const { trail } = order;
    if (!(trail > 0) || order.activeFrom > bar) continue;
    const level = order.side < 0 ? bars.high[bar] * (1 - trail) : bars.low[bar] * (1 + trail);
    const isNearer = order.side < 0 ? level > order.stop : level < order.stop;
    if (isNearer) order.stop = level;
  }
}
