import type { Fact } from './fact.ts';
import type { LocalText } from './locale.ts';
import type { Source } from './source.ts';
import type { StrategySpec } from './strategy-spec.ts';
import type { Verdict, VerdictLabel } from './verdict.ts';

/**
 * Why a strategy lab tries no more. no-better: three revisions without a better lower bound. no-change: nothing is left that
 * could be changed by rules. broken: the idea itself could not be tested.
 */
export const labStops = [
  'robust',
  'no-better',
  'budget',
  'clusters',
  'no-change',
  'stopped',
  'opened',
  'broken',
] as const;
export type LabStop = (typeof labStops)[number];

/** Who proposed what is tried. */
export const labAuthors = ['reader', 'model', 'rules'] as const;
export type LabAuthor = (typeof labAuthors)[number];

/** A check of a verdict, under the name the verdict gives it. */
export interface LabCheck {
  readonly id: string;
  readonly label: LocalText;
}

/** What a revision made different from the try it began from: the sentences of the rules that are gone, and the new ones. */
export interface LabChange {
  /** Part of the strategy: `entry.long`, `risk.stopLoss`, `parameters.fast`. */
  readonly part: string;
  readonly from: LocalText;
  readonly to: LocalText;
}

/** One variant that was tested. It was counted before its result was told. */
export interface LabTry {
  /** From 1, in the order they were tested. */
  readonly number: number;
  /** 0 is the idea itself; the values of one sweep share theirs. */
  readonly step: number;
  readonly by: LabAuthor;
  readonly spec: StrategySpec;
  /** Names this setting in the owner's count of what was tried. */
  readonly settingKey: string;
  /** Number of the try it changes; null for the idea itself. */
  readonly base: number | null;
  readonly change: LabChange | null;
  /** The check of its base's verdict that it answers; null for the idea itself, and for what the reader wanted. */
  readonly answers: LabCheck | null;
  /** Why this change, by rules. */
  readonly why: LocalText | null;
  /** A language model's reasoning, let through by the gate: no figure, no fact. In the language it was written in. */
  readonly words: string | null;
  /** Why it could not be tested, in words for people; null where it was. */
  readonly error: string | null;
  readonly resultHash: string | null;
  /** Group of tries whose returns move together, from 0; null where there is too little to compare. */
  readonly cluster: number | null;
  readonly label: VerdictLabel | null;
  readonly failed: readonly LabCheck[];
  readonly watched: readonly LabCheck[];
  /** Handles of its figures, all before the sealed span. */
  readonly facts: readonly string[];
  /** Handle of the low end of its Sharpe ratio, by which tries are compared; null where it could not be computed. */
  readonly lowerBound: string | null;
  /** Trials behind it when it was judged, this one included. */
  readonly trials: number;
}

/** The end of the history, kept out of every test until the reader opens it. */
export interface LabSealedSpan {
  readonly from: string;
  readonly to: string;
  /** False where a strategy of the same idea was tested over it before: what it says then was seen. */
  readonly isFresh: boolean;
  /** The strategy that the best try was kept as, tested over all of the history; null until then. */
  readonly strategyId: string | null;
}

export interface LabBudget {
  readonly limit: {
    readonly tokens: number;
    /** Null while the reader has given no price. */
    readonly dollars: number | null;
    readonly minutes: number;
    readonly tries: number;
    readonly clusters: number;
  };
  readonly spent: {
    readonly inputTokens: number;
    readonly outputTokens: number;
    readonly dollars: number | null;
    readonly requests: number;
  };
}

/** One line of the log. */
export interface LabLine {
  readonly at: number;
  readonly by: LabAuthor | null;
  readonly text: LocalText;
}

/** Words or a proposal of a model that were not used, with the reason. */
export interface LabWithheld {
  readonly text: string;
  readonly why: LocalText;
}

/** Everything a run of the strategy lab has come to so far. */
export interface StrategyLab {
  readonly schema: 1;
  /** The idea in the reader's words; empty where it began from a strategy. */
  readonly hypothesis: string;
  readonly simulated: boolean;
  readonly modelUse: null | { readonly provider: string; readonly model: string };
  readonly tries: readonly LabTry[];
  /** Number of the try with the best lower bound; null before the first result. */
  readonly best: number | null;
  readonly clusters: number;
  /** The verdict on the best try with all that was tried since, up to the sealed span. */
  readonly verdict: Verdict | null;
  readonly sealed: LabSealedSpan | null;
  readonly budget: LabBudget;
  readonly stop: LabStop | null;
  readonly log: readonly LabLine[];
  readonly withheldCount: number;
  readonly withheld: readonly LabWithheld[];
  readonly facts: readonly Fact[];
  readonly sources: readonly Source[];
}
