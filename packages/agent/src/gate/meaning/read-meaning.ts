import type { Fact } from '@plumbline/model/fact';
import type { Binder, Direction, Said, Subject } from '../binder.ts';
import type { Reading } from '../grammar.ts';
import { isMeasured } from '../measures.ts';
import { changedBy } from '../metric-names.ts';
import type { Token } from '../tokens.ts';
import { deserves, multiples, ofWorth } from '../worth.ts';
import type { Bound } from './bound.ts';
import { boundOf, wordsOf } from './bound.ts';
import { itemsOf } from './items.ts';
import type { Way } from './items.ts';
import type { Opening, Ordered } from './mentions.ts';
import { mentionsOf } from './mentions.ts';
import { isInOrder } from './sequences.ts';
import type { Sign } from './signs.ts';
import { isStreak } from './streaks.ts';

/** How far a figure may go that `barely moved`. */
const mostOfFlat = 0.025;

// The second way to read a sentence of figures: not by the order of its words but by what they mean. Every word that can make a
// sentence false (names, kinds, times, ways, orders, steps, signs) is bound to a figure and checked; the others lead up to them. Where
// it is not plain to which figure a word belongs, nothing is read.

/** Reads a sentence by what its words mean; every figure must be what is said of it. */
export function readMeaning(tokens: readonly Token[], binder: Binder, antecedent: Subject): Reading {
  const unread: Reading = { isTrue: false, why: null, subject: antecedent, sized: [] };
  const items = itemsOf(tokens);
  const read = items === null ? null : mentionsOf(items);
  const bound = read === null ? null : boundOf(read.all, read.opening, binder, antecedent);
  if (read === null || bound === null || new Set(bound.map(({ fact }) => fact.id)).size < bound.length) return unread;
  const isTrue =
    areInSequence(bound, binder) &&
    areOrdered(bound, read.opening, binder) &&
    bound.every((one, at) => holds(one, at, bound, read.opening, binder) && isMost(one, bound, binder));
  if (!isTrue) return unread;
  const isSized = (one: Bound): boolean =>
    isChange(one.fact)
      ? [...one.mention.ahead, ...one.mention.behind].some(
          (item) => (item.kind === 'way' || item.kind === 'order') && item.way === 'down',
        )
      : wordsOf(one.mention, 'sign').some(({ text }) => /\bloss of$/i.test(text));
  const last = bound.at(-1);
  return {
    isTrue: true,
    why: null,
    subject: last?.before ?? antecedent,
    sized: bound.filter(isSized).map(({ fact }) => fact.id),
  };
}

const emptyMention: Bound['mention'] = {
  handle: '',
  ahead: [],
  behind: [],
  link: { kind: 'first', order: null, way: null },
};

const isChange = (fact: Fact): boolean => changedBy(fact) !== null;

const saidOf = ({ subject, metrics, periods }: Bound): Said => ({ subject, metrics, periods, isAssumed: false });

const isLevel = (one: Bound, binder: Binder): boolean =>
  binder.level(one.mention.handle, saidOf(one), { subject: one.before }) === null;

/** Whether one figure is what the words around it say. */
function holds(one: Bound, at: number, all: readonly Bound[], opening: Opening, binder: Binder): boolean {
  const { mention, fact } = one;
  if (wordsOf(mention, 'unit').some(({ text }) => binder.unit(mention.handle, text) !== null)) return false;
  const value = fact.value ?? 0;
  if (wordsOf(mention, 'mark').some(({ mark }) => !mark.metrics.test(fact.metric) || !mark.holds(value))) return false;
  if (wordsOf(mention, 'sign').some(({ sign }) => !isSigned(one, sign, all, binder))) return false;
  const next = all[at + 1];
  const isStart = next !== undefined && (next.mention.link.kind === 'to' || next.mention.link.kind === 'from');
  const isEnd = mention.link.kind === 'from' || mention.link.kind === 'to' || (at === 0 && opening.to !== null);
  // `{x} higher on the day` says the way; `twice {x}` and `{x} above` say something of no second figure.
  const raised = mention.behind.filter((item) => item.kind === 'order');
  if (raised.some((item) => item.way === null || item.measure !== null || !isChange(fact))) return false;
  const ways = [...wordsOf(mention, 'way'), ...raised.map((item) => ({ ...item, way: item.way ?? ('any' as const) }))];
  const [way, other] = ways;
  if (other !== undefined || (opening.isBetween && all.length !== 2)) return false;
  if (isChange(fact)) {
    if (isStart || isEnd || opening.isBetween) return false;
    if (way === undefined) return isLevel(one, binder) || isCarried(one, at, all, binder);
    // A yearly rate is no change in all.
    if (/Cagr|^annualReturn$/.test(fact.metric) && !one.periods.some(({ kind }) => kind === 'annual')) return false;
    if (way.measure !== null && !isMeasured(way.measure, 1, 1 + value)) return false;
    return binder.change(mention.handle, way.way, saidOf(one), { subject: one.before }) === null;
  }
  if (!isLevel(one, binder)) return false;
  // Each step of it was checked.
  if (isOfSequence(all)) return true;
  if (wordsOf(mention, 'flat').length > 0) return isFlat(one, at, all);
  if (isStart || isEnd || opening.isBetween) return isStepped(one, at, all, opening, binder);
  return way === undefined;
}

/** Whether a list stands in the order that is said of it, one kind and what of each checked. */
function areInSequence(all: readonly Bound[], binder: Binder): boolean {
  const said = all.flatMap(({ mention }) => wordsOf(mention, 'sequence').map(({ sequence }) => sequence));
  const [only, other] = said;
  if (only === undefined) return true;
  const facts = all.map(({ fact }) => fact);
  if (other !== undefined || wordsOf(all[0]?.mention ?? emptyMention, 'sequence').length === 0) return false;
  if (only.by !== 'steps') return isInOrder(facts, only);
  const [way] = all.flatMap(({ mention }) => wordsOf(mention, 'way').map((item) => item.way));
  return way !== undefined && way !== 'any' && isStreak(facts, way, only.count, binder);
}

/** `Receivables grew {a}, faster than revenue's {b}`: a change of its own kind, the way of the one before. */
function isCarried(one: Bound, at: number, all: readonly Bound[], binder: Binder): boolean {
  const before = all[at - 1];
  const [way] = before === undefined ? [] : wordsOf(before.mention, 'way');
  if (way === undefined || one.mention.link.kind === 'first') return false;
  return binder.change(one.mention.handle, way.way, saidOf(one), { subject: one.before }) === null;
}

const isOfSequence = ([first]: readonly Bound[]): boolean =>
  first !== undefined && wordsOf(first.mention, 'sequence').some(({ sequence }) => sequence.by !== 'size');

/** `barely moved: {a} in 2023 and {b} in 2024`: within a fortieth of the one shown behind it. */
function isFlat(one: Bound, at: number, all: readonly Bound[]): boolean {
  const next = all[at + 1]?.fact;
  const { fact } = one;
  if (all.length !== 2 || next?.value == null || fact.value === null || fact.value === 0) return false;
  const isOne = next.metric === fact.metric && next.instrumentId === fact.instrumentId;
  return isOne && Math.abs(next.value / fact.value - 1) <= mostOfFlat;
}

/** Whether it is on the side of zero that the words say, and came over from the other one if they say so. */
function isSigned(one: Bound, { isNegative, isTurned, of }: Sign, all: readonly Bound[], binder: Binder): boolean {
  const value = one.fact.value ?? 0;
  if (!of.test(one.fact.metric) || isChange(one.fact) || (isNegative ? value >= 0 : value <= 0)) return false;
  if (!isTurned) return true;
  const shown = all.find(
    ({ fact }) =>
      fact.metric === one.fact.metric &&
      fact.instrumentId === one.fact.instrumentId &&
      binder.course(fact.id, one.fact.id, 'any') === null,
  );
  const before = shown?.fact ?? binder.before(one.mention.handle);
  return before?.value != null && (isNegative ? before.value > 0 : before.value < 0);
}

/** Whether a step goes between two figures the way the words say. */
function isStepped(one: Bound, at: number, all: readonly Bound[], opening: Opening, binder: Binder): boolean {
  const [next, before] = [all[at + 1], all[at - 1]];
  const waysOf = (...bound: readonly (Bound | undefined)[]) =>
    bound.flatMap((other) => (other === undefined ? [] : wordsOf(other.mention, 'way')));
  const { link } = one.mention;
  // The first of two is checked with the second.
  if (next !== undefined && (next.mention.link.kind === 'to' || next.mention.link.kind === 'from')) return true;
  if (opening.isBetween && at === 0) return true;
  const words = waysOf(before, one);
  const said: readonly Way[] = [link.way, opening.to?.way ?? null, ...words.map(({ way }) => way)].filter(
    (way) => way !== null,
  );
  if (new Set(said).size > 1) return false;
  const way: Direction = said[0] ?? 'any';
  const [first, last] = link.kind === 'from' ? [one, before] : [before, one];
  if (first === undefined || last === undefined) {
    return (
      way !== 'any' && words.every(({ measure }) => measure === null) && binder.rise(one.mention.handle, way) === null
    );
  }
  if (link.kind === 'to' && !opening.isFrom) return false;
  const isFar = words.every(
    ({ measure }) =>
      measure === null || isMeasured(measure, first.fact.value ?? Number.NaN, last.fact.value ?? Number.NaN),
  );
  return isFar && binder.course(first.mention.handle, last.mention.handle, way) === null;
}

/** Whether figures that are held against each other may be, and stand as the words say. */
function areOrdered(all: readonly Bound[], opening: Opening, binder: Binder): boolean {
  const [first, second] = all;
  if (opening.order !== null) {
    if (first === undefined || second === undefined || second.mention.link.order !== null) return false;
    // `exceeds {a}` is not said of the two figures behind it.
    const isOfNames = opening.sides === null || opening.sides[1].some(({ kind }) => kind === 'owner');
    if (!isOfNames) return false;
    if (first.fact.metric !== second.fact.metric || !isBeyond(first.fact, opening.order, second.fact, binder))
      return false;
  }
  return all.every((one, at) => {
    const before = all[at - 1];
    const { order, kind } = one.mention.link;
    if (before === undefined) return true;
    if (order !== null) {
      return order.isOfSecond
        ? before.fact.metric === one.fact.metric && isBeyond(one.fact, order, before.fact, binder)
        : isBeyond(before.fact, order, one.fact, binder);
    }
    if (kind === 'versus') return binder.mayCompare(before.fact, one.fact);
    // `above A of {b} and B of {c}` may say it of both.
    const held = all.findLastIndex(({ mention }, place) => place < at && mention.link.order !== null);
    const left = all[held - 1];
    const said = all[held]?.mention.link.order;
    if (left === undefined || said == null || said.isOfSecond) return true;
    return !binder.mayCompare(left.fact, one.fact) || isBeyond(left.fact, said, one.fact, binder);
  });
}

function isBeyond(left: Fact, { order, item }: Ordered, right: Fact, binder: Binder): boolean {
  if (ofWorth.test(item.text) && !multiples.test(left.metric)) return false;
  const isFar = item.measure === null || isMeasured(item.measure, right.value ?? Number.NaN, left.value ?? Number.NaN);
  return isFar && deserves(item.text, left.metric) && binder.compare(left, order, right) === null;
}

/** Whether it is the most of its kind, of all that are known and of as many as the words say. */
function isMost(one: Bound, all: readonly Bound[], binder: Binder): boolean {
  const said = wordsOf(one.mention, 'most');
  const groups = wordsOf(one.mention, 'group');
  const { fact } = one;
  if (said.length === 0) return groups.length === 0;
  const peers = binder.peers(fact);
  const shown = all.filter(({ fact: other }) => other.metric === fact.metric && other.id !== fact.id);
  if (peers.length === 0 || groups.length > 1 || isChange(fact)) return false;
  const count = groups[0]?.count ?? 0;
  if (count > 0 && count !== peers.length + 1 && count !== shown.length + 1) return false;
  return said.every(
    ({ way, text }) =>
      deserves(text, fact.metric) &&
      (!ofWorth.test(text) || multiples.test(fact.metric)) &&
      peers.every((other) => binder.compare(fact, way === 'most' ? 'above' : 'below', other) === null),
  );
}
