import { mean } from '../statistics/moments.ts';
import { neweyWestMeanT } from '../statistics/newey-west.ts';
import { normalCdf } from '../statistics/normal.ts';
import { expectedMaximum } from '../statistics/probabilistic-sharpe.ts';
import { bestStrength, fitFolds, outOfFold } from './cross-validate.ts';
import { permutationImportance, type Importance } from './importance.ts';
import type { Learner, LearningTable } from './learner.ts';
import { rankCoefficients } from './rank-coefficients.ts';
import { modelsTried, strideOf, type Lesson } from './walk-forward.ts';

/** From here on a coefficient is said to be better than chance. */
export const chanceConfidence = 0.95;

/** What a learner finds in a table, and whether it is more than luck. */
export interface LearningStudy {
  readonly rows: number;
  readonly dates: number;
  /** By strength: average rank coefficient out of fold, purged and embargoed. */
  readonly outOfFold: readonly number[];
  /** Place of the strength that orders best out of fold. */
  readonly best: number;
  /** By fold: the rows judged, those learned from, and those left out because their label or features overlap. */
  readonly folds: readonly { readonly judged: number; readonly learned: number; readonly purged: number }[];
  readonly importance: readonly Importance[];
  /** Models that each lesson is chosen from. */
  readonly models: number;
  readonly lessons: number;
  readonly walkForward: {
    /** Dates on which a lesson was judged by what followed. */
    readonly dates: number;
    /** Average rank coefficient of what was predicted on the day; NaN = no date. */
    readonly coefficient: number;
    /** Student's t of that average, allowing for labels that overlap. */
    readonly t: number;
    /** Probability that it is above the best that luck finds in as many models. */
    readonly confidence: number;
    readonly isBetterThanChance: boolean;
  };
}

/** Coefficients of every date since the first lesson, each predicted by the lesson of its day. */
function walked(table: LearningTable, lessons: readonly Lesson[]): Float64Array {
  const { at, features, width } = table;
  let next = 0;
  const predictions = Float64Array.from(at, (bar, row) => {
    while (next < lessons.length && lessons[next].from <= bar) next += 1;
    return next === 0 ? Number.NaN : lessons[next - 1].model(features, row * width);
  });
  return rankCoefficients(table, predictions, { from: 0, to: at.length });
}

/**
 * Studies a learner on rows of lagged features and labels: by purged, embargoed cross-validation over all of them, and as it
 * would have gone, lesson after lesson. Only the latter says whether it is better than chance, against the luck of all the
 * models that each lesson is chosen from.
 */
export function studyLearner(
  learner: Learner,
  table: LearningTable,
  lessons: readonly Lesson[],
  horizon: number,
  seed: number,
): LearningStudy {
  const rows = table.at.length;
  const folds = fitFolds(learner, table, { from: 0, to: rows }, horizon);
  const scores = outOfFold(table, folds, learner.strengths.length);
  const best = bestStrength(scores);
  const coefficients = walked(table, lessons);
  const { length } = coefficients;
  const lag = Math.ceil(horizon / strideOf(horizon));
  const t = length > lag + 1 ? neweyWestMeanT(coefficients, lag) : Number.NaN;
  const models = modelsTried(learner);
  const confidence = normalCdf(t - expectedMaximum(models));
  return {
    rows,
    dates: new Set(table.at).size,
    outOfFold: [...scores],
    best,
    folds: folds.map(({ train, test }) => {
      const judged = test.to - test.from;
      const learned = train.reduce((sum, { from, to }) => sum + to - from, 0);
      return { judged, learned, purged: rows - judged - learned };
    }),
    importance: permutationImportance(table, folds, best, seed),
    models,
    lessons: lessons.length,
    walkForward: {
      dates: length,
      coefficient: length === 0 ? Number.NaN : mean(coefficients),
      t,
      confidence,
      isBetterThanChance: confidence >= chanceConfidence,
    },
  };
}
