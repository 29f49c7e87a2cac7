import type { Fact } from '@plumbline/model/fact';
import type { Reader } from './reader.ts';

/** How far a remainder that is shown may be from the one worked out. */
const rounding = 0.02;

/** What is left when one shown figure is taken from another: `leaving net debt of {x}`. */
export function remaindersOf({ tokens, binder }: Reader) {
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
