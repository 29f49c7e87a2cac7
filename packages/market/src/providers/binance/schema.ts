import { z } from 'zod';
import { decimalText } from '../venue/decimal-text.ts';

/** openTime, open, high, low, close, volume in coins, closeTime; turnover, trades and takers follow. */
const kline = z
  .tuple([z.number().int(), decimalText, decimalText, decimalText, decimalText, decimalText, z.number().int()])
  .rest(z.unknown());

export const klinesBody = z.array(kline);
export type KlinesBody = z.infer<typeof klinesBody>;

export const tickerBody = z.looseObject({
  symbol: z.string(),
  lastPrice: decimalText,
  closeTime: z.number().int(),
});
