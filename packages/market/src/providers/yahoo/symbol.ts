import type { Instrument, InstrumentId, InstrumentKind } from '@plumbline/model/instrument';
import { codeOf, marketOf, parseInstrumentId, venueOf } from '@plumbline/model/instrument';

/**
 * Spellings that follow no rule: an index without its caret, and coins whose code an older coin had taken, so that the plain code
 * would be the price of another coin. Null where we do not know which coin has the plain code.
 */
const special: ReadonlyMap<InstrumentId, string | null> = new Map([
  ['HK:^HSTECH', 'HSTECH.HK'],
  ['CRYPTO:UNI-USD', 'UNI7083-USD'],
  ['CRYPTO:SUI-USD', 'SUI20947-USD'],
  ['CRYPTO:APT-USD', 'APT21794-USD'],
  ['CRYPTO:PEPE-USD', 'PEPE24478-USD'],
  ['CRYPTO:TON-USD', 'TON11419-USD'],
  ['CRYPTO:ARB-USD', 'ARB11841-USD'],
  ['CRYPTO:GRT-USD', 'GRT6719-USD'],
  ['CRYPTO:COMP-USD', 'COMP5692-USD'],
  ['CRYPTO:TIA-USD', 'TIA22861-USD'],
  ['CRYPTO:JUP-USD', 'JUP29210-USD'],
  ['CRYPTO:POL-USD', 'POL28321-USD'],
  ['CRYPTO:TRUMP-USD', 'TRUMP35336-USD'],
  ['CRYPTO:HYPE-USD', 'HYPE32196-USD'],
  ['CRYPTO:OP-USD', null],
  ['CRYPTO:SEI-USD', null],
  ['CRYPTO:WLD-USD', null],
  ['CRYPTO:ENA-USD', null],
  ['CRYPTO:ONDO-USD', null],
  ['CRYPTO:BONK-USD', null],
  ['CRYPTO:WIF-USD', null],
  ['CRYPTO:RENDER-USD', null],
]);

const suffixes = { SH: 'SS', SZ: 'SZ' } as const;

/** Yahoo's own spelling, or null where Yahoo lists nothing (the Beijing exchange). */
export function yahooSymbol(id: InstrumentId): string | null {
  const known = special.get(id);
  if (known !== undefined) return known;
  const venue = venueOf(id);
  const code = codeOf(id);
  if (venue === 'US') return code.replace('.', '-');
  if (venue === 'CRYPTO') return code;
  if (venue === 'HK') return code.startsWith('^') ? code : `${code.replace(/^0(?=\d{4}$)/, '')}.HK`;
  if (venue === 'BJ') return null;
  return `${code.replace('^', '')}.${suffixes[venue]}`;
}

const kinds: ReadonlyMap<string, InstrumentKind> = new Map([
  ['EQUITY', 'stock'],
  ['ETF', 'etf'],
  ['CRYPTOCURRENCY', 'crypto'],
]);

const usExchanges: ReadonlyMap<string, string> = new Map([
  ['NMS', 'NASDAQ'],
  ['NGM', 'NASDAQ'],
  ['NCM', 'NASDAQ'],
  ['NYQ', 'NYSE'],
  ['ASE', 'NYSE American'],
  ['PCX', 'NYSE Arca'],
  ['BTS', 'Cboe'],
]);

function idOf(symbol: string, exchange: string): InstrumentId | null {
  if (usExchanges.has(exchange)) return parseInstrumentId(`US:${symbol.replace('-', '.')}`);
  const dot = symbol.lastIndexOf('.');
  const code = symbol.slice(0, dot);
  if (exchange === 'HKG') return parseInstrumentId(`HK:${code.padStart(5, '0')}`);
  if (exchange === 'SHH') return parseInstrumentId(`SH:${code}`);
  if (exchange === 'SHZ') return parseInstrumentId(`SZ:${code}`);
  return exchange === 'CCC' && symbol.endsWith('-USD') ? parseInstrumentId(`CRYPTO:${symbol}`) : null;
}

const currencies = { us: 'USD', cn: 'CNY', hk: 'HKD', crypto: 'USD' } as const;
const mainland: ReadonlyMap<string, string> = new Map([
  ['SHH', 'SSE'],
  ['SHZ', 'SZSE'],
  ['HKG', 'HKEX'],
  ['CCC', 'spot'],
]);

/** An identity from a search hit; null for exchanges and kinds outside the four markets. */
export function instrumentOf(symbol: string, quoteType: string, exchange: string, name: string): Instrument | null {
  const kind = kinds.get(quoteType);
  const id = idOf(symbol, exchange);
  if (kind === undefined || id === null) return null;
  const market = marketOf(id);
  if ((market === 'crypto') !== (kind === 'crypto')) return null;
  return {
    id,
    kind,
    market,
    exchange: usExchanges.get(exchange) ?? mainland.get(exchange) ?? exchange,
    currency: currencies[market],
    name: { en: name, 'zh-CN': name, 'zh-HK': name },
    aliases: [],
    priceDecimals: market === 'hk' ? 3 : 2,
  };
}
