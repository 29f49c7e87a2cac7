import type { StatementLine } from './fundamentals.ts';

/** Incomes that earnings per share may be computed from, best first. */
export const earningsIncomes = ['netIncomeCommon', 'netIncome'] as const satisfies readonly StatementLine[];
export type EarningsIncome = (typeof earningsIncomes)[number];

/** What participating shares take beside, as a part of earnings per share. */
const largestPart = 0.01;
/** Filed earnings per share have two decimals. */
const rounding = 0.005;

/** Figures of one span: an income, the average shares and the earnings per share that were filed; null where one is not on record. */
interface FiledEarnings {
  readonly income: number | null;
  readonly shares: number | null;
  readonly filed: number | null;
}

/**
 * Whether an income is the one that a company divides by its shares. Net income that dividends of preferred shares come off is
 * not. With no earnings per share filed only income stated to be of common shares is: preferred dividends unknown are not nil.
 */
export function isOfCommonShares(line: EarningsIncome, { income, shares, filed }: FiledEarnings): boolean {
  if (filed === null) return line === 'netIncomeCommon';
  if (income === null || shares === null || !(shares > 0)) return false;
  return Math.abs(income / shares - filed) <= rounding + largestPart * Math.abs(filed);
}
