import { daysBetween } from '@plumbline/model/date';
import type { ExchangeRate } from '@plumbline/model/ports';
import type { Source } from '@plumbline/model/source';
import { ask } from '../ask.ts';
import { reportingCurrency } from '../instrument-kind.ts';
import type { GatherRequest } from './gather-prices.ts';

export interface DatedRate {
  readonly rate: ExchangeRate;
  readonly source: Source;
}

/** Exchange rates from the reporting into the trading currency, by the date they were asked for. */
export type RatesByDate = ReadonlyMap<string, DatedRate>;

/** A rate may be a long weekend old, not older. */
export const oldestRateDays = 7;

/**
 * Rates between the currency of the statements and that of the price, for the report's date and for past dates. Empty
 * when both are the same or when no source of rates is connected: then amounts of the two are never combined.
 */
export async function gatherRates(request: GatherRequest, dates: readonly string[]): Promise<RatesByDate> {
  const { instrument, data, simulated } = request;
  const base = reportingCurrency(instrument);
  const found = new Map<string, DatedRate>();
  const rateOf = data.exchangeRate?.bind(data);
  if (base === instrument.currency || rateOf === undefined) return found;
  await Promise.all(
    dates.map(async (date) => {
      const { asked } = await ask(rateOf(base, instrument.currency, { asOf: date }), simulated);
      if (!asked.ok || !(asked.value.rate > 0)) return;
      const age = daysBetween(asked.value.date, date);
      if (age >= 0 && age <= oldestRateDays) found.set(date, { rate: asked.value, source: asked.source });
    }),
  );
  return found;
}
