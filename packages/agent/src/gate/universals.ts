import type { Fact } from '@plumbline/model/fact';
import type { Reader } from './reader.ts';
import { refusal } from './refusals.ts';

const ofAll = /^(?:均|都|皆|俱|全都|也都|也均|均已|both|each|all)$/i;

/** What is said of all that stands in front: 均低于, `each below`. */
export function universalsOf({ tokens, binder, handleAt, textAt, passes, has }: Reader) {
  /** Whether a word in front of a place, on this side of the last mark and figure, speaks of all that was shown. */
  function isOfAll(at: number): boolean {
    const order = has(at - 1, 'both') ? at - 2 : at - 1;
    for (let place = order; place >= Math.max(0, order - 4); place -= 1) {
      if (handleAt(place) !== null || tokens[place]?.kind === 'sign') return false;
      if (place < order && ofAll.test(textAt(place))) return true;
    }
    return false;
  }

  /** One comparison, or that of every figure in front where the words are of all of them. */
  function compare(at: number, left: Fact, order: 'above' | 'below' | 'same', right: Fact): boolean {
    if (!passes(at, binder.compare(left, order, right))) return false;
    return !isOfAll(at) || shownBefore(at, right).every((one) => passes(at, binder.compare(one, order, right)));
  }

  const shownBefore = (at: number, right: Fact): readonly Fact[] =>
    tokens.slice(0, at).flatMap((token) => {
      const fact = token.kind === 'handle' ? binder.factOf(token.handle) : null;
      return fact === null || fact.id === right.id ? [] : [fact];
    });

  /** A mark or a course is checked of one figure only: of all it is not read. */
  const refuseOfAll = (at: number): boolean => isOfAll(at) && !passes(at, refusal('comparison', textAt(at)));

  return { compare, refuseOfAll };
}
