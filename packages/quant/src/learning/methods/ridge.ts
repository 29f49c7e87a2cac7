import { cholesky, choleskySolve } from '../../statistics/algebra/cholesky.ts';
import { indifferent, linearModel, rowCount, type Learner, type LearningTable } from '../learner.ts';

/** Penalties a row, against a variance of a twelfth that a feature has by itself. */
const strengths = [1, 0.1, 0.01, 0.001];

/** Numbers kept per row: for each feature its product with the label, and with every feature up to itself. */
function sizeOf(width: number): number {
  return width + (width * (width + 1)) / 2;
}

/** By table: running sums of what the normal equations need, so that any stretch of rows is a difference. */
const known = new WeakMap<LearningTable, Float64Array>();

function sumsOf(table: LearningTable): Float64Array {
  const kept = known.get(table);
  if (kept !== undefined) return kept;
  const { features, labels, width } = table;
  const size = sizeOf(width);
  const sums = new Float64Array((labels.length + 1) * size);
  let place = size;
  for (let row = 0; row < labels.length; row += 1) {
    const start = row * width;
    for (let i = 0; i < width; i += 1) {
      const value = features[start + i];
      sums[place] = sums[place - size] + value * labels[row];
      place += 1;
      for (let j = 0; j <= i; j += 1) {
        sums[place] = sums[place - size] + value * features[start + j];
        place += 1;
      }
    }
  }
  known.set(table, sums);
  return sums;
}

/**
 * Linear regression whose weights are pulled towards zero: minimises Σ (label - w·x)² + n·penalty·Σ w². Features and labels
 * are centred standings, so that there is no intercept.
 */
export const ridge: Learner = {
  id: 'ridge',
  strengths,
  source: 'Hoerl and Kennard 1970, Ridge Regression, Technometrics 12',
  fit: (table, rows) => {
    const { width } = table;
    const count = rowCount(rows);
    const sums = sumsOf(table);
    const size = sizeOf(width);
    const gram = Array.from({ length: width }, () => new Float64Array(width));
    const moment = new Float64Array(width);
    for (const { from, to } of rows) {
      let [first, last] = [from * size, to * size];
      for (let i = 0; i < width; i += 1) {
        moment[i] += sums[last++] - sums[first++];
        for (let j = 0; j <= i; j += 1) gram[i][j] += sums[last++] - sums[first++];
      }
    }
    return strengths.map((penalty) => {
      const lower = cholesky(
        gram.map((line, i) => line.map((value, j) => (i === j ? value + count * penalty : value))),
      );
      return lower === null ? indifferent : linearModel(choleskySolve(lower, moment));
    });
  },
};
