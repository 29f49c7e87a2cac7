import { z } from 'zod';
import { decimalText } from '../venue/decimal-text.ts';

const secondsText = z.string().regex(/^\d{1,11}$/, 'not a time in seconds');

export const candlesBody = z.looseObject({
  candles: z.array(
    z.looseObject({
      start: secondsText,
      low: decimalText,
      high: decimalText,
      open: decimalText,
      close: decimalText,
      volume: decimalText,
    }),
  ),
});
export type CandlesBody = z.infer<typeof candlesBody>;

export const tradesBody = z.looseObject({
  trades: z.array(
    z.looseObject({ product_id: z.string(), price: decimalText, time: z.iso.datetime({ offset: true }) }),
  ),
});

export const productBody = z.looseObject({
  product_id: z.string(),
  product_type: z.string(),
  base_currency_id: z.string(),
  quote_currency_id: z.string(),
  base_name: z.string(),
  price_increment: decimalText,
  is_disabled: z.boolean().optional(),
});
export type ProductBody = z.infer<typeof productBody>;

export const timeBody = z.looseObject({ epochSeconds: z.string() });
