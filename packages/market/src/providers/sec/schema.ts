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

/**
 * The same facts with each filing named once: rows are [start, end, value, place in `filings`]. Recordings of many companies
 * are kept in this shape.
 */
const compactFacts = z.looseObject({
  cik: z.union([z.number(), z.string()]),
  entityName: z.string(),
  filings: z.array(
    z.tuple([z.string(), z.iso.date(), z.string(), z.number().nullable(), z.string().nullable()]).rest(z.unknown()),
  ),
  facts: z.record(
    z.string(),
    z.record(
      z.string(),
      z.record(
        z.string(),
        z.array(z.tuple([z.iso.date().nullable(), z.iso.date(), z.number(), z.number().int().nonnegative()])),
      ),
    ),
  ),
});

const mapValues = <T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** Either shape of company facts, as the SEC would have given it. */
export const anyCompanyFacts = z.union([
  companyFactsBody,
  compactFacts.transform(({ cik, entityName, filings, facts }): CompanyFactsBody => {
    const rowOf = ([start, end, val, place]: readonly [string | null, string, number, number]): SecObservation[] => {
      const filing = filings[place];
      if (filing === undefined) return [];
      const [accn, filed, form, fy, fp] = filing;
      return [{ ...(start === null ? {} : { start }), end, val, accn, fy, fp, form, filed }];
    };
    return {
      cik,
      entityName,
      facts: mapValues(facts, (tags) =>
        mapValues(tags, (units) => ({ units: mapValues(units, (rows) => rows.flatMap(rowOf)) })),
      ),
    };
  }),
]);

const texts = z.array(z.string());

/** Filings as columns: one value of each per filing. */
export const filingColumns = z.looseObject({
  accessionNumber: texts,
  filingDate: texts,
  reportDate: texts,
  form: texts,
  items: texts,
  primaryDocument: texts,
});
export type FilingColumns = z.infer<typeof filingColumns>;

export const submissionsBody = z.looseObject({
  cik: z.union([z.number(), z.string()]),
  sic: z.string().nullish(),
  name: z.string(),
  filings: z.looseObject({
    recent: filingColumns,
    /** Lists of what was filed before. */
    files: z.array(z.looseObject({ name: z.string(), filingTo: z.string().nullish() })).nullish(),
  }),
});
export type SubmissionsBody = z.infer<typeof submissionsBody>;

export const tickersBody = z.record(
  z.string(),
  z.looseObject({ cik_str: z.number().int().positive(), ticker: z.string().min(1), title: z.string().min(1) }),
);
export type TickersBody = z.infer<typeof tickersBody>;
