import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { codeOf, isIndex, venueOf } from '@plumbline/model/instrument';

const usMarkets: ReadonlyMap<string, string> = new Map([
  ['NASDAQ', '105'],
  ['NYSE', '106'],
  ['NYSE American', '107'],
  ['NYSE Arca', '107'],
]);

/** Number of the exchange and code, as the price servers name securities: `1.600519`, `0.300750`, `116.00700`, `105.AAPL`. */
export function secid(instrument: Instrument): string {
  const venue = venueOf(instrument.id);
  const code = codeOf(instrument.id).replace('^', '');
  if (venue === 'SH') return `1.${code}`;
  if (venue === 'SZ' || venue === 'BJ') return `0.${code}`;
  if (venue === 'HK') return `${isIndex(instrument.id) ? '100' : '116'}.${code}`;
  const market = usMarkets.get(instrument.exchange);
  if (market === undefined || isIndex(instrument.id)) {
    throw new PlumblineError('not-covered', `Eastmoney has no number for ${instrument.id}.`);
  }
  return `${market}.${code.replace('.', '_')}`;
}

/** The spelling of the data centre: `600519.SH`, `00700.HK`. Only companies of the mainland and Hong Kong report there. */
export function secucode(instrument: Instrument): string {
  const venue = venueOf(instrument.id);
  if (venue === 'US' || venue === 'CRYPTO' || instrument.kind !== 'stock') {
    throw new PlumblineError('not-covered', `Eastmoney's data centre has no statements of ${instrument.id}.`);
  }
  return `${codeOf(instrument.id)}.${venue}`;
}
