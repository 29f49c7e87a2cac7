import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { isMoneyUnit, statementLines } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Proven } from './confirmations.ts';
import { digitsOf } from './identity.ts';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const kinds = ['instant', 'year', 'quarter'] as const;

const name = localText(
  'two lines of different meaning are not one amount to the last digit',
  '含义不同的两个项目不会逐位相同',
  '含義不同的兩個項目不會逐位相同',
);

/** Lines that are one amount where nothing stands between them: no tax, no minorities, no debt of the other kind. */
const oneByNature: readonly (readonly StatementLine[])[] = [
  ['operatingIncome', 'pretaxIncome'],
  ['pretaxIncome', 'netIncome', 'netIncomeCommon', 'profitWithMinorities'],
  ['equity', 'totalEquity'],
  ['cash', 'cashWithRestricted'],
  ['cash', 'currentAssets', 'totalAssets'],
  ['currentLiabilities', 'totalLiabilities'],
  ['borrowings', 'longTermDebt'],
  ['borrowings', 'shortTermDebt'],
  ['loans', 'totalAssets'],
  ['deposits', 'totalLiabilities'],
  ['minorityInterest', 'totalEquity'],
  ['temporaryEquity', 'totalEquity'],
  ['investmentProperty', 'propertyPlantEquipment'],
  ['cashChange', 'operatingCashFlow', 'investingCashFlow', 'financingCashFlow'],
  ['interestExpense', 'netInterestIncome', 'interestPaid'],
  ['revenue', 'grossProfit', 'netInterestIncome', 'premiumsEarned', 'rentalIncome'],
  ['costOfRevenue', 'claimsIncurred'],
];

/**
 * Of these only one amount in some thousands is another: a company without paid-in capital has retained all its equity, and one
 * that owns few fixed assets holds current ones alone. The second alone is doubted, and only where nothing proves it.
 */
const oneAtTimes: readonly (readonly [StatementLine, StatementLine])[] = [
  ['retainedEarnings', 'equity'],
  ['retainedEarnings', 'totalEquity'],
  ['currentAssets', 'totalAssets'],
];

const isOfMoney = (line: StatementLine): boolean => !/^(?:eps|shares|employees|publicFloat)|PerShare$/.test(line);

const moneyLines = statementLines.filter(isOfMoney);

/** Which of two lines is doubted where they are one amount; none where they are so by nature. */
function doubtedOf(first: StatementLine, second: StatementLine): readonly StatementLine[] {
  const rare = oneAtTimes.find((pair) => pair.includes(first) && pair.includes(second));
  if (rare !== undefined) return rare.slice(1);
  const isOne = oneByNature.some((group) => group.includes(first) && group.includes(second));
  return isOne ? [] : [first, second];
}

/** Amounts of fewer digits are alike by chance now and then. */
const fewestDigits = 4;
/** A company in which two lines are alike so often has nothing between them. */
const usually = 0.5;
const fewestShared = 3;

/** A step beside the period before, as a factor, that stands out, and one that does not. */
const out = 1.5;
const inLine = 1.3;

/** How far an amount is from the same line one period before, as a factor; 1 where nothing stands before it. */
function step(index: StatementIndex, { line, period, value }: StatementItem): number {
  const { kind, end } = period;
  if (kind === 'trailing') return 1;
  const ends = index.ends(line, kind);
  const before = index.known(line, kind, ends[ends.indexOf(end) - 1] ?? '', latest)?.value ?? value;
  const ratio = Math.abs(value / (before === 0 ? value : before));
  return Math.max(ratio, 1 / ratio);
}

/** Those of two equal amounts that nothing proves; of these the one that is not of the size of its line, where one is. */
function blamed(
  index: StatementIndex,
  both: readonly [StatementItem, StatementItem],
  isProven: (item: StatementItem) => boolean,
): readonly StatementItem[] {
  const doubted = both.filter((item) => !isProven(item));
  const [one, other] = both;
  if (doubted.length < 2) return doubted;
  const [a, b] = [step(index, one), step(index, other)];
  if (Math.max(a, b) < out || Math.min(a, b) > inLine) return doubted;
  return [a > b ? one : other];
}

type Kind = (typeof kinds)[number];
type Pair = readonly [StatementItem, StatementItem];

/** Pairs of stated amounts of one day or span that are alike. */
function alikeAt(index: StatementIndex, kind: Kind, end: string): readonly Pair[] {
  const byValue = new Map<number, StatementItem[]>();
  for (const line of moneyLines) {
    const item = index.known(line, kind, end, latest);
    if (item === null || item.derived || !isMoneyUnit(item.currency) || digitsOf(item.value) < fewestDigits) continue;
    const same = byValue.get(item.value);
    if (same === undefined) byValue.set(item.value, [item]);
    else same.push(item);
  }
  return [...byValue.values()].flatMap((same) =>
    same.flatMap((one, at) => same.slice(at + 1).map((other): Pair => [one, other])),
  );
}

/** Whether two lines of a company are one amount in half of the periods that have both: there is nothing between them. */
function isUsual(index: StatementIndex, kind: Kind, first: StatementLine, second: StatementLine): boolean {
  const shared = index.ends(first, kind).flatMap((end) => {
    const [one, other] = [index.known(first, kind, end, latest), index.known(second, kind, end, latest)];
    return one === null || other === null ? [] : [one.value === other.value];
  });
  return shared.length >= fewestShared && shared.filter(Boolean).length >= usually * shared.length;
}

/** Amounts that stand under two lines at once: a concept was taken for another. */
export function twins(
  index: StatementIndex,
  confirmed: ReadonlyMap<StatementItem, readonly Proven[]>,
): readonly Verdict[] {
  return kinds.flatMap((kind) => {
    const ends = new Set(moneyLines.flatMap((line) => index.ends(line, kind)));
    return [...ends].flatMap((end) =>
      alikeAt(index, kind, end).flatMap((both): readonly Verdict[] => {
        const [{ line: first }, { line: second }] = both;
        const doubted = doubtedOf(first, second);
        if (doubted.length === 0 || isUsual(index, kind, first, second)) return [];
        const isProven = (item: StatementItem): boolean =>
          confirmed.get(item)?.some((group) => !both.every((one) => group.includes(one))) === true;
        return blamed(index, both, isProven)
          .filter(({ line }) => doubted.includes(line))
          .map((item): Verdict => {
            const { line, period, value } = item;
            return { id: 'twins', line, name, period, holds: false, by: value, concerned: [item] };
          });
      }),
    );
  });
}
