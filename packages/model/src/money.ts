/** Digits after the point in which a currency settles. */
const minorDigits: Readonly<Record<string, number>> = { USD: 2, CNY: 2, HKD: 2, JPY: 0, USDT: 6, USDC: 6 };

export function currencyDigits(currency: string): number {
  return minorDigits[currency] ?? 2;
}
