import { percentile } from '../statistics/percentile.ts';
import { compounded } from '../statistics/growth.ts';
import type { FoldResult } from '../engine/search/walk-forward-folds.ts';
import { bootstrapPaths } from '../engine/sweep/resample.ts';
import { annualSharpe } from './candidates.ts';
import { withCost, costBreakEven } from './cost-break-even.ts';
import { delayedReturns } from './delayed-returns.ts';
import { atPeriods, periodTimes } from './evidence-periods.ts';
import { marketStates, type MarketState } from './market-states.ts';
import { spellOutcomes, type SpellOutcome } from './stress-spells.ts';
import type { Subject } from './subject.ts';
import { settings } from './thresholds.ts';

/** A fold with its days: epoch ms of the first and last bar of each part. */
export interface DatedFold extends Omit<FoldResult, 'fold'> {
  readonly trainFrom: number;
  readonly trainTo: number;
  readonly testFrom: number;
  readonly testTo: number;
}

/** The strategy under one changed condition. Sharpe ratio annual; return over the whole history. */
export interface CurvePoint {
  /** Cost per side as a share of the value traded, or bars of delay. */
  readonly at: number;
  readonly sharpe: number;
  readonly totalReturn: number;
}

/** How deep the account falls at worst, over resampled histories. */
export interface DrawdownDistribution {
  /** Depths as fractions below zero, one per share: a quarter of the histories fall further than the depth at 0.25. */
  readonly depths: readonly { readonly share: number; readonly depth: number }[];
  /** Counts of histories in bins of equal width from `from` (deepest) to 0. */
  readonly bins: { readonly from: number; readonly counts: readonly number[] };
  readonly own: number;
}

const shares = [0.01, 0.05, 0.25, 0.5, 0.75, 0.95] as const;
const binCount = 24;
const delays = [0, 1, 2, 3, 4, 5] as const;
const costSteps = 8;

function point(at: number, returns: Float64Array, periodsPerYear: number): CurvePoint {
  return { at, sharpe: annualSharpe(returns, periodsPerYear), totalReturn: compounded(returns) };
}

/**
 * Sharpe ratio and return by cost per side, from free to somewhat beyond the cost that takes all of the gains. Empty for a
 * strategy that never trades.
 */
export function costCurve(subject: Subject): readonly CurvePoint[] {
  const { commission: breakEven } = costBreakEven(subject);
  if (Number.isNaN(breakEven)) return [];
  const most = Math.min(0.05, Math.max(1.25 * breakEven, 4 * settings.leastCost));
  const { simulator, input, parameters, periodsPerYear } = subject;
  return Array.from({ length: costSteps + 1 }, (_, step) => {
    const rate = (most * step) / costSteps;
    return point(rate, simulator.returns({ parameters, spec: withCost(input.spec, rate) }), periodsPerYear);
  });
}

/** Sharpe ratio and return by bars of delay, 0 to 5. Empty where the executor has no delay. */
export function delayCurve(subject: Subject): readonly CurvePoint[] {
  return delays.flatMap((bars) => {
    const late = delayedReturns(subject, bars);
    return late === null ? [] : [point(bars, late, subject.periodsPerYear)];
  });
}

/** The folds of a walk forward with their days. Empty where the history is too short. */
export function datedFolds({ walk, base, candidates }: Subject, isAnchored: boolean): readonly DatedFold[] {
  // Compared settings may begin later than the strategy itself; all end together.
  const time = periodTimes(base()).subarray(-candidates().returns[0].length - 1);
  // A period ends at the bar after its number.
  return (walk(isAnchored)?.folds ?? []).map(({ fold, ...rest }) => ({
    ...rest,
    trainFrom: time[fold.trainFrom + 1],
    trainTo: time[fold.trainTo],
    testFrom: time[fold.testFrom + 1],
    testTo: time[fold.testTo],
  }));
}

/** The deepest falls of resampled histories, and where the strategy's own stands among them; null after ruin. */
export function drawdownDistribution({ base, seed, periodsPerYear }: Subject): DrawdownDistribution | null {
  const { returns, periods } = base();
  const equity = atPeriods(base().equity, periods);
  if (returns.some((value) => value <= -1)) return null;
  const { maxDrawdown } = bootstrapPaths(returns, {
    paths: settings.bootstrapPaths,
    seed,
    periodsPerYear,
    method: 'stationary',
    blockLength: Math.min(settings.blockLength, returns.length),
  });
  const from = Math.min(
    maxDrawdown.reduce((low, value) => Math.min(low, value), 0),
    -1e-9,
  );
  const counts = Array.from({ length: binCount }, () => 0);
  for (const depth of maxDrawdown) {
    counts[Math.min(binCount - 1, Math.floor((1 - depth / from) * binCount))] += 1;
  }
  let high = equity[0];
  let own = 0;
  for (const value of equity) {
    high = Math.max(high, value);
    own = Math.min(own, value / high - 1);
  }
  return {
    depths: shares.map((share) => ({ share, depth: percentile(maxDrawdown, share) })),
    bins: { from, counts },
    own,
  };
}

/** The strategy and the market in the states and crises of the history. */
export function statesAndSpells({ base, market, periodsPerYear }: Subject): {
  readonly states: readonly MarketState[];
  readonly spells: readonly SpellOutcome[];
} {
  const { returns } = base();
  const spells = spellOutcomes(periodTimes(base()), returns, market());
  return { states: marketStates(returns, market(), periodsPerYear), spells };
}
