import type { Side } from '@plumbline/model/order';
import { commissionOn, type CostModel } from './costs.ts';

/** Steps within this share of a whole number count as whole: binary noise of decimal prices. */
const noise = 1e-9;

/** A remainder under this share of a quantity is what fractions leave behind, not a position. */
export const sizeEpsilon = 1e-12;

/** The largest multiple of a step that is not above an amount; the amount itself for step 0. */
export function floorToStep(amount: number, step: number): number {
  if (step === 0) return amount;
  const steps = amount / step;
  const nearest = Math.round(steps);
  const whole = Math.abs(steps - nearest) <= noise * Math.max(1, nearest) ? nearest : Math.floor(steps);
  // Steps such as 0.001 have no exact binary form; dividing by the whole reciprocal lands on the nearest double.
  const perUnit = Math.round(1 / step);
  return step < 1 && Math.abs(perUnit * step - 1) < noise ? whole / perUnit : whole * step;
}

/** A price moved to the next price step up or down; a price on a step stays. Step 0 = any price. */
export function toTick(price: number, tick: number, isUp: boolean): number {
  if (tick === 0) return price;
  const ticks = price / tick;
  const slack = noise * Math.max(1, ticks);
  const whole = isUp ? Math.ceil(ticks - slack) : Math.floor(ticks + slack);
  const perUnit = Math.round(1 / tick);
  return tick < 1 && Math.abs(perUnit * tick - 1) < noise ? whole / perUnit : whole * tick;
}

/** Whole units an amount buys at a price, as Python's `//` answers: exact where a rounded quotient would reach up. */
export function wholeUnits(amount: number, price: number): number {
  const units = Math.floor(amount / price);
  return units * price > amount ? units - 1 : units;
}

/** Quantity whose value and commission together use up a budget, in any fraction. */
function spendAll(costs: CostModel, bar: number, side: Side, budget: number, price: number, already: number): number {
  if (costs.own === null && costs.rules === null) {
    const { rate, perUnit, fixed, min, max } = costs;
    const linear = (budget - fixed - already * (perUnit + rate * price)) / (price * (1 + rate) + perUnit);
    const fee = fixed + (linear + already) * (perUnit + rate * price);
    if (fee < min) return (budget - min) / price;
    return fee > max ? (budget - max) / price : linear;
  }
  // Fees are a small share of the value, so each round shrinks the error by that share.
  let quantity = budget / price;
  for (let round = 0; round < 12; round += 1) {
    const next = (budget - commissionOn(costs, bar, side, Math.max(quantity, 0) + already, price)) / price;
    if (Math.abs(next - quantity) <= 1e-13 * quantity) return Math.min(next, quantity);
    quantity = next;
  }
  return quantity;
}

/**
 * The largest quantity, in whole steps, that a budget pays for with its commission.
 * budget and price: money (the price times the contract multiplier). already: units the same order closes besides, which
 * are charged in the same commission. Returns 0 when not even one step fits.
 */
export function affordable(
  costs: CostModel,
  bar: number,
  side: Side,
  budget: number,
  price: number,
  already: number,
  step: number,
): number {
  if (!(budget > 0)) return 0;
  let quantity = floorToStep(spendAll(costs, bar, side, budget, price, already), step);
  if (!(quantity > 0)) return 0;
  if (step === 0 || costs.isFlat) return quantity;
  // A minimum fee or a stepped duty may tip the last step over; a few steps down is always enough.
  while (
    quantity > 0 &&
    quantity * price + commissionOn(costs, bar, side, quantity + already, price) > budget * (1 + noise)
  ) {
    quantity = floorToStep(quantity - step, step);
  }
  if (!(quantity > 0) || costs.rules === null) return Math.max(quantity, 0);
  // A duty in whole dollars makes the search for the quantity jump: it may stop one step short.
  const next = floorToStep(quantity + step, step);
  return next * price + commissionOn(costs, bar, side, next + already, price) <= budget * (1 + noise) ? next : quantity;
}
