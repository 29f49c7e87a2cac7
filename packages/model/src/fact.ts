import type { Adjustment } from './bar.ts';
import type { InstrumentId } from './instrument.ts';
import type { LocalText } from './locale.ts';
import type { SourceRef } from './source.ts';
import type { Unit } from './units.ts';

/** What stretch of time a figure covers. */
export interface Period {
  readonly kind: 'instant' | 'quarter' | 'half' | 'year' | 'trailing' | 'range';
  /** First and last day, `YYYY-MM-DD`; an instant has start = end. */
  readonly start: string;
  readonly end: string;
  /** How investors name it: FY2026, Q2 FY2027, TTM, 1Y. */
  readonly label: string;
}

/** Between which values something we chose may sensibly lie. */
export interface ChosenRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Another fact, a declared constant, or a price column, under the name the expression uses. Price columns are cut to
 * [from, to] and, where a formula reads several, joined on the dates they share; `time` is the column of those dates.
 */
export type FormulaInput =
  | { readonly name: string; readonly fact: string }
  | {
      readonly name: string;
      readonly constant: number;
      readonly why: LocalText;
      /** Present where it is our choice; absent where it follows from what is computed. */
      readonly range?: ChosenRange;
    }
  | {
      readonly name: string;
      readonly series: 'time' | 'open' | 'high' | 'low' | 'close' | 'volume';
      readonly instrumentId: InstrumentId;
      readonly adjustment: Adjustment;
      readonly from: string;
      readonly to: string;
    };

/**
 * How a figure was computed, so that anyone can compute it again: an arithmetic expression over named inputs and
 * the named functions of the engine. TeX is for the eye only.
 */
export interface Formula {
  readonly expression: string;
  readonly tex?: string;
  readonly inputs: readonly FormulaInput[];
}

export const qualityFlags = [
  'stale',
  'derived-quarter',
  'restated',
  'partial-bar',
  'currency-converted',
  'short-history',
  'assumed',
  'estimate',
  'source-conflict',
  'not-meaningful',
] as const;
export type QualityFlag = (typeof qualityFlags)[number];

/**
 * A figure with its receipt. Screens, prose and exports print facts and nothing else.
 * `value` null means unknown and `why` says the reason; it is never replaced by zero.
 */
export interface Fact {
  /** Readable and unique within its report: `revenue.FY2026`. Text refers to a figure by this handle. */
  readonly id: string;
  readonly instrumentId?: InstrumentId;
  /** Entry of the metric catalogue, which holds its label in every language. */
  readonly metric: string;
  readonly period?: Period;
  readonly value: number | null;
  readonly unit: Unit;
  readonly currency?: string;
  /** Digits after the point that carry meaning when printed in full. */
  readonly decimals: number;
  /** Date the figure speaks of, and date from which it was public. */
  readonly asOf: string;
  readonly knownAt: string;
  readonly source: SourceRef;
  readonly formula?: Formula;
  readonly quality: readonly QualityFlag[];
  /** Why it is unknown, or why we chose it as we did. */
  readonly why?: LocalText;
  /** Present where it is our choice. */
  readonly range?: ChosenRange;
  readonly simulated: boolean;
}
