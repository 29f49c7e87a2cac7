import type { RatingLabel, RatingSteps } from '@plumbline/model/rating';
import { ratingSteps } from '@plumbline/model/rating';

const best: readonly (keyof typeof ratingSteps)[] = ['buy', 'accumulate', 'hold', 'reduce'];

/** The figures that the score is made of, in the order in which they count. */
export const scoreSteps = {
  weighted: 'weightedScore',
  ceiling: 'scoreCeiling',
  floor: 'scoreFloor',
  thinCeiling: 'thinCeiling',
  thinFloor: 'thinFloor',
} as const;

/** The same with the points of the parts added up. */
export const ratingFigures: RatingSteps = { sum: 'partsSum', ...scoreSteps };

/** The label that a score stands for by the stated steps. */
export function labelOf(score: number): RatingLabel {
  return best.find((label) => score >= ratingSteps[label]) ?? 'sell';
}
