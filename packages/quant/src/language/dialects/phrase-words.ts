import type { Locale } from '@plumbline/model/locale';
import type { LearningMethod, calendarFields, positionFields, priceFields } from '@plumbline/model/strategy-spec';

/** Expressions that are written as a phrase around their parts. */
export type PhraseOp =
  | 'ago'
  | 'lasting'
  | 'other'
  | 'partner'
  | 'score'
  | 'sectorScore'
  | 'percentile'
  | 'sectorPercentile'
  | 'absolute'
  | 'log'
  | 'min'
  | 'max'
  | 'series'
  | LearningMethod;

/** The words of a language for everything that is not an infix operator. */
export interface PhraseWords {
  readonly locale: Locale;
  /** May stand before a noun. */
  readonly article: string;
  readonly price: Readonly<Record<(typeof priceFields)[number], string>>;
  readonly position: Readonly<Record<(typeof positionFields)[number], string>>;
  readonly calendar: Readonly<Record<(typeof calendarFields)[number], string>>;
  /**
   * `{of}` is an expression that holds together by itself, `{args}` a list in brackets, `{bars}`, `{horizon}` and `{memory}` amounts, `{instrument}`
   * and `{name}` what they say. A phrase that begins with `{of}` follows its expression.
   */
  readonly phrases: Readonly<Record<PhraseOp, string>>;
  /** After a number of bars in front of an indicator, by the unit of the bars; all are understood in every strategy. */
  readonly units: Readonly<Record<'bar' | 'day' | 'week' | 'month', string>>;
  /** Around what an indicator reads, before or after its name; empty = not there. */
  readonly reads: {
    readonly of: string;
    readonly against: string;
    readonly computed: string;
    readonly isBefore: boolean;
  };
  readonly brackets: readonly [open: string, close: string];
  readonly comma: string;
  readonly noSettings: string;
}
