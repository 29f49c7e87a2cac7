import { z } from 'zod';

const figure = z.number().nullish();
/** Some modules wrap their numbers with a printed form even when asked for bare ones. */
const wrapped = z.union([z.number(), z.looseObject({ raw: z.number().nullish() })]).nullish();

export const summaryBody = z.looseObject({
  quoteSummary: z.looseObject({
    result: z
      .array(
        z.looseObject({
          price: z.looseObject({ symbol: z.string(), currency: z.string().nullish() }).nullish(),
          summaryDetail: z
            .looseObject({
              marketCap: figure,
              trailingPE: figure,
              dividendYield: figure,
              dividendRate: figure,
              beta: figure,
              fiftyTwoWeekLow: figure,
              fiftyTwoWeekHigh: figure,
            })
            .nullish(),
          defaultKeyStatistics: z.looseObject({ priceToBook: figure }).nullish(),
          calendarEvents: z
            .looseObject({
              earnings: z
                .looseObject({
                  earningsDate: z.array(z.number()),
                  isEarningsDateEstimate: z.boolean().nullish(),
                  earningsAverage: figure,
                })
                .nullish(),
            })
            .nullish(),
          earningsHistory: z
            .looseObject({
              history: z.array(z.looseObject({ epsActual: wrapped, epsEstimate: wrapped, quarter: wrapped })),
            })
            .nullish(),
        }),
      )
      .nullable(),
    error: z.looseObject({ code: z.string(), description: z.string().nullish() }).nullish(),
  }),
});
type Result = NonNullable<z.infer<typeof summaryBody>['quoteSummary']['result']>[number];
export type YahooSummary = Result;

/** With 401 and sometimes 200, in a shape of its own: the crumb is not taken any more. */
export const financeError = z.looseObject({
  finance: z.looseObject({ error: z.looseObject({ code: z.string(), description: z.string().nullish() }) }),
});

export function numberOf(value: z.infer<typeof wrapped>): number | null {
  const number = typeof value === 'object' ? value?.raw : value;
  return number ?? null;
}
