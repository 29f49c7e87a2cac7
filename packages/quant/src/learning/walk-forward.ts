import { bestStrength, fitFolds, foldCount, outOfFold } from './cross-validate.ts';
import type { Learner, LearningTable, Model } from './learner.ts';
import { rowFrom } from './purged-folds.ts';

export interface LearningTerms {
  /** Bars ahead that are learned; also the bars between two lessons. */
  readonly horizon: number;
  /** Bars that a lesson looks back. */
  readonly memory: number;
}

/** A model and the bar from which it is used, until the next. */
export interface Lesson {
  readonly from: number;
  readonly model: Model;
  /** Place of its strength among those of the learner. */
  readonly strength: number;
}

/** Fewer bars than these teach nothing. */
export const leastMemory = 60;

/** A lesson needs so many dates, so that each fold has some, and so many rows for each feature. */
const leastDates = 5 * foldCount;
const rowsPerFeature = 20;

/** Bars between two dates that are learned from: the labels of neighbours are nearly the same. */
export function strideOf(horizon: number): number {
  return Math.ceil(horizon / 4);
}

/**
 * Learns again every `horizon` bars from the last `memory` bars, and from labels that were complete by then alone. The
 * strength is chosen each time by purged and embargoed cross-validation within the same rows. bars: how many there are.
 *
 * What it tells an investor: what somebody would have had who learned on each of those days and did not know the next.
 */
export function walkForwardLessons(
  learner: Learner,
  table: LearningTable,
  { horizon, memory }: LearningTerms,
  bars: number,
): readonly Lesson[] {
  const { at, width } = table;
  const lessons: Lesson[] = [];
  for (let bar = horizon; bar < bars; bar += horizon) {
    const rows = { from: rowFrom(at, bar - memory), to: rowFrom(at, bar - horizon + 1) };
    if (rows.to - rows.from < rowsPerFeature * width) continue;
    if (at[rows.to - 1] - at[rows.from] < (leastDates - 1) * strideOf(horizon)) continue;
    const folds = fitFolds(learner, table, rows, horizon);
    const strength = bestStrength(outOfFold(table, folds, learner.strengths.length));
    const model = learner.fit(table, [rows])[strength];
    lessons.push({ from: bar, model, strength });
  }
  return lessons;
}

/** How many models a lesson is chosen from: every strength on every fold. Each is one try more at the same idea. */
export function modelsTried({ strengths }: Learner): number {
  return strengths.length * foldCount;
}
