import { citable } from './build-context.ts';
import type { ReportContext } from './context.ts';

/** The rate from the statements' into the price's currency as a figure; null when it is not to be had. */
export function rateFact(context: ReportContext, date: string): string | null {
  const found = context.rates.get(date);
  if (found === undefined) return null;
  const id = `exchangeRate@${date}`;
  if (context.book.get(id) !== null) return id;
  const { rate, source } = found;
  context.book.addSource(citable(source, context.asOf));
  return context.book.observed({
    id,
    metric: 'exchangeRate',
    value: rate.rate,
    currency: rate.quote,
    asOf: rate.date,
    knownAt: rate.date,
    source: { id: source.id, locator: `${rate.base}/${rate.quote} ${rate.date}` },
  }).id;
}
