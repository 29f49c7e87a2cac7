import { addDays, daysBetween } from '@plumbline/model/date';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { statementLines } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Judgement } from './identity.ts';
import { leaping, lumpy, steady } from './steady-lines.ts';
import { equals, isNominal, isOfAnother } from './identity.ts';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';
import { cashBalances, cashChanges, cashHabits } from './cash-balances.ts';
import { exchangedYears } from './exchanged-years.ts';
import { filingLines } from './filing-lines.ts';
import { filingPrecision } from './filing-precision.ts';
import { filingUnits } from './filing-units.ts';
import { averageSizes } from './average-sizes.ts';
import { brokenHabits } from './broken-habits.ts';
import { confirmations } from './confirmations.ts';
import { doubtedSales, relationSlips } from './relation-slips.ts';
import { lastQuarters } from './last-quarters.ts';
import { loneOutliers } from './lone-outliers.ts';
import { loneRestatements } from './lone-restatements.ts';
import { interestCosts } from './interest-costs.ts';
import { oddYears } from './odd-years.ts';
import { overruled } from './overruled.ts';
import { operatingGaps } from './operating-gaps.ts';
import { otherWays } from './other-ways.ts';
import { ownSpans } from './own-spans.ts';
import { ownersProfit } from './owners-profit.ts';
import { perShareHabits } from './per-share-habits.ts';
import { repeats } from './repeats.ts';
import { reportUnits } from './report-units.ts';
import { retainedMoves } from './retained-earnings.ts';
import { twins } from './twins.ts';
import { vanishedParts } from './vanished-parts.ts';
import { versionSlips } from './version-slips.ts';
import { withinCompany } from './within-company.ts';

const latest = '9999-12-31';
const names = {
  quarters: localText('quarters sum to the year', '各季度之和 = 全年', '各季度之和 = 全年'),
  scale: localText('scale beside neighbouring periods', '与相邻期间的数量级一致', '與相鄰期間的數量級一致'),
  restated: localText('a restatement stays near the first figure', '重述值接近原值', '重列值接近原值'),
  shares: localText('shares outstanding ≈ weighted shares', '已发行股数 ≈ 加权平均股数', '已發行股數 ≈ 加權平均股數'),
  interest: localText('interest paid needs debt', '有利息支出必有借款', '有利息支出必有借款'),
};

/** Paid in one period and not in the next: an amount is out of scale only where the company could not have paid it. */
const sporadic: ReadonlySet<StatementLine> = new Set(['dividendsPaid', 'shareRepurchases']);

const kinds = ['instant', 'year', 'quarter'] as const;
const scaleSlip = 100;
const calm = { spread: 3, slip: 25 } as const;
/** How far a quarter looks for others that were filed by themselves. */
const reach = 8;

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function current(index: StatementIndex, line: StatementLine, kind: (typeof kinds)[number]): readonly StatementItem[] {
  return index.ends(line, kind).flatMap((end) => index.known(line, kind, end, latest) ?? []);
}

/** A float of less than this part of the assets was filed in thousands, millions or billions. */
const smallestFloat = 1e-5;

function floorOfFloat(index: StatementIndex): number {
  return smallestFloat * (current(index, 'totalAssets', 'instant').at(-1)?.value ?? 0);
}

/** Times a thousand or a million, or divided by it, the amount is what all its neighbours are: it was filed in another unit. */
function isUnitSlip(value: number, near: readonly number[]): boolean {
  return [1e3, 1e6, 1e-3, 1e-6].some((unit) =>
    near.every((other) => (value * unit) / other > 0.6 && (value * unit) / other < 1.6),
  );
}

interface Beside {
  readonly near: readonly StatementItem[];
  /** Of those of its currency that are no slip themselves. */
  readonly sizes: readonly number[];
  readonly floor: number;
}

/** Whether an amount is of another size than the periods beside it, or is theirs in another unit. */
function isOutOfScale(index: StatementIndex, item: StatementItem, { near, sizes, floor }: Beside): boolean {
  const { line, period, value } = item;
  const size = Math.abs(value);
  const ratio = size / middle(sizes);
  const isSliver = period.kind === 'instant' && ratio < 1 / 300 && 100 * size < Math.min(...sizes);
  const isSmall =
    size < floor || isSliver || (!lumpy.has(line) && ratio < 1 / scaleSlip && 20 * size < Math.min(...sizes));
  // Neighbours that are alike say more sharply of what size it is.
  const isCalm = sizes.length > 2 && Math.max(...sizes) < calm.spread * Math.min(...sizes);
  const isLarge = isCalm ? size > calm.slip * Math.max(...sizes) : ratio > scaleSlip && size > 20 * Math.max(...sizes);
  if (!leaping.includes(line) && (isSmall || (isLarge && !isPayable(index, item)))) return true;
  return isUnitSlip(
    value,
    near.map(({ value: other }) => other),
  );
}

/** Paid now and then, and no more than the company could have paid. */
function isPayable(index: StatementIndex, { line, period, value }: StatementItem): boolean {
  const assets = index.known('totalAssets', 'instant', period.end, latest);
  return sporadic.has(line) && assets !== null && Math.abs(value) < 0.5 * assets.value;
}

/** Two periods on either side; what was computed from a figure is no neighbour of it. */
function neighbours(row: readonly StatementItem[], at: number): readonly StatementItem[] {
  const beside = (some: readonly StatementItem[]): readonly StatementItem[] => {
    const filed = some.filter(({ derived, period }) => !(derived && period.kind === 'quarter'));
    return (row[at]?.derived === false && filed.length > 0 ? filed : some).slice(0, 2);
  };
  return [...beside(row.slice(Math.max(0, at - reach), at).toReversed()), ...beside(row.slice(at + 1, at + 1 + reach))];
}

/** The same line of the periods beside it, two on either side, says of what size it is. */
function scales(index: StatementIndex): readonly Verdict[] {
  return [...steady, ...leaping].flatMap((line) =>
    kinds.flatMap((kind) => {
      const row = current(index, line, kind);
      const floor = line === 'publicFloat' ? floorOfFloat(index) : 0;
      return row.flatMap((item, at): readonly Verdict[] => {
        if (item.value === 0) return [];
        const near = neighbours(row, at);
        const sizes = near
          .filter((other) => other.currency === item.currency && other.value !== 0 && !isNominal(other))
          .map(({ value }) => Math.abs(value))
          .filter((size) => size >= floor);
        if (sizes.length < 2 || !isOutOfScale(index, item, { near, sizes, floor })) return [];
        return [
          {
            id: 'scale',
            line,
            name: names.scale,
            period: item.period,
            holds: false,
            by: item.value,
            concerned: [item],
          },
        ];
      });
    }),
  );
}

/** A later version may correct a figure; of these lines it does not make three times as much or a third of it. */
const slow: readonly StatementLine[] = ['revenue', 'totalAssets', 'currentAssets', 'totalLiabilities', 'cash'];

function restatements(index: StatementIndex): readonly Verdict[] {
  return slow.flatMap((line) =>
    kinds.flatMap((kind) =>
      index.ends(line, kind).flatMap((end) => {
        const [first, ...later] = index.versions(line, kind, end);
        if (first === undefined) return [];
        return later.flatMap((item): readonly Verdict[] => {
          if (item.currency !== first.currency || (item.derived && kind === 'quarter')) return [];
          const ratio = item.value / first.value;
          if (first.value === 0 || isOfAnother(first.value, item.value) || (ratio > 1 / 3 && ratio < 3)) return [];
          const by = item.value - first.value;
          return [
            { id: 'restated', line, name: names.restated, period: item.period, holds: false, by, concerned: [item] },
          ];
        });
      }),
    ),
  );
}

/** Flows that add up over the quarters; averages and figures per share do not. */
const summed: readonly StatementLine[] = [
  'revenue',
  'costOfRevenue',
  'grossProfit',
  'operatingIncome',
  'pretaxIncome',
  'incomeTax',
  'netIncome',
  'operatingCashFlow',
  'investingCashFlow',
  'financingCashFlow',
  'capitalExpenditure',
  'depreciationAmortization',
  'stockCompensation',
  'researchAndDevelopment',
  'sellingGeneralAdmin',
  'interestExpense',
  'dividendsPaid',
  'shareRepurchases',
];
const neverBelowZero: ReadonlySet<StatementLine> = new Set([
  'revenue',
  'costOfRevenue',
  'grossProfit',
  'stockCompensation',
  'capitalExpenditure',
  'depreciationAmortization',
  'researchAndDevelopment',
  'sellingGeneralAdmin',
  'interestExpense',
  'dividendsPaid',
  'shareRepurchases',
]);

/** The one quarter that stands out where the year less the others is a quarter like them; null where none does. */
function oddQuarter(year: number, quarters: readonly StatementItem[]): StatementItem | null {
  const found = quarters.filter((one) => {
    const others = quarters.filter((other) => other !== one).map(({ value }) => value);
    const typical = middle(others.map((value) => Math.abs(value)));
    const rest = year - others.reduce((sum, value) => sum + value, 0);
    return Math.abs(one.value) > 2.2 * typical && Math.abs(rest) > 0.1 * typical && Math.abs(rest) < 2 * typical;
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Quarters within a year as they were known on a date, of the year's own series and currency. */
function quartersOf(index: StatementIndex, year: StatementItem, date: string): readonly StatementItem[] {
  const { line, period, series, currency } = year;
  return index
    .ends(line, 'quarter')
    .filter((end) => end > period.start && end <= addDays(period.end, 5))
    .flatMap((end) => index.known(line, 'quarter', end, date) ?? [])
    .filter(
      (one) => one.period.start >= addDays(period.start, -5) && one.series === series && one.currency === currency,
    );
}

/** How far the quarters are from their year; null where not all four are known. */
function judgeQuarters(year: StatementItem, inside: readonly StatementItem[]): Judgement | null {
  if (inside.length !== 4) return null;
  const filed = inside.filter(({ derived }) => !derived);
  const quarter = inside.find(({ derived, period }) => derived && period.end === year.period.end);
  const beside = inside.filter((one) => one !== quarter).map(({ value }) => value);
  const others = beside.map(Math.abs);
  // Goods sold below their cost in one quarter are sold so in the next.
  const least = year.line === 'grossProfit' && beside.some((value) => value < 0) ? -Infinity : -0.05 * middle(others);
  const most = sporadic.has(year.line) ? Infinity : 12 * Math.max(...others, 1);
  const isOdd =
    quarter !== undefined && neverBelowZero.has(year.line) && (quarter.value < least || quarter.value > most);
  if (filed.length === 4) return equals(year.value, beside, 0.1);
  return { holds: !isOdd, by: isOdd ? (quarter?.value ?? 0) : 0 };
}

/** The gross profit of which costs are the rest: with impossible costs it is as doubtful as they are. */
function grossOf(index: StatementIndex, { line, period, derived }: StatementItem): readonly StatementItem[] {
  const gross = derived && line === 'costOfRevenue' ? index.known('grossProfit', 'year', period.end, latest) : null;
  return gross === null ? [] : [gross];
}

function yearQuarters(index: StatementIndex): readonly Verdict[] {
  const verdicts = summed.flatMap((line) =>
    current(index, line, 'year').flatMap((year): readonly Verdict[] => {
      const inside = quartersOf(index, year, latest);
      const now = judgeQuarters(year, inside);
      if (now === null) return [];
      const { holds, by } = now;
      // A business sold since has restated the year and not its quarters, or these and not the year: only like sums to like.
      const isRestated = [year, ...inside].some(
        ({ period, value }) => index.versions(line, period.kind, period.end)[0]?.value !== value,
      );
      if (!holds && isRestated) return [];
      const odd = oddQuarter(year.value, inside);
      const concerned = [...(odd === null ? [year, ...inside] : [odd]), ...grossOf(index, year)];
      return [{ id: 'quarters-year', line, name: names.quarters, period: year.period, holds, by, concerned }];
    }),
  );
  return [...verdicts, ...shortColumns(index, verdicts)];
}

/**
 * Sales of a year below those of three of its quarters: the column is of another period, and all that the filing states in it,
 * however well its figures fit one another.
 */
function shortColumns(index: StatementIndex, verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts.flatMap((verdict): readonly Verdict[] => {
    const { line, period, holds } = verdict;
    const year = index.known('revenue', 'year', period.end, latest);
    if (holds || line !== 'revenue' || year === null) return [];
    const inside = quartersOf(index, year, latest).filter(({ derived }) => !derived);
    if (inside.length < 3 || year.value >= inside.reduce((sum, { value }) => sum + value, 0)) return [];
    return statementLines.flatMap((other) => {
      const item = index.known(other, 'year', period.end, latest);
      if (item === null || item.knownAt !== year.knownAt) return [];
      return [{ ...verdict, line: other, by: item.value, concerned: [item] }];
    });
  });
}

const nearDays = 200;

/** No company buys back more than a third of its shares between a report and its cover: one class was counted. */
const fewestBeside = 0.66;

/** Counts on the cover and averages of the period differ by issues and buy-backs, not by a factor. */
function shareCounts(index: StatementIndex): readonly Verdict[] {
  const cells = (['quarter', 'year'] as const).flatMap((kind) =>
    (['sharesDiluted', 'sharesBasic'] as const).flatMap((line) =>
      index.ends(line, kind).map((end) => ({ line, kind, end })),
    ),
  );
  const outstanding = current(index, 'sharesOutstanding', 'instant');
  return outstanding.flatMap((item): readonly Verdict[] => {
    // As it was counted then: a split since has restated the averages and not the covers of old reports.
    const near = cells
      .filter(({ end }) => Math.abs(daysBetween(end, item.period.end)) <= nearDays)
      .flatMap(({ line, kind, end }) => index.known(line, kind, end, addDays(item.knownAt, 3)) ?? [])
      .filter((one) => one.value > 0 && !isNominal(one))
      .toSorted(
        (a, b) =>
          Math.abs(daysBetween(a.period.end, item.period.end)) - Math.abs(daysBetween(b.period.end, item.period.end)),
      )[0];
    if (near === undefined) return [];
    const ratio = item.value / near.value;
    const holds = ratio > (near.line === 'sharesBasic' ? fewestBeside : 0.45) && ratio < 2.2;
    const by = holds ? 0 : ratio;
    return [{ id: 'share-counts', name: names.shares, period: item.period, holds, by, concerned: [item, near] }];
  });
}

/** Interest of a year that no debt of zero can have cost. */
const idleInterest = 0.002;

function interestNeedsDebt(index: StatementIndex): readonly Verdict[] {
  return current(index, 'borrowings', 'instant').flatMap((debt): readonly Verdict[] => {
    const { period } = debt;
    const paid =
      index.known('interestPaid', 'year', period.end, latest) ??
      index.known('interestExpense', 'year', period.end, latest);
    const assets = index.known('totalAssets', 'instant', period.end, latest);
    if (paid === null || assets === null) return [];
    const opening = current(index, 'borrowings', 'instant').find(({ period: day }) =>
      [363, 364, 365, 366, 371].includes(daysBetween(day.end, period.end)),
    );
    const holds = debt.value > 0 || (opening?.value ?? 0) > 0 || paid.value <= idleInterest * assets.value;
    return [
      { id: 'interest-debt', name: names.interest, period, holds, by: holds ? 0 : paid.value, concerned: [debt] },
    ];
  });
}

/** Slips between two versions of one amount; what a filing in another unit gives again is settled by the filing as a whole. */
function slipsOutside(index: StatementIndex, units: readonly Verdict[]): readonly Verdict[] {
  const misfiled = new Set(units.flatMap(({ concerned }) => concerned));
  return versionSlips(index, statementLines).filter(({ line, period }) => {
    if (line === undefined || period.kind === 'trailing') return true;
    return !index.versions(line, period.kind, period.end).some((item) => misfiled.has(item));
  });
}

/** Relations between the periods of one line and between flows and balances. */
export function acrossPeriods(index: StatementIndex, newest: string): readonly Verdict[] {
  const units = filingUnits(index, statementLines);
  const confirmed = confirmations(index);
  const [sized, slipped] = [scales(index), relationSlips(index)];
  const known = new Set([...units, ...sized, ...slipped].flatMap(({ concerned }) => concerned));
  return [
    ...units,
    ...sized,
    ...restatements(index),
    ...slipsOutside(index, units),
    ...slipped,
    ...overruled(index, confirmed, known),
    ...doubtedSales(index),
    ...twins(index, confirmed),
    ...repeats(index, confirmed, newest),
    ...otherWays(index, confirmed, newest),
    ...ownSpans(index, confirmed),
    ...yearQuarters(index),
    ...oddYears(index, confirmed),
    ...exchangedYears(index),
    ...reportUnits(index),
    ...ownersProfit(index, confirmed),
    ...operatingGaps(index, confirmed),
    ...vanishedParts(index, confirmed),
    ...lastQuarters(index, confirmed),
    ...loneOutliers(index),
    ...loneRestatements(index),
    ...interestCosts(index),
    ...brokenHabits(index, confirmed, known, newest),
    ...cashBalances(index),
    ...cashChanges(index),
    ...cashHabits(index),
    ...shareCounts(index),
    ...averageSizes(index),
    ...retainedMoves(index),
    ...filingLines(index, statementLines),
    ...filingPrecision(index, statementLines),
    ...withinCompany(index),
    ...perShareHabits(index),
    ...interestNeedsDebt(index),
  ];
}
