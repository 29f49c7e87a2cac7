/** Words that say how much is paid for what one gets. */
export const ofWorth =
  /^(?:(?:at )?a (?:premium|discount)|dearer|cheaper|pricier|more expensive|less expensive|贵|貴|便宜|更贵|更貴|更便宜)/i;
/** What is paid for earnings, sales, assets. */
export const multiples = /^(?:priceTo|evTo|forwardPe|peg)/;
/** The multiple that says how much is paid for a kind of figure. */
const bought: Readonly<Record<string, string>> = {
  revenue: 'priceToSales',
  netIncome: 'priceToEarnings',
  equity: 'priceToBook',
  freeCashFlow: 'priceToFreeCashFlow',
};

/** What `cheaper on sales`, `more profitable` and `more volatile` are measured by; null where neither word nor name says it. */
export function rankedBy(word: string, named: ReadonlySet<string> | null): ReadonlySet<string> | null {
  const paid = Object.entries(bought).find(([metric]) => named?.has(metric) === true)?.[1];
  if (paid !== undefined && ofWorth.test(word)) return new Set([paid]);
  if (named !== null) return named;
  if (/volatile/i.test(word)) return new Set(['volatility']);
  return /profitable/i.test(word) ? new Set(['netMargin']) : null;
}
