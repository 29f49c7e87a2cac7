import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { isMoneyUnit } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const name = localText(
  'a filing gives earlier figures again in their own unit and currency',
  '一份申报文件以原单位与原货币重述此前的数据',
  '一份申報文件以原單位及原貨幣重述此前的數據',
);

const kinds = ['instant', 'year', 'quarter'] as const;

/** Figures of so many lines, nearly all changed by one and the same factor, are in another unit; restatements change each its own way. */
const fewestLines = 4;
const agreeing = 0.8;
const sameFactor = 0.002;
const noFactor = 0.03;

const accessionOf = ({ source }: StatementItem): string => source.locator.split(' ')[0] ?? '';

/** A split changes all of them by one factor in all honesty. */
const isOfShares = (line: StatementLine): boolean => /^(?:eps|shares)|PerShare$/.test(line);

/** One figure that a filing gives again in another amount. */
interface Again {
  readonly line: StatementLine;
  readonly first: StatementItem;
  readonly item: StatementItem;
}

const factorOf = ({ first, item }: Again): number => item.value / first.value;

/** Figures of one filing that it changed by a factor which nearly all of its changes have in common. */
function inAnotherUnit(again: readonly Again[]): readonly Again[] {
  const factors = again.map(factorOf).toSorted((a, b) => a - b);
  const middle = factors[Math.floor(factors.length / 2)] ?? 1;
  if (Math.abs(middle - 1) <= noFactor) return [];
  const alike = again.filter((one) => Math.abs(factorOf(one) - middle) <= sameFactor * Math.abs(middle));
  const lines = new Set(alike.map(({ line }) => line));
  return lines.size >= fewestLines && alike.length >= agreeing * again.length ? alike : [];
}

/** Counts of shares that a filing gives again in thousands or millions, or as nothing; no split is of that size. */
function countsInAnotherUnit(again: readonly Again[]): readonly Again[] {
  return again.filter((one) => {
    const factor = factorOf(one);
    const size = Math.abs(Math.log10(Math.abs(factor)));
    return factor === 0 || [3, 6].some((power) => Math.abs(size - power) < 0.01);
  });
}

/** Whether what was filed again is of the size of its neighbours, so that the filing before it was the wrong one. */
function isPutRight(index: StatementIndex, changed: readonly Again[]): boolean {
  const votes = changed.map(({ line, first, item }) => {
    const { kind } = item.period;
    if (kind === 'trailing') return 0;
    const accessions = [accessionOf(first), accessionOf(item)];
    const sizes = index
      .ends(line, kind)
      .flatMap((end) => index.known(line, kind, end, '9999-12-31') ?? [])
      .filter((other) => !accessions.includes(accessionOf(other)) && other.value !== 0)
      .map(({ value }) => Math.log(Math.abs(value)))
      .toSorted((a, b) => a - b);
    const usual = sizes[Math.floor(sizes.length / 2)];
    if (usual === undefined || item.value === 0) return 0;
    const apart = (value: number): number => Math.abs(Math.log(Math.abs(value)) - usual);
    return Math.sign(apart(first.value) - apart(item.value));
  });
  return votes.reduce((sum, vote) => sum + vote, 0) > 0;
}

interface Filings {
  readonly again: ReadonlyMap<string, readonly Again[]>;
  readonly all: ReadonlyMap<string, readonly StatementItem[]>;
}

function byFiling(
  index: StatementIndex,
  lines: readonly StatementLine[],
  isWanted: (unit: string) => boolean,
): Filings {
  const again = new Map<string, Again[]>();
  const all = new Map<string, StatementItem[]>();
  const add = <T>(to: Map<string, T[]>, key: string, one: T): void => {
    const known = to.get(key);
    if (known === undefined) to.set(key, [one]);
    else known.push(one);
  };
  const cells = lines.flatMap((line) =>
    kinds.flatMap((kind) => index.ends(line, kind).map((end) => index.versions(line, kind, end))),
  );
  for (const told of cells) {
    if (told.length < 2) continue;
    const [first, ...later] = told.filter(({ currency }) => isWanted(currency));
    for (const item of later) {
      const isLeftOver = item.derived && item.period.kind === 'quarter';
      if (first === undefined || item.currency !== first.currency || first.value === 0 || isLeftOver) continue;
      add(again, accessionOf(item), { line: item.line, first, item });
    }
  }
  // Asked for only where a filing gave something again.
  if (again.size > 0) for (const item of cells.flat()) if (isWanted(item.currency)) add(all, accessionOf(item), item);
  return { again, all };
}

/**
 * Filings that give what was on record before in another unit: thousands for units, one currency under the name of another, or
 * nothing but zeros. Every amount of money in such a filing is withheld, those that no other filing speaks of as well; where only
 * the signs of a column were turned, that column.
 */
export function filingUnits(index: StatementIndex, lines: readonly StatementLine[]): readonly Verdict[] {
  const verdictOf = (item: StatementItem, by: number): Verdict => {
    const { line, period } = item;
    return { id: 'filing-unit', line, name, period, holds: false, by, concerned: [item] };
  };
  const money = byFiling(
    index,
    lines.filter((line) => !isOfShares(line)),
    isMoneyUnit,
  );
  const counts = byFiling(index, lines.filter(isOfShares), () => true);
  const ofMoney = [...money.again].flatMap(([accession, changes]) => {
    const changed = inAnotherUnit(changes);
    const [sample] = changed;
    if (sample === undefined) return [];
    const isTurned = Math.abs(factorOf(sample) + 1) <= sameFactor;
    // Growth hides which of two near amounts is right: then it is the one that was on record.
    const isFar = Math.abs(Math.log(Math.abs(factorOf(sample)))) > Math.log(3);
    const isRight = !isTurned && isFar && isPutRight(index, changed);
    const wrong = isRight ? new Set(changed.map(({ first }) => accessionOf(first))) : new Set([accession]);
    const items = isTurned ? changes.map(({ item }) => item) : [...wrong].flatMap((one) => money.all.get(one) ?? []);
    return items.map((item) => verdictOf(item, factorOf(sample)));
  });
  const ofCounts = [...counts.again].flatMap(([accession, changes]) => {
    const changed = countsInAnotherUnit(changes);
    const [sample] = changed;
    if (sample === undefined || changed.length < 2 || isPutRight(index, changed)) return [];
    const own = (counts.all.get(accession) ?? []).filter(({ line, value }) => line.startsWith('shares') || value === 0);
    return own.map((item) => verdictOf(item, factorOf(sample)));
  });
  return [...ofMoney, ...ofCounts];
}
