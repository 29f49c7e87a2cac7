import { z } from 'zod';

/** With any status: `{"status":"NOT_AUTHORIZED","message":…}` or `{"status":"ERROR","error":…}`. */
export const refusalBody = z.looseObject({
  status: z.string(),
  message: z.string().nullish(),
  error: z.string().nullish(),
});

/** JSON's 1e400 becomes Infinity, which is no number here. */
const bar = z.looseObject({
  t: z.number().int(),
  o: z.number(),
  h: z.number(),
  l: z.number(),
  c: z.number(),
  v: z.number(),
});
export type MassiveBar = z.infer<typeof bar>;

export const aggregatesBody = z.looseObject({
  ticker: z.string(),
  adjusted: z.boolean(),
  next_url: z.string().nullish(),
  results: z.array(bar).nullish(),
});

export const dividendRow = z.looseObject({
  ticker: z.string(),
  cash_amount: z.number(),
  currency: z.string().nullish(),
  declaration_date: z.iso.date().nullish(),
  ex_dividend_date: z.iso.date(),
});
export const dividendsBody = z.looseObject({
  status: z.string(),
  next_url: z.string().nullish(),
  results: z.array(dividendRow).nullish(),
});
export type DividendRow = z.infer<typeof dividendRow>;

export const splitRow = z.looseObject({
  ticker: z.string(),
  execution_date: z.iso.date(),
  split_from: z.number(),
  split_to: z.number(),
});
export const splitsBody = z.looseObject({
  status: z.string(),
  next_url: z.string().nullish(),
  results: z.array(splitRow).nullish(),
});
export type SplitRow = z.infer<typeof splitRow>;

const figure = z.looseObject({ value: z.number(), unit: z.string() });
const statement = z.record(z.string(), figure);

export const financialRow = z.looseObject({
  start_date: z.iso.date().nullish(),
  end_date: z.iso.date(),
  timeframe: z.string(),
  fiscal_period: z.string(),
  fiscal_year: z.string().nullish(),
  filing_date: z.iso.date().nullish(),
  source_filing_url: z.string().nullish(),
  financials: z.looseObject({
    income_statement: statement.nullish(),
    balance_sheet: statement.nullish(),
    cash_flow_statement: statement.nullish(),
  }),
});
export type FinancialRow = z.infer<typeof financialRow>;
export const financialsBody = z.looseObject({ status: z.string(), results: z.array(financialRow).nullish() });

export const newsRow = z.looseObject({
  title: z.string(),
  article_url: z.string(),
  published_utc: z.iso.datetime({ offset: true }),
  publisher: z.looseObject({ name: z.string() }),
  description: z.string().nullish(),
});
export const newsBody = z.looseObject({ status: z.string(), results: z.array(newsRow).nullish() });
