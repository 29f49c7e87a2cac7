import type { Matrix } from './cholesky.ts';

/** A linear fit by columns: y ≈ Σ coefficients[k] · columns[k]. */
export interface LeastSquares {
  readonly coefficients: Float64Array;
  readonly residuals: Float64Array;
  /** (X'X)^-1, k × k: the coefficients' covariance per unit of residual variance. */
  readonly inverse: Matrix;
}

/**
 * Least squares by Householder reflections, which keep the digits that X'X would lose. columns: k of them, of length n ≥ k;
 * y: length n. Null when a column is a combination of the others, so that no answer is the right one.
 */
export function leastSquares(columns: readonly Float64Array[], y: Float64Array): LeastSquares | null {
  const n = y.length;
  const k = columns.length;
  if (n < k || k === 0) return null;
  const a = columns.map((column) => column.slice());
  const b = y.slice();
  const diagonal = new Float64Array(k);
  for (let j = 0; j < k; j += 1) {
    const pivot = a[j];
    let square = 0;
    let whole = 0;
    for (let i = 0; i < n; i += 1) {
      if (i >= j) square += pivot[i] * pivot[i];
      whole += columns[j][i] * columns[j][i];
    }
    if (!(square > 1e-24 * whole)) return null;
    const norm = pivot[j] > 0 ? -Math.sqrt(square) : Math.sqrt(square);
    diagonal[j] = norm;
    // The reflection's own column is kept below the diagonal, scaled so that its square is twice norm · (norm - pivot).
    const half = norm * (norm - pivot[j]);
    pivot[j] -= norm;
    for (const column of [...a.slice(j + 1), b]) {
      let dot = 0;
      for (let i = j; i < n; i += 1) dot += pivot[i] * column[i];
      const scale = dot / half;
      for (let i = j; i < n; i += 1) column[i] -= scale * pivot[i];
    }
  }
  const upper = (row: number, column: number): number => (row === column ? diagonal[row] : a[column][row]);
  const coefficients = backSubstitute(upper, b, k);
  const inverseUpper = Array.from({ length: k }, (_, j) => {
    const unit = new Float64Array(k);
    unit[j] = 1;
    return backSubstitute(upper, unit, k);
  });
  const inverse = Array.from({ length: k }, (_, i) =>
    Float64Array.from({ length: k }, (__, j) => {
      let sum = 0;
      for (let c = 0; c < k; c += 1) sum += inverseUpper[c][i] * inverseUpper[c][j];
      return sum;
    }),
  );
  const residuals = y.map((value, i) => {
    let fitted = 0;
    for (let j = 0; j < k; j += 1) fitted += coefficients[j] * columns[j][i];
    return value - fitted;
  });
  return { coefficients, residuals, inverse };
}

function backSubstitute(upper: (row: number, column: number) => number, b: Float64Array, k: number): Float64Array {
  const x = new Float64Array(k);
  for (let i = k - 1; i >= 0; i -= 1) {
    let sum = b[i];
    for (let j = i + 1; j < k; j += 1) sum -= upper(i, j) * x[j];
    x[i] = sum / upper(i, i);
  }
  return x;
}
