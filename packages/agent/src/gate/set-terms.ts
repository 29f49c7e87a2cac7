import type { Context, Next, Phrase } from './context.ts';
import type { Reader } from './reader.ts';
import { bare } from './context.ts';
import { remaindersOf } from './remainders.ts';

/** What a valuation takes for given. */
const inputs = /^(?:wacc|terminalGrowth|growth|middleGrowth|costOfEquity|costOfDebt|riskFreeRate)$/;

type Named = (at: number, owner: Phrase, context: Context, next: Next) => boolean;

/** Figures that are set or follow from others: a date, an input of a valuation, a remainder. */
export function termsOf(reader: Reader, named: Named) {
  const { binder, has, level } = reader;
  const { isRemainder } = remaindersOf(reader);

  /** `The next report is scheduled for {x}`, 下次财报预计于 {x} 公布. */
  function announcement(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    if (!has(at, 'due') || phrase.metrics?.has('nextEarnings') !== true) return false;
    return level(at + 1, phrase, context, (to, found) => next(has(to, 'closing') ? to + 1 : to, found));
  }

  /** `The DCF uses a discount rate of {x}`, 折现率取 {x}: what a valuation takes for given. */
  function assumption(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const isValued = [...(phrase.metrics ?? [])].some(
      (metric) => inputs.test(metric) || /^(?:dcf|blended|value)/.test(metric),
    );
    if (!has(at, 'assume') || !isValued) return false;
    const ofInput: Next = (to, found) =>
      found.last !== null && inputs.test(binder.factOf(found.last)?.metric ?? '') && next(to, found);
    return level(at + 1, phrase, context, ofInput) || named(at + 1, { ...phrase, metrics: null }, context, ofInput);
  }

  /** `…, leaving net debt of {x}`: the difference of two figures in front. */
  function remainder(at: number, context: Context, next: Next): boolean {
    if (!has(at, 'leave')) return false;
    return named(
      at + 1,
      { ...bare, subject: context.subject },
      { ...context, periods: [] },
      (to, found) => found.last !== null && isRemainder(at, found.last) && next(to, found),
    );
  }

  return { announcement, assumption, remainder };
}
