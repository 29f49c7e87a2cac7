import { dayMs } from '@plumbline/model/date';

const yearMs = 365 * dayMs;

/**
 * Annual return on money that was paid in at several times: the rate at which all payments would have grown to the value at
 * the end (internal rate of return of dated flows, as XIRR of spreadsheets). The more money was there in good times, the
 * higher it is, so it tells what a saver got, and not how good the investment was.
 * times: of the payments, epoch ms, rising. paid: what was paid in at each, below 0 taken out. value: at `end`.
 * Returns a fraction a year of 365 days; NaN with nothing paid in at first, less than a day, or nothing left.
 */
export function moneyWeightedReturn(
  times: readonly number[],
  paid: readonly number[],
  value: number,
  end: number,
): number {
  if (!(paid[0] > 0) || !(value > 0) || !(end - times[0] >= dayMs)) return Number.NaN;
  const missing = (rate: number): number =>
    paid.reduce((sum, one, at) => sum + one * (1 + rate) ** ((end - times[at]) / yearMs), -value);
  let low = -1 + 1e-9;
  let high = 1;
  while (missing(high) < 0 && high < 1e6) high *= 2;
  if (missing(low) > 0 || missing(high) < 0) return Number.NaN;
  for (let round = 0; round < 200 && high - low > 1e-13 * (1 + high); round += 1) {
    const middle = (low + high) / 2;
    if (missing(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
