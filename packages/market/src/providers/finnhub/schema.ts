import { z } from 'zod';

export const errorBody = z.looseObject({ error: z.string() });

/** Last, close before, time in seconds. A ticker it does not know is all zeros. */
export const quoteBody = z.looseObject({ c: z.number(), pc: z.number().nullish(), t: z.number().int().nullish() });

const newsRow = z.looseObject({
  headline: z.string(),
  url: z.string(),
  source: z.string(),
  datetime: z.number().int(),
  summary: z.string().nullish(),
});
export type FinnhubNewsRow = z.infer<typeof newsRow>;
export const newsBody = z.array(newsRow);

/** Hundreds of names; a figure that does not apply is null or absent. */
export const metricsBody = z.looseObject({
  symbol: z.string(),
  metric: z.record(z.string(), z.union([z.number(), z.string(), z.null()])),
});
export type FinnhubMetrics = z.infer<typeof metricsBody>['metric'];

const calendarRow = z.looseObject({
  symbol: z.string(),
  date: z.iso.date(),
  epsActual: z.number().nullish(),
  epsEstimate: z.number().nullish(),
  quarter: z.number().int().nullish(),
  year: z.number().int().nullish(),
});
export type CalendarRow = z.infer<typeof calendarRow>;

export const calendarBody = z.looseObject({ earningsCalendar: z.array(calendarRow) });

const filingRow = z.looseObject({
  accessNumber: z.string().min(1),
  symbol: z.string(),
  form: z.string(),
  filedDate: z.string(),
  reportUrl: z.string().nullish(),
});
export type FinnhubFiling = z.infer<typeof filingRow>;
export const filingsBody = z.array(filingRow);

/** An index that it does not know has no members. */
export const constituentsBody = z.looseObject({ symbol: z.string(), constituents: z.array(z.string()).nullish() });

const changeRow = z.looseObject({ action: z.string(), symbol: z.string(), date: z.string() });
export type FinnhubChange = z.infer<typeof changeRow>;
export const changesBody = z.looseObject({ symbol: z.string(), historicalConstituents: z.array(changeRow).nullish() });
