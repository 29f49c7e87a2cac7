import type { Ranking } from '../grammar/rankings.ts';
import { withoutLastMonth } from '../grammar/lagged-return.ts';
import type { Basis, Tail } from '../grammar/selections.ts';
import type { Condition } from '../grammar/values.ts';
import { leavesOf, type Edge } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import { writeTerm } from '../term.ts';
import type { Draft } from './gather.ts';

function rank(draft: Draft, edge: Edge, isPool: boolean): void {
  const what = edge.value as Ranking | Tail;
  // In brackets behind the ranking it is the name of that.
  const said = draft.ranked.at(-1)?.what;
  const isName = leavesOf(edge).some(({ symbol }) => symbol === 'fn:dogs');
  if (
    isName &&
    said !== undefined &&
    'by' in said &&
    'by' in what &&
    writeTerm(said.by.term) === writeTerm(what.by.term)
  )
    return void draft.used.add(edge);
  const last = draft.items.at(-1);
  const isAfterDeed = draft.previous === 'action' && last?.is === 'deed';
  const side = !isAfterDeed ? null : last.action.does === 'short' ? 'short' : 'long';
  draft.ranked.push({ what, isPool, side });
  draft.groups.push(...(what.groups ?? []));
  if ('whose' in what) for (const mention of what.whose ?? []) draft.mention(mention, edge);
  if ('by' in what) draft.subject = what.by;
  draft.isPicked ||= leavesOf(edge).some(({ symbol }) => symbol === 'act:hold' || symbol === 'act:buy');
  draft.used.add(edge);
  draft.join = null;
}

/** "Without banks; of what is left …": some were left out before. */
const isNarrowed = ({ exclusions, items }: Draft): boolean =>
  exclusions.length > 0 || items.some(({ is }) => is === 'group');

/** Phrases that choose among many. */
export const selectionTakers: Readonly<Record<string, (draft: Draft, edge: Edge) => void>> = {
  ranking: (draft, edge) => rank(draft, edge, false),
  tail: (draft, edge) => rank(draft, edge, false),
  pool: (draft, edge) => rank(draft, edge, true),
  rankBy: (draft, edge) => {
    const basis = edge.value as Basis;
    draft.bases.push(basis);
    draft.groups.push(...(basis.groups ?? []));
    for (const mention of basis.whose ?? []) draft.mention(mention, edge);
    draft.used.add(edge);
  },
  // "The 20 of the best score", after what is scored.
  'fn:scoreWord': (draft, edge) => {
    const term = draft.bases.at(-1)?.by.term;
    const isScored = term?.is === 'call' && term.name === 'composite';
    if (isScored && draft.join === null) draft.used.add(edge);
  },
  blended: (draft, edge) => {
    draft.bases.push(edge.value as Basis);
    draft.used.add(edge);
  },
  // "Without the last month": the return that was said ends a month ago.
  skipMonth: (draft, edge) => {
    const basis = draft.bases.at(-1);
    const ranked = draft.ranked.at(-1);
    const by = basis?.by ?? (ranked !== undefined && 'by' in ranked.what ? ranked.what.by : undefined);
    const term = by === undefined ? null : withoutLastMonth(by.term);
    if (by === undefined || term === null) return;
    const lagged = { ...by, term };
    if (basis !== undefined) draft.bases.splice(-1, 1, { ...basis, by: lagged });
    else if (ranked !== undefined && 'by' in ranked.what)
      draft.ranked.splice(-1, 1, { ...ranked, what: { ...ranked.what, by: lagged } });
    draft.used.add(edge);
  },
  // "Only if its return is positive": of who is held, whatever is held else.
  ownReturn: (draft, edge) => {
    draft.allDown = edge;
    if (draft.only !== null) draft.used.add(draft.only);
    if (draft.join !== null) draft.used.add(draft.join.edge);
    draft.only = null;
    draft.join = null;
  },
  rankSum: (draft, edge) => {
    draft.isRankSum = true;
    draft.used.add(edge);
  },
  // "Take the winner": the first by what was said before.
  winner: (draft, edge) => {
    if (draft.bases.length > 0 && draft.ranked.length === 0)
      draft.ranked.push({ what: { end: 'highest', count: 1, share: false }, isPool: false, side: 'long' });
    draft.deed({ does: 'hold' }, edge);
  },
  narrowed: (draft, edge) => {
    draft.isAmong = draft.ranked.length === 1;
    rank(draft, edge, false);
  },
  among: (draft, edge) => {
    draft.isAmong = draft.ranked.length === 1;
    if (draft.isAmong || (draft.ranked.length === 0 && isNarrowed(draft))) draft.used.add(edge);
  },
  allDown: (draft, edge) => {
    draft.allDown = edge;
    draft.isLeaving = true;
  },
  allOfThem: (draft, edge) => {
    draft.allOfThem.push({ value: edge.value as Condition, edge });
  },
  hurdle: (draft, edge) => {
    draft.hurdle = edge.value as Mention;
    draft.used.add(edge);
  },
  constraint: (draft, edge) => {
    draft.constraints.push(edge.value as string);
    draft.used.add(edge);
  },
};
