import type { SourceInterval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { displaySymbol } from '@plumbline/model/instrument';
import type { Quote } from '@plumbline/model/quote';
import type { Provider, ProviderBars, ProviderContext, Sourced } from '../provider.ts';
import { checkBars } from './cut-answer.ts';

/**
 * A price in another currency is another figure: a coin in USDT has traded percents away from the same coin in dollars, and
 * one series of both has steps nobody traded. So it is refused with the reason, never shown under the instrument's name.
 */
function checkCurrency(provider: Provider, instrument: Instrument, currency: string | undefined): void {
  if (currency === undefined || currency === instrument.currency) return;
  const symbol = displaySymbol(instrument.id);
  throw new PlumblineError(
    'data-refused',
    `${provider.title} has prices of ${symbol} in ${currency} only, and ${symbol} is priced in ${instrument.currency}.`,
    { currency },
  );
}

/** Bars of a provider from a date on, checked; a provider known to price in another currency is not even asked. */
export async function askBars(
  provider: Provider,
  instrument: Instrument,
  interval: SourceInterval,
  context: ProviderContext,
  from?: string,
): Promise<Sourced<ProviderBars>> {
  checkCurrency(provider, instrument, provider.priceCurrency?.(instrument));
  const request = { instrument, interval, ...(from !== undefined && { from }) };
  const answer = await provider.bars?.(request, context);
  if (answer === undefined) throw new PlumblineError('not-covered', `${provider.title} has no bars.`);
  checkCurrency(provider, instrument, answer.value.series.currency);
  if (answer.value.series.instrumentId !== instrument.id) {
    throw new PlumblineError(
      'data-refused',
      `${provider.title} was asked for ${instrument.id} and answered for ${answer.value.series.instrumentId}.`,
    );
  }
  return checkBars(answer, instrument, context.clock.now());
}

/** The last price of a provider under the same rules. */
export function askQuote(
  provider: Provider,
  instrument: Instrument,
  context: ProviderContext,
): Promise<Sourced<Quote>> | undefined {
  checkCurrency(provider, instrument, provider.priceCurrency?.(instrument));
  return provider.quote?.(instrument, context).then((answer) => {
    checkCurrency(provider, instrument, answer.value.currency);
    return answer;
  });
}
