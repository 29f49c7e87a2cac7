import { leavesOf, type Edge } from '../parse/chart.ts';
import type { Group } from '../grammar/groups.ts';
import type { Condition } from '../grammar/values.ts';
import { opposite } from '../term.ts';

const startsOut = (edge: Edge): boolean =>
  (edge.symbol === 'condition' || edge.symbol === 'exclusion') &&
  leavesOf(edge)[0]?.symbol.startsWith('logic:except') === true;

const endsOut = (edge: Edge): boolean => /^fn:(?:notCounted|denied)$/u.test(leavesOf(edge).at(-1)?.symbol ?? '');

const joins = ({ symbol, value }: Edge): boolean => symbol === 'logic:and' || symbol === 'logic:or' || value === '、';

const isState = (edge: Edge): boolean => leavesOf(edge).some(({ symbol }) => symbol.startsWith('state'));

/** 剔掉A和B的: the word behind the last of a list says that all of it is meant. */
const isClosed = (edge: Edge): boolean => /^fn:(?:those|of)$/u.test(leavesOf(edge).at(-1)?.symbol ?? '');

const turned = (one: Condition): Condition => ({ ...one, term: opposite(one.term) });

const outOf = (edge: Edge, groups: readonly Group[]): Edge => ({
  ...edge,
  symbol: 'exclusion',
  value: { groups, isClosed: edge.parts.some(({ symbol }) => symbol.endsWith('denied')) },
});

/** What stands behind what is left out, joined to it: left out as well; a bound may be meant either way and is asked about. */
function alsoOut(edge: Edge): Edge | null {
  const { symbol, value } = edge;
  if (symbol === 'group') return outOf(edge, [value as Group]);
  if (symbol === 'groups') return outOf(edge, value as readonly Group[]);
  if (symbol !== 'condition') return null;
  const one = value as Condition;
  return isState(edge) || isClosed(edge)
    ? { ...edge, value: { ...one, term: opposite(one.term) } }
    : { ...edge, symbol: 'unread' };
}

/** Joined to its front, as "Without loss makers and banks" is; the joining word becomes part of what it joins. */
function boundAhead(phrases: readonly Edge[]): readonly Edge[] {
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

/** 银行的和亏损的去掉: the word at the end binds what is joined before it. */
function boundBehind(phrases: readonly Edge[]): readonly Edge[] {
  const bound = [...phrases];
  for (let at = bound.length - 1; at > 0; at -= 1) {
    if (!endsOut(bound[at]!)) continue;
    for (let place = at - 1; place > 0 && joins(bound[place]!); place -= 1) {
      const isOf = bound[place - 1]!.symbol === 'fn:of' && place > 1;
      const from = isOf ? place - 2 : place - 1;
      const edge = bound[from]!;
      const parts = [...(edge.parts.length === 0 ? [edge] : edge.parts), ...bound.slice(from + 1, place + 1)];
      const whole: Edge = { ...edge, to: bound[place]!.to, parts };
      const also = edge.symbol === 'condition' ? { ...whole, value: turned(edge.value as Condition) } : alsoOut(whole);
      if (also === null) break;
      bound.splice(from, place - from + 1, also);
      at -= place - from;
      place = from;
    }
  }
  return bound;
}

/** A figure of companies or a state of theirs, of which a list is made. */
const isOfCompanies = (edge: Edge): boolean =>
  edge.symbol === 'condition' && leavesOf(edge).some(({ symbol }) => /^(?:state|metric|fn:listedFor)/u.test(symbol));

/** 银行和地产不要，…: denied behind, with nothing else that the word could deny. */
function boundDenied(phrases: readonly Edge[]): readonly Edge[] {
  const bound: Edge[] = [];
  for (const [at, edge] of phrases.entries()) {
    const last = bound.at(-1);
    const isDenied = edge.symbol === 'denied' || (edge.symbol === 'fn:denied' && at === phrases.length - 1);
    const [word = edge, ...marks] = edge.symbol === 'denied' ? edge.parts : [edge];
    const whole: Edge | null =
      last === undefined || !isDenied ? null : { ...last, to: word.to, parts: [...last.parts, word] };
    const also =
      whole === null
        ? null
        : isOfCompanies(whole)
          ? { ...whole, value: turned(whole.value as Condition) }
          : /^groups?$/u.test(whole.symbol)
            ? alsoOut(whole)
            : null;
    if (also === null) bound.push(edge);
    else bound.splice(-1, 1, also, ...marks);
  }
  return bound;
}

/** What is left out is a whole list, whether the word for it stands before or behind. */
export function bindLeftOut(phrases: readonly Edge[]): readonly Edge[] {
  return boundBehind(boundAhead(boundDenied(phrases)));
}
