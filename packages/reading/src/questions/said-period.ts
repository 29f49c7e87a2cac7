import type { BarSpan } from '../grammar/values.ts';
import type { Period } from '../reading.ts';

/** What a period depends on beside its words. */
export interface PeriodBase {
  readonly today: string;
  /** Of a figure of the statements, whose years are fiscal. */
  readonly isFiscal: boolean;
  /** A year named elsewhere in the sentence. */
  readonly year?: number | undefined;
  /** The year that the turn before asked about. */
  readonly yearBefore?: number | undefined;
  /** The time that "the month before" is before: that of the sentence, else that of the turn before. */
  readonly beside?: Period | undefined;
  /** The question looks ahead, as one for an event does. */
  readonly isAhead?: boolean | undefined;
}

/** A period as its words say it; null where the words make no date. */
export interface SaidPeriod {
  readonly of: (base: PeriodBase) => Period | null;
  readonly year?: number | undefined;
  /** A span without `last`, which may be no period at all. */
  readonly isLoose?: boolean | undefined;
  /** 30年 is the year 2030 or thirty years. */
  readonly orSpan?: BarSpan | undefined;
  readonly isWholeYear?: boolean | undefined;
  /** "The month before" leans on another time. */
  readonly isBeside?: boolean | undefined;
  /** 当天 is a day named elsewhere, else today. */
  readonly isSameDay?: boolean | undefined;
}
