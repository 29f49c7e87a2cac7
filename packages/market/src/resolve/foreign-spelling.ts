import type { InstrumentId } from '@plumbline/model/instrument';
import { parseInstrumentId } from '@plumbline/model/instrument';

type Rewrite = (parts: readonly string[]) => readonly string[];

const mainland =
  (venue: string): Rewrite =>
  ([code = '']) => [`${venue}:${code}`, `${venue}:^${code}`];
const usCode: Rewrite = ([code = '']) => [`US:${code.replace(/[_-]/, '.')}`, `US:^${code}`];
const hkCode: Rewrite = ([code = '']) => [`HK:${code.padStart(5, '0')}`, `HK:^${code}`];
const hkIndex: Rewrite = ([code = '']) => [`HK:^${code}`];
/** Kraken's own codes of two coins. */
const krakenCoins: Readonly<Record<string, string>> = { XBT: 'BTC', XDG: 'DOGE' };
const coin: Rewrite = ([code = '']) => [`CRYPTO:${krakenCoins[code] ?? code}-USD`];

/**
 * How data vendors and terminals spell a security, where that is not how people do: exchange numbers (`1.600519`, `116.00700`,
 * `105.AAPL`), market prefixes (`usAAPL`, `NASDAQ:AAPL`, `HKEX:700`, `BINANCE:BTCUSDT`, `X:BTCUSD`) and suffixes (`AAPL.OQ`,
 * `600519.SHH`, `AAPL US Equity`, `700 HK`, `XXBTZUSD`).
 */
const spellings: readonly (readonly [RegExp, Rewrite])[] = [
  [/^1\.(\d{6})$/, mainland('SH')],
  [/^0\.(\d{6})$/, ([code = '']) => [`SZ:${code}`, `BJ:${code}`, `SZ:^${code}`]],
  [/^116\.(\d{5})$/, hkCode],
  [/^HK([A-Z]+)$/, hkIndex],
  [/^([A-Z]+)\.HK$/, hkIndex],
  [/^100\.([A-Z]+)$/, ([code = '']) => [`HK:^${code}`, `US:^${code}`]],
  [/^10[567]\.([A-Z_]+)$/, usCode],
  [/^(?:NASDAQ|NYSE|AMEX|NYSEARCA|BATS|SP|TVC):([A-Z.]+)$/, usCode],
  [/^(?:SSE|SHSE|SHA):(\d{6})$/, mainland('SH')],
  [/^(?:SZSE|SHE):(\d{6})$/, mainland('SZ')],
  [/^BSE:(\d{6})$/, mainland('BJ')],
  [/^(?:HKEX|SEHK|HKG|HK):(\d{1,5})$/, hkCode],
  [/^(?:BINANCE|OKX|COINBASE|KRAKEN|BITSTAMP):([A-Z0-9]+?)[-/]?USD[TC]?$/, coin],
  [/^X:([A-Z0-9]+)USD$/, coin],
  // Yahoo puts a number behind the code where an older coin has it.
  [/^([A-Z]+)\d{4,5}-USD$/, coin],
  [/^X([A-Z]{3})ZUSD$/, coin],
  [/^(XBT|XDG)[-/]?USD[TC]?$/, coin],
  [/^(\d{6})\.SHH$/, mainland('SH')],
  [/^(\d{6})\.SHZ$/, mainland('SZ')],
  // Preferred shares: `ABR^E`, `ABR$E`, `ABR.PR.E`, `ABR PR E`.
  [/^([A-Z]+)(?:[$^]|[. /-]PR[. /-]?)([A-Z]?)$/, ([stem = '', series = '']) => [`US:${stem}.P${series}`]],
  [/^US([A-Z]+(?:\.[AB])?)$/, usCode],
  [/^(?:US)?([A-Z.]+)\.(?:OQ|N|AM|P|K)$/, usCode],
  [/^([A-Z]+(?:[/.][A-Z])?) U[SNWQPR](?: EQUITY)?$/, ([code = '']) => [`US:${code.replace('/', '.')}`]],
  [/^(\d{1,5}) HK(?: EQUITY)?$/, hkCode],
  [/^(\d{6}) C[HG](?: EQUITY)?$/, ([code = '']) => [`SH:${code}`, `SZ:${code}`]],
  [/^([A-Z]{3})1? (?:INDEX|CURNCY)$/, ([code = '']) => [`HK:^${code}`, `US:^${code}`, `CRYPTO:${code}-USD`]],
];

/** Canonical ids that a vendor's spelling can stand for, whether or not there is such an instrument. */
export function foreignReadings(text: string): readonly InstrumentId[] {
  const upper = text.normalize('NFKC').trim().toUpperCase();
  for (const [pattern, rewrite] of spellings) {
    const match = pattern.exec(upper);
    if (match === null) continue;
    return rewrite(match.slice(1)).flatMap((id) => parseInstrumentId(id) ?? []);
  }
  return [];
}
