import type { Learner, LearningTable, Model, RowRange } from './learner.ts';
import { purgedFolds, type Fold } from './purged-folds.ts';
import { rankCoefficients } from './rank-coefficients.ts';

/** Stretches that a window of learning is judged in. */
export const foldCount = 5;

/** Share of a window that is embargoed behind every judged stretch. */
const embargoShare = 0.01;

/** A fold with a model for each strength. */
export interface FittedFold extends Fold {
  readonly models: readonly Model[];
}

/** Predictions of a model for some rows. */
export function predictRows(model: Model, { features, width }: LearningTable, { from, to }: RowRange): Float64Array {
  const out = new Float64Array(to - from);
  for (let row = from; row < to; row += 1) out[row - from] = model(features, row * width);
  return out;
}

/** Fits every strength of a learner on every fold of some rows, purged and embargoed. */
export function fitFolds(
  learner: Learner,
  table: LearningTable,
  rows: RowRange,
  horizon: number,
): readonly FittedFold[] {
  const span = rows.to > rows.from ? table.at[rows.to - 1] - table.at[rows.from] : 0;
  const embargo = Math.ceil(embargoShare * span);
  return purgedFolds(table.at, rows, { folds: foldCount, horizon, embargo }).map((fold) => ({
    ...fold,
    models: learner.fit(table, fold.train),
  }));
}

/** Average rank coefficient by strength over all dates, each judged by models that did not learn from it; NaN = no date. */
export function outOfFold(table: LearningTable, folds: readonly FittedFold[], strengths: number): Float64Array {
  return Float64Array.from({ length: strengths }, (_, at) => {
    let sum = 0;
    let count = 0;
    for (const { test, models } of folds) {
      for (const value of rankCoefficients(table, predictRows(models[at], table, test), test)) {
        sum += value;
        count += 1;
      }
    }
    return sum / count;
  });
}

/** The strength that orders best out of fold; the more cautious of equals, and the most cautious where none can be told. */
export function bestStrength(scores: Float64Array): number {
  let best = 0;
  for (let at = 1; at < scores.length; at += 1) if (scores[at] > scores[best]) best = at;
  return best;
}
