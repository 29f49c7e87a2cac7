import type { Side } from '@plumbline/model/order';

/**
 * The market's rules on one trade date, filled in place by the pack, so that asking costs no allocation.
 * Absent limits are NaN. Quantities are in units, prices raw.
 */
export interface RuleTerms {
  /** Smallest buy and the step above it. */
  lotMin: number;
  lotStep: number;
  /** Largest single orders, at the market and with a limit. */
  maxMarketOrder: number;
  maxLimitOrder: number;
  /** Smallest value of an order, in money. */
  minValue: number;
  limitUp: number;
  limitDown: number;
  isHalted: boolean;
  canShort: boolean;
  /** Short sales may only offer: a limit order, never at the market. */
  shortNeedsLimit: boolean;
  /** Bars before what was bought can be sold: 0 = the same bar. */
  resaleBars: number;
}

/** Which of the rules an outcome is owed to. */
export type RuleAspect = 'lot' | 'value' | 'tick' | 'limit' | 'halt' | 'short' | 'resale' | 'fee';

/**
 * A market's rules bound to one instrument and its bars. The executor asks only on bars where an order is due; a pack
 * hoists its records per trade date and looks them up by bar.
 */
export interface RulePack {
  readonly version: string;
  /** Writes the terms of a bar. */
  readonly read: (bar: number, terms: RuleTerms) => void;
  /** What can be held at all: 1 = whole shares, 0 = any fraction. What a split leaves below it is paid out in cash. */
  readonly unit: number;
  /** The price step at a price on a bar; 0 = none. */
  readonly tickAt: (bar: number, price: number) => number;
  /** Duties and fees on top of the run's own commission, in the account's currency. A maker's order waited at its price. */
  readonly fees: (bar: number, side: Side, quantity: number, price: number, isMaker: boolean) => number;
  readonly ruleIds: (bar: number, aspect: RuleAspect, side: Side) => readonly string[];
}

/** A market without rules: any quantity, any price, at once. */
export function freeTerms(step: number): RuleTerms {
  return {
    lotMin: step,
    lotStep: step,
    maxMarketOrder: Number.POSITIVE_INFINITY,
    maxLimitOrder: Number.POSITIVE_INFINITY,
    minValue: 0,
    limitUp: Number.NaN,
    limitDown: Number.NaN,
    isHalted: false,
    canShort: true,
    shortNeedsLimit: false,
    resaleBars: 0,
  };
}
