import type { Fact } from '@plumbline/model/fact';

/** Of these more is better for the company, whoever it is. */
const better =
  /^(?:revenue|grossProfit|operatingIncome|netIncome|pretaxIncome|ebitda|eps(?:Diluted|Basic)?|freeCashFlow|operatingCashFlow|\w+Margin|returnOn\w+|return\d+[MY]|returnYTD|dayChange|(?:revenue|netIncome|operatingIncome|eps|fcf)(?:Growth|Cagr\d+Y)|interestCover)$/;
/** What is left of sales or earned on capital: so little of it speaks for nobody by itself. */
const kept = /^(?:netMargin|operatingMargin|ebitdaMargin|fcfMargin|returnOn\w+)$/;
const little = 0.05;

const valuesOf = (facts: readonly Fact[]): readonly number[] => facts.flatMap(({ value }) => value ?? []);
const endOf = ({ period, asOf }: Fact): string => period?.end ?? asOf;

/**
 * The side that figures of one kind take by themselves: `own` are the company's, `others` those of other companies beside it.
 * Null where they take none, or where it is a matter of judgement.
 */
export function sideOf(own: readonly Fact[], others: readonly Fact[]): 'for' | 'against' | null {
  const [first, last] = own.toSorted((a, b) => endOf(a).localeCompare(endOf(b)));
  if (first === undefined || !better.test(first.metric) || own.length > 2) return null;
  const value = first.value ?? 0;
  if (others.length > 0) {
    const beside = valuesOf(others);
    if (beside.every((one) => one < value)) return 'for';
    return beside.every((one) => one > value) ? 'against' : null;
  }
  if (last !== undefined && last !== first) {
    const moved = (last.value ?? 0) - value;
    return moved === 0 ? null : moved > 0 ? 'for' : 'against';
  }
  return value < 0 || (kept.test(first.metric) && value < little) ? 'against' : null;
}

/** Whether two amounts are of one share of two companies: how high each is depends on how many shares there are. */
export function areOfOtherShares(a: Fact, b: Fact): boolean {
  const isOfShare = ({ unit }: Fact): boolean => unit === 'price' || unit === 'moneyPerShare';
  return isOfShare(a) && isOfShare(b) && a.instrumentId !== b.instrumentId;
}
