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
  /** How far the product is from the income, of the income, beyond the rounding of a cent. */
  readonly apart: number;
  readonly isMore: boolean;
}

function yearOf(index: StatementIndex, [eps, shares]: (typeof pairs)[number], { kind, end }: Place): Year | null {
  const [each, count] = [index.known(eps, kind, end, latest), index.known(shares, kind, end, latest)];
  const income = index.known('netIncome', kind, end, latest);
  if (each === null || count === null || income === null || income.value === 0) return null;
  if (each.derived || income.derived) return null;
  if (each.currency !== income.currency) return null;
  const all = index.known('profitWithMinorities', kind, end, latest);
  // Partners who may turn their units into shares are counted in some years and not in others.
  if (all !== null && all.value !== income.value) return null;
  const more = each.value * count.value - income.value;
  const by = Math.abs(more) - 0.0051 * count.value;
  return { concerned: [each, count], apart: Math.max(0, by) / Math.abs(income.value), isMore: more > 0 };
}

/**
 * A year in which one of basic and diluted earnings does not give its income, while the other does and those of the years beside it
 * do: a figure of another year. Preferred dividends and a second class of shares move both.
 */
export function perShareHabits(index: StatementIndex): readonly Verdict[] {
  return pairs.flatMap((pair, place) => {
    const sister = pairs[1 - place] ?? pair;
    return kinds.flatMap((kind) => {
      const years = index.ends(pair[0], kind).flatMap((end) => yearOf(index, pair, { kind, end }) ?? []);
      return years.flatMap(({ concerned, apart, isMore }, at): readonly Verdict[] => {
        const { period } = concerned[0];
        const beside = [...years.slice(Math.max(0, at - besides - 1), at), ...years.slice(at + 1, at + 1 + besides)];
        const most = isMore && pair[0] === 'epsDiluted' ? countedBack : off;
        if (apart <= most || beside.filter((one) => one.apart <= near).length < fewest) return [];
        const other = yearOf(index, sister, { kind, end: period.end });
        if (other === null || other.apart > near) return [];
        return [{ id: 'eps-habit', line: pair[0], name, period, holds: false, by: apart, concerned }];
      });
    });
  });
}
