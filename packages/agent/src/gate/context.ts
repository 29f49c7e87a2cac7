import type { Subject } from './binder.ts';
import type { PeriodWord } from './periods.ts';

/** What a reading has found so far and what the next words may leave out. */
export interface Context {
  readonly subject: Subject;
  readonly metrics: ReadonlySet<string> | null;
  /** Handle that was said last. */
  readonly last: string | null;
  readonly isAssumed: boolean;
  /** Periods in front of the sentence, for every figure that names none. */
  readonly periods: readonly PeriodWord[];
  /** The clause before speaks of an instrument, not of one of its figures. */
  readonly isOfSubject: boolean;
  /** Spans of time said last, for a figure of the same kind that names none. */
  readonly spans: readonly PeriodWord[];
  /** Figures whose sign a verb has said: they print without it. */
  readonly sized: readonly string[];
  /** Which way the last `rose to` went: `… and operating income to {b}` goes on with it. */
  readonly way: 'up' | 'down' | null;
  /** Both sides of a comparison that showed no figures yet. */
  readonly pair: readonly [string, string] | null;
  /** A comparison that `and` carries on: `above A of {a} and B of {b}` says it of both. */
  readonly held: { readonly left: string; readonly order: 'above' | 'below' | 'same' } | null;
  /** Kind of the end of a range that was shown: 52-week low or high. */
  readonly end: string | null;
  /** What the sentence compares with: `Compared with AMD, …`. */
  readonly rival: Subject;
  /** The two figures of a course that was told. */
  readonly course: readonly [string, string] | null;
  /** Places of the words whose distance was checked. */
  readonly weighed: readonly number[];
  /** Figures in front of their subject: `At {price}, NVIDIA …`. */
  readonly waiting: readonly Waiting[];
  /** The year that the clause is held against: `Compared with fiscal 2024, …`. */
  readonly base: string | null;
  /** Of how many companies the sentence speaks, zero where that is left open: `Of the three, …`. */
  readonly group: number | null;
}

/** A figure in front of its subject, with what was said of it there. */
export interface Waiting {
  readonly handle: string;
  /** Its kind; null where it is that of the clause behind it. */
  readonly metrics: ReadonlySet<string> | null;
  /** Which way it went, where it is said to be a change. */
  readonly way?: 'up' | 'down';
  /** Times of its own. */
  readonly periods?: readonly PeriodWord[];
}

export interface Phrase {
  readonly subject: Subject | 'it';
  readonly metrics: ReadonlySet<string> | null;
  readonly periods: readonly PeriodWord[];
  /** Only pointed at by `'s` or 的: the kind of figure is that of the words before. */
  readonly isOpen: boolean;
}

export type Next = (at: number, context: Context) => boolean;

export const bare: Phrase = { subject: null, metrics: null, periods: [], isOpen: false };

/** Where a reading begins: nothing was said yet. */
export const startOf = (subject: Subject, periods: readonly PeriodWord[], isAssumed: boolean): Context => ({
  subject,
  metrics: null,
  last: null,
  isAssumed,
  periods,
  isOfSubject: false,
  spans: [],
  sized: [],
  pair: null,
  way: null,
  end: null,
  held: null,
  rival: null,
  weighed: [],
  course: null,
  waiting: [],
  base: null,
  group: null,
});

/** The context once a change is known to be one against the year named in front; null where it is against another. */
export function sinceBase(context: Context, label: string | undefined): Context | null {
  if (context.base === null) return context;
  return context.base === label?.replaceAll('-', ' ') ? { ...context, base: null } : null;
}

/** The fiscal year before a fiscal year. */
export function yearBefore(label: string | undefined): string | undefined {
  const year = /^FY(\d{4})$/.exec(label ?? '')?.[1];
  return year === undefined ? undefined : `FY${String(Number(year) - 1)}`;
}
