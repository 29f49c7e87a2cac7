import type { FromLine } from '../grammar/everyday.ts';
import { asState } from '../grammar/lasting.ts';
import { applyBound } from '../grammar/relations.ts';
import type { BoundOut, LastingBound } from '../grammar/trader-exits.ts';
import type { Bound } from '../grammar/values.ts';
import type { Edge } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import { all, any, call, close, compare, mapTerm, number, sum, type Comparison, type Term } from '../term.ts';
import { ofSaid } from './bare-level.ts';
import type { Draft } from './gather.ts';

/** The last high or low of some bars that a condition named. */
function extremeSaid({ lines }: Draft, name: 'highest' | 'lowest'): Term | null {
  let found: Term | null = null;
  for (const { term } of lines)
    mapTerm(term, (part) => {
      if (part.is === 'call' && part.name === name) found = part;
      return null;
    });
  return found;
}

/** The two lines, neither of them the price, that were last set against one another. */
function pairSaid({ last }: Draft): readonly Term[] {
  const term = last?.term;
  const two =
    term?.is === 'call' && term.name.startsWith('crosses')
      ? term.args
      : term?.is === 'compare'
        ? [term.left, term.right]
        : [];
  return two.length === 2 && two.every((one) => one.is === 'call') ? two : [];
}

/** The lines that the price was last set against, one beside the other. */
function linesSaid({ last }: Draft): readonly Term[] {
  const term = last?.term;
  const parts = term?.is === 'and' || term?.is === 'or' ? term.args : [];
  const right = parts.flatMap((one) => (one.is === 'compare' && one.left === close ? [one.right] : []));
  return right.length === parts.length && right.length > 1 ? right : [];
}

const isAverage = (term: Term): boolean => term.is === 'call' && /^[SEWH]MA$/u.test(term.name);

/** Phrases of `everyday.ts` that speak of what was said before them. */
export const everydayTakers: Readonly<Record<string, (draft: Draft, edge: Edge) => void>> = {
  // "No trailing stop": not beside one. That nothing is added or borrowed is so without saying.
  noSuch: (draft, edge) => {
    const kinds: Readonly<Record<string, RegExp>> = { trailing: /^trailing /u };
    const kind = kinds[edge.value as string];
    if (kind === undefined || !draft.stops.some((one) => kind.test(one))) draft.used.add(edge);
  },
  bothBound: (draft, edge) => {
    const made = pairSaid(draft).map((term) => applyBound({ term, unit: 'plain' }, edge.value as Bound));
    if (made.length !== 2 || made.includes(null)) return;
    if (draft.join === null) draft.join = { is: 'and', edge };
    draft.condition({ term: all(made.map((one) => one!.term)) }, edge);
  },
  eitherOf: (draft, edge) => {
    for (const mention of edge.value as readonly Mention[]) draft.mention(mention, edge);
    draft.used.delete(edge);
  },
  fromLine: (draft, edge) => {
    const { share, isBelow } = edge.value as FromLine;
    const line = draft.subject?.term;
    if (line === undefined || !isAverage(line)) return;
    draft.useSubject();
    const far = sum('*', number(Number((isBelow ? 1 - share : 1 + share).toPrecision(6))), line);
    draft.condition(
      { term: compare(isBelow ? '<' : '>', close, far), ...(draft.subject?.whose && { whose: draft.subject.whose }) },
      edge,
    );
  },
  // "Out at the old high": that of the bars before, as it was named.
  oldHigh: (draft, edge) => {
    const isHigh = edge.value === 'high';
    const line = extremeSaid(draft, isHigh ? 'highest' : 'lowest');
    if (line === null) return;
    draft.condition(
      { term: compare(isHigh ? '>=' : '<=', close, { is: 'ago', of: line, back: 1, unit: 'bar' }) },
      edge,
    );
  },
  // "Under 35 two days running": of the value named before.
  lastingBound: (draft, edge) => {
    const { bound, n } = edge.value as LastingBound;
    const made = ofSaid(draft, bound);
    if (made === null || draft.subject === null) return;
    draft.useSubject();
    draft.condition({ ...made, term: call('consecutive', asState(made.term), number(n)) }, edge);
  },
  boundOut: (draft, edge) => {
    const made = ofSaid(draft, (edge.value as BoundOut).bound);
    if (made === null || (draft.subject === null && draft.plainSubject === null)) return;
    draft.useSubject();
    draft.exits.push(draft.onChannel(made));
    draft.used.add(edge);
  },
  // "Below either": of the lines that it was above.
  eitherLine: (draft, edge) => {
    const { op, isAny } = edge.value as { readonly op: Comparison; readonly isAny: boolean };
    const terms = linesSaid(draft).map((line) => compare(op, close, line));
    if (terms.length === 0) return;
    draft.condition({ term: isAny ? any(terms) : all(terms) }, edge);
  },
};
