import type { Instrument } from '@plumbline/model/instrument';
import { codeOf, venueOf } from '@plumbline/model/instrument';

/** US history is kept under the code with its exchange; without it the answer is empty. */
const usSuffixes: ReadonlyMap<string, string> = new Map([
  ['NASDAQ', '.OQ'],
  ['NYSE', '.N'],
  ['NYSE American', '.AM'],
  ['NYSE Arca', '.AM'],
]);

/** Tencent's spelling for quotes: `sh600519`, `hk00700`, `usAAPL`; null for coins. Indices have no caret. */
export function quoteSymbol({ id }: Instrument): string | null {
  const venue = venueOf(id);
  const code = codeOf(id).replace('^', '');
  return venue === 'CRYPTO' ? null : `${venue.toLowerCase()}${code}`;
}

/** The spelling for history; null where it is not known. */
export function historySymbol(instrument: Instrument): string | null {
  const symbol = quoteSymbol(instrument);
  if (symbol === null || instrument.market !== 'us') return symbol;
  const suffix = usSuffixes.get(instrument.exchange);
  return suffix === undefined || instrument.kind === 'index' ? null : `${symbol}${suffix}`;
}
