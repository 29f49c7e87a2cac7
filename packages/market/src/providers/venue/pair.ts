import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { codeOf } from '@plumbline/model/instrument';

/** One coin and what it is paid with. */
export interface Pair {
  readonly base: string;
  readonly quote: string;
}

/** The pair an id names: `CRYPTO:BTC-USD` is bitcoin in US dollars. Anything but a coin is refused. */
export function pairOf(instrument: Instrument, publisher: string): Pair {
  const [base = '', quote = ''] = codeOf(instrument.id).split('-');
  if (instrument.market !== 'crypto' || base === '' || quote === '') {
    throw new PlumblineError('not-covered', `${publisher} trades coins only, not ${instrument.id}.`);
  }
  return { base, quote };
}

/**
 * The pair as a venue without dollars trades it: in USDT, a token that aims at one US dollar and has traded percents away from it.
 * The answer then says USDT wherever it says a currency; it never passes for dollars.
 */
export function inTether({ base, quote }: Pair): Pair {
  return { base, quote: quote === 'USD' ? 'USDT' : quote };
}

/** What to tell about prices that are not in the currency of the id. */
export function currencyNotes(asked: Pair, traded: Pair): readonly string[] {
  if (asked.quote === traded.quote) return [];
  return [
    `Prices are in ${traded.quote}, not in ${asked.quote}: this venue has no ${asked.base}-${asked.quote} market we use.`,
  ];
}
