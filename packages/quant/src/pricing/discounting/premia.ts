/** When the tables below were last looked at. They are our choice, not a quotation. */
export const premiaSetOn = '2026-11-21';

/**
 * Extra return by the currency a company reports in, which tells where it does business better than where it is listed:
 * fractions a year on top of a mature market's premium. Mature markets 0; Hong Kong and mainland China by their lower
 * credit ratings and the limits on moving money.
 */
const countryPremia: Readonly<Record<string, number>> = { USD: 0, HKD: 0.01, CNY: 0.015 };

/** Smallest market value, in dollars, that a size premium is for; the first row that fits counts. */
const sizePremia: readonly (readonly [least: number, premium: number])[] = [
  [10e9, 0],
  [2e9, 0.005],
  [0.3e9, 0.01],
  [0, 0.02],
];

/** Round dollar rates, good enough to tell a large company from a small one and for nothing else. */
const perDollar: Readonly<Record<string, number>> = { USD: 1, HKD: 7.8, CNY: 7 };

/** Extra return a year for the country of a company's reporting currency; 0 for one that is not in the table. */
export function countryPremiumOf(currency: string): number {
  return countryPremia[currency] ?? 0;
}

/**
 * Extra return a year for a company of this market value: 0 from 10 billion dollars, 0.5 % from 2 billion, 1 % from 300
 * million, 2 % below. Null for a currency whose size we cannot tell, or a value that is not above zero.
 */
export function sizePremiumOf(marketCap: number, currency: string): number | null {
  const rate = perDollar[currency];
  if (rate === undefined || !(marketCap > 0)) return null;
  return sizePremia.find(([least]) => marketCap / rate >= least)?.[1] ?? null;
}
