import { isCommodity } from '../directory/commodities.ts';
import { saysPriceLevel } from '../grammar/relations.ts';
import type { Condition, Operand } from '../grammar/values.ts';
import { leavesOf, type Edge } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import { mapTerm, someTerm, type Term } from '../term.ts';
import type { Gap, Item } from './chains.ts';

const isExtreme = (term: Term): boolean => term.is === 'call' && /^(?:highest|lowest)$/u.test(term.name);

const isClose = (term: Term): boolean => term.is === 'name' && term.name === 'close';

/** A new high or low that names nothing it is of, by words that are no word of prices. */
function namesNothing({ term, whose }: Condition, edge: Edge): boolean {
  const isOfPrice = term.is === 'compare' && isClose(term.left) && term.right.is === 'ago' && isExtreme(term.right.of);
  const open = /^(?:fn:(?!breakout)|extreme|number|unit:|logic:not)/u;
  return isOfPrice && whose === undefined && leavesOf(edge).every(({ symbol }) => open.test(symbol));
}

const isOfIndicator = ({ term }: Condition): boolean =>
  term.is === 'compare' && !isClose(term.left) && someTerm(term.right, isExtreme);

interface Said {
  readonly items: readonly Item[];
  readonly gap: Gap;
  readonly subject: Operand | null;
}

/** "RSI is below 30 and makes a 20-day low": a low of the price or of the indicator. */
function isOpenExtreme({ items, gap, subject }: Said, said: Condition, edge: Edge): boolean {
  if (!namesNothing(said, edge)) return false;
  if (items.at(-1)?.is === 'group' && !gap.when && gap.strength < 3 && subject?.unit === 'plain') return true;
  return items.some(
    (item) => item.is === 'group' && item.reasons.some((one) => one.is === 'condition' && isOfIndicator(one.value)),
  );
}

const monthsIn = (term: Term): readonly number[] => {
  const found: number[] = [];
  mapTerm(term, (part) => {
    const isOfMonth = (part.is === 'compare' || part.is === 'in') && isMonth(part.is === 'in' ? part.of : part.left);
    if (isOfMonth)
      for (const one of part.is === 'in' ? part.list : [part.right]) if (one.is === 'number') found.push(one.value);
    return null;
  });
  return found;
};

const isMonth = (term: Term): boolean => term.is === 'call' && term.name === 'month';

/** January of the next year comes after November anyway; March of the next year after January is no month alone. */
function isOtherYear({ items }: Said, { term, isNextYear }: Condition): boolean {
  if (isNextYear !== true) return false;
  const last = items.findLast(({ is }) => is === 'group');
  const before =
    last?.is === 'group' ? last.reasons.flatMap((one) => (one.is === 'condition' ? monthsIn(one.value.term) : [])) : [];
  return before.length === 0 || Math.max(...monthsIn(term)) >= Math.min(...before);
}

/** "When silver is above 40": a level of the metal by the ounce, which no fund of it is traded at. */
const isCommodityLevel = ({ term }: Condition, edge: Edge): boolean =>
  saysPriceLevel(term) &&
  leavesOf(edge).some(({ symbol, value }) => symbol === 'instrument' && isCommodity((value as Mention).text));

/** What a condition leaves open beside what was said before it, as the name of the question; null where nothing is. */
export function openIn(draft: Said, said: Condition, edge: Edge): 'whose extreme' | 'which year' | 'instrument' | null {
  if (isOpenExtreme(draft, said, edge)) return 'whose extreme';
  if (isCommodityLevel(said, edge)) return 'instrument';
  return isOtherYear(draft, said) ? 'which year' : null;
}
