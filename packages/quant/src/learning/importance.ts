import { nextIndex, randomStream } from '../engine/sweep/random.ts';
import { mean, sampleDeviation } from '../statistics/moments.ts';
import { predictRows, type FittedFold } from './cross-validate.ts';
import type { LearningTable, RowRange } from './learner.ts';
import { rankCoefficients } from './rank-coefficients.ts';

/** What a feature is worth to a model where it did not learn. */
export interface Importance {
  /** Fall of the average rank coefficient when the feature is dealt anew among the instruments of each date. */
  readonly fall: number;
  /** Sample deviation of that fall over folds and deals. */
  readonly deviation: number;
}

const deals = 5;

/** One feature of some rows dealt anew within each date, so that it keeps its distribution and says nothing. */
function dealt(
  { features, width, at }: LearningTable,
  { from, to }: RowRange,
  feature: number,
  seed: number,
): Float64Array {
  const out = features.slice();
  const random = randomStream(seed, feature);
  for (let first = from; first < to;) {
    let end = first + 1;
    while (end < to && at[end] === at[first]) end += 1;
    for (let k = end - first - 1; k > 0; k -= 1) {
      const other = (first + nextIndex(random, k + 1)) * width + feature;
      const own = (first + k) * width + feature;
      [out[own], out[other]] = [out[other], out[own]];
    }
    first = end;
  }
  return out;
}

/**
 * Permutation importance, out of fold: how much worse each fold's model orders the dates it did not learn from once a
 * feature is shuffled there. Near 0: the model does as well without it. strength: place among those of the learner.
 * Features that say the same share their importance, and each looks dispensable.
 * Source: Breiman 2001, Random Forests; López de Prado 2018, chapter 8 (mean decrease accuracy).
 */
export function permutationImportance(
  table: LearningTable,
  folds: readonly FittedFold[],
  strength: number,
  seed: number,
): readonly Importance[] {
  const score = (given: LearningTable, { models, test }: FittedFold): number => {
    const coefficients = rankCoefficients(table, predictRows(models[strength], given, test), test);
    // A model that tells no instrument from another has no order.
    return coefficients.length === 0 ? 0 : mean(coefficients);
  };
  return Array.from({ length: table.width }, (_, feature) => {
    const falls = folds.flatMap((fold, at) => {
      const whole = score(table, fold);
      return Array.from({ length: deals }, (__, deal) => {
        const features = dealt(table, fold.test, feature, seed + at * deals + deal);
        return whole - score({ ...table, features }, fold);
      });
    });
    return { fall: mean(Float64Array.from(falls)), deviation: sampleDeviation(Float64Array.from(falls)) };
  });
}
