import { citable } from './build-context.ts';
import type { ReportContext } from './context.ts';
import type { DatedRate } from './gather/gather-rates.ts';

/** A rate between two currencies as a figure of its own, under the name by which it is asked for. */
export function observeRate({ book, asOf }: ReportContext, { rate, source }: DatedRate, id: string): string {
  if (book.get(id) !== null) return id;
  book.addSource(citable(source, asOf));
  return book.observed({
    id,
    metric: 'exchangeRate',
    value: rate.rate,
    currency: rate.quote,
    asOf: rate.date,
    knownAt: rate.date,
    source: { id: source.id, locator: `${rate.base}/${rate.quote} ${rate.date}` },
  }).id;
}

/** The rate from the statements' into the price's currency as a figure; null when it is not to be had. */
export function rateFact(context: ReportContext, date: string): string | null {
  const found = context.rates.get(date);
  return found === undefined ? null : observeRate(context, found, `exchangeRate@${date}`);
}
