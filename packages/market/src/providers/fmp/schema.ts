import { z } from 'zod';

/** `{"Error Message": …}` with status 401, 402 or 403, and on some paths with 200. */
export const errorBody = z.looseObject({ 'Error Message': z.string() });

const bar = z.looseObject({
  symbol: z.string(),
  date: z.iso.date(),
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
  volume: z.number(),
});
export const barsBody = z.union([z.array(bar), errorBody]);
export type FmpBar = z.infer<typeof bar>;

const dividend = z.looseObject({
  symbol: z.string(),
  date: z.iso.date(),
  declarationDate: z.string().nullish(),
  dividend: z.number(),
});
export const dividendsBody = z.union([z.array(dividend), errorBody]);
export type FmpDividend = z.infer<typeof dividend>;

const split = z.looseObject({
  symbol: z.string(),
  date: z.iso.date(),
  numerator: z.number(),
  denominator: z.number(),
});
export const splitsBody = z.union([z.array(split), errorBody]);
export type FmpSplit = z.infer<typeof split>;

const quote = z.looseObject({
  symbol: z.string(),
  price: z.number(),
  previousClose: z.number().nullish(),
  timestamp: z.number().int(),
});
export const quotesBody = z.union([z.array(quote), errorBody]);

/** Figures under their names beside what identifies the report. */
const statement = z
  .looseObject({
    symbol: z.string(),
    date: z.iso.date(),
    reportedCurrency: z.string(),
    filingDate: z.iso.date().nullish(),
    fiscalYear: z.string(),
    period: z.string(),
  })
  .catchall(z.unknown());
export type FmpStatement = z.infer<typeof statement>;
export const statementsBody = z.union([z.array(statement), errorBody]);

const earnings = z.looseObject({
  symbol: z.string(),
  date: z.iso.date(),
  epsActual: z.number().nullish(),
  epsEstimated: z.number().nullish(),
});
export const earningsBody = z.union([z.array(earnings), errorBody]);
const indexChange = z.looseObject({
  dateAdded: z.string().nullish(),
  date: z.string().nullish(),
  symbol: z.string().nullish(),
  addedSecurity: z.string().nullish(),
  removedTicker: z.string().nullish(),
  reason: z.string().nullish(),
});
export const indexChangesBody = z.union([z.array(indexChange), errorBody]);
export type FmpIndexChange = z.infer<typeof indexChange>;

/** Of …-constituent only who is in it is read. */
export const membersBody = z.union([z.array(z.looseObject({ symbol: z.string() })), errorBody]);
