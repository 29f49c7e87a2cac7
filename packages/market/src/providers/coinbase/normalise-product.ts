import type { Instrument } from '@plumbline/model/instrument';
import { parseInstrumentId } from '@plumbline/model/instrument';
import { decimalsOf } from '../venue/decimal-text.ts';
import type { ProductBody } from './schema.ts';

/** A spot product → identity of its coin; futures and products without a name are left out. */
export function normaliseProduct(body: ProductBody): Instrument | null {
  const name = body.base_name.trim();
  const id = parseInstrumentId(`CRYPTO:${body.base_currency_id}-${body.quote_currency_id}`);
  if (id === null || name === '' || body.product_type !== 'SPOT') return null;
  return {
    id,
    kind: 'crypto',
    market: 'crypto',
    exchange: 'spot',
    currency: body.quote_currency_id,
    name: { en: name, 'zh-CN': name, 'zh-HK': name },
    aliases: [],
    priceDecimals: decimalsOf(body.price_increment),
  };
}

/** The product a typed text may name (`sol`, `SOL-USD`, `SOLUSDT`), or null when it is no code of a coin. */
export function productOf(text: string): string | null {
  const match = /^([A-Z0-9]{2,10}?)(?:[-/_ ]?USD[TC]?)?$/.exec(text.trim().toUpperCase());
  return match?.[1] === undefined ? null : `${match[1]}-USD`;
}
