import { daysBetween } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import type { RelatedListing } from '@plumbline/model/ports';
import type { Source } from '@plumbline/model/source';
import { ask } from '../ask.ts';
import type { GatherRequest } from './gather-prices.ts';
import type { DatedRate } from './gather-rates.ts';
import { oldestRateDays } from './gather-rates.ts';
import { barDate, cutAfter } from './price-history.ts';

/** What a share of the same company last cost elsewhere. */
export interface OtherListing extends RelatedListing {
  readonly close: number;
  readonly date: string;
  readonly source: Source;
  /** Between the two currencies, whichever way it is quoted; null where both listings trade in one. */
  readonly rate: DatedRate | null;
}

/** The rate between two currencies by the direction that a source has; null where none has a new enough one. */
async function rateBetween({ data, simulated, asOf }: GatherRequest, from: string, to: string) {
  const rateOf = data.exchangeRate?.bind(data);
  if (rateOf === undefined) return null;
  for (const [base, quote] of [
    [from, to],
    [to, from],
  ] as const) {
    const { asked } = await ask(rateOf(base, quote, { asOf }), simulated);
    if (!asked.ok || !(asked.value.rate > 0)) continue;
    const age = daysBetween(asked.value.date, asOf);
    if (age >= 0 && age <= oldestRateDays) return { rate: asked.value, source: asked.source };
  }
  return null;
}

async function lastClose({ data, simulated, asOf }: GatherRequest, { id }: Instrument) {
  const wanted = { instrumentId: id, interval: '1d', adjustment: 'split', to: asOf } as const;
  const { asked } = await ask(data.bars(wanted, { asOf }), simulated);
  if (!asked.ok) return null;
  const series = cutAfter(asked.value, asOf);
  const close = series.columns.close.at(-1);
  if (close === undefined || !(close > 0)) return null;
  const date = barDate(series, -1);
  return daysBetween(date, asOf) > oldestRateDays ? null : { close, date, source: asked.source };
}

/**
 * The company's other listings with a price and a rate of the same days. None where either is missing: amounts of two currencies
 * are never held against each other without one.
 */
export async function gatherListings(request: GatherRequest): Promise<readonly OtherListing[]> {
  const { instrument, data } = request;
  if (instrument.kind !== 'stock' || data.related === undefined) return [];
  const related = await data.related(instrument.id);
  const found = await Promise.all(
    related.map(async (other): Promise<readonly OtherListing[]> => {
      const { currency } = other.instrument;
      const isOneCurrency = currency === instrument.currency;
      const [last, rate] = await Promise.all([
        lastClose(request, other.instrument),
        isOneCurrency ? null : rateBetween(request, currency, instrument.currency),
      ]);
      return last === null || (rate === null && !isOneCurrency) ? [] : [{ ...other, ...last, rate }];
    }),
  );
  return found.flat();
}
