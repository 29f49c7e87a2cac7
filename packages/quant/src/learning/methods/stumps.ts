import { indifferent, rowCount, type Learner, type Model } from '../learner.ts';

/** Equal parts that a feature is cut into; a stump divides between two of them. */
const parts = 8;

/** Share of each stump's step that is taken. */
const rate = 0.1;

/** Numbers of stumps. */
const strengths = [10, 30, 100, 300];

/** Share of the rows that each side of a stump holds at least. */
const leastShare = 0.02;

function partOf(standing: number): number {
  return Math.max(0, Math.min(parts - 1, Math.floor((standing + 0.5) * parts)));
}

interface Stump {
  readonly feature: number;
  /** Parts below it are on the left. */
  readonly split: number;
  readonly left: number;
  readonly right: number;
}

/** The stump that takes most from the squared residuals; null where none takes any. */
function bestStump(residuals: Float64Array, counts: Float64Array, width: number, least: number): Stump | null {
  let best: Stump | null = null;
  let most = 1e-12;
  for (let feature = 0; feature < width; feature += 1) {
    let total = 0;
    let all = 0;
    for (let k = feature * parts; k < (feature + 1) * parts; k += 1) {
      total += residuals[k];
      all += counts[k];
    }
    let sum = 0;
    let count = 0;
    for (let split = 1; split < parts; split += 1) {
      sum += residuals[feature * parts + split - 1];
      count += counts[feature * parts + split - 1];
      const others = all - count;
      if (count < least || others < least) continue;
      const gain = (sum * sum) / count + (total - sum) ** 2 / others;
      if (gain <= most) continue;
      most = gain;
      best = { feature, split, left: sum / count, right: (total - sum) / others };
    }
  }
  return best;
}

/** A sum of one number per feature and part. */
function additiveModel(values: Float64Array, width: number): Model {
  return (features, start) => {
    let sum = 0;
    for (let k = 0; k < width; k += 1) sum += values[k * parts + partOf(features[start + k])];
    return sum;
  };
}

/**
 * Gradient-boosted stumps under squared error: each is the one cut of one feature that explains most of what is left, taken
 * by a tenth. Stumps of equal parts make an additive model, so that after one pass over the rows only the counts of pairs of
 * parts are needed: the same stumps as row by row, and a hundred of them cost little more than one.
 */
export const stumps: Learner = {
  id: 'stumps',
  strengths,
  source: 'Friedman 2001, Greedy Function Approximation: A Gradient Boosting Machine, Annals of Statistics 29',
  fit: ({ features, labels, width }, rows) => {
    const size = width * parts;
    const pairs = new Float64Array(size * size);
    const residuals = new Float64Array(size);
    const counts = new Float64Array(size);
    const places = new Int32Array(width);
    for (const { from, to } of rows) {
      for (let row = from; row < to; row += 1) {
        for (let k = 0; k < width; k += 1) places[k] = k * parts + partOf(features[row * width + k]);
        for (let k = 0; k < width; k += 1) {
          residuals[places[k]] += labels[row];
          counts[places[k]] += 1;
          for (let j = 0; j < width; j += 1) pairs[places[k] * size + places[j]] += 1;
        }
      }
    }
    const least = Math.max(1, leastShare * rowCount(rows));
    const values = new Float64Array(size);
    let made = 0;
    return strengths.map((number) => {
      for (; made < number; made += 1) {
        const stump = bestStump(residuals, counts, width, least);
        if (stump === null) break;
        for (let part = 0; part < parts; part += 1) {
          const place = stump.feature * parts + part;
          const step = rate * (part < stump.split ? stump.left : stump.right);
          values[place] += step;
          for (let k = 0; k < size; k += 1) residuals[k] -= step * pairs[place * size + k];
        }
      }
      return made === 0 ? indifferent : additiveModel(values.slice(), width);
    });
  },
};
