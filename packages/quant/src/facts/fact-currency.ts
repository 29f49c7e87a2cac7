import type { Fact } from '@plumbline/model/fact';
import { needsCurrency } from '@plumbline/model/units';

/** Metric id of a dated exchange rate; its `currency` is the one amounts are converted into. */
export const exchangeRateMetric = 'exchangeRate';

/**
 * The currency of a figure computed from `inputs`: the declared one, else that of the exchange rate among the inputs,
 * else the one all amounts share. `mixed` lists the currencies when they differ and no exchange rate joins them: such
 * a figure must not be computed. Each further currency needs a rate of its own.
 */
export function currencyOf(
  inputs: readonly Fact[],
  declared: string | undefined,
): { readonly own: string | undefined; readonly mixed: readonly string[] } {
  const rates = inputs.filter((input) => input.metric === exchangeRateMetric);
  const amounts = inputs.filter((input) => needsCurrency(input.unit));
  const currencies = [...new Set(amounts.flatMap(({ currency }) => (currency === undefined ? [] : [currency])))];
  const mixed = currencies.length > 1 + rates.length ? currencies : [];
  const converted = rates.find(({ currency }) => currency !== undefined)?.currency;
  return { own: declared ?? converted ?? currencies[0], mixed };
}
