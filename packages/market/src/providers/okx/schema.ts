import { z } from 'zod';
import { decimalText } from '../venue/decimal-text.ts';

const timeText = z.string().regex(/^\d{13}$/, 'not a time in milliseconds');

/** Every answer has status 200; `code` other than "0" makes it an error whose data are empty. */
const envelope = <T extends z.ZodType>(row: T) =>
  z.looseObject({ code: z.string(), msg: z.string(), data: z.array(row).nullish() });

/** time, open, high, low, close, volume in coins, twice more in other units, and whether the bar is over ("1") or not ("0"). */
const candle = z
  .tuple([
    timeText,
    decimalText,
    decimalText,
    decimalText,
    decimalText,
    decimalText,
    z.unknown(),
    z.unknown(),
    z.enum(['0', '1']),
  ])
  .rest(z.unknown());

export const candlesBody = envelope(candle);
export type CandlesBody = z.infer<typeof candlesBody>;

export const tickerBody = envelope(z.looseObject({ instId: z.string(), last: decimalText, ts: timeText }));
export const timeBody = envelope(z.looseObject({ ts: timeText }));
