import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
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

/** Lines that stand for one another where a concept was swapped, and come out alike by themselves in no statement. */
const pairs: readonly (readonly [StatementLine, StatementLine])[] = [
  ['grossProfit', 'operatingIncome'],
  ['grossProfit', 'pretaxIncome'],
  ['operatingIncome', 'incomeTax'],
  ['pretaxIncome', 'incomeTax'],
  ['interestExpense', 'incomeTax'],
  ['researchAndDevelopment', 'sellingGeneralAdmin'],
  ['costOfRevenue', 'grossProfit'],
  ['costOfRevenue', 'operatingIncome'],
  ['depreciationAmortization', 'capitalExpenditure'],
  ['depreciationAmortization', 'stockCompensation'],
  ['operatingCashFlow', 'netIncome'],
  ['operatingCashFlow', 'financingCashFlow'],
  ['operatingCashFlow', 'capitalExpenditure'],
  ['dividendsPaid', 'shareRepurchases'],
  ['dividendsPaid', 'capitalExpenditure'],
  ['shareRepurchases', 'capitalExpenditure'],
  ['receivables', 'inventory'],
  ['receivables', 'payables'],
  ['inventory', 'payables'],
  ['cash', 'receivables'],
  ['propertyPlantEquipment', 'goodwill'],
  ['payables', 'currentLiabilities'],
  ['receivables', 'currentAssets'],
  ['longTermDebt', 'totalLiabilities'],
  ['longTermDebt', 'shortTermDebt'],
  ['longTermDebt', 'currentLiabilities'],
  ['equity', 'totalLiabilities'],
];

/** Amounts of fewer digits are alike by chance now and then, so that one must stand out beside the period before and the other not. */
const enoughDigits = 6;
const fewestDigits = 5;

/** Pairs that no statement has alike: fewer digits will do, and neither needs to stand out. */
const neverAlike: ReadonlySet<string> = new Set(['longTermDebt|currentLiabilities']);
const fewestDigitsOfThem = 4;
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

/** The one of two equal amounts that is not of the size of its line; both where neither stands out and chance cannot be the reason. */
function blamed(index: StatementIndex, one: StatementItem, other: StatementItem): readonly StatementItem[] {
  const [a, b] = [step(index, one), step(index, other)];
  if (digitsOf(one.value) < enoughDigits && !neverAlike.has(`${one.line}|${other.line}`)) {
    if (Math.max(a, b) < out || Math.min(a, b) > inLine) return [];
    return [a > b ? one : other];
  }
  if (Math.abs(Math.log(a / b)) < 0.05) return [one, other];
  return [a > b ? one : other];
}

/** Amounts that stand under two lines at once: a concept was taken for another. */
export function twins(index: StatementIndex): readonly Verdict[] {
  return pairs.flatMap(([first, second]) => {
    const fewest = neverAlike.has(`${first}|${second}`) ? fewestDigitsOfThem : fewestDigits;
    return kinds.flatMap((kind) =>
      index.ends(first, kind).flatMap((end): readonly Verdict[] => {
        const [one, other] = [index.known(first, kind, end, latest), index.known(second, kind, end, latest)];
        if (one === null || other === null || one.derived || other.derived) return [];
        if (one.value !== other.value || digitsOf(one.value) < fewest) return [];
        return blamed(index, one, other).map((item): Verdict => {
          const { line, period, value } = item;
          return { id: 'twins', line, name, period, holds: false, by: value, concerned: [item] };
        });
      }),
    );
  });
}
