/** An amount that never travels without its currency (ISO 4217, or a coin such as USDT). */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** Digits after the point in which a currency settles. */
const minorDigits: Readonly<Record<string, number>> = { USD: 2, CNY: 2, HKD: 2, JPY: 0, USDT: 6, USDC: 6 };

export function currencyDigits(currency: string): number {
  return minorDigits[currency] ?? 2;
}

/** Adds two amounts of one currency; mixing currencies is a bug of the caller. */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new Error(`cannot add ${a.currency} to ${b.currency}`);
  return { amount: a.amount + b.amount, currency: a.currency };
}
