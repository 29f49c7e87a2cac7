import type { RatingLabel } from '@plumbline/model/rating';

/** From this score on a label is given, the best first; below the last the worst. */
export const ratingSteps = { buy: 75, accumulate: 60, hold: 40, reduce: 25 } as const;

const best: readonly (keyof typeof ratingSteps)[] = ['buy', 'accumulate', 'hold', 'reduce'];

/** The label that a score stands for by the stated steps. */
export function labelOf(score: number): RatingLabel {
  return best.find((label) => score >= ratingSteps[label]) ?? 'sell';
}
