import { PlumblineError } from '@plumbline/model/errors';
import { cholesky, choleskySolve, multiply, type Matrix } from '../../statistics/algebra/cholesky.ts';

/** Limits on weights; they sum to `budget`. */
export interface WeightBounds {
  readonly lower: Float64Array;
  readonly upper: Float64Array;
  readonly budget: number;
}

/** Long only, fully invested, at most `most` in one asset. */
export function longOnly(assets: number, most = 1): WeightBounds {
  return { lower: new Float64Array(assets), upper: new Float64Array(assets).fill(most), budget: 1 };
}

function refuse(field: string, problem: string): never {
  throw new PlumblineError('bad-input', `Allocation: ${problem}`, { field });
}

function checkBounds({ lower, upper, budget }: WeightBounds, assets: number): void {
  if (lower.length !== assets || upper.length !== assets) refuse('bounds', `give ${assets} lower and upper bounds.`);
  const wrong = lower.findIndex((low, i) => !(low <= upper[i]) || !Number.isFinite(low) || !Number.isFinite(upper[i]));
  if (wrong >= 0) refuse('bounds', `asset ${wrong} may not be both above ${lower[wrong]} and below ${upper[wrong]}.`);
  const least = lower.reduce((sum, low) => sum + low, 0);
  const most = upper.reduce((sum, high) => sum + high, 0);
  if (budget >= least - 1e-12 && budget <= most + 1e-12) return;
  refuse('bounds', `weights that sum to ${budget} do not fit between bounds that sum to ${least} and ${most}.`);
}

/** A start inside the bounds: everyone the same share of the way from the lower to the upper one. */
function startOf({ lower, upper, budget }: WeightBounds): Float64Array {
  const least = lower.reduce((sum, low) => sum + low, 0);
  const room = upper.reduce((sum, high) => sum + high, 0) - least;
  const share = room > 0 ? Math.min(1, Math.max(0, (budget - least) / room)) : 0;
  return lower.map((low, i) => low + share * (upper[i] - low));
}

/** The best weights of the free assets with the others held where they are, and the price of the budget. */
function solveFree(
  covariance: Matrix,
  gain: Float64Array,
  weights: Float64Array,
  free: readonly number[],
  budget: number,
): { readonly target: Float64Array; readonly price: number } {
  const isFree = new Uint8Array(weights.length);
  for (const asset of free) isFree[asset] = 1;
  const fixed = weights.map((weight, i) => (isFree[i] === 1 ? 0 : weight));
  const pull = multiply(covariance, fixed);
  const left = budget - fixed.reduce((sum, weight) => sum + weight, 0);
  const lower = cholesky(free.map((a) => Float64Array.from(free, (b) => covariance[a][b])));
  if (lower === null) {
    refuse('covariance', 'the covariance is not positive definite. Use the shrunk estimate, or leave out a duplicate.');
  }
  const wanted = choleskySolve(
    lower,
    Float64Array.from(free, (asset) => gain[asset] - pull[asset]),
  );
  const unit = choleskySolve(lower, new Float64Array(free.length).fill(1));
  const sum = (column: Float64Array): number => column.reduce((total, value) => total + value, 0);
  const price = (left - sum(wanted)) / sum(unit);
  return { target: wanted.map((value, k) => value + price * unit[k]), price };
}

/** How far one may go from the weights towards the target before a bound is met, and which. */
function firstBound(
  weights: Float64Array,
  target: Float64Array,
  free: readonly number[],
  { lower, upper }: WeightBounds,
): { readonly share: number; readonly asset: number } {
  let share = 1;
  let asset = -1;
  for (const [k, i] of free.entries()) {
    const way = target[k] - weights[i];
    const bound = way < 0 ? lower[i] : upper[i];
    const room = way === 0 ? Number.POSITIVE_INFINITY : (bound - weights[i]) / way;
    if (room >= share || (way < 0 ? target[k] >= bound : target[k] <= bound)) continue;
    share = Math.max(0, room);
    asset = i;
  }
  return { share, asset };
}

/**
 * Weights that maximise expected return less half the risk aversion times variance, μ'w - (γ/2) w'Σw, between bounds.
 *
 * What it tells an investor: the mix that gives the most for the risk, if the expectations were right; they rarely are, so
 * bounds matter. covariance: n × n positive definite, per period; expected: per period, n; riskAversion: positive. Active
 * set: exact to the last digits, whatever the bounds. Source: Markowitz 1952; Nocedal and Wright, chapter 16.5.
 * Throws `bad-input` for bounds that no weights can meet and for a covariance that is singular.
 */
export function meanVarianceWeights(
  covariance: Matrix,
  expected: Float64Array,
  riskAversion: number,
  bounds: WeightBounds,
): Float64Array {
  const assets = covariance.length;
  checkBounds(bounds, assets);
  if (!(riskAversion > 0) || !Number.isFinite(riskAversion))
    refuse('riskAversion', 'the risk aversion must be positive.');
  const odd = expected.findIndex((value) => !Number.isFinite(value));
  if (expected.length !== assets || odd >= 0) refuse('expected', `asset ${Math.max(odd, 0)} has no expected return.`);
  const { lower, upper, budget } = bounds;
  const gain = expected.map((value) => value / riskAversion);
  const weights = startOf(bounds);
  const isFixed = Uint8Array.from(lower, (low, i) => (low === upper[i] ? 1 : 0));
  const scale = Math.max(...covariance.map((row, i) => row[i]));
  for (let step = 0; step < 100 + 20 * assets; step += 1) {
    const free = [...weights.keys()].filter((i) => isFixed[i] === 0);
    if (free.length > 0) {
      const { target } = solveFree(covariance, gain, weights, free, budget);
      const { share, asset } = firstBound(weights, target, free, bounds);
      for (const [k, i] of free.entries()) weights[i] += share * (target[k] - weights[i]);
      if (asset >= 0) {
        weights[asset] = weights[asset] - lower[asset] < upper[asset] - weights[asset] ? lower[asset] : upper[asset];
        isFixed[asset] = 1;
        continue;
      }
    }
    const released = worstHeld(covariance, gain, weights, isFixed, bounds, scale);
    if (released < 0) return weights;
    isFixed[released] = 0;
  }
  return weights;
}

/** The asset at a bound that would most gain from leaving it; -1 when none would. */
function worstHeld(
  covariance: Matrix,
  gain: Float64Array,
  weights: Float64Array,
  isFixed: Uint8Array,
  { lower, upper }: WeightBounds,
  scale: number,
): number {
  const slope = multiply(covariance, weights).map((value, i) => value - gain[i]);
  const free = [...weights.keys()].filter((i) => isFixed[i] === 0);
  // Without a free asset the price of the budget lies anywhere between those at the upper and those at the lower bounds.
  const held = [...weights.keys()].filter((i) => isFixed[i] === 1 && lower[i] < upper[i]);
  const price =
    free.length > 0
      ? free.reduce((sum, i) => sum + slope[i], 0) / free.length
      : Math.min(...held.filter((i) => weights[i] === lower[i]).map((i) => slope[i]), Number.POSITIVE_INFINITY);
  let worst = -1;
  let most = 1e-12 * scale;
  for (const i of held) {
    const lack = weights[i] === lower[i] ? price - slope[i] : slope[i] - price;
    if (!(lack > most)) continue;
    most = lack;
    worst = i;
  }
  return worst;
}

/** The weights with the smallest variance between bounds, long only unless given. covariance: n × n positive definite. */
export function minimumVarianceWeights(covariance: Matrix, bounds = longOnly(covariance.length)): Float64Array {
  return meanVarianceWeights(covariance, new Float64Array(covariance.length), 1, bounds);
}
