import { movingStretches } from './moving-stretches.ts';
import { rememberedPair } from './remember.ts';
import { totalsOf } from './totals.ts';

/** Averages of two series of one length, and the sums of squares and products of the distances from them. */
export interface JointMoments {
  readonly meanA: number;
  readonly meanB: number;
  readonly squaresA: number;
  readonly squaresB: number;
  readonly products: number;
  /** The same of a - b. */
  readonly meanDifference: number;
  readonly squaresDifference: number;
}

/** Around the averages in a pass of its own, for averages that are large beside the spread. */
function centredMoments(a: Float64Array, b: Float64Array, meanA: number, meanB: number): JointMoments {
  const meanDifference = meanA - meanB;
  let squaresA = 0;
  let squaresB = 0;
  let products = 0;
  let squaresDifference = 0;
  for (let i = 0; i < a.length; i += 1) {
    const x = a[i] - meanA;
    const y = b[i] - meanB;
    squaresA += x * x;
    squaresB += y * y;
    products += x * y;
    squaresDifference += (a[i] - b[i] - meanDifference) ** 2;
  }
  return { meanA, meanB, squaresA, squaresB, products, meanDifference, squaresDifference };
}

/** Sums over a column that hardly ever stands still, two rows at a time so that no sum waits for the last. */
function sumsOf(values: Float64Array): { readonly sum: number; readonly squares: number } {
  const { length } = values;
  let sum = length % 2 === 1 ? values[length - 1] : 0;
  let squares = sum * sum;
  let sumOdd = 0;
  let squaresOdd = 0;
  for (let i = 1; i < length; i += 2) {
    const value = values[i - 1];
    const odd = values[i];
    sum += value;
    squares += value * value;
    sumOdd += odd;
    squaresOdd += odd * odd;
  }
  return { sum: sum + sumOdd, squares: squares + squaresOdd };
}

/** Where the first column stands still there is nothing to add. */
function productsOf(a: Float64Array, b: Float64Array): number {
  const stretches = movingStretches(a);
  let sum = 0;
  for (let k = 0; k < stretches.length; k += 2) {
    const end = stretches[k + 1];
    for (let i = stretches[k]; i < end; i += 1) sum += a[i] * b[i];
  }
  return sum;
}

/** How two series of one length move, alone, together and against each other. */
export const jointMoments: (a: Float64Array, b: Float64Array) => JointMoments = rememberedPair((a, b) => {
  const n = a.length;
  // Those of one column are known, or asked for next.
  const { sum: sumA, squares: sumAA } = totalsOf(a);
  const { sum: sumB, squares: sumBB } = sumsOf(b);
  const sumAB = productsOf(a, b);
  const meanA = sumA / n;
  const meanB = sumB / n;
  const squaresA = sumAA - meanA * sumA;
  const squaresB = sumBB - meanB * sumB;
  const products = sumAB - meanA * sumB;
  const squaresDifference = squaresA + squaresB - 2 * products;
  // Sums taken from one another keep all their digits but one as long as averages are small beside the spread and the two
  // series are not nearly the same, as it is for returns.
  const isSpread =
    squaresA > 4 * meanA * sumA && squaresB > 4 * meanB * sumB && 8 * squaresDifference > squaresA + squaresB;
  if (!isSpread) return centredMoments(a, b, meanA, meanB);
  return { meanA, meanB, squaresA, squaresB, products, meanDifference: meanA - meanB, squaresDifference };
});
