import { PlumblineError } from '@plumbline/model/errors';

/** Bars to choose on and bars to be judged on; ends are not included. */
export interface Fold {
  readonly trainFrom: number;
  readonly trainTo: number;
  readonly testFrom: number;
  readonly testTo: number;
}

export interface FoldPlan {
  readonly trainBars: number;
  readonly testBars: number;
  /** Bars left out between the two, so that what overlaps both is judged by neither. */
  readonly embargoBars?: number;
  /** Every fold trains from the first bar on instead of on a window of one length. */
  readonly isAnchored?: boolean;
}

/**
 * Splits a history into folds that walk forward: train, then judge on the bars after it, then move on by the length of the
 * judged part, so that no bar is judged twice. A last part shorter than `testBars` is dropped. Throws `bad-input` when not
 * even one fold fits.
 */
export function walkForwardFolds(length: number, plan: FoldPlan): readonly Fold[] {
  const { trainBars, testBars, embargoBars = 0, isAnchored = false } = plan;
  for (const [field, value, least] of [
    ['trainBars', trainBars, 2],
    ['testBars', testBars, 1],
    ['embargoBars', embargoBars, 0],
  ] as const) {
    if (Number.isInteger(value) && value >= least) continue;
    throw new PlumblineError(
      'bad-input',
      `Walk-forward: ${field} must be a whole number of ${least} or more, not ${value}.`,
      {
        field,
      },
    );
  }
  const folds: Fold[] = [];
  for (let trainTo = trainBars; trainTo + embargoBars + testBars <= length; trainTo += testBars) {
    const testFrom = trainTo + embargoBars;
    folds.push({ trainFrom: isAnchored ? 0 : trainTo - trainBars, trainTo, testFrom, testTo: testFrom + testBars });
  }
  if (folds.length > 0) return folds;
  const needed = trainBars + embargoBars + testBars;
  throw new PlumblineError('bad-input', `Walk-forward: one fold needs ${needed} bars and there are ${length}.`, {
    field: 'trainBars',
  });
}

/** One fold's choice and how it fared where it was not chosen. */
export interface FoldResult {
  readonly fold: Fold;
  readonly parameters: Readonly<Record<string, number>>;
  /** Of the chosen variant; NaN when no variant traded. */
  readonly trainSharpe: number;
  readonly testSharpe: number;
  readonly testReturn: number;
}
