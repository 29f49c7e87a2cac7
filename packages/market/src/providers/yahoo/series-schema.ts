import { z } from 'zod';

/** One figure; nulls stand where a company left a period out. */
const point = z.looseObject({
  asOfDate: z.iso.date(),
  periodType: z.string(),
  currencyCode: z.string().optional(),
  reportedValue: z.looseObject({ raw: z.number() }),
});
export type SeriesPoint = z.infer<typeof point>;

const points = z.array(point.nullable());

/** One series: its figures stand under its own name, so that the rest is read by that name. */
const series = z.looseObject({ meta: z.looseObject({ symbol: z.array(z.string()), type: z.array(z.string()) }) });

export const seriesBody = z.looseObject({
  timeseries: z.looseObject({
    result: z.array(series).nullable(),
    error: z.looseObject({ code: z.string().nullish(), description: z.string().nullish() }).nullish(),
  }),
});
export type SeriesBody = z.infer<typeof seriesBody>;

/** Figures of one series; null when they are of another shape. */
export function pointsOf(one: Readonly<Record<string, unknown>>, type: string): readonly SeriesPoint[] | null {
  const given = one[type];
  if (given === undefined) return [];
  const parsed = points.safeParse(given);
  return parsed.success ? parsed.data.filter((item) => item !== null) : null;
}
