import { cholesky } from '../algebra/cholesky.ts';
import type { TwoStageInputs } from '../../catalogue/valuations/dcf-two-stage.ts';
import { twoStageValue } from '../../catalogue/valuations/dcf-two-stage.ts';
import { evenNormals } from './even-normals.ts';

/** The base case, how far each rate may miss it (one standard deviation), and how the misses go together (-1..1). */
export interface UncertainDcf extends TwoStageInputs {
  readonly growthSwing: number;
  readonly rateSwing: number;
  readonly terminalSwing: number;
  readonly growthRateCorrelation: number;
  readonly rateTerminalCorrelation: number;
}

/** A draw in which the discount rate comes closer than this to the growth for ever after would decide the result alone. */
const leastSpread = 0.015;
const slowest = -0.95;

interface Simulation {
  readonly inputs: UncertainDcf;
  readonly values: Float64Array;
}

/** The last simulation: a report asks for several percentiles of one, and a slider for the curve of it too. */
let last: Simulation | null = null;

function isSame(a: UncertainDcf, b: UncertainDcf): boolean {
  return (
    a.fcf === b.fcf &&
    a.growth === b.growth &&
    a.terminalGrowth === b.terminalGrowth &&
    a.wacc === b.wacc &&
    a.netDebt === b.netDebt &&
    a.shares === b.shares &&
    a.isMidYear === b.isMidYear &&
    a.growthSwing === b.growthSwing &&
    a.rateSwing === b.rateSwing &&
    a.terminalSwing === b.terminalSwing &&
    a.growthRateCorrelation === b.growthRateCorrelation &&
    a.rateTerminalCorrelation === b.rateTerminalCorrelation
  );
}

/**
 * Values per share of the two-stage valuation over 2039 correlated draws of growth, discount rate and growth for ever
 * after, lowest first: what the base case hides. Growth for ever after is kept at least 1.5 points below the discount
 * rate of its draw. Same unit per share as `fcf`. Empty when the base case has no value, when a swing is negative, or when
 * the correlations contradict each other (the sum of their squares is 1 or more). Not to be written to.
 */
export function simulateDcf(inputs: UncertainDcf): Float64Array {
  if (last !== null && isSame(last.inputs, inputs)) return last.values;
  const values = simulate(inputs);
  last = { inputs, values };
  return values;
}

function simulate(inputs: UncertainDcf): Float64Array {
  const { growthSwing, rateSwing, terminalSwing, growthRateCorrelation, rateTerminalCorrelation } = inputs;
  const swings = [growthSwing, rateSwing, terminalSwing];
  if (swings.some((swing) => !(swing >= 0)) || !Number.isFinite(twoStageValue(inputs))) return new Float64Array(0);
  const lower = cholesky([
    Float64Array.of(1, growthRateCorrelation, 0),
    Float64Array.of(growthRateCorrelation, 1, rateTerminalCorrelation),
    Float64Array.of(0, rateTerminalCorrelation, 1),
  ]);
  if (lower === null) return new Float64Array(0);
  const [first, second, third] = evenNormals();
  return first
    .map((z, k) => {
      const rateMiss = lower[1][0] * z + lower[1][1] * second[k];
      const terminalMiss = lower[2][0] * z + lower[2][1] * second[k] + lower[2][2] * third[k];
      const wacc = inputs.wacc + rateSwing * rateMiss;
      return twoStageValue({
        ...inputs,
        wacc,
        growth: Math.max(slowest, inputs.growth + growthSwing * z),
        terminalGrowth: Math.min(inputs.terminalGrowth + terminalSwing * terminalMiss, wacc - leastSpread),
      });
    })
    .sort();
}

/** Share of the draws that lie above a price, 0..1; NaN without draws. values: lowest first. */
export function shareAbove(values: Float64Array, price: number): number {
  if (values.length === 0 || Number.isNaN(price)) return Number.NaN;
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle] <= price) low = middle + 1;
    else high = middle;
  }
  return (values.length - low) / values.length;
}
