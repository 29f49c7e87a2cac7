import type { QuestionFrame } from '../reading.ts';
import { isFunction } from './function-words.ts';
import type { Item } from './items.ts';

/** Acts that are told with how far apart and which way, so that "and by how much?" asks nothing more. */
const toldWithGap: ReadonlySet<string> = new Set(['compare', 'figure', 'calculate', 'what-if', 'convert', 'alert']);
const gap: ReadonlySet<string> = new Set(['distanceTo', 'dayChange', 'totalReturn', 'change', 'premiumToOther']);
/** Kinds of words that ask for no figure by themselves. */
const binding: ReadonlySet<string> = new Set(['fn', 'join', 'ref', 'conv', 'to', 'per', 'end', 'calc', 'weak']);
const asked: ReadonlySet<string> = new Set(['metric', 'price', 'perf', 'rule', 'event', 'ind', 'term', 'many']);
const told: ReadonlySet<string> = new Set(['metric', 'price', 'perf']);
/** Calculations that a word names by itself. */
const sums: ReadonlySet<string> = new Set(['breakEven', 'averageCost', 'annuity', 'ruleOf72', 'cagr', 'annualise']);
/** What a calculation is called, where its word calls it otherwise. */
const named: Readonly<Record<string, string>> = {
  requiredGain: 'breakEven',
  annuityPayment: 'annuity',
  doublingTime: 'ruleOf72',
};
const plain: ReadonlySet<string> = new Set(['value', 'which', 'each', 'compare', 'if']);

const withoutSpans = (frame: QuestionFrame): string =>
  JSON.stringify(frame, (key, value: unknown) => (key === 'spans' || key === 'from' ? undefined : value));

/** Whether a clause asks for something of its own: another way of asking, or a figure or rule that the frame does not hold. */
function asksMore(clause: readonly Item[], { act, topics, args }: QuestionFrame): boolean {
  const what = 'what' in args ? [args.what, named[args.what] ?? ''] : [];
  const held = new Set([...topics.map(({ value }) => value.id), ...what]);
  const words = clause.flatMap((item) => (item.is === 'word' ? [item.meanings] : []));
  return words.some((meanings) => {
    const isSum =
      act === 'calculate' && meanings.some(({ kind, id }) => kind === 'calc' && sums.has(id) && !held.has(id));
    if (isSum) return true;
    if (meanings.every(({ kind }) => binding.has(kind))) return false;
    if (meanings.some(({ kind, id }) => kind === 'fn' || held.has(id) || gap.has(id))) return false;
    const ways = meanings.filter(({ kind }) => kind === 'ask');
    if (ways.length === 0) return meanings.some(({ kind }) => asked.has(kind));
    return ways.every(({ id }) => !plain.has(id)) || !toldWithGap.has(act);
  });
}

/** A clause whose own figure the frame does not hold, because that of another clause took its place. */
function isPassedOver(
  clause: readonly Item[],
  mine: readonly (readonly Item[])[],
  { topics, act }: QuestionFrame,
): boolean {
  if (act !== 'figure' || topics.length === 0) return false;
  const isHeld = (items: readonly Item[]): boolean =>
    topics.some(({ spans }) => spans.some(({ from }) => items.some(({ edge }) => edge.from === from)));
  const figures = clause.filter(
    (item) => item.is === 'word' && item.meanings.length > 0 && item.meanings.every(({ kind }) => told.has(kind)),
  );
  const isAsked = clause.some((item) => item.is === 'word' && item.meanings.some(({ kind }) => kind === 'ask'));
  // As many figures as clauses: each has its own, under the words of another.
  if (!isAsked || topics.length >= mine.length) return false;
  return figures.length > 0 && !isHeld(clause) && mine.some((one) => one !== clause && isHeld(one));
}

/**
 * Clauses that ask for something and that the frame would be the same without: every word of them was read, and nothing
 * came of it. `build` makes the frame of other words in the same place.
 */
export function idleClauses(
  clauses: readonly (readonly Item[])[],
  items: readonly Item[],
  own: QuestionFrame,
  build: (items: readonly Item[]) => QuestionFrame | null,
): readonly (readonly Item[])[] {
  const same = withoutSpans(own);
  const mine = clauses.filter((clause) => clause.every((item) => items.includes(item)));
  if (mine.length < 2) return [];
  return mine.filter((clause) => {
    if (isPassedOver(clause, mine, own)) return true;
    // "Do I, living abroad, pay it": one word before a mark belongs to what is behind it.
    const words = clause.filter((item) => item.is !== 'mark');
    if (words.length < 2 || words.every(isFunction) || !asksMore(clause, own)) return false;
    const frame = build(items.filter((one) => !clause.includes(one)));
    return frame !== null && withoutSpans(frame) === same;
  });
}
