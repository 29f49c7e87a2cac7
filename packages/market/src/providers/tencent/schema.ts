import { z } from 'zod';
import { decimalText } from '../venue/decimal-text.ts';

/** On ex-dates a row carries what was paid; on others an empty object, a turnover, or nothing. */
export const exDate = z.looseObject({ cqr: z.string(), FHcontent: z.string() });

/** Date, OPEN, CLOSE, HIGH, LOW, volume; then whatever the market adds. */
export const klineRow = z
  .tuple([z.string(), decimalText, decimalText, decimalText, decimalText, decimalText])
  .rest(z.unknown());
export type KlineRow = z.infer<typeof klineRow>;

/** Lists stand beside other things under the symbol (`qt`, `mx_price`, `prec`); only the list that was asked for is read. */
const history = z.record(z.string(), z.record(z.string(), z.unknown()));

/** `{"code":0,"msg":"param error","data":[]}` is how an unknown symbol comes back, with status 200 and code 0. */
export const klinesBody = z.looseObject({
  code: z.number().int(),
  msg: z.string().nullish(),
  data: z.union([history, z.array(z.unknown())]).nullish(),
});
export type KlinesBody = z.infer<typeof klinesBody>;

export const klineRows = z.array(klineRow);

/** The quote that comes along with a history. */
export const attachedQuotes = z.record(z.string(), z.unknown());
export const quoteFields = z.array(z.string());
