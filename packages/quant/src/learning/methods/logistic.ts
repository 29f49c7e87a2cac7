import { cholesky, choleskySolve } from '../../statistics/algebra/cholesky.ts';
import { indifferent, linearModel, rowCount, type Learner } from '../learner.ts';

/** Penalties a row, against a curvature of a forty-eighth that a feature has by itself. */
const strengths = [0.3, 0.03, 0.003];

/** Newton's method doubles its digits with each step; from the more cautious solution so many are enough. */
const steps = 5;

/**
 * Logistic regression of "better than the middle of the others", its weights pulled towards zero: maximises the likelihood
 * less n·penalty/2·Σ w², by iteratively reweighted least squares. A return in the very middle counts half.
 */
export const logistic: Learner = {
  id: 'logistic',
  strengths,
  source: 'Cox 1958; le Cessie and van Houwelingen 1992, Ridge Estimators in Logistic Regression',
  fit: ({ features, labels, width }, rows) => {
    const count = rowCount(rows);
    const gram = Array.from({ length: width }, () => new Float64Array(width));
    const slope = new Float64Array(width);
    let weights = new Float64Array(width);
    const step = (penalty: number): boolean => {
      for (let i = 0; i < width; i += 1) {
        gram[i].fill(0);
        gram[i][i] = count * penalty;
        slope[i] = -count * penalty * weights[i];
      }
      for (const { from, to } of rows) {
        for (let row = from; row < to; row += 1) {
          const start = row * width;
          let sum = 0;
          for (let i = 0; i < width; i += 1) sum += weights[i] * features[start + i];
          const chance = 1 / (1 + Math.exp(-sum));
          const label = labels[row];
          const miss = (label > 0 ? 1 : label < 0 ? 0 : 0.5) - chance;
          const curvature = chance * (1 - chance);
          for (let i = 0; i < width; i += 1) {
            const value = features[start + i];
            slope[i] += miss * value;
            const weighted = curvature * value;
            for (let j = 0; j <= i; j += 1) gram[i][j] += weighted * features[start + j];
          }
        }
      }
      const lower = cholesky(gram);
      if (lower === null) return false;
      const move = choleskySolve(lower, slope);
      weights = weights.map((weight, k) => weight + move[k]);
      return true;
    };
    return strengths.map((penalty) => {
      for (let k = 0; k < steps; k += 1) if (!step(penalty)) return indifferent;
      return linearModel(weights.slice());
    });
  },
};
