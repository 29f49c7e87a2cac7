import { z } from 'zod';
import { decimalText } from '../venue/decimal-text.ts';

/** Errors come with status 200 in a list beside the result; a result is absent then. */
const envelope = <T extends z.ZodType>(row: T) =>
  z.looseObject({
    error: z.array(z.string()),
    result: z.record(z.string(), z.union([z.array(row), z.number(), z.string()])).nullish(),
  });

/** time in seconds, open, high, low, close, average price, volume in coins, count. */
const ohlc = z
  .tuple([z.number().int(), decimalText, decimalText, decimalText, decimalText, z.unknown(), decimalText])
  .rest(z.unknown());

/** price, volume, time in seconds with a fraction. */
const trade = z.tuple([decimalText, decimalText, z.number()]).rest(z.unknown());

export const ohlcBody = envelope(ohlc);
export type OhlcBody = z.infer<typeof ohlcBody>;
export const tradesBody = envelope(trade);
export const timeBody = z.looseObject({ error: z.array(z.string()).length(0) });
