import { z } from 'zod';

/** Prices: `rc` 100 means that the code is unknown, `data: null` with any other that we are being held off. */
export const klinesBody = z.looseObject({
  rc: z.number().int(),
  data: z.looseObject({ code: z.string(), klines: z.array(z.string()) }).nullish(),
});
export type KlinesBody = z.infer<typeof klinesBody>;

/** One row of the data centre: columns by name. Nested lists exist in one table only, which has its own schema. */
export const reportRow = z.record(z.string(), z.unknown());
export type ReportRow = z.infer<typeof reportRow>;

/** `success: false` with code 9201 is how "no rows" is said. */
export const reportBody = z.looseObject({
  success: z.boolean(),
  code: z.number().nullish(),
  message: z.string().nullish(),
  result: z
    .looseObject({ pages: z.number().int().nullish(), count: z.number().int().nullish(), data: z.array(reportRow) })
    .nullish(),
});
export type ReportBody = z.infer<typeof reportBody>;

/** One report of a Hong Kong company: what it spans, in which currency, under which standard. */
export const hongKongReport = z.looseObject({
  START_DATE: z.string(),
  REPORT_DATE: z.string(),
  CURRENCY: z.string(),
  ACCOUNT_STANDARD: z.string().nullish(),
  REPORT_TYPE: z.string(),
});
export type HongKongReport = z.infer<typeof hongKongReport>;

export const hongKongReports = z.looseObject({ REPORT_LIST: z.array(hongKongReport) });

export const hongKongItem = z.looseObject({
  SECUCODE: z.string(),
  REPORT_DATE: z.string(),
  STD_ITEM_CODE: z.string(),
  STD_ITEM_NAME: z.string(),
  AMOUNT: z.number().nullable(),
});
export type HongKongItem = z.infer<typeof hongKongItem>;
