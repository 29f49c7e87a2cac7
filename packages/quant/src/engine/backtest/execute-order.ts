import { sizeBases } from '@plumbline/model/order';
import type { Book } from './book.ts';
import { commissionOn } from './costs.ts';
import { payIn } from './deposits.ts';
import { closeLot, isWaiting } from './lots.ts';
import { fitToLots, isLocked, legalLotOrder, obeyMarket } from './rules/obey-market.ts';
import { removeOrder, setBracket } from './orders.ts';
import type { Lot, PendingOrder } from './pending-order.ts';
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
function obeyRules(book: Book, order: PendingOrder): void {
  const { terms, settings, bars, bar, plan } = book;
  if (settings.rules !== null) obeyMarket(book, order);
  const wanted = plan.close + plan.open;
  if (settings.maxVolumeShare === 0 || wanted === 0) return;
  const cap = floorToStep(bars.volume[bar] * settings.maxVolumeShare, terms.lotStep);
  if (plan.close + plan.open <= cap) return;
  plan.close = Math.min(plan.close, cap);
  plan.open = Math.min(plan.open, cap - plan.close);
  if (settings.rules !== null) fitToLots(book);
  plan.isPartial = true;
  reject(book, order.id, 'capacity', wanted, cap);
  // The rest of a plain order keeps waiting as so many units; a target measures its own rest on the next bar.
  const rest = wanted - plan.close - plan.open;
  if (order.basis === reduceBasis) {
    const goal = book.position + plan.side * wanted;
    order.basis = targetUnitsBasis;
    order.side = goal < 0 ? -1 : 1;
    order.size = Math.abs(goal);
  } else if (order.basis !== targetBasis && order.basis !== targetUnitsBasis) {
    order.basis = unitsBasis;
    order.size = rest;
  }
}

/** Pays in what the plan costs. */
function payFor(book: Book): void {
  const { plan, costs, bar, settings } = book;
  if (plan.refusal !== null || plan.open === 0) return;
  const unit = plan.price * settings.multiplier;
  payIn(book, bar, plan.open * unit + commissionOn(costs, bar, plan.side, plan.close + plan.open, unit));
}

/** Places the brackets of a fresh lot; true when this same bar may already meet them. */
function placeBrackets(book: Book, order: PendingOrder, lot: Lot): boolean {
  const { bar, bars, match, plan } = book;
  const trail = order.trailLoss;
  let stop = order.stopLoss;
  let goal = order.target;
  if (Number.isNaN(stop)) stop = plan.price * (1 - plan.side * order.stopLossFraction);
  if (Number.isNaN(goal)) goal = plan.price * (1 + plan.side * order.targetFraction);
  if (Number.isNaN(stop) && Number.isNaN(goal) && Number.isNaN(trail)) return false;
  const isStopReached = plan.side === 1 ? stop >= bars.low[bar] : stop <= bars.high[bar];
  // A target beyond a stop entry lies on the same way up: it was met after the entry if the stop loss was not touched.
  const isUnambiguous =
    match.isStopEntry && !isStopReached && (plan.side === 1 ? goal <= bars.high[bar] : goal >= bars.low[bar]);
  const isNow = !match.isAtClose && (match.isMarket || isUnambiguous);
  setBracket(book, lot, stop, goal, trail, isNow ? bar : bar + 1);
  book.stopWaited ||= isStopReached && !isNow && !match.isAtClose;
  return isNow;
}

/**
 * Executes an order at `book.match`: closes what it offsets, oldest lots first, opens the rest as far as money and rules
 * allow, and charges one commission for both. Returns whether brackets were placed that this same bar may already meet.
 */
export function executeOrder(book: Book, order: PendingOrder): boolean {
  const { plan, settings } = book;
  planOrder(book, order);
  if (settings.rules !== null && plan.close + plan.open > 0 && isLocked(book, plan.side)) {
    reject(book, order.id, 'limit-locked', plan.close + plan.open, 0);
    return false;
  }
  if (plan.refusal === null) obeyRules(book, order);
  if (plan.refusal !== null) reject(book, order.id, plan.refusal, plan.close + plan.open, 0);
  if (order.paysIn) payFor(book);
  const isDone = plan.refusal !== null || plan.close + plan.open === 0;
  const lot = isDone ? null : settlePlan(book, order.id, order.reason);
  const isBracketed = lot !== null && placeBrackets(book, order, lot);
  if (!plan.isPartial) removeOrder(book, order);
  return isBracketed;
}

function lotOf({ lots }: Book, id: number): Lot | null {
  for (let k = 0; k < lots.count; k += 1) if (lots.entries[k].id === id) return lots.entries[k];
  return null;
}

/** Executes an order that belongs to one lot, a bracket or a close, at `book.match`. */
export function executeLotOrder(book: Book, order: PendingOrder): void {
  const { settings, match } = book;
  const { id, side, size, reason } = order;
  const lot = lotOf(book, order.lot);
  if (lot === null) {
    removeOrder(book, order);
    return;
  }
  if (settings.rules !== null && isLocked(book, side)) {
    reject(book, id, 'limit-locked', size, 0);
    return;
  }
  if (isWaiting(book, lot)) {
    reject(book, id, 'resale-wait', size, 0);
    return;
  }
  const wanted = Math.min(size, Math.abs(lot.size));
  const units = settings.rules === null ? wanted : legalLotOrder(book, id, side, wanted);
  if (units === 0) return;
  const isStop = reason === stopLossReason || reason === trailingReason;
  const price =
    isStop && settings.compat.stopsWithoutSlippage ? match.price : slippedPrice(book, side, units, match, false);
  const from = book.trades.count;
  closeLot(book, lot, units, price, match.bar);
  const fee = chargePerLot(book, from, side, price);
  recordFill(book, match.bar, id, side, units, price, fee, reason);
  // A lot closed whole has taken its orders with it.
  if (order.id === id) removeOrder(book, order);
}
