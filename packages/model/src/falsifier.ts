import type { Fact } from './fact.ts';
import type { LocalParts } from './text-part.ts';
import type { Unit } from './units.ts';

export const falsifierOperators = ['below', 'above'] as const;
export type FalsifierOperator = (typeof falsifierOperators)[number];

/**
 * A condition under which a report's conclusion no longer stands, so exact that a machine can watch it: the figure that
 * is watched, on which side of the threshold the conclusion falls, and until when it is worth watching.
 */
export interface Falsifier {
  /** Unique within its report and stable over its versions: `operatingMargin.TTM:below`. */
  readonly id: string;
  /** Handle of the watched figure. The same handle names the same figure in every later report on the instrument. */
  readonly fact: string;
  readonly metric: string;
  readonly operator: FalsifierOperator;
  readonly threshold: number;
  /** Handle of the threshold as a figure of the report, for printing. */
  readonly thresholdFact: string;
  readonly unit: Unit;
  readonly currency?: string;
  /** What can change it: a new bar, or only a new filing. */
  readonly changesWith: 'price' | 'filing';
  /** `YYYY-MM-DD`: the day on which somebody should look again even if nothing happened. */
  readonly reviewOn: string;
  /** The condition in words, around its figures. */
  readonly text: LocalParts;
}

/** `broken`: the condition has come true, so the conclusion is refuted. `holds`: it has not. `unknown`: nobody can say. */
export type FalsifierState = 'holds' | 'broken' | 'unknown';

export interface FalsifierCheck {
  readonly state: FalsifierState;
  /** The watched figure as it is now; null when it is not known. */
  readonly value: number | null;
  /** Date the figure speaks of; null when it is not known. */
  readonly asOf: string | null;
  /** Why nothing can be said; absent otherwise. */
  readonly unknown?: 'no-figure' | 'other-unit' | 'other-currency';
}

/**
 * Says whether a kill condition has come true, given figures of now (of a new report on the same instrument, or a price
 * under the handle `price`). A figure exactly on the threshold has not crossed it. A figure that is missing, counts
 * something else or stands in another currency gives `unknown` with the reason, never `holds`.
 */
export function checkFalsifier(falsifier: Falsifier, facts: readonly Fact[]): FalsifierCheck {
  const fact = facts.find(({ id }) => id === falsifier.fact);
  if (fact === undefined || fact.value === null || !Number.isFinite(fact.value)) {
    return { state: 'unknown', value: null, asOf: null, unknown: 'no-figure' };
  }
  const { value, asOf } = fact;
  if (fact.metric !== falsifier.metric || fact.unit !== falsifier.unit) {
    return { state: 'unknown', value, asOf, unknown: 'other-unit' };
  }
  if (fact.currency !== falsifier.currency) return { state: 'unknown', value, asOf, unknown: 'other-currency' };
  const isBroken = falsifier.operator === 'below' ? value < falsifier.threshold : value > falsifier.threshold;
  return { state: isBroken ? 'broken' : 'holds', value, asOf };
}

/** Whether the day to look again has come. `today`: `YYYY-MM-DD`. */
export function isReviewDue(falsifier: Falsifier, today: string): boolean {
  return today >= falsifier.reviewOn;
}
