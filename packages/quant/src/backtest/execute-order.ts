import { sizeBases, type Side } from '@plumbline/model/order';
import type { Book } from './book.ts';
import { closeLot, isWaiting } from './lots.ts';
import { fitToLots, isLocked, legalLotOrder, obeyMarket } from './rules/obey-market.ts';
import { removeOrder, setBracket } from './orders.ts';
import { planOrder, slippedPrice } from './plan-order.ts';
import { floorToStep } from './quantity.ts';
import { reasonCode, recordFill, reject } from './records.ts';
import { chargePerLot, settlePlan } from './settle-plan.ts';

const unitsBasis = sizeBases.indexOf('units');
const targetBasis = sizeBases.indexOf('target');
const targetUnitsBasis = sizeBases.indexOf('targetUnits');
const reduceBasis = sizeBases.indexOf('reduce');
const stopLossReason = reasonCode('stop-loss');
const trailingReason = reasonCode('trailing');

/** Keeps a plan within the market's rules and the bar's volume. */
function obeyRules(book: Book, row: number): void {
  const { terms, settings, bars, bar, orders, plan } = book;
  const { id, basis } = orders.columns;
  if (settings.rules !== null) obeyMarket(book, row);
  const wanted = plan.close + plan.open;
  if (settings.maxVolumeShare === 0 || wanted === 0) return;
  const cap = floorToStep(bars.volume[bar] * settings.maxVolumeShare, terms.lotStep);
  if (plan.close + plan.open <= cap) return;
  plan.close = Math.min(plan.close, cap);
  plan.open = Math.min(plan.open, cap - plan.close);
  if (settings.rules !== null) fitToLots(book);
  plan.isPartial = true;
  reject(book, id[row], 'capacity', wanted, cap);
  // The rest of a plain order keeps waiting as so many units; a target measures its own rest on the next bar.
  const rest = wanted - plan.close - plan.open;
  if (basis[row] === reduceBasis) {
    const goal = book.position + plan.side * wanted;
    orders.columns.basis[row] = targetUnitsBasis;
    orders.columns.side[row] = goal < 0 ? -1 : 1;
    orders.columns.size[row] = Math.abs(goal);
  } else if (basis[row] !== targetBasis && basis[row] !== targetUnitsBasis) {
    orders.columns.basis[row] = unitsBasis;
    orders.columns.size[row] = rest;
  }
}

/** Places the brackets of a fresh lot; true when this same bar may already meet them. */
function placeBrackets(book: Book, row: number, lotRow: number): boolean {
  const { bar, bars, match, plan } = book;
  const { stopLoss, target, trailLoss, stopLossFraction, targetFraction } = book.orders.columns;
  const trail = trailLoss[row];
  let stop = stopLoss[row];
  let goal = target[row];
  if (Number.isNaN(stop)) stop = plan.price * (1 - plan.side * stopLossFraction[row]);
  if (Number.isNaN(goal)) goal = plan.price * (1 + plan.side * targetFraction[row]);
  if (Number.isNaN(stop) && Number.isNaN(goal) && Number.isNaN(trail)) return false;
  // A target beyond a stop entry lies on the same way up: it was met after the entry if the stop loss was not touched.
  const isUnambiguous =
    match.isStopEntry &&
    (plan.side === 1
      ? goal <= bars.high[bar] && !(stop >= bars.low[bar])
      : goal >= bars.low[bar] && !(stop <= bars.high[bar]));
  const isNow = !match.isAtClose && (match.isMarket || isUnambiguous);
  setBracket(book, lotRow, stop, goal, trail, isNow ? bar : bar + 1);
  return isNow;
}

/**
 * Executes an order at `book.match`: closes what it offsets, oldest lots first, opens the rest as far as money and rules
 * allow, and charges one commission for both. Returns whether brackets were placed that this same bar may already meet.
 */
export function executeOrder(book: Book, row: number): boolean {
  const { orders, plan, settings } = book;
  const orderId = orders.columns.id[row];
  planOrder(book, row);
  if (settings.rules !== null && plan.close + plan.open > 0 && isLocked(book, plan.side)) {
    reject(book, orderId, 'limit-locked', plan.close + plan.open, 0);
    return false;
  }
  if (plan.refusal === null) obeyRules(book, row);
  if (plan.refusal !== null) reject(book, orderId, plan.refusal, plan.close + plan.open, 0);
  const isDone = plan.refusal !== null || plan.close + plan.open === 0;
  const lotRow = isDone ? -1 : settlePlan(book, orderId, orders.columns.reason[row]);
  const isBracketed = lotRow >= 0 && placeBrackets(book, row, lotRow);
  if (!plan.isPartial) removeOrder(book, row);
  return isBracketed;
}

/** Executes an order that belongs to one lot, a bracket or a close, at `book.match`. */
export function executeLotOrder(book: Book, row: number): void {
  const { orders, lots, settings, match } = book;
  const { id, lot, side, size, reason } = orders.columns;
  const orderId = id[row];
  const lotId = lot[row];
  let k = 0;
  while (k < lots.count && lots.columns.id[lots.queue[k]] !== lotId) k += 1;
  if (k === lots.count) {
    removeOrder(book, row);
    return;
  }
  const at = lots.queue[k];
  if (settings.rules !== null && isLocked(book, side[row] === 1 ? 1 : -1)) {
    reject(book, orderId, 'limit-locked', size[row], 0);
    return;
  }
  if (isWaiting(book, at)) {
    reject(book, orderId, 'resale-wait', size[row], 0);
    return;
  }
  const direction: Side = side[row] === 1 ? 1 : -1;
  const wanted = Math.min(size[row], Math.abs(lots.columns.size[at]));
  const units = settings.rules === null ? wanted : legalLotOrder(book, orderId, direction, wanted);
  if (units === 0) return;
  const kind = reason[row];
  const isStop = kind === stopLossReason || kind === trailingReason;
  const price =
    isStop && settings.compat.stopsWithoutSlippage ? match.price : slippedPrice(book, direction, units, match, false);
  const from = book.trades.count;
  closeLot(book, at, units, price, match.bar);
  const fee = chargePerLot(book, from, direction, price);
  recordFill(book, match.bar, orderId, direction, units, price, fee, kind);
  // A lot closed whole has taken its orders with it.
  if (orders.columns.id[row] === orderId) removeOrder(book, row);
}
