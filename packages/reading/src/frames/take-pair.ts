import type { ZLevel } from '../grammar/pairs.ts';
import { touched } from '../grammar/touch.ts';
import type { Legs } from '../grammar/values.ts';
import { leavesOf, type Edge } from '../parse/chart.ts';
import { call, close, compare, number, type Term } from '../term.ts';
import { saysGap } from './draft-pair.ts';
import type { Draft } from './gather.ts';

const isPair = (draft: Draft): boolean =>
  draft.zLevels.length > 0 ||
  draft.items.some((item) =>
    item.is === 'deed'
      ? item.action.legs !== undefined
      : item.reasons.some((one) => one.is === 'condition' && saysGap(one.value.term)),
  );

const isPrice = (term: Term): boolean =>
  term.is === 'compare' && term.left === close && term.right.is === 'number' && term.right.value > 0;

/** Nothing but prices is said of when it is bought and sold. */
function saysPrices({ items }: Draft): boolean {
  const groups = items.flatMap((item) => (item.is === 'group' ? [item.reasons] : []));
  return (
    groups.length > 0 &&
    groups.every((reasons) => reasons.every((one) => one.is === 'condition' && isPrice(one.value.term)))
  );
}

function turnLegs(draft: Draft, edge: Edge): boolean {
  const last = draft.items.findLast((item) => item.is === 'deed' && item.action.legs !== undefined);
  if (last?.is !== 'deed' || last.action.legs === undefined) return false;
  const { long, short } = last.action.legs;
  draft.deed({ does: 'buy', legs: { long: short, short: long, isTurned: true } }, edge);
  return true;
}

/** Phrases of two names against each other. */
export const pairTakers: Readonly<Record<string, (draft: Draft, edge: Edge) => void>> = {
  legs: (draft, edge) => {
    const legs = edge.value as Legs;
    const whose = [legs.long, legs.short].flatMap((one) => (one === 'spread' ? [] : [one]));
    draft.deed({ does: 'buy', legs, whose }, edge);
  },
  backwards: (draft, edge) => {
    turnLegs(draft, edge);
  },
  hedged: (draft, edge) => {
    draft.hedged = { n: edge.value as number, edge };
  },
  zLevel: (draft, edge) => {
    draft.zLevels.push(edge.value as ZLevel);
    draft.used.add(edge);
  },
  closing: (draft, edge) => {
    if (!isPair(draft)) return;
    draft.deed({ does: 'sell' }, edge);
    draft.condition({ term: call('atZero') }, edge);
  },
  zStop: (draft, edge) => {
    // "Buy at 90, sell at 110, stop at 85": a price among prices.
    if (!isPair(draft) && saysPrices(draft)) {
      draft.exits.push({ term: compare('<=', close, number(edge.value as number)) });
      draft.used.add(edge);
    }
    if (!isPair(draft)) return;
    draft.zStop = edge.value as number;
    draft.used.add(edge);
  },
  atZero: (draft, edge) => {
    if (isPair(draft)) return draft.condition({ term: call('atZero') }, edge);
    // Of one name it is its own average.
    if (!['ind:sma', 'fn:median'].includes(leavesOf(edge).at(-1)?.symbol ?? '')) return;
    const made = touched({ one: { term: call('SMA', close, number(0)), unit: 'price' }, way: null }, draft.last);
    if (made !== null) draft.condition(made, edge);
  },
};

/** "The other way round" of a pair is its opposite. */
export const takeOpposite = (draft: Draft, edge: Edge): boolean => isPair(draft) && turnLegs(draft, edge);
