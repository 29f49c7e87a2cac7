import type { RatingSteps } from '@plumbline/model/rating';

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
