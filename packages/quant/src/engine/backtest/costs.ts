import type { Commission, Costs } from '@plumbline/model/backtest';
import { PlumblineError } from '@plumbline/model/errors';
import type { Side } from '@plumbline/model/order';
import type { RulePack } from './rule-pack.ts';

/** A commission that no table of rates expresses: money for one order, in the account's currency. */
export type CommissionFunction = (side: 1 | -1, quantity: number, price: number, bar: number) => number;

const freeCommission: Commission = { rate: 0, perUnit: 0, fixed: 0, min: 0, max: null };

/** Trading for free. */
export const noCosts: Costs = {
  commission: freeCommission,
  spread: 0,
  slippage: { fixed: 0, volatilityShare: 0, volumeImpact: 0 },
  borrowRate: 0,
  marginRate: 0,
};

/** Costs as numbers ready for the loop. */
export interface CostModel {
  readonly rate: number;
  readonly perUnit: number;
  readonly fixed: number;
  readonly min: number;
  readonly max: number;
  readonly own: CommissionFunction | null;
  readonly rules: RulePack | null;
  readonly spread: number;
  readonly slip: number;
  readonly volatilityShare: number;
  readonly volumeImpact: number;
  /** Sample deviation of the last 20 log returns up to each bar; empty when not asked for. */
  readonly volatility: Float64Array;
  readonly borrowRate: number;
  readonly marginRate: number;
  /** Whether the order being met waited at its own price, which some venues charge less for; written by the executor. */
  isMaker: boolean;
  /** True when nothing but a rate is charged. */
  readonly isFlat: boolean;
}

const nothing = new Float64Array(0);
const window = 20;

/** Sample deviation of the last 20 log returns, at each bar, per bar; 0 before there are two. */
function trailingVolatility(close: Float64Array): Float64Array {
  const out = new Float64Array(close.length);
  for (let i = 2; i < close.length; i += 1) {
    const from = Math.max(1, i - window + 1);
    let sum = 0;
    for (let k = from; k <= i; k += 1) sum += Math.log(close[k] / close[k - 1]);
    const mean = sum / (i - from + 1);
    let squares = 0;
    for (let k = from; k <= i; k += 1) squares += (Math.log(close[k] / close[k - 1]) - mean) ** 2;
    out[i] = Math.sqrt(squares / (i - from));
  }
  return out;
}

function requireCost(field: string, value: number): void {
  if (Number.isFinite(value) && value >= 0) return;
  throw new PlumblineError('bad-input', `Costs: ${field} must be a number of 0 or more, not ${value}.`, { field });
}

/**
 * Checks the costs of a run and lays them out for the loop. Rates are fractions, `min`, `max` and `fixed` money in the
 * account's currency per order. closes: adjusted, so that a split is no move. Throws `bad-input` naming the field for a missing, negative or non-finite amount.
 */
export function costModel(
  given: Partial<Costs>,
  own: CommissionFunction | null,
  rules: RulePack | null,
  closes: () => Float64Array,
): CostModel {
  const { commission, spread, slippage, borrowRate, marginRate } = { ...noCosts, ...given };
  const max = commission.max ?? Number.POSITIVE_INFINITY;
  const { rate, perUnit, fixed, min } = commission;
  requireCost('commission.rate', rate);
  requireCost('commission.perUnit', perUnit);
  requireCost('commission.fixed', fixed);
  requireCost('commission.min', min);
  if (!(max >= min)) requireCost('commission.max', Number.NaN);
  requireCost('slippage.fixed', slippage.fixed);
  requireCost('slippage.volatilityShare', slippage.volatilityShare);
  requireCost('slippage.volumeImpact', slippage.volumeImpact);
  requireCost('spread', spread);
  requireCost('borrowRate', borrowRate);
  requireCost('marginRate', marginRate);
  return {
    rate,
    perUnit,
    fixed,
    min,
    max,
    own,
    rules,
    spread,
    slip: slippage.fixed,
    volatilityShare: slippage.volatilityShare,
    volumeImpact: slippage.volumeImpact,
    volatility: slippage.volatilityShare > 0 ? trailingVolatility(closes()) : nothing,
    borrowRate,
    marginRate,
    isMaker: false,
    isFlat: own === null && rules === null && perUnit === 0 && fixed === 0 && min === 0 && commission.max === null,
  };
}

/** What one order costs, as money: commission, and the duties and fees of the rule pack. `price` includes the multiplier. */
export function commissionOn(costs: CostModel, bar: number, side: Side, quantity: number, price: number): number {
  if (quantity === 0) return 0;
  if (costs.isFlat) return quantity * price * costs.rate;
  const duties = costs.rules === null ? 0 : costs.rules.fees(bar, side, quantity, price, costs.isMaker);
  if (costs.own !== null) return duties + costs.own(side, quantity, price, bar);
  const plain = costs.fixed + quantity * costs.perUnit + quantity * price * costs.rate;
  return duties + (plain < costs.min ? costs.min : plain > costs.max ? costs.max : plain);
}

/** How far a market or stop order is filled from its price, as a fraction, half the spread included. */
export function slipOf(costs: CostModel, bar: number, quantity: number, volume: number): number {
  let slip = costs.slip + costs.spread / 2;
  // The bar's own volatility is not known at its open: the one up to the bar before counts.
  if (costs.volatilityShare > 0 && bar > 0) slip += costs.volatilityShare * costs.volatility[bar - 1];
  if (costs.volumeImpact > 0 && volume > 0) slip += costs.volumeImpact * (quantity / volume) ** 2;
  return slip;
}
