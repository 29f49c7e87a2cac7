import { leavesOf, type Edge } from '../parse/chart.ts';
import type { Group } from '../grammar/groups.ts';
import type { Condition } from '../grammar/values.ts';
import { opposite } from '../term.ts';

const startsOut = (edge: Edge): boolean =>
  (edge.symbol === 'condition' || edge.symbol === 'exclusion') &&
  leavesOf(edge)[0]?.symbol.startsWith('logic:except') === true;

const joins = ({ symbol, value }: Edge): boolean => symbol === 'logic:and' || symbol === 'logic:or' || value === '、';

const isState = (edge: Edge): boolean => leavesOf(edge).some(({ symbol }) => symbol.startsWith('state'));

/** What stands behind what is left out, joined to it: left out as well; a bound may be meant either way and is asked about. */
function alsoOut(edge: Edge): Edge | null {
  const { symbol, value } = edge;
  if (symbol === 'group') return { ...edge, symbol: 'exclusion', value: { groups: [value as Group] } };
  if (symbol === 'groups') return { ...edge, symbol: 'exclusion', value: { groups: value as readonly Group[] } };
  if (symbol !== 'condition') return null;
  const one = value as Condition;
  return isState(edge) ? { ...edge, value: { ...one, term: opposite(one.term) } } : { ...edge, symbol: 'unread' };
}

/** "Without loss makers and banks": the word binds the whole list. */
export function bindLeftOut(phrases: readonly Edge[]): readonly Edge[] {
  const bound: Edge[] = [];
  let isOut = false;
  for (let at = 0; at < phrases.length; at += 1) {
    const edge = phrases[at]!;
    const next = phrases[at + 1];
    const last = bound.at(-1);
    const also = isOut && last !== undefined && next !== undefined && joins(edge) ? alsoOut(next) : null;
    if (also !== null && last !== undefined) {
      bound[bound.length - 1] = { ...last, to: edge.to, parts: [...last.parts, edge] };
      bound.push(also);
      at += 1;
      continue;
    }
    isOut = startsOut(edge);
    bound.push(edge);
  }
  return bound;
}
