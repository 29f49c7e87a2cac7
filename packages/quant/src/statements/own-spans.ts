import { addDays } from '@plumbline/model/date';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Proven } from './confirmations.ts';
import { digitsOf, rounding } from './identity.ts';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const name = localText(
  'a span does not have the amount of a shorter or longer one',
  '某期间的数值不是较短或较长期间的数值',
  '某期間的數值不是較短或較長期間的數值',
);

/** Flows that a company has in every quarter. */
const everyQuarter: readonly StatementLine[] = [
  'revenue',
  'costOfRevenue',
  'grossProfit',
  'operatingIncome',
  'pretaxIncome',
  'netIncome',
  'netIncomeCommon',
  'profitWithMinorities',
  'operatingCashFlow',
  'capitalExpenditure',
  'depreciationAmortization',
  'researchAndDevelopment',
  'sellingGeneralAdmin',
];

/** Flows of which a year may have them in one quarter only, and which then differ from it by nothing. */
const nowAndThen: readonly StatementLine[] = [
  'incomeTax',
  'stockCompensation',
  'interestExpense',
  'investingCashFlow',
  'financingCashFlow',
  'dividendsPaid',
  'shareRepurchases',
];

/** So many digits are not alike by chance. */
const told = 4;
/** A sum of quarters is as near to that of others by chance as its digits are few. */
const toldOfSum = 3;

/** Quarters of one sign that come to so many times their year by the third are not its quarters, however few digits they share. */
const more = 1.5;

/** No quarter is so many times the largest of the others of its year, where it is not the year. */
const large = 2.2;

const isNothing = (by: number, of: readonly number[]): boolean => Math.abs(by) < 2 * rounding(of);

function quartersIn(index: StatementIndex, { line, period, currency, series }: StatementItem) {
  return index
    .ends(line, 'quarter')
    .filter((end) => end > period.start && end <= addDays(period.end, 8))
    .flatMap((end) => index.known(line, 'quarter', end, latest) ?? [])
    .filter((one) => one.currency === currency && one.series === series)
    .filter((one) => one.period.start >= addDays(period.start, -8));
}

/** Whether another filing gave a quarter another amount: then the year keeps its own. */
const isToldOtherwise = (index: StatementIndex, { line, period, value }: StatementItem): boolean =>
  period.kind === 'quarter' &&
  index.versions(line, 'quarter', period.end).some((other) => !other.derived && other.value !== value);

/** Whether the filing that restates a year gives its sales anew as well: its quarters are those from before a business was sold. */
function isRecast(index: StatementIndex, { period, knownAt }: StatementItem): boolean {
  const [first, ...later] = index.versions('revenue', 'year', period.end);
  return first !== undefined && later.some((item) => item.knownAt === knownAt);
}

/** Whether a year that has the amount of one of its quarters is passed by far by the first three of them. */
function isPassed(year: StatementItem, quarters: readonly StatementItem[]): boolean {
  const before = quarters.filter(({ period }) => period.end < addDays(year.period.end, -45)).map(({ value }) => value);
  const sum = before.reduce((total, value) => total + value, 0);
  return (
    before.length === 3 &&
    before.every((value) => value * year.value > 0) &&
    Math.abs(sum) > more * Math.abs(year.value)
  );
}

/** The quarter that has the amount of all quarters until its end: the year is less than their sum by the others of these. */
function untilItsEnd(year: StatementItem, quarters: readonly StatementItem[]): readonly StatementItem[] {
  const excess = quarters.reduce((sum, { value }) => sum + value, -year.value);
  return quarters.filter((one, at) => {
    const before = quarters.slice(0, at).map(({ value }) => value);
    const sum = before.reduce((total, value) => total + value, 0);
    if (at === 0 || one.derived || digitsOf(one.value) < toldOfSum || digitsOf(sum) < toldOfSum) return false;
    return before.every((value) => value * one.value > 0) && Math.abs(excess - sum) <= rounding([one.value, ...before]);
  });
}

/**
 * Columns of reports taken for one another: a year with the amount of one of its quarters or of its first nine months, and a quarter
 * with that of the year until its end. What the other quarters then leave is nothing, to the last digit, or counted twice.
 */
export function ownSpans(
  index: StatementIndex,
  confirmed: ReadonlyMap<StatementItem, readonly Proven[]>,
): readonly Verdict[] {
  return [...everyQuarter, ...nowAndThen].flatMap((line) =>
    index.ends(line, 'year').flatMap((end): readonly Verdict[] => {
      const year = index.known(line, 'year', end, latest);
      if (year === null || year.derived) return [];
      const quarters = quartersIn(index, year);
      const filed = quarters.filter((one) => !one.derived && one.value !== 0);
      const verdict = (item: StatementItem): Verdict => {
        const { period, value } = item;
        return { id: 'own-span', line, name, period, holds: false, by: value, concerned: [item] };
      };
      const same = filed.find(({ value }) => value === year.value);
      if (same !== undefined && filed.length > 2 && digitsOf(year.value) >= told) {
        // Beside the other quarters, the one of the two that is no quarter tells which column was taken for the other.
        const others = filed.filter((one) => one !== same).map(({ value }) => Math.abs(value));
        const isYears = isToldOtherwise(index, same) || confirmed.has(year);
        return [verdict(isYears || Math.abs(same.value) > large * Math.max(...others) ? same : year)];
      }
      const isOfQuarter = same !== undefined && !confirmed.has(year) && !isRecast(index, year);
      if (isOfQuarter && isPassed(year, quarters)) return [verdict(year)];
      const last = quarters.find(({ period }) => period.end === year.period.end);
      const isNineMonths =
        everyQuarter.includes(line) &&
        quarters.length === 4 &&
        last?.derived === true &&
        digitsOf(year.value) >= toldOfSum &&
        isNothing(last.value, [year.value]) &&
        quarters.every((one) => one === last || !isNothing(one.value, [year.value]));
      if (isNineMonths) return [verdict(year)];
      return quarters.length === 4 ? untilItsEnd(year, quarters).map(verdict) : [];
    }),
  );
}
