import { sizeBases, type Side } from '@plumbline/model/order';
import { buyingPower, openProfit, type Book, type Match, type Plan } from './book.ts';
import { commissionOn, slipOf } from './costs.ts';
import type { PendingOrder } from './pending-order.ts';
import { affordable, sizeEpsilon, floorToStep, toTick, wholeUnits } from './quantity.ts';

const [unitsBasis, cashBasis, , targetBasis, targetUnitsBasis, riskBasis, reduceBasis, budgetBasis] = sizeBases.keys();

/** The price an order pays after spread and slippage, never beyond the day's limit, on the worse side of the tick. */
export function slippedPrice(book: Book, side: Side, quantity: number, match: Match, isOpening: boolean): number {
  const { costs, bars, bar, settings, terms } = book;
  const { compat } = settings;
  const { price } = match;
  if (compat.spreadOnEntryOnly) return isOpening ? price * (1 + side * costs.spread) : price;
  if (!match.slips) return price;
  let moved = price * (1 + side * slipOf(costs, bar, quantity, bars.volume[bar]));
  if (settings.rules !== null) moved = toTick(moved, settings.rules.tickAt(bar, moved), side === 1);
  if (compat.slippageWithinBar) return side === 1 ? Math.min(moved, bars.high[bar]) : Math.max(moved, bars.low[bar]);
  if (moved > terms.limitUp) return terms.limitUp;
  return moved < terms.limitDown ? terms.limitDown : moved;
}

function oppositeUnits({ lots }: Book, side: Side): number {
  let units = 0;
  for (let k = 0; k < lots.count; k += 1) {
    const held = lots.entries[k].size;
    if (held * side < 0) units += Math.abs(held);
  }
  return units;
}

/**
 * Plans the way from the position held to the one desired, a signed number of units or a signed share of equity, into
 * `book.plan`. A change of side is one order; the cost of the way is paid out of the share desired for.
 */
export function planTarget(book: Book, wish: number, inUnits: boolean): void {
  const { settings, costs, bar, position, match, plan } = book;
  const held = Math.abs(position);
  const step = book.terms.lotStep;
  const equity = book.balance + openProfit(book, match.price);
  const wanted = inUnits ? wish : (wish * equity) / (match.price * settings.multiplier);
  startPlan(plan, wanted > position ? 1 : -1);
  plan.price = slippedPrice(book, plan.side, Math.abs(wanted - position), match, true);
  const isSameSide = wanted * position > 0;
  if (isSameSide && Math.abs(wanted) <= held) {
    plan.close = held - floorToStep(Math.abs(wanted), step);
    return;
  }
  plan.close = isSameSide ? 0 : held;
  if (wish === 0) return;
  if (inUnits) {
    plan.open = floorToStep(isSameSide ? Math.abs(wanted) - held : Math.abs(wanted), step);
    return;
  }
  const unit = plan.price * settings.multiplier;
  const budget = Math.abs(wish) * equity - (isSameSide ? held * unit : 0);
  plan.open = affordable(costs, bar, plan.side, budget, unit, plan.close, step);
}

function startPlan(plan: Plan, side: Side): void {
  plan.side = side;
  plan.close = 0;
  plan.open = 0;
  plan.isPartial = false;
  plan.refusal = null;
}

function wantedUnits(book: Book, { basis, size, stopLoss, stopLossFraction }: PendingOrder): number {
  const { settings, costs, bar, bars, match, plan } = book;
  const step = book.terms.lotStep;
  const unit = plan.price * settings.multiplier;
  if (basis === unitsBasis) return floorToStep(size, step);
  if (basis === cashBasis) return floorToStep(size / unit, step);
  if (basis === budgetBasis) return affordable(costs, bar, plan.side, size, unit, 0, step);
  if (basis === riskBasis) {
    const distance = Number.isNaN(stopLoss) ? unit * stopLossFraction : Math.abs(unit - stopLoss * settings.multiplier);
    if (!(distance > 0)) {
      plan.refusal = 'missing-stop';
      return 0;
    }
    return floorToStep((size * (book.balance + openProfit(book, match.price))) / distance, step);
  }
  const { compat } = settings;
  const budget = buyingPower(book, compat.marginAtBarClose ? bars.close[bar] : match.price) * size;
  if (!compat.feePerFraction) return affordable(costs, bar, plan.side, budget, unit, 0, step);
  const fee = commissionOn(costs, bar, plan.side, size, match.price * settings.multiplier) / size;
  return wholeUnits(budget, unit + fee);
}

/**
 * Sizes an order at its matched price into `book.plan`: the side it trades, what it closes of the position and what it
 * opens, in whole steps, and the price it pays. What there is no money for is cut later.
 */
export function planOrder(book: Book, order: PendingOrder): void {
  const { plan, match, settings, position } = book;
  const { basis, size, side } = order;
  if (basis === targetBasis || basis === targetUnitsBasis) {
    planTarget(book, side * size, basis === targetUnitsBasis);
    return;
  }
  startPlan(plan, side);
  plan.price = match.price;
  if (basis === reduceBasis) {
    plan.side = position > 0 ? -1 : 1;
    const held = Math.abs(position);
    plan.close = size === 1 ? held : floorToStep(held * size, book.terms.lotStep);
    plan.price = slippedPrice(book, plan.side, plan.close, match, true);
    if (plan.close === 0) plan.refusal = held === 0 ? 'nothing-to-do' : 'below-smallest-lot';
    return;
  }
  // Volume impact depends on the size and the size on the price: the first size decides the price of the second.
  plan.price = slippedPrice(book, plan.side, 0, match, true);
  let units = wantedUnits(book, order);
  if (book.costs.volumeImpact > 0 && match.slips) {
    plan.price = slippedPrice(book, plan.side, units, match, true);
    units = wantedUnits(book, order);
  }
  plan.close = settings.hedging ? 0 : Math.min(units, oppositeUnits(book, plan.side));
  plan.open = units - plan.close <= sizeEpsilon * units ? 0 : units - plan.close;
  if (order.closesOnly) {
    plan.open = 0;
    if (plan.close === 0) plan.refusal = 'nothing-to-do';
  }
  if (plan.refusal !== null || units !== 0) return;
  plan.refusal = basis === unitsBasis ? 'below-smallest-lot' : 'insufficient-cash';
}
