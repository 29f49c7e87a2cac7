import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const name = localText(
  'a filing gives earlier figures of a line again in their own unit and currency',
  '一份申报文件以原单位与原货币重述该项目此前的数据',
  '一份申報文件以原單位及原貨幣重述該項目此前的數據',
);

const kinds = ['instant', 'year', 'quarter'] as const;

/** Two factors are one, however both amounts were rounded. */
const sameFactor = 0.002;
/** No restatement changes all earlier figures of a line alike and so much; a lone one must be further off. */
const far = { several: 3, lone: 20 } as const;
/** How much a line may grow from one period to the next and still be in the unit of the one before. */
const growth = 3;
/** Shares are split by whole factors up to this one. */
const largestSplit = 60;

interface Filed {
  readonly item: StatementItem;
  /** What was on record before; null where this filing is the first to speak of the period. */
  readonly first: StatementItem | null;
}

const accessionOf = ({ source }: StatementItem): string => source.locator.split(' ')[0] ?? '';
/** The accession and the concept. */
const placeOf = ({ source, period }: StatementItem): string => `${source.locator} ${period.kind}`;
const isOfShares = (line: StatementLine): boolean => /^(?:eps|shares)|PerShare$/.test(line);
const sizeOf = (factor: number): number => Math.max(Math.abs(factor), 1 / Math.abs(factor));

/** All that each filing says of a line, with what was on record of it before. */
function byFiling(index: StatementIndex, line: StatementLine): ReadonlyMap<string, readonly Filed[]> {
  const filings = new Map<string, Filed[]>();
  for (const kind of kinds)
    for (const end of index.ends(line, kind)) {
      const told = index.versions(line, kind, end).filter(({ derived }) => !derived);
      const [first] = told;
      for (const item of told) {
        const key = placeOf(item);
        const own = filings.get(key) ?? [];
        filings.set(key, own);
        const isAgain = first !== undefined && item !== first && first.value !== 0 && first.currency === item.currency;
        own.push({ item, first: isAgain ? first : null });
      }
    }
  return filings;
}

/** The factor by which a filing changed every earlier figure that it changed; null where there is none or a true reason for one. */
function commonFactor(line: StatementLine, all: readonly Filed[]): number | null {
  const again = all.flatMap(({ item, first }) => (first === null ? [] : [{ item, factor: item.value / first.value }]));
  const changed = again.filter(({ factor }) => Math.abs(factor - 1) > sameFactor);
  const [one, ...others] = changed;
  if (one === undefined || one.factor === 0) return null;
  const { factor } = one;
  if (others.some((other) => Math.abs(other.factor / factor - 1) > sameFactor)) return null;
  if (isOfShares(line) && sizeOf(factor) <= largestSplit) return null;
  if (others.length > 0) return sizeOf(factor) > far.several ? factor : null;
  // One earlier figure alone tells of the unit only where what is new in the filing is in it as well.
  const isLike = ({ item, first }: Filed): boolean =>
    first === null && item.value * one.item.value > 0 && sizeOf(item.value / one.item.value) <= growth;
  return factor > 0 && sizeOf(factor) > far.lone && all.some(isLike) ? factor : null;
}

/** Whether the figures before are out of the size that other filings give the line, or none gives it one: this filing may put them right. */
function isPutRight(index: StatementIndex, line: StatementLine, all: readonly Filed[]): boolean {
  const own = new Set(all.flatMap(({ item, first }) => (first === null ? [item] : [item, first]).map(accessionOf)));
  const sizes = kinds
    .flatMap((kind) => index.ends(line, kind).flatMap((end) => index.known(line, kind, end, '9999-12-31') ?? []))
    .filter((other) => !own.has(accessionOf(other)) && other.value !== 0)
    .map(({ value }) => Math.log(Math.abs(value)))
    .toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)];
  if (usual === undefined) return true;
  const apart = ({ value }: StatementItem): number => Math.abs(Math.log(Math.abs(value)) - usual);
  return all.some(({ item, first }) => first !== null && item.value !== 0 && apart(first) > apart(item));
}

/**
 * A line that a filing gives again for earlier periods, all of them changed by one factor that no restatement has: it is in another
 * unit or currency there, and what the filing says of its own period under that line as well.
 */
export function filingLines(index: StatementIndex, lines: readonly StatementLine[]): readonly Verdict[] {
  return lines.flatMap((line) =>
    [...byFiling(index, line).values()].flatMap((all): readonly Verdict[] => {
      const factor = commonFactor(line, all);
      if (factor === null || isPutRight(index, line, all)) return [];
      return all
        .filter(({ item, first }) => first === null || item.value !== first.value)
        .map(({ item }): Verdict => {
          const { period } = item;
          return { id: 'filing-line', line, name, period, holds: false, by: factor, concerned: [item] };
        });
    }),
  );
}
