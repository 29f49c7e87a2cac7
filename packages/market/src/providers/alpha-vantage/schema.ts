import { z } from 'zod';
import { decimalText } from '../venue/decimal-text.ts';

/** Errors come with status 200 and one field of words. */
export const wordsBody = z.union([
  z.looseObject({ Note: z.string() }).transform(({ Note }) => ({ words: Note })),
  z.looseObject({ Information: z.string() }).transform(({ Information }) => ({ words: Information })),
  z.looseObject({ 'Error Message': z.string() }).transform((body) => ({ error: body['Error Message'] })),
]);
export type WordsBody = z.infer<typeof wordsBody>;

const bar = z.looseObject({
  '1. open': decimalText,
  '2. high': decimalText,
  '3. low': decimalText,
  '4. close': decimalText,
  '5. volume': decimalText,
});

const bars = z.record(z.string(), bar);
export type AlphaVantageBars = z.infer<typeof bars>;

interface Series {
  readonly symbol: string;
  readonly bars: AlphaVantageBars;
}

const described = z.looseObject({ 'Meta Data': z.looseObject({ '2. Symbol': z.string() }) });

/** One of many time series under a name that says its interval. */
export function seriesBody(field: string): z.ZodType<Series | WordsBody> {
  const series = described.transform((body, context): Series => {
    const parsed = bars.safeParse(body[field]);
    if (parsed.success) return { symbol: body['Meta Data']['2. Symbol'], bars: parsed.data };
    const issue = parsed.error.issues[0];
    context.addIssue(`${field} ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'missing'}`);
    return z.NEVER;
  });
  return z.union([series, wordsBody]);
}

/** A date that is not known is the word `None`. */
const date = z.union([z.iso.date(), z.literal('None')]);

export const dividendsBody = z.union([
  z.looseObject({
    symbol: z.string(),
    data: z.array(z.looseObject({ ex_dividend_date: date, declaration_date: date, amount: decimalText })),
  }),
  wordsBody,
]);

export const splitsBody = z.union([
  z.looseObject({
    symbol: z.string(),
    data: z.array(z.looseObject({ effective_date: z.iso.date(), split_factor: decimalText })),
  }),
  wordsBody,
]);

export const quoteBody = z.union([
  z.looseObject({
    'Global Quote': z.looseObject({
      '01. symbol': z.string().optional(),
      '05. price': decimalText.optional(),
      '07. latest trading day': z.iso.date().optional(),
      '08. previous close': decimalText.optional(),
    }),
  }),
  wordsBody,
]);
