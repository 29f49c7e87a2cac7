import type { LocalText } from './locale.ts';
import type { Unit } from './units.ts';

export const verdictSchema = 'plumbline-verdict/1';

/** From the best to the one that says nothing. */
export const verdictLabels = ['robust', 'promising', 'fragile', 'likely-luck', 'not-enough-data'] as const;
export type VerdictLabel = (typeof verdictLabels)[number];

/** watch: neither proven nor refuted. not-enough-data: the check could not be made; its `why` says what is missing. */
export const checkStatuses = ['pass', 'watch', 'fail', 'not-enough-data'] as const;
export type CheckStatus = (typeof checkStatuses)[number];

/**
 * What a failed check takes away. sample: there is too little to judge. honesty: the result uses what could not be known.
 * luck: the result is no better than chance would have made it. fragility: it breaks when the world differs a little.
 */
export const concerns = ['sample', 'honesty', 'luck', 'fragility'] as const;
export type Concern = (typeof concerns)[number];

/** A number behind a sentence. Templates name it by its id in braces; null = unknown. */
export interface VerdictFigure {
  readonly id: string;
  readonly label: LocalText;
  readonly value: number | null;
  readonly unit: Unit;
  readonly decimals: number;
}

/** One question put to a back-test, with its answer. */
export interface VerdictCheck {
  readonly id: string;
  readonly concern: Concern;
  readonly label: LocalText;
  readonly question: LocalText;
  /** null = could not be computed. */
  readonly value: number | null;
  readonly unit: Unit;
  readonly decimals: number;
  /** The value from which on the check passes. */
  readonly threshold: number;
  /** The value beyond which it fails; between the two it is watched. */
  readonly limit: number;
  readonly bound: 'at-least' | 'at-most';
  readonly status: CheckStatus;
  /** A sentence with the ids of figures in braces. */
  readonly why: LocalText;
  /** What would turn it into a pass, in the same form; null when it passes. */
  readonly change: LocalText | null;
  readonly figures: readonly VerdictFigure[];
  /** How the value is computed, numbers printed. */
  readonly method: LocalText;
  /** Where the lines come from; the same in every language where it is nothing but a title. */
  readonly reference: LocalText;
}

/** Whether to believe a back-test, and why. */
export interface Verdict {
  readonly schema: typeof verdictSchema;
  readonly label: VerdictLabel;
  /** One paragraph, numbers printed. */
  readonly explanation: LocalText;
  readonly checks: readonly VerdictCheck[];
  /** What would change the label, the most telling first; numbers printed. */
  readonly changes: readonly LocalText[];
  /**
   * Settings tried on this idea's lineage, counted by the platform; this one included. Where each chooses among models of its
   * own, all of those.
   */
  readonly trials: number;
  /** Models that each setting chooses among; absent = 1. */
  readonly modelsPerSetting?: number;
  readonly specHash: string;
  readonly seed: number;
}
