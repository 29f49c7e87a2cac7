import type { Falsifier } from './falsifier.ts';
import type { LocalText } from './locale.ts';

/** From the worst to the best. */
export const ratingLabels = ['sell', 'reduce', 'hold', 'accumulate', 'buy'] as const;
export type RatingLabel = (typeof ratingLabels)[number];

/** From this score on a label is given, the best first; below the last the worst. */
export const ratingSteps = { buy: 75, accumulate: 60, hold: 40, reduce: 25 } as const;

/** The label that a score stands for by these steps. */
export function labelOfScore(score: number): RatingLabel {
  const best = ['buy', 'accumulate', 'hold', 'reduce'] as const;
  return best.find((label) => score >= ratingSteps[label]) ?? 'sell';
}

/** Scores that a rating on a thin basis keeps between, so that it is neither Sell nor Buy, and no better than Hold where values lie far apart. */
export const thinScores = {
  lowest: ratingSteps.reduce,
  highest: ratingSteps.buy - 1,
  neutral: ratingSteps.accumulate - 1,
} as const;

/** Below this confidence, or where one method alone gives a value, a rating stands on a thin basis. */
export const thinConfidence = 20;

/** Below this confidence there is next to none, and nothing above Hold stands on it. */
export const leastConfidence = 10;

/** Points by which a value one whole of the price apart moves the highest score down or the lowest one up. */
export const pointsPerGap = 150;

/** What a rating weighs: the first four by weight, and the evidence as the share of their verdict that is believed. */
export const ratingParts = ['valuation', 'quality', 'momentum', 'risk', 'evidence'] as const;
export type RatingPart = (typeof ratingParts)[number];

/** The weighted parts, and between which scores the gap between value and price, and then a thin basis, leaves the rating. */
export interface RatingSteps {
  /** The points of the parts added up; absent in reports from before it was told. */
  readonly sum?: string;
  readonly weighted: string;
  readonly ceiling: string;
  readonly floor: string;
  /** Absent in reports from before the rule on a thin basis. */
  readonly thinCeiling?: string;
  readonly thinFloor?: string;
}

/**
 * The figures that hold the score back or up, in the order in which they do: the one of the price, then the one of a thin basis.
 * None where the weighted parts are the score.
 */
export function boundsOf(steps: RatingSteps, valueOf: (id: string) => number | null): readonly string[] {
  const read = (id: string | undefined): number | null => (id === undefined ? null : valueOf(id));
  const sum = read(steps.weighted);
  if (sum === null) return [];
  const pick = (score: number, ceiling: string | undefined, floor: string | undefined): readonly string[] => {
    const [highest, lowest] = [read(ceiling), read(floor)];
    if (ceiling !== undefined && highest !== null && score > highest) return [ceiling];
    return floor !== undefined && lowest !== null && score < lowest ? [floor] : [];
  };
  const byPrice = pick(sum, steps.ceiling, steps.floor);
  return [...byPrice, ...pick(read(byPrice[0]) ?? sum, steps.thinCeiling, steps.thinFloor)];
}

/** The blended value and its range with what was public on an earlier day, in today's shares and the currency of the price. */
export interface EarlierValue {
  /** `YYYY-MM-DD`: from then until the next one. */
  readonly from: string;
  readonly low: string;
  readonly middle: string;
  readonly high: string;
}

/**
 * The conclusion of a report as a typed field: never parsed from prose, made by stated rules out of figures of the
 * report. Every amount is the handle of a figure, so each has its receipt.
 */
export interface Rating {
  /** Null: not enough data for a rating; `why` says what is lacking. */
  readonly label: RatingLabel | null;
  readonly why?: LocalText;
  /** 0 to 100, where 50 says nothing either way; null without a rating. */
  readonly score: string | null;
  /** How the parts come to the score; absent without a rating, and in reports from before it was told. */
  readonly steps?: RatingSteps;
  /** 0 to 100: how much is known, less as far as the values of the methods lie apart; null without a rating. */
  readonly conviction: string | null;
  readonly horizon: string;
  /** Each part with its score, missing with the reason where it cannot be had, and its weight; evidence has none. */
  readonly parts: readonly {
    readonly key: RatingPart;
    readonly score: string;
    readonly weight: string | null;
    /** Score times weight; absent without a rating or for the evidence. */
    readonly points?: string;
    /** The scores it is the mean of, where there are several. */
    readonly readings?: readonly { readonly key: string; readonly score: string }[];
  }[];
  /** How many methods give a value, and how many of them one above the price; absent where none does. */
  readonly methods?: { readonly count: string; readonly above: string };
  /** Value of one share or coin by all methods together, and the range of it; null where there is none. */
  readonly fair: string | null;
  readonly p10: string | null;
  readonly p90: string | null;
  readonly pAbovePrice: string | null;
  /** Values of the past year as they were known then, oldest first; absent where there are none, and in older reports. */
  readonly earlier?: readonly EarlierValue[];
  /** Three to seven conditions that would refute the conclusion; fewer only where too few figures are known. */
  readonly falsifiers: readonly Falsifier[];
}
