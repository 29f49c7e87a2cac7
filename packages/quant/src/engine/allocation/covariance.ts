import { PlumblineError } from '@plumbline/model/errors';
import type { Matrix } from '../../statistics/algebra/cholesky.ts';

/** Refuses return columns that no allocation can be made from, naming the asset and the row. */
export function checkReturns(returns: readonly Float64Array[]): void {
  const periods = returns[0]?.length ?? 0;
  const refuse = (field: string, problem: string): never => {
    throw new PlumblineError('bad-input', `Allocation: ${problem}`, { field });
  };
  if (returns.length === 0) refuse('returns', 'there are no assets.');
  if (periods < 2) refuse('returns', `there are ${periods} periods of returns. Give at least two.`);
  for (const [asset, column] of returns.entries()) {
    if (column.length !== periods)
      refuse('returns', `asset ${asset} has ${column.length} periods, asset 0 ${periods}.`);
    const row = column.findIndex((value) => !Number.isFinite(value));
    if (row >= 0) refuse('returns', `asset ${asset} has no return at row ${row}. Use periods in which all have one.`);
  }
}

function centred(returns: readonly Float64Array[]): readonly Float64Array[] {
  return returns.map((column) => {
    const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
    return column.map((value) => value - mean);
  });
}

function products(columns: readonly Float64Array[], divisor: number): Matrix {
  const rows = columns.map(() => new Float64Array(columns.length));
  for (let i = 0; i < columns.length; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = 0;
      for (let t = 0; t < columns[i].length; t += 1) sum += columns[i][t] * columns[j][t];
      rows[i][j] = sum / divisor;
      rows[j][i] = rows[i][j];
    }
  }
  return rows;
}

/**
 * How assets move together: averages of products of their distances from their means, divided by n - 1.
 * returns: one column per asset, per period, n ≥ 2 of one length. Throws `bad-input` naming asset and row.
 */
export function sampleCovariance(returns: readonly Float64Array[]): Matrix {
  checkReturns(returns);
  return products(centred(returns), returns[0].length - 1);
}

/** A covariance matrix drawn towards a simple one, and how far: 0 = as measured, 1 = all of the way. */
export interface ShrunkCovariance {
  readonly matrix: Matrix;
  readonly shrinkage: number;
}

/**
 * Covariance for few periods and many assets: the measured matrix S drawn towards equal variances without correlation by
 * the share that minimises the expected squared error (Ledoit and Wolf 2004, A well-conditioned estimator).
 *
 * What it tells an investor: a risk model whose smallest risks are not an accident of the sample, which is where a
 * minimum-variance portfolio would put its money. Divides by n, as the source does. Always positive definite unless no
 * asset moves.
 */
export function ledoitWolfCovariance(returns: readonly Float64Array[]): ShrunkCovariance {
  checkReturns(returns);
  const columns = centred(returns);
  const assets = columns.length;
  const n = columns[0].length;
  const sample = products(columns, n);
  const level = sample.reduce((sum, row, i) => sum + row[i], 0) / assets;
  let distance = 0;
  let noise = 0;
  for (let i = 0; i < assets; i += 1) {
    for (let j = 0; j < assets; j += 1) {
      distance += (sample[i][j] - (i === j ? level : 0)) ** 2;
      let sum = 0;
      for (let t = 0; t < n; t += 1) sum += (columns[i][t] * columns[j][t] - sample[i][j]) ** 2;
      noise += sum / (n * n);
    }
  }
  const shrinkage = distance > 0 ? Math.min(noise, distance) / distance : 0;
  const matrix = sample.map((row, i) =>
    row.map((value, j) => (1 - shrinkage) * value + (i === j ? shrinkage * level : 0)),
  );
  return { matrix, shrinkage };
}
