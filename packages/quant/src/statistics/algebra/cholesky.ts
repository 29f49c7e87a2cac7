/** A square matrix as rows. */
export type Matrix = readonly Float64Array[];

/**
 * Lower triangle L of a symmetric positive definite matrix A = L L'; null when A is not positive definite to within the last
 * digits of its diagonal. n × n, only the lower triangle is read.
 */
export function cholesky(matrix: Matrix): Matrix | null {
  const n = matrix.length;
  const lower = Array.from({ length: n }, () => new Float64Array(n));
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = matrix[i][j];
      for (let k = 0; k < j; k += 1) sum -= lower[i][k] * lower[j][k];
      if (i !== j) lower[i][j] = sum / lower[j][j];
      else if (sum > 1e-14 * matrix[i][i]) lower[i][i] = Math.sqrt(sum);
      else return null;
    }
  }
  return lower;
}

/** Solves A x = b given the lower triangle of A; `b` has length n, and so has the answer. */
export function choleskySolve(lower: Matrix, b: Float64Array): Float64Array {
  const n = lower.length;
  const x = b.slice();
  for (let i = 0; i < n; i += 1) {
    for (let k = 0; k < i; k += 1) x[i] -= lower[i][k] * x[k];
    x[i] /= lower[i][i];
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < n; k += 1) x[i] -= lower[k][i] * x[k];
    x[i] /= lower[i][i];
  }
  return x;
}

/** A matrix times a column. */
export function multiply(matrix: Matrix, column: Float64Array): Float64Array {
  return Float64Array.from(matrix, (row) => {
    let sum = 0;
    for (let k = 0; k < column.length; k += 1) sum += row[k] * column[k];
    return sum;
  });
}
