import type { Side } from '@plumbline/model/order';

/**
 * The market's rules on one trade date, filled in place by the pack, so that asking costs no allocation.
 * Absent limits are NaN. Quantities are in units, prices raw.
 */
export interface RuleTerms {
  /** Smallest buy and the step above it. */
  lotMin: number;
  lotStep: number;
  /** Whether a remainder under a lot may be sold. */
  sellsRemainder: boolean;
  tick: number;
  limitUp: number;
  limitDown: number;
  isHalted: boolean;
  canShort: boolean;
  /** Bars before what was bought can be sold: 0 = the same bar. */
  resaleBars: number;
}

/** Which of the rules an outcome is owed to. */
export type RuleAspect = 'lot' | 'limit' | 'halt' | 'short' | 'resale' | 'fee';

/**
 * A market's rules bound to one instrument and its bars. The executor asks only on bars where an order is due; a pack
 * hoists its records per trade date and looks them up by bar.
 */
export interface RulePack {
  readonly version: string;
  /** Writes the terms of a bar. */
  readonly read: (bar: number, terms: RuleTerms) => void;
  /** Duties and fees on top of the run's own commission, in the account's currency. */
  readonly fees: (bar: number, side: Side, quantity: number, price: number) => number;
  readonly ruleIds: (bar: number, aspect: RuleAspect) => readonly string[];
}

/** A market without rules: any quantity, any price, at once. */
export function freeTerms(step: number): RuleTerms {
  return {
    lotMin: step,
    lotStep: step,
    sellsRemainder: true,
    tick: 0,
    limitUp: Number.NaN,
    limitDown: Number.NaN,
    isHalted: false,
    canShort: true,
    resaleBars: 0,
  };
}
