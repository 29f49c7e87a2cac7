import { isFunction } from './function-words.ts';
import type { Item } from './items.ts';
import type { Slots } from './slots.ts';

const isSpan = (item: Item | undefined): boolean => item?.is === 'period' && item.said.isLoose === true;

interface Bound {
  /** It is said of a line, such as an average. */
  readonly isLine: boolean;
  /** One line is set against another, and not the price against both. */
  readonly isOfTwo: boolean;
  /** It is said of a high that is named. */
  readonly isOfHigh: boolean;
  /** It lacks the number that it is of. */
  readonly isOpen: boolean;
}

/** One line against another: what stands between them is more than a word that joins them. */
function isOfTwoLines({ items, chosen, folded }: Slots): boolean {
  const places = items.flatMap((item, at) =>
    chosen.get(item)?.kind === 'ind' && /^\d+$/u.test(chosen.get(item)?.name ?? '') ? [at] : [],
  );
  const [one, other, ...more] = places;
  if (one === undefined || other === undefined || more.length > 0) return false;
  const isInside = /^[在喺比]/u.test(folded.text.slice(items[other]!.edge.from));
  const between = items.slice(one + 1, other).flatMap((item) => chosen.get(item) ?? []);
  return isInside || between.some(({ kind, id }) => kind === 'rel' || id === 'percentOf' || id === 'vs');
}

/** What a bound, such as "above", is said of. */
export function boundIn(slots: Slots): Bound {
  const content = slots.items.filter((item) => item.is !== 'mark');
  const bound = content.findIndex((item) => slots.chosen.get(item)?.kind === 'rel');
  const line = bound < 0 ? undefined : content.slice(bound).find((item) => slots.chosen.get(item)?.kind === 'ind');
  const isBack = bound >= 0 && slots.has('ind') && slots.chosen.get(content.at(-1)!)?.kind === 'ref';
  const before = bound < 0 ? undefined : content.slice(0, bound).findLast((item) => !isFunction(item));
  const isBefore = before !== undefined && slots.chosen.get(before)?.kind === 'ind';
  const isOver = content.some(
    (item) => slots.chosen.get(item)?.kind === 'ind' && slots.folded.text.slice(item.edge.from).startsWith('over '),
  );
  const isLine = (line !== undefined || isBack || isBefore || isOver) && slots.quantities.length === 0;
  // "The highest price it hit" reaches no level that is said.
  const isReached = slots.has('rel:touch') && slots.quantities.length === 0 && slots.has('end');
  // "Above its five-year average" is set against its own past.
  const isAgainstPast =
    slots.quantities.length === 0 &&
    (slots.has('want:average') || slots.has('ind:sma') || isSpan(content.at(-1))) &&
    slots.topics.some(({ value }) => value.kind === 'metric');
  const isBelow = bound >= 0 && slots.chosen.get(content[bound]!)?.id === 'below' && slots.quantities.length === 0;
  const isOfHigh =
    isBelow &&
    content.slice(bound).some((item) => ['high52w', 'allTimeHigh'].includes(slots.chosen.get(item)?.id ?? ''));
  const isNumbered = slots.quantities.length === 1 && content[bound + 1] === slots.quantities[0];
  const isHeld = isLine || isReached || isAgainstPast || isOfHigh || isNumbered;
  return { isLine, isOfTwo: isOfTwoLines(slots), isOfHigh, isOpen: bound >= 0 && !isHeld };
}
