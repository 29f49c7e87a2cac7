import type { InstrumentId } from '@plumbline/model/instrument';
import { codeOf, displaySymbol, marketOf, venueOf } from '@plumbline/model/instrument';

const suffixes = { SH: ['SH', 'SS', 'SHH', 'XSHG'], SZ: ['SZ', 'SHZ', 'XSHE'], BJ: ['BJ'] } as const;

function plain(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Recognises an instrument in the spellings that files use: 600519, 600519.SH, sh600519, 0700.HK, 700, BTC/USD, BTCUSDT. */
export function isSpelledAs(id: InstrumentId): (symbol: string) => boolean {
  const [code, venue] = [codeOf(id), venueOf(id)];
  const known = new Set([plain(id), plain(code), plain(displaySymbol(id))]);
  if (venue === 'SH' || venue === 'SZ' || venue === 'BJ') {
    known.add(`${venue}${code}`);
    for (const suffix of suffixes[venue]) known.add(`${code}${suffix}`);
  }
  if (marketOf(id) === 'hk') {
    const short = code.replace(/^0+/, '');
    for (const digits of [short, short.padStart(4, '0'), code]) {
      known.add(digits);
      known.add(`${digits}HK`);
      known.add(`HK${digits}`);
    }
  }
  return (symbol) => known.has(plain(symbol));
}
