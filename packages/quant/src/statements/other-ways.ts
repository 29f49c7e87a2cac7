import type { OtherWay, StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { statementLines } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Proven } from './confirmations.ts';
import { rounding } from './identity.ts';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const kinds = ['instant', 'year', 'quarter'] as const;

const name = localText(
  'what the filings give by two ways is one amount',
  '申报文件以两种方式给出的同一数额相符',
  '申報文件以兩種方式給出的同一數額相符',
);

/** Periods on either side that are asked, how many of them must be told both ways, and how many of these may be apart. */
const besides = 3;
const fewest = 4;
const mostApart = 1;

/** How far the two must be apart, as a part of the amount, and beside how far they are in the periods around it. */
const least = { amount: 0.005, shares: 0.01 } as const;
const times = 3;

const leastOf = (line: StatementLine): number => (line.startsWith('shares') ? least.shares : least.amount);

interface Told {
  readonly item: StatementItem;
  readonly how: string;
  readonly value: number;
  /** How far the two are apart, as a part of the larger; 0 within rounding. */
  readonly apart: number;
}

/** A figure beside the nearest of what one way gives for it; null where that gives several amounts, as after a recast within the year. */
function toldBy(item: StatementItem, how: string, newest: string): Told | null {
  const apart = ({ value, slack }: OtherWay): number => {
    const by = Math.abs(item.value - value);
    return by <= slack + 2 * rounding([item.value]) ? 0 : by / Math.max(Math.abs(item.value), Math.abs(value));
  };
  const own = (item.otherWays ?? []).filter((way) => way.how === how && way.knownAt <= newest);
  const [nearest, other] = own.toSorted((a, b) => apart(a) - apart(b));
  if (nearest === undefined) return null;
  const isOne = other === undefined || Math.abs(other.value - nearest.value) <= nearest.slack + other.slack;
  return isOne || apart(nearest) === 0 ? { item, how, value: nearest.value, apart: apart(nearest) } : null;
}

/** Whether sums since the start of the year, filed apart from it, give the same amount to their rounding. */
export function isToldTwice(item: StatementItem, newest: string): boolean {
  return toldBy(item, 'year to date', newest)?.apart === 0;
}

const clears = (how: string): boolean => how.startsWith('cleared by');
const isOfStatement = (how: string): boolean => how.startsWith('witness') || clears(how);

/** Whether other figures of the same statement give the same amount to their rounding: what stands between is a line of its own. */
export function isWitnessed(item: StatementItem, newest: string): boolean {
  const witnesses = (item.otherWays ?? []).flatMap(({ how }) => (isOfStatement(how) ? [how] : []));
  return witnesses.some((how) => toldBy(item, how, newest)?.apart === 0);
}

/** Those that are apart where the periods around them are not. */
function contradicted(row: readonly Told[], line: StatementLine): readonly Told[] {
  return row.filter(({ apart }, at) => {
    if (apart <= leastOf(line)) return false;
    const first = Math.min(Math.max(0, at - besides), Math.max(0, row.length - 2 * besides - 1));
    const beside = row.slice(first, first + 2 * besides + 1).filter((_, place) => first + place !== at);
    if (beside.length < fewest) return false;
    const usual = beside.map((one) => one.apart).toSorted((a, b) => b - a)[mostApart] ?? 0;
    return apart > times * usual;
  });
}

type Kind = (typeof kinds)[number];

const isSecondConcept = (how: string): boolean => how.startsWith('filed as');

/** Figures that stand under a second concept of their line in another amount by far. */
function filedTwice(row: readonly StatementItem[], newest: string): readonly Told[] {
  return row.flatMap((item) => {
    const second = (item.otherWays ?? []).find(({ how, knownAt }) => isSecondConcept(how) && knownAt <= newest);
    return second === undefined ? [] : [{ item, how: second.how, value: second.value, apart: 1 }];
  });
}

/** Of one line, the figures that no way confirms and one contradicts, with what it gives. */
function ofLine(index: StatementIndex, line: StatementLine, kind: Kind, newest: string): readonly Told[] {
  const row = index.ends(line, kind).flatMap((end) => index.known(line, kind, end, latest) ?? []);
  const ways = [
    ...new Set(
      row.flatMap(({ otherWays: own = [] }) =>
        own.flatMap(({ how }) => (clears(how) || isSecondConcept(how) ? [] : [how])),
      ),
    ),
  ];
  const told = ways.map((how) => row.flatMap((item) => toldBy(item, how, newest) ?? []));
  const kept = new Set(told.flat().flatMap(({ item, apart }) => (apart <= leastOf(line) ? [item] : [])));
  const doubted = [...told.flatMap((one) => contradicted(one, line)), ...filedTwice(row, newest)];
  const found = doubted.filter(({ item }) => !kept.has(item));
  return [...new Map(found.map((one) => [one.item, one])).values()];
}

/** So many quarters of one date that are apart from their sums at once are a recast of which not all was filed again. */
const recast = 2;

/**
 * Figures that another way of the filings contradicts, such as a quarter that is not what the sums since the start of the year
 * leave, or assets that are not what stands on the other side of the balance sheet; only where the company's filings give the two as
 * one amount in the periods around it. What its own statement proves to the last digit is right.
 */
export function otherWays(
  index: StatementIndex,
  confirmed: ReadonlyMap<StatementItem, readonly Proven[]>,
  newest: string,
): readonly Verdict[] {
  return kinds.flatMap((kind) => {
    const found = statementLines.flatMap((line) => ofLine(index, line, kind, newest));
    const isRecast = ({ item, how }: Told): boolean =>
      kind === 'quarter' &&
      found.filter((other) => other.how === how && other.item.period.end === item.period.end).length >= recast;
    return found
      .filter((one) => !confirmed.has(one.item) && !isRecast(one))
      .map(({ item, value }): Verdict => {
        const { line, period } = item;
        return { id: 'other-way', line, name, period, holds: false, by: item.value - value, concerned: [item] };
      });
  });
}
