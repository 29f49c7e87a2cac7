import type { Condition, Operand } from '../grammar/values.ts';
import { leavesOf, type Edge } from '../parse/chart.ts';
import { close, someTerm, type Term } from '../term.ts';
import type { Gap, Item } from './chains.ts';

const isExtreme = (term: Term): boolean => term.is === 'call' && /^(?:highest|lowest)$/u.test(term.name);

/** A new high or low that names nothing it is of, by words that are no word of prices. */
function namesNothing({ term, whose }: Condition, edge: Edge): boolean {
  const isOfPrice = term.is === 'compare' && term.left === close && term.right.is === 'ago' && isExtreme(term.right.of);
  const open = /^(?:fn:(?!breakout)|extreme|number|unit:|logic:not)/u;
  return isOfPrice && whose === undefined && leavesOf(edge).every(({ symbol }) => open.test(symbol));
}

const isOfIndicator = ({ term }: Condition): boolean =>
  term.is === 'compare' && term.left !== close && someTerm(term.right, isExtreme);

interface Said {
  readonly items: readonly Item[];
  readonly gap: Gap;
  readonly subject: Operand | null;
}

/** "RSI is below 30 and makes a 20-day low": a low of the price or of the indicator. */
export function isOpenExtreme({ items, gap, subject }: Said, said: Condition, edge: Edge): boolean {
  if (!namesNothing(said, edge)) return false;
  if (items.at(-1)?.is === 'group' && !gap.when && gap.strength < 3 && subject?.unit === 'plain') return true;
  return items.some(
    (item) => item.is === 'group' && item.reasons.some((one) => one.is === 'condition' && isOfIndicator(one.value)),
  );
}
