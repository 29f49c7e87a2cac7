import { cnBoardOf } from '@plumbline/model/markets/cn/boards';
import type { Instrument, InstrumentId, MarketId } from '@plumbline/model/instrument';
import { codeOf, displaySymbol, marketOf, parseInstrumentId, venueOf } from '@plumbline/model/instrument';
import { foreignReadings } from './foreign-spelling.ts';

const venuesOfCode = ['SH', 'SZ', 'BJ'] as const;

function ids(texts: readonly string[]): readonly InstrumentId[] {
  return texts.flatMap((text) => parseInstrumentId(text) ?? []);
}

/** Beijing moved its shares to 920 codes on 2025-10-09; those we know of kept their last three digits. */
export function movedToBeijing(id: InstrumentId): InstrumentId | null {
  const digits = /^BJ:(?:43|83|87|88)\d(\d{3})$/.exec(id)?.[1];
  return digits === undefined ? null : parseInstrumentId(`BJ:920${digits}`);
}

/**
 * Ids that a typed code can stand for although no list has it: a new listing, an old code. A mainland code says where it is listed;
 * letters may be a share in New York or a coin. Empty for everything that is no code.
 */
export function codeReadings(text: string): readonly InstrumentId[] {
  const code = text.normalize('NFKC').trim().toUpperCase();
  const exact = parseInstrumentId(code);
  if (exact !== null) return [exact];
  const mainland = /^(?:SH|SZ|BJ)?(\d{6})(?:\.(?:SH|SS|SZ|BJ))?$/.exec(code)?.[1];
  if (mainland !== undefined) {
    return ids(venuesOfCode.map((venue) => `${venue}:${mainland}`)).filter((id) => cnBoardOf(id) !== null);
  }
  const hongKong = /^(?:HK)?(\d{1,5})(?:\.HK)?$/.exec(code)?.[1];
  if (hongKong !== undefined) return ids([`HK:${hongKong.padStart(5, '0')}`]);
  const pair = /^([A-Z0-9]{2,12})[-/](USD[TC]?)$/.exec(code);
  if (pair !== null) return ids([`CRYPTO:${pair[1]}-${pair[2]}`, `CRYPTO:${pair[1]}-USDT`]);
  const newYork = /^([A-Z]{1,5}(?:[.-][A-Z]{1,2})?)(?:\.US)?$/.exec(code)?.[1];
  const coins = /^[A-Z0-9]{2,10}$/.test(code) ? [`CRYPTO:${code}-USD`, `CRYPTO:${code}-USDT`] : [];
  return newYork === undefined
    ? [...foreignReadings(text), ...ids(coins)]
    : [...ids([`US:${newYork.replace('-', '.')}`, ...coins])];
}

const places: Readonly<Record<MarketId, Pick<Instrument, 'currency' | 'priceDecimals'>>> = {
  us: { currency: 'USD', priceDecimals: 2 },
  cn: { currency: 'CNY', priceDecimals: 2 },
  hk: { currency: 'HKD', priceDecimals: 3 },
  crypto: { currency: 'USD', priceDecimals: 6 },
};
const exchanges: Readonly<Record<string, string>> = { SH: 'SSE', SZ: 'SZSE', BJ: 'BSE', HK: 'HKEX', CRYPTO: 'spot' };

/** All that a code alone says of an instrument; its code stands for its name. */
export function bareInstrument(id: InstrumentId): Instrument {
  const market = marketOf(id);
  const symbol = displaySymbol(id);
  const board = cnBoardOf(id);
  const isFund = board === 'sse-fund' || board === 'szse-fund';
  return {
    id,
    kind: market === 'crypto' ? 'crypto' : isFund ? 'etf' : 'stock',
    market,
    exchange: exchanges[venueOf(id)] ?? 'US',
    ...places[market],
    ...(isFund && { priceDecimals: 3 }),
    ...(market === 'crypto' && { currency: codeOf(id).slice(codeOf(id).indexOf('-') + 1) }),
    name: { en: symbol, 'zh-CN': symbol, 'zh-HK': symbol },
    aliases: [],
  };
}
