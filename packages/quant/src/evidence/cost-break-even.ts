import type { Costs } from '@plumbline/model/backtest';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { noCosts } from '../backtest/costs.ts';
import type { Simulation } from './simulate.ts';
import type { Subject } from './subject.ts';

/** The strategy with one cost per side and no other, as a share of the value traded. */
export function withCost(spec: StrategySpec, rate: number): StrategySpec {
  const costs: Costs = { ...noCosts, commission: { ...noCosts.commission, rate } };
  return { ...spec, costs };
}

/** What a side costs as the strategy assumes it: commission as it was charged, half the spread, fixed slippage. */
export function assumedCost({ costs }: StrategySpec, { fills }: Simulation): number {
  const traded = fills.reduce((sum, { value }) => sum + value, 0);
  const charged = fills.reduce((sum, { commission }) => sum + commission, 0);
  return (traded > 0 ? charged / traded : costs.commission.rate) + costs.spread / 2 + costs.slippage.fixed;
}

const steps = 14;
const dearest = 0.05;

/**
 * The cost per side, as a share of the value traded, at which the account ends where it began; found by halving, to a
 * hundredth of a basis point. 0 when it loses even for free; 5 % when it gains even there. NaN when it never trades.
 */
export function costBreakEven({ simulator, input, parameters, base }: Subject): number {
  if (base().fills.length === 0) return Number.NaN;
  const gains = (rate: number): boolean => {
    const { equity } = simulator.run({ parameters, spec: withCost(input.spec, rate) });
    return equity[equity.length - 1] > input.cash;
  };
  if (!gains(0)) return 0;
  if (gains(dearest)) return dearest;
  let low = 0;
  let high = dearest;
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (gains(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
