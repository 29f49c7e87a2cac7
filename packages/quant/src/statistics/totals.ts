import { whole } from '../series/rows.ts';
import { movingStretches } from './moving-stretches.ts';
import { remembered } from './remember.ts';

/** What one look at each value of a column can add up. Plain sums, not yet taken from the average. */
export interface Totals {
  readonly sum: number;
  readonly squares: number;
  readonly cubes: number;
  readonly fourths: number;
  /** Sum of everything above zero. */
  readonly gains: number;
  /** Sum of everything below zero and of its squares, as positive numbers. */
  readonly losses: number;
  readonly lossSquares: number;
  /** How many values are above and below zero. */
  readonly won: number;
  readonly lost: number;
  /** NaN for an empty column; wrong where `sum` is not finite. */
  readonly lowest: number;
  readonly highest: number;
}

/**
 * The sums that most statistics are made of, in one pass over a column: loading a number costs as much as a few operations
 * on it. |v| - v is twice a loss or nothing, without a branch that nobody can predict.
 */
export const totalsOf: (values: Float64Array) => Totals = remembered((values) => {
  const { length } = values;
  let sum = 0;
  let squares = 0;
  let cubes = 0;
  let fourths = 0;
  let sizes = 0;
  let lossSquares = 0;
  let won = 0;
  let lost = 0;
  let moved = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  const stretches = movingStretches(values);
  for (let k = 0; k < stretches.length; k += 2) {
    const end = whole(stretches[k + 1]);
    moved += end - stretches[k];
    for (let i = whole(stretches[k]); i < end; i = (i + 1) | 0) {
      const value = values[i];
      const size = Math.abs(value);
      const square = value * value;
      const loss = size - value;
      sum += value;
      squares += square;
      cubes += square * value;
      fourths += square * square;
      sizes += size;
      lossSquares += loss * loss;
      won = (won + Number(value > 0)) | 0;
      lost = (lost + Number(value < 0)) | 0;
      if (value < lowest) lowest = value;
      if (value > highest) highest = value;
    }
  }
  const hasZero = moved < length;
  return {
    sum,
    squares,
    cubes,
    fourths,
    gains: (sizes + sum) / 2,
    losses: (sizes - sum) / 2,
    lossSquares: lossSquares / 4,
    won,
    lost,
    lowest: length === 0 ? Number.NaN : hasZero && lowest > 0 ? 0 : lowest,
    highest: length === 0 ? Number.NaN : hasZero && highest < 0 ? 0 : highest,
  };
});
