import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const name = localText(
  'EPS × shares is as near to net income as in the years beside it',
  '每股收益 × 股数与净利润的差距与相邻年度一致',
  '每股盈利 × 股數與淨溢利的差距與相鄰年度一致',
);

const pairs: readonly (readonly [StatementLine, StatementLine])[] = [
  ['epsDiluted', 'sharesDiluted'],
  ['epsBasic', 'sharesBasic'],
];

/** Years on either side of which so many came out so nearly; one that is off by more than the second is no habit of the company. */
const besides = 2;
const fewest = 3;
const near = 0.005;
const off = 0.01;
/** Diluted earnings count back the interest of notes that may become shares: they come to more than the income by no more than this. */
const countedBack = 0.07;

const kinds = ['year', 'quarter'] as const;

interface Place {
  readonly kind: (typeof kinds)[number];
  readonly end: string;
}

interface Year {
  readonly concerned: readonly [StatementItem, StatementItem];
  /** By how much the product is more than the income, of the income. */
  readonly more: number;
  /** What the rounding of a cent leaves open of that. */
  readonly open: number;
  /** Partners who may turn their units into shares are counted in some years and not in others, which makes the product more. */
  readonly hasPartners: boolean;
}

function yearOf(index: StatementIndex, [eps, shares]: (typeof pairs)[number], { kind, end }: Place): Year | null {
  const [each, count] = [index.known(eps, kind, end, latest), index.known(shares, kind, end, latest)];
  const income = index.known('netIncome', kind, end, latest);
  if (each === null || count === null || income === null || income.value === 0) return null;
  if (each.derived || income.derived) return null;
  if (each.currency !== income.currency) return null;
  const all = index.known('profitWithMinorities', kind, end, latest);
  const size = Math.abs(income.value);
  return {
    concerned: [each, count],
    more: (each.value * count.value - income.value) / size,
    open: (0.0051 * count.value) / size,
    hasPartners: all !== null && all.value !== income.value,
  };
}

/** How far the product of a year is from what it usually is beside the income, beyond rounding. */
const apartFrom = (usual: number, { more, open }: Year): number => Math.max(0, Math.abs(more - usual) - open);

/**
 * What the products of the years beside one come to beside their incomes, where enough of them agree; null otherwise. A class of
 * shares that takes a part of the income makes it less each year.
 */
function usualOf(beside: readonly Year[]): number | null {
  const sorted = beside.map(({ more }) => more).toSorted((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length / 2)];
  if (usual === undefined || Math.abs(usual) > countedBack) return null;
  return beside.filter((one) => apartFrom(usual, one) <= near).length >= fewest ? usual : null;
}

const besideOf = (years: readonly Year[], at: number): readonly Year[] => [
  ...years.slice(Math.max(0, at - besides - 1), at),
  ...years.slice(at + 1, at + 1 + besides),
];

/**
 * A year in which one of basic and diluted earnings does not give its income, while the other does and those of the years beside it
 * do: a figure of another year. Preferred dividends and a second class of shares move both.
 */
export function perShareHabits(index: StatementIndex): readonly Verdict[] {
  return pairs.flatMap((pair, place) => {
    const sister = pairs[1 - place] ?? pair;
    return kinds.flatMap((kind) => {
      const years = index.ends(pair[0], kind).flatMap((end) => yearOf(index, pair, { kind, end }) ?? []);
      const sisters = index.ends(sister[0], kind).flatMap((end) => yearOf(index, sister, { kind, end }) ?? []);
      return years.flatMap((own, at): readonly Verdict[] => {
        const { period } = own.concerned[0];
        const usual = usualOf(besideOf(years, at));
        if (usual === null) return [];
        const isMore = own.more > usual;
        if (isMore && own.hasPartners) return [];
        const apart = apartFrom(usual, own);
        if (apart <= (isMore && pair[0] === 'epsDiluted' ? countedBack : off)) return [];
        const place = sisters.findIndex((one) => one.concerned[0].period.end === period.end);
        const [other, others] = [sisters[place], usualOf(besideOf(sisters, place))];
        if (other === undefined || others === null || apartFrom(others, other) > near) return [];
        return [{ id: 'eps-habit', line: pair[0], name, period, holds: false, by: apart, concerned: own.concerned }];
      });
    });
  });
}
