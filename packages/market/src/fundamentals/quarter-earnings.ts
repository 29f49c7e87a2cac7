import { earningsIncomes, isOfCommonShares } from '@plumbline/model/common-earnings';
import { addDays } from '@plumbline/model/date';
import type { StatementItem } from '@plumbline/model/fundamentals';
import type { ItemHistory } from './item-history.ts';
import { historyKey, itemHistory, versionAt } from './item-history.ts';

const counts = { epsBasic: 'sharesBasic', epsDiluted: 'sharesDiluted' } as const;
type PerShare = keyof typeof counts;

/** Division leaves digits that mean nothing. */
function perShare(income: number, shares: number): number {
  return Number((income / shares).toPrecision(6));
}

/** The year's average is that of its quarters, so four times it less the other three is the fourth; further off it is another basis. */
const largestDrift = 0.1;

/** Average shares of the fourth quarter: from the year and its other quarters where all count alike, else the year's own. */
function sharesOf(year: StatementItem, history: ItemHistory, ends: readonly string[], date: string): number {
  const first = addDays(year.period.start, 40);
  const last = addDays(year.period.end, -40);
  const quarters = ends
    .filter((end) => end >= first && end < last)
    .flatMap((end) => versionAt(history.get(historyKey(year.line, 'quarter', end)), date) ?? []);
  const left = 4 * year.value - quarters.reduce((sum, { value }) => sum + value, 0);
  return quarters.length === 3 && Math.abs(left / year.value - 1) <= largestDrift ? left : year.value;
}

function earningsItem(
  line: PerShare,
  income: StatementItem,
  shares: StatementItem,
  count: number,
  knownAt: string,
): StatementItem {
  const latest = shares.knownAt > income.knownAt ? shares : income;
  const how = 'income of the quarter over its average shares';
  return {
    line,
    period: income.period,
    value: perShare(income.value, count),
    currency: income.currency,
    knownAt,
    source: {
      id: latest.source.id,
      locator: `${latest.source.locator} (${how})`,
      row: [
        ['Computed', how],
        [
          `${income.line} ${income.period.label}`,
          `${income.value} (${income.source.locator}, known ${income.knownAt})`,
        ],
        [
          `${shares.line} ${shares.period.label}`,
          `${shares.value} (${shares.source.locator}, known ${shares.knownAt})`,
        ],
      ],
    },
    derived: true,
  };
}

function ofYear(
  line: PerShare,
  year: StatementItem,
  history: ItemHistory,
  ends: readonly string[],
): readonly StatementItem[] {
  const { end } = year.period;
  const versions = (of: StatementItem['line'], kind: 'quarter' | 'year'): readonly StatementItem[] =>
    history.get(historyKey(of, kind, end)) ?? [];
  const filed = versions(line, 'quarter');
  const shares = versions(counts[line], 'year');
  const ofAll = versions(line, 'year');
  const incomes = earningsIncomes.map((of) => ({ of, own: versions(of, 'quarter'), whole: versions(of, 'year') }));
  const known = [...incomes.flatMap(({ own, whole }) => [...own, ...whole]), ...shares, ...ofAll];
  const found: StatementItem[] = [];
  for (const date of [...new Set(known.map(({ knownAt }) => knownAt))].sort()) {
    if (versionAt(filed, date) !== null) break;
    const count = versionAt(shares, date);
    if (count === null || !(count.value > 0)) continue;
    const yearly = { shares: count.value, filed: versionAt(ofAll, date)?.value ?? null };
    const income = incomes.flatMap(({ of, own, whole }) => {
      const isShared = isOfCommonShares(of, { ...yearly, income: versionAt(whole, date)?.value ?? null });
      return isShared ? (versionAt(own, date) ?? []) : [];
    })[0];
    if (income === undefined) continue;
    const item = earningsItem(line, income, count, sharesOf(count, history, ends, date), date);
    if (found.at(-1)?.value !== item.value) found.push(item);
  }
  return found;
}

/**
 * Earnings per share of fourth quarters, which no report states: income of common shares over their average number. The
 * year's figure less those of three quarters would mix four share counts.
 */
export function fourthQuarterEarnings(items: readonly StatementItem[]): readonly StatementItem[] {
  const history = itemHistory(items);
  const years = new Map(
    items
      .filter(({ line, period }) => line === 'netIncome' && period.kind === 'year')
      .map((item) => [item.period.end, item]),
  );
  const quarters = items.filter(({ line, period }) => line.startsWith('shares') && period.kind === 'quarter');
  const ends = [...new Set(quarters.map(({ period }) => period.end))];
  return (['epsBasic', 'epsDiluted'] as const).flatMap((line) =>
    [...years.values()].flatMap((year) => ofYear(line, year, history, ends)),
  );
}
