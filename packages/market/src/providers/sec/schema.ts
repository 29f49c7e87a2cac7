import { z } from 'zod';

/** One reported number of one filing. `fy` and `fp` speak of the filing, not of the number, and are null in proxies. */
const observation = z.looseObject({
  start: z.iso.date().optional(),
  end: z.iso.date(),
  val: z.number(),
  accn: z.string(),
  fy: z.number().nullish(),
  fp: z.string().nullish(),
  form: z.string(),
  filed: z.iso.date(),
  frame: z.string().optional(),
});
export type SecObservation = z.infer<typeof observation>;

const concept = z.looseObject({ units: z.record(z.string(), z.array(observation)) });

export const companyFactsBody = z.looseObject({
  cik: z.union([z.number(), z.string()]),
  entityName: z.string(),
  facts: z.record(z.string(), z.record(z.string(), concept)),
});
export type CompanyFactsBody = z.infer<typeof companyFactsBody>;

const texts = z.array(z.string());

export const submissionsBody = z.looseObject({
  cik: z.union([z.number(), z.string()]),
  name: z.string(),
  filings: z.looseObject({
    recent: z.looseObject({
      accessionNumber: texts,
      filingDate: texts,
      reportDate: texts,
      form: texts,
      items: texts,
      primaryDocument: texts,
    }),
  }),
});
export type SubmissionsBody = z.infer<typeof submissionsBody>;

export const tickersBody = z.record(
  z.string(),
  z.looseObject({ cik_str: z.number().int().positive(), ticker: z.string().min(1), title: z.string().min(1) }),
);
export type TickersBody = z.infer<typeof tickersBody>;
