import { englishUnits, hanDigits } from '@plumbline/reading/quantities/numerals';

/** How many points a sentence says, as words of either language. */
export const saidCounts: Readonly<Record<string, number>> = {
  ...englishUnits,
  ...hanDigits,
  十: 10,
  a: 1,
  an: 1,
  half: 0.5,
  'half a': 0.5,
  半: 0.5,
  一个半: 1.5,
};
