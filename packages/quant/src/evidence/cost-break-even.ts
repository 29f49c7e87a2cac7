import type { Costs } from '@plumbline/model/backtest';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { noCosts } from '../engine/backtest/costs.ts';
import { costPerSide } from './cost-per-side.ts';
import type { Change, Simulation } from './simulate.ts';
import type { Subject } from './subject.ts';

/** The strategy with one cost per side and no other, as a share of the value traded. */
export function withCost(spec: StrategySpec, rate: number): StrategySpec {
  const costs: Costs = { ...noCosts, commission: { ...noCosts.commission, rate } };
  return { ...spec, costs };
}

/** What was charged on a run per side, as a share of the value traded; NaN when nothing was traded. */
function chargedShare({ fills }: Simulation): number {
  const traded = fills.reduce((sum, { value }) => sum + value, 0);
  const charged = fills.reduce((sum, { commission }) => sum + commission, 0);
  return traded > 0 ? charged / traded : Number.NaN;
}

/** What a side costs as the strategy assumes it: commission and duties as charged, half the spread, fixed slippage. */
export function assumedCost({ costs }: StrategySpec, run: Simulation): number {
  const charged = chargedShare(run);
  return Number.isNaN(charged) ? costPerSide(costs) : costPerSide(costs, charged);
}

const steps = 14;
const dearest = 0.05;

/** Where the gains are gone, per side and as a share of the value traded. */
export interface BreakEven {
  /** The one cost that takes them, on top of what the market itself charges. */
  readonly commission: number;
  /** That cost together with duties and fees of the market. */
  readonly whole: number;
}

/**
 * The cost per side at which the account ends where it began; found by halving, to a hundredth of a basis point. 0 when it
 * loses even for free; 5 % when it gains even there. NaN when it never trades.
 */
export function costBreakEven({ simulator, input, parameters, base }: Subject): BreakEven {
  if (base().fills.length === 0) return { commission: Number.NaN, whole: Number.NaN };
  const at = (rate: number): Change => ({ parameters, spec: withCost(input.spec, rate) });
  const gainsAt = (rate: number): boolean => simulator.worth(at(rate)) > input.cash;
  if (!gainsAt(0)) return { commission: 0, whole: 0 };
  const duties = chargedShare(simulator.run(at(0))) || 0;
  const withDuties = (commission: number): BreakEven => ({ commission, whole: commission + duties });
  if (gainsAt(dearest)) return withDuties(dearest);
  let low = 0;
  let high = dearest;
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (gainsAt(middle)) low = middle;
    else high = middle;
  }
  return withDuties((low + high) / 2);
}
