import { PlumblineError } from '@plumbline/model/errors';

/**
 * Units for one US dollar, rounded: they only set the size of a company that reports in another currency than it trades in,
 * and never change, so that simulated statements carry no exchange-rate history.
 */
const perDollar: Readonly<Record<string, number>> = {
  USD: 1,
  CNY: 7,
  HKD: 7.8,
  TWD: 31,
  EUR: 0.9,
  GBP: 0.78,
  JPY: 150,
  CAD: 1.37,
  CHF: 0.88,
  DKK: 6.8,
  SEK: 10.4,
  INR: 84,
  BRL: 5.5,
};

export function reportingRate(currency: string): number {
  const rate = perDollar[currency];
  if (rate === undefined) {
    throw new PlumblineError('not-covered', `The simulated market has no size for ${currency}; add it to its rates.`);
  }
  return rate;
}
