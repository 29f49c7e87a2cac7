import type { Mention } from '../parse/words.ts';
import type { Quantity, Unit } from '../reading.ts';
import type { Series, Term } from '../term.ts';

/** What a number beside an operand means when it has no unit of its own. */
export type OperandUnit = 'price' | 'percent' | 'times' | 'plain' | 'money' | 'days' | 'flag';

/** A value per bar or per company. */
export interface Operand {
  readonly term: Term;
  readonly unit: OperandUnit;
  /** Whose it is, if the text says so beside it. */
  readonly whose?: readonly Series[] | undefined;
  /** A field of companies rather than of bars. */
  readonly isFigure?: boolean | undefined;
  /** A word for several figures, which only the unit of a number tells apart: "dividend above 4". */
  readonly saysUnit?: boolean | undefined;
  /** The period was not said and is the usual one. */
  readonly assumed?: string | undefined;
}

export interface BarSpan {
  readonly n: number;
  readonly of: 'bars' | 'hours' | 'minutes' | 'days' | 'weeks' | 'months' | 'quarters' | 'years';
  /** Of what trades on every day of the week. */
  readonly isEveryDay?: boolean | undefined;
  /** Said as so many days, which no line is called by. */
  readonly isTime?: boolean | undefined;
  /** How many bars it is, where the text speaks of bars that are not days. */
  readonly bars?: number | undefined;
}

/** A condition and, if the text says so, whose series it is about. */
export interface Condition {
  readonly term: Term;
  readonly whose?: readonly Series[] | undefined;
  /** The operand that a following relation without one takes up. */
  readonly subject?: Operand | undefined;
  readonly assumed?: readonly string[] | undefined;
  /** The relation, where its left side was not said and the price stands for it. */
  readonly bare?: Bound | undefined;
  /** Money that the text names, where it does; `$` for dollars of no country. */
  readonly currency?: string | undefined;
  /** "At RSI 50": a level that is come to, from which side what was opened says. */
  readonly isLevel?: boolean | undefined;
  /** "At the 20-day average": a line that is come to, from which side what was opened says. */
  readonly isReached?: boolean | undefined;
  /** "… must be twice its average": required beside what was said before, not part of what follows. */
  readonly isDemand?: boolean | undefined;
  /** So far from the high, with no time said for it: of what is held it is the high since it was bought. */
  readonly fromTop?: string | undefined;
  /** A month that is said to be of the year after. */
  readonly isNextYear?: boolean | undefined;
  /** "After it makes a low": a span beside it is what follows, and not how long it holds. */
  readonly isPast?: boolean | undefined;
  /** A "golden cross" that names no lines. */
  readonly isUsualCross?: boolean | undefined;
}

/** A relation and its bound whose operand was said before: `above 70`. */
export interface Bound {
  readonly op: string;
  readonly right: Operand | Quantity;
  readonly high?: Operand | Quantity | undefined;
}

const sessions: Readonly<Record<BarSpan['of'], number>> = {
  bars: 1,
  hours: 1,
  minutes: 1,
  days: 1,
  weeks: 5,
  months: 21,
  quarters: 63,
  years: 252,
};

const days: typeof sessions = { ...sessions, weeks: 7, months: 30, quarters: 91, years: 365 };

/** Sessions in a span: a week has 5, a month 21, a year 252; of what trades every day 7, 30 and 365. Bars where those are not days. */
export function sessionsIn({ n, of, isEveryDay, bars }: BarSpan): number {
  if (bars !== undefined) return bars;
  return Math.round(n * (isEveryDay === true ? days : sessions)[of]);
}

export function isQuantity(value: Operand | Quantity): value is Quantity {
  return 'written' in value;
}

const plainUnits: readonly Unit[] = ['none', 'count'];

/** The value a bound has beside an operand of some unit: `ROE above 15` is 15 %. Null where the units do not fit. */
export function valueFor(quantity: Quantity, unit: OperandUnit): number | null {
  if (plainUnits.includes(quantity.unit)) {
    // A billion is money, and no share or multiple of anything.
    if (quantity.scale >= 1000 && (unit === 'percent' || unit === 'times')) return null;
    // 0.15 may be 15 % or 0.15 %.
    if (unit === 'percent' && quantity.value !== 0 && Math.abs(quantity.value) < 1) return null;
    if (unit === 'percent') return quantity.value / 100;
    return quantity.value;
  }
  if (quantity.unit === 'percent' || quantity.unit === 'points') {
    if (unit === 'percent' || unit === 'plain' || unit === 'times') return quantity.value;
    // Points of an index are its value.
    return quantity.unit === 'points' && unit === 'price' ? quantity.value * 100 : null;
  }
  if (quantity.unit === 'times') return unit === 'times' || unit === 'plain' ? quantity.value : null;
  if (quantity.unit === 'money') return unit === 'money' || unit === 'price' ? quantity.value : null;
  if (quantity.unit === 'days') return unit === 'days' || unit === 'plain' ? quantity.value : null;
  if (quantity.unit === 'years') return unit === 'plain' ? quantity.value : null;
  return null;
}

/** What is bought against what is sold short; `spread` stands for the two names in the order they were said. */
export interface Legs {
  readonly long: Mention | 'spread';
  readonly short: Mention | 'spread';
  /** The spread the other way round. */
  readonly isTurned?: boolean | undefined;
}
