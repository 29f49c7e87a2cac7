import { z } from 'zod';
import { signedDecimalText } from '../venue/decimal-text.ts';

/** Values are text; a day without a value lacks the field or has null there. */
const value = signedDecimalText.nullish();

export const errorBody = z.looseObject({ error: z.looseObject({ type: z.string(), message: z.string() }) });

const pageBody = z.looseObject({
  data: z.array(
    z.looseObject({
      asset: z.string(),
      time: z.string().regex(/^\d{4}-\d{2}-\d{2}T00:00:00(\.0+)?Z$/, 'not the start of a UTC day'),
      PriceUSD: value,
      CapMrktCurUSD: value,
      CapMVRVCur: value,
      AdrActCnt: value,
      TxCnt: value,
      SplyCur: value,
    }),
  ),
  next_page_token: z.string().max(500).nullish(),
});
export type MetricsPage = z.infer<typeof pageBody>;
export type MetricsRow = MetricsPage['data'][number];

export const metricsBody = z.union([pageBody, errorBody]);
