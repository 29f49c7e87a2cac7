import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Proven } from './confirmations.ts';
import { rounding } from './identity.ts';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const name = localText(
  'what stands between two lines does not vanish for one period',
  '两个项目之间的差额不会只在某一期消失',
  '兩個項目之間的差額不會只在某一期消失',
);

/** In a quarter minorities may well earn nothing. */
type Kind = 'instant' | 'year';

interface Pair {
  readonly part: StatementLine;
  readonly whole: StatementLine;
  readonly kind: Kind;
  /** The proofs that count: a sum that comes out with either says nothing. */
  readonly isProof?: (line: StatementLine) => boolean;
  /** It is asked of the newest period too, where the difference was so large a part of the whole in all of those before. */
  readonly leastBefore?: number;
}

const isShare = (line: StatementLine): boolean => line.startsWith('shares');

const pairs: readonly Pair[] = [
  { part: 'cash', whole: 'cashWithRestricted', kind: 'instant', leastBefore: 0.1 },
  { part: 'currentLiabilities', whole: 'totalLiabilities', kind: 'instant' },
  { part: 'netIncome', whole: 'profitWithMinorities', kind: 'year', isProof: isShare },
  { part: 'sharesBasic', whole: 'sharesDiluted', kind: 'year' },
  { part: 'operatingIncome', whole: 'pretaxIncome', kind: 'year', leastBefore: 0.01 },
];

/** Periods on either side, how many of them must have the difference, and how large a part of the whole it must be in each. */
const besides = 3;
const fewest = 4;
const least = 0.001;

interface Both {
  readonly part: StatementItem;
  readonly whole: StatementItem;
}

function isApart({ part: { value }, whole }: Both, most = least): boolean {
  const by = Math.abs(whole.value - value);
  return by >= most * Math.abs(whole.value) && by > 2 * rounding([value, whole.value]);
}

/** In a loss no option is dilutive. */
function isLoss(index: StatementIndex, { part }: Both): boolean {
  const { kind, end } = part.period;
  if (kind === 'trailing' || !isShare(part.line)) return false;
  return (index.known('netIncome', kind, end, latest)?.value ?? 0) <= 0;
}

function rowOf(index: StatementIndex, { part, whole, kind }: Pair): readonly Both[] {
  return index.ends(part, kind).flatMap((end): readonly Both[] => {
    const [one, all] = [index.known(part, kind, end, latest), index.known(whole, kind, end, latest)];
    if (one === null || all === null || one.derived || all.derived || one.currency !== all.currency) return [];
    const both = { part: one, whole: all };
    return isLoss(index, both) ? [] : [both];
  });
}

/**
 * Lines that are one amount in one period alone, while restricted cash, later debts, minorities or dilution stand between them in all periods
 * beside it: one of the two was filed for the other. What its own statement proves is right.
 */
export function vanishedParts(
  index: StatementIndex,
  confirmed: ReadonlyMap<StatementItem, readonly Proven[]>,
): readonly Verdict[] {
  return pairs.flatMap((pair) => {
    const row = rowOf(index, pair);
    return row.flatMap((one, at): readonly Verdict[] => {
      if (one.part.value !== one.whole.value || one.part.value === 0) return [];
      const first = Math.min(Math.max(0, at - besides), Math.max(0, row.length - 2 * besides - 1));
      const beside = row.slice(first, first + 2 * besides + 1).filter((other) => other !== one);
      const isNewest = at === row.length - 1;
      if (beside.length < fewest || at === 0 || (isNewest && pair.leastBefore === undefined)) return [];
      if (!beside.every((other) => isApart(other, isNewest ? pair.leastBefore : least))) return [];
      const { isProof = () => true } = pair;
      const isProven = (item: StatementItem): boolean =>
        confirmed.get(item)?.some((group) => group.some((other) => other !== item && isProof(other.line))) === true;
      return [one.part, one.whole]
        .filter((item) => !isProven(item))
        .map((item): Verdict => {
          const { line, period, value } = item;
          return { id: 'vanished-part', line, name, period, holds: false, by: value, concerned: [item] };
        });
    });
  });
}
