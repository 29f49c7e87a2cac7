import { rememberedPair } from './remember.ts';
import { totalsOf } from './totals.ts';

/** Averages of two series of one length, and the sums of squares and products of the distances from them. */
export interface JointMoments {
  readonly meanA: number;
  readonly meanB: number;
  readonly squaresA: number;
  readonly squaresB: number;
  readonly products: number;
  /** The same of a - b, each difference taken before it is squared. */
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

/** How two series of one length move, alone, together and against each other, in one pass. */
export const jointMoments: (a: Float64Array, b: Float64Array) => JointMoments = rememberedPair((a, b) => {
  const n = a.length;
  // Those of one column are known, or asked for next.
  const { sum: sumA, squares: sumAA } = totalsOf(a);
  let sumB = 0;
  let sumBB = 0;
  let sumAB = 0;
  let sumD = 0;
  let sumDD = 0;
  for (let i = 0; i < n; i += 1) {
    const x = a[i];
    const y = b[i];
    const difference = x - y;
    sumB += y;
    sumBB += y * y;
    sumAB += x * y;
    sumD += difference;
    sumDD += difference * difference;
  }
  const meanA = sumA / n;
  const meanB = sumB / n;
  const meanDifference = sumD / n;
  const squaresA = sumAA - meanA * sumA;
  const squaresB = sumBB - meanB * sumB;
  const squaresDifference = sumDD - meanDifference * sumD;
  // Plain sums keep all their digits as long as the averages are small beside the spread, as they are for returns.
  const isSpread =
    squaresA > 4 * meanA * sumA &&
    squaresB > 4 * meanB * sumB &&
    (sumDD === 0 || squaresDifference > 4 * meanDifference * sumD);
  if (!isSpread) return centredMoments(a, b, meanA, meanB);
  const products = sumAB - meanA * sumB;
  return { meanA, meanB, squaresA, squaresB, products, meanDifference, squaresDifference };
});
