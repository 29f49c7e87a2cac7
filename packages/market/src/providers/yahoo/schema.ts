import { z } from 'zod';

/** Open to fields we do not read; strict about those we do. JSON null stands for a missing number. */
const column = z.array(z.number().nullable());

const tradingPeriod = z.looseObject({ start: z.number(), end: z.number() });

export const chartMeta = z.looseObject({
  symbol: z.string(),
  currency: z.string().nullish(),
  exchangeTimezoneName: z.string(),
  dataGranularity: z.string().nullish(),
  regularMarketTime: z.number().nullish(),
  regularMarketPrice: z.number().nullish(),
  chartPreviousClose: z.number().nullish(),
  currentTradingPeriod: z.looseObject({ regular: tradingPeriod }).nullish(),
});
export type ChartMeta = z.infer<typeof chartMeta>;

const dividend = z.looseObject({ amount: z.number(), date: z.number() });
const split = z.looseObject({ date: z.number(), numerator: z.number(), denominator: z.number() });

export const chartResult = z.looseObject({
  meta: chartMeta,
  timestamp: z.array(z.number()).optional(),
  events: z
    .looseObject({
      dividends: z.record(z.string(), dividend).optional(),
      splits: z.record(z.string(), split).optional(),
    })
    .optional(),
  indicators: z.looseObject({
    quote: z.array(
      z.looseObject({
        open: column.optional(),
        high: column.optional(),
        low: column.optional(),
        close: column.optional(),
        volume: column.optional(),
      }),
    ),
  }),
});
export type ChartResult = z.infer<typeof chartResult>;

export const chartBody = z.looseObject({
  chart: z.looseObject({
    result: z.array(chartResult).nullable(),
    error: z.looseObject({ code: z.string(), description: z.string().nullish() }).nullish(),
  }),
});
export type ChartBody = z.infer<typeof chartBody>;

export const searchBody = z.looseObject({
  quotes: z.array(
    z.looseObject({
      symbol: z.string().optional(),
      quoteType: z.string().optional(),
      exchange: z.string().optional(),
      exchDisp: z.string().optional(),
      longname: z.string().optional(),
      shortname: z.string().optional(),
    }),
  ),
  news: z
    .array(
      z.looseObject({
        title: z.string().optional(),
        link: z.string().optional(),
        publisher: z.string().optional(),
        providerPublishTime: z.number().optional(),
        relatedTickers: z.array(z.string()).optional(),
      }),
    )
    .optional(),
});
export type SearchBody = z.infer<typeof searchBody>;
