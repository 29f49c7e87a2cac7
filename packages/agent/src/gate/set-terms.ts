import type { Fact } from '@plumbline/model/fact';
import { bare } from './context.ts';
import type { Context, Next, Phrase } from './context.ts';
import type { Reader } from './reader.ts';

/** How far a remainder that is shown may be from the one worked out. */
const rounding = 0.02;

/** What is left when one shown figure is taken from another: `leaving net debt of {x}`. */
function remaindersOf({ tokens, binder }: Reader) {
  /** Whether a figure is the difference of two others shown in front of it. */
  function isRemainder(at: number, handle: string): boolean {
    const left = binder.factOf(handle);
    const shown = tokens
      .slice(0, at)
      .flatMap((token) =>
        token.kind === 'handle' && token.handle !== handle ? (binder.factOf(token.handle) ?? []) : [],
      );
    return left !== null && shown.some((whole) => shown.some((part) => part !== whole && isLeft(left, whole, part)));
  }

  function isLeft(left: Fact, whole: Fact, part: Fact): boolean {
    const isAlike = [whole, part].every(
      (one) =>
        one.unit === left.unit &&
        one.currency === left.currency &&
        one.instrumentId === left.instrumentId &&
        one.period?.label === left.period?.label,
    );
    const [a, b, rest] = [whole.value, part.value, left.value];
    if (!isAlike || a === null || b === null || rest === null || rest === 0) return false;
    return Math.abs(a - b - rest) <= Math.abs(rest) * rounding;
  }

  return { isRemainder };
}

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
