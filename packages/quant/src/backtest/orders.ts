import { PlumblineError } from '@plumbline/model/errors';
import { fillReasons, sizeBases, type OrderTicket, type Side } from '@plumbline/model/order';
import type { Book } from './book.ts';
import { dequeueRow, enqueueRow } from './column-table.ts';
import { floorToStep } from './quantity.ts';
import { reject } from './records.ts';

const basisCodes = new Map(sizeBases.map((basis, code) => [basis, code] as const));
const [marketReason, limitReason, stopReason, trailingReason, stopLossReason, targetReason, closeReason] =
  fillReasons.keys();
const absent = Number.NaN;

/** Writes an order at the end of the queue, or at its head, and returns its row. */
function appendOrder(book: Book, side: Side, basis: number, size: number, reason: number, atFront: boolean): number {
  const row = enqueueRow(book.orders, atFront);
  const { columns } = book.orders;
  columns.id[row] = book.nextId;
  book.nextId += 1;
  columns.side[row] = side;
  columns.basis[row] = basis;
  columns.size[row] = size;
  columns.limit[row] = absent;
  columns.stop[row] = absent;
  columns.trail[row] = absent;
  columns.stopLoss[row] = absent;
  columns.target[row] = absent;
  columns.stopLossFraction[row] = absent;
  columns.targetFraction[row] = absent;
  columns.trailLoss[row] = absent;
  columns.activeFrom[row] = book.bar + 1 + book.settings.delayBars;
  columns.expiresAfter[row] = Number.POSITIVE_INFINITY;
  columns.lot[row] = -1;
  columns.isBracket[row] = 0;
  columns.reason[row] = reason;
  return row;
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
function becomesActive(book: Book, row: number): void {
  const { limit, stop, activeFrom } = book.orders.columns;
  const { isSameClose, delayBars, compat } = book.settings;
  const isMarket = Number.isNaN(limit[row]) && Number.isNaN(stop[row]);
  if (isMarket && isSameClose && delayBars === 0 && !compat.closeFillsBookedNextBar) activeFrom[row] = book.bar;
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
}

/** Checks an order that is to be placed at a bar. Throws `bad-input` naming the field for a price or size that cannot be. */
export function prepareOrder(ticket: OrderTicket, bar: number): PreparedOrder {
  const size = requireSize(ticket, bar);
  requireMarketTarget(ticket, bar);
  const amount = (field: 'limit' | 'stop' | 'trail' | 'stopLoss' | 'target' | 'trailLoss' | 'goodForBars'): number =>
    requirePositive(field, ticket[field], bar);
  return {
    side: ticket.side,
    basis: basisCodes.get(ticket.basis) ?? 0,
    size,
    reason: reasonOf(ticket),
    limit: amount('limit'),
    stop: amount('stop'),
    trail: amount('trail'),
    stopLoss: amount('stopLoss'),
    target: amount('target'),
    stopLossFraction: requirePositive('stopLossFraction', ticket.stopLossFraction, bar),
    targetFraction: requirePositive('targetFraction', ticket.targetFraction, bar),
    trailLoss: amount('trailLoss'),
    goodForBars: amount('goodForBars'),
  };
}

/** Places a checked order after the close of the current bar, as `placeOrder`. */
export function placePrepared(book: Book, order: PreparedOrder): number {
  const { bar, bars, settings } = book;
  if (settings.exclusive) {
    cancelOrders(book);
    closePosition(book);
  }
  const row = appendOrder(book, order.side, order.basis, order.size, order.reason, false);
  const { columns } = book.orders;
  columns.limit[row] = order.limit;
  columns.stop[row] = order.stop;
  columns.trail[row] = order.trail;
  columns.stopLoss[row] = order.stopLoss;
  columns.target[row] = order.target;
  columns.stopLossFraction[row] = order.stopLossFraction;
  columns.targetFraction[row] = order.targetFraction;
  columns.trailLoss[row] = order.trailLoss;
  if (order.trail > 0 && Number.isNaN(order.stop)) {
    columns.stop[row] = bars.close[bar] * (1 + order.side * order.trail);
  }
  becomesActive(book, row);
  if (order.goodForBars > 0) columns.expiresAfter[row] = columns.activeFrom[row] + order.goodForBars - 1;
  if (isAgeing(book, row)) book.ageing += 1;
  return columns.id[row];
}

/**
 * Places an order after the close of the current bar and returns its id. A market order fills at the next open (or at
 * this close in a same-close run); stops and limits are met from the next bar on.
 * Throws `bad-input` naming the field for a price or size that cannot be.
 */
export function placeOrder(book: Book, ticket: OrderTicket): number {
  return placePrepared(book, prepareOrder(ticket, book.bar));
}

/** Row of a pending order, or -1. */
export function rowOfOrder({ orders }: Book, id: number): number {
  const ids = orders.columns.id;
  for (let k = 0; k < orders.count; k += 1) if (ids[orders.queue[k]] === id) return orders.queue[k];
  return -1;
}

function isAgeing({ orders }: Book, row: number): boolean {
  return orders.columns.trail[row] > 0 || orders.columns.expiresAfter[row] < Number.POSITIVE_INFINITY;
}

/** Takes an order off the books; its row may be used again. */
export function removeOrder(book: Book, row: number): void {
  if (isAgeing(book, row)) book.ageing -= 1;
  book.orders.columns.id[row] = -1;
  dequeueRow(book.orders, row);
}

/** Cancels one pending order; false when it is gone already. */
export function cancelOrder(book: Book, id: number): boolean {
  const row = rowOfOrder(book, id);
  if (row < 0) return false;
  reject(book, id, 'cancelled', Number.NaN, 0);
  removeOrder(book, row);
  return true;
}

/** Cancels every pending order that is not a bracket around a position. */
export function cancelOrders(book: Book): void {
  const { columns } = book.orders;
  for (let k = book.orders.count - 1; k >= 0; k -= 1) {
    const row = book.orders.queue[k];
    if (columns.isBracket[row] === 1) continue;
    reject(book, columns.id[row], 'cancelled', Number.NaN, 0);
    removeOrder(book, row);
  }
}

function closeOneLot(book: Book, lotRow: number, fraction: number): void {
  const { id, size } = book.lots.columns;
  const units = Math.abs(size[lotRow]);
  const { compat, quantityStep } = book.settings;
  const part = compat.closesPerLot
    ? Math.max(1, roundHalfEven(units * fraction))
    : floorToStep(units * fraction, quantityStep);
  if (!(part > 0)) return;
  // What closes a position goes before what opens one.
  const row = appendOrder(book, size[lotRow] > 0 ? -1 : 1, 0, fraction === 1 ? units : part, closeReason, true);
  book.orders.columns.lot[row] = id[lotRow];
  becomesActive(book, row);
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
    for (let k = 0; k < lots.count; k += 1) closeOneLot(book, lots.queue[k], fraction);
    return;
  }
  if (lots.count === 0) return;
  const row = appendOrder(book, book.position > 0 ? -1 : 1, basisCodes.get('reduce') ?? 0, fraction, closeReason, true);
  becomesActive(book, row);
}

/** Orders every lot closed, so that the oldest goes first. */
export function closeEveryLot(book: Book): void {
  for (let k = book.lots.count - 1; k >= 0; k -= 1) closeOneLot(book, book.lots.queue[k], 1);
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
  lotRow: number,
  stopLoss: number,
  target: number,
  trail: number,
  activeFrom: number,
): void {
  const { id, size, entryPrice, stopLoss: stops, target: targets } = book.lots.columns;
  const lot = id[lotRow];
  const side: Side = size[lotRow] > 0 ? -1 : 1;
  const units = Math.abs(size[lotRow]);
  stops[lotRow] = stopLoss;
  targets[lotRow] = target;
  if (!Number.isNaN(target)) {
    const row = appendOrder(book, side, 0, units, targetReason, false);
    const { columns } = book.orders;
    columns.limit[row] = target;
    markBracket(book, row, lot, activeFrom);
  }
  const level = Number.isNaN(stopLoss) && trail > 0 ? entryPrice[lotRow] * (1 + side * trail) : stopLoss;
  if (Number.isNaN(level)) return;
  // A stop is served before anything else, so that in one bar it wins over a target.
  const row = appendOrder(book, side, 0, units, trail > 0 ? trailingReason : stopLossReason, true);
  const { columns } = book.orders;
  columns.stop[row] = level;
  columns.trail[row] = trail;
  if (trail > 0) book.ageing += 1;
  markBracket(book, row, lot, activeFrom);
}

function markBracket(book: Book, row: number, lot: number, activeFrom: number): void {
  const { columns } = book.orders;
  columns.lot[row] = lot;
  columns.isBracket[row] = 1;
  columns.activeFrom[row] = activeFrom;
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
    const lotRow = book.lots.queue[k];
    dropBrackets(book, book.lots.columns.id[lotRow]);
    setBracket(book, lotRow, stopLoss, target, trail, book.bar + 1);
  }
}

/** Removes every order that belongs to a lot. */
export function dropBrackets(book: Book, lot: number): void {
  if (book.orders.count === 0) return;
  const { columns } = book.orders;
  for (let k = book.orders.count - 1; k >= 0; k -= 1) {
    if (columns.lot[book.orders.queue[k]] === lot) removeOrder(book, book.orders.queue[k]);
  }
}

/** Brings the brackets of a lot to what is left of it. */
export function resizeBrackets(book: Book, lot: number, units: number): void {
  const { columns } = book.orders;
  for (let k = 0; k < book.orders.count; k += 1) {
    const row = book.orders.queue[k];
    if (columns.lot[row] === lot && columns.isBracket[row] === 1) columns.size[row] = units;
  }
}

/** After a bar: stops that follow the price move with it, and orders whose time is over lapse. */
export function ageOrders(book: Book): void {
  const { orders, bar, bars } = book;
  const { columns } = orders;
  for (let k = orders.count - 1; k >= 0; k -= 1) {
    const row = orders.queue[k];
    if (columns.expiresAfter[row] <= bar) {
      reject(book, columns.id[row], 'expired', Number.NaN, 0);
      removeOrder(book, row);
      continue;
    }
    const trail = columns.trail[row];
    if (!(trail > 0) || columns.activeFrom[row] > bar) continue;
    const level = columns.side[row] < 0 ? bars.high[bar] * (1 - trail) : bars.low[bar] * (1 + trail);
    const isNearer = columns.side[row] < 0 ? level > columns.stop[row] : level < columns.stop[row];
    if (isNearer) columns.stop[row] = level;
  }
}
