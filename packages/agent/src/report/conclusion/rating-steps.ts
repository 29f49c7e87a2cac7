import type { RatingLabel } from '@plumbline/model/rating';
import { ratingSteps } from '@plumbline/model/rating';

const best: readonly (keyof typeof ratingSteps)[] = ['buy', 'accumulate', 'hold', 'reduce'];

/** The label that a score stands for by the stated steps. */
export function labelOf(score: number): RatingLabel {
  return best.find((label) => score >= ratingSteps[label]) ?? 'sell';
}
