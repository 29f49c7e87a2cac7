import { addDays, dateOf } from '@plumbline/model/date';
import type { RateHistory } from '@plumbline/model/ports';
import type { CurrencyPair } from '../provider.ts';
import { reportingRate } from './reporting-rate.ts';

/** Statements of the simulated market reach back no further. */
const firstDate = '1990-01-01';

/**
 * Rates of the simulated market never move: they are the ones by which companies that report in another currency were
 * given their size, so that price and statements agree on every date.
 */
export function simulatedRates({ base, quote }: CurrencyPair, now: number): RateHistory {
  const rate = reportingRate(quote) / reportingRate(base);
  const last = dateOf(now);
  const dates: string[] = [];
  for (let date = firstDate; date <= last; date = addDays(date, 1)) dates.push(date);
  return { base, quote, dates, rates: dates.map(() => rate) };
}
