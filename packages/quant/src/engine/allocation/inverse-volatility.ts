import { PlumblineError } from '@plumbline/model/errors';
import type { Matrix } from '../../statistics/algebra/cholesky.ts';

/** Variances on the diagonal; throws `bad-input` naming an asset that does not move. */
export function variancesOf(covariance: Matrix): Float64Array {
  return Float64Array.from(covariance, (row, asset) => {
    if (row[asset] > 0 && Number.isFinite(row[asset])) return row[asset];
    const problem = `Allocation: asset ${asset} has a variance of ${row[asset]}. Leave out what does not move.`;
    throw new PlumblineError('bad-input', problem, { field: 'covariance', row: asset });
  });
}

/** Shares brought to a sum of one. */
export function toOne(weights: Float64Array): Float64Array {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * Weights w_i proportional to 1 / σ_i, summing to one: each asset gets room according to how calmly it moves, whatever it
 * does together with the others. covariance: n × n; all weights positive.
 */
export function inverseVolatilityWeights(covariance: Matrix): Float64Array {
  return toOne(variancesOf(covariance).map((variance) => 1 / Math.sqrt(variance)));
}
