import type { Direction } from './binder.ts';

/** Kinds of figures of which more is better for the owner. */
const more =
  /^(?:\w*Margin|revenue|grossProfit|operatingIncome|netIncome|ebitda|eps\w+|freeCashFlow|operatingCashFlow|netCash|returnOn\w+|currentRatio|quickRatio|interestCover|assetTurnover|piotroskiF|altmanZ)$/;
/** Kinds of figures of which less is better for the owner. */
const less = /^(?:debtToEquity|liabilitiesToAssets|netDebt|netDebtToEbitda|totalDebt)$/;

/** Which way a figure went when it is said to have become better or worse; null where that is a matter of view. */
export function wayOfChange(word: string, metric: string): Direction | null {
  const isBetter = /^(?:has |have )?improved$|^(?:改善|好转|好轉)/i.test(word);
  if (more.test(metric)) return isBetter ? 'up' : 'down';
  if (less.test(metric)) return isBetter ? 'down' : 'up';
  return null;
}
