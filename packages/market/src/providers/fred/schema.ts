import { z } from 'zod';
import { signedDecimalText } from '../venue/decimal-text.ts';

export const seriesBody = z.looseObject({
  seriess: z.array(
    z.looseObject({
      id: z.string(),
      title: z.string(),
      units: z.string(),
      frequency_short: z.string(),
      notes: z.string().nullish(),
    }),
  ),
});
export type SeriesBody = z.infer<typeof seriesBody>;

/** A single point stands for a day without a value; anything else is a number. */
const value = z.union([z.literal('.'), signedDecimalText]);

export const observationsBody = z.looseObject({
  count: z.number().int(),
  offset: z.number().int(),
  observations: z.array(z.looseObject({ date: z.iso.date(), realtime_start: z.iso.date(), value })),
});
export type ObservationsBody = z.infer<typeof observationsBody>;

export const releaseDatesBody = z.looseObject({
  release_dates: z.array(z.looseObject({ release_id: z.number().int(), date: z.iso.date() })),
});
export type ReleaseDatesBody = z.infer<typeof releaseDatesBody>;

export const errorBody = z.looseObject({ error_code: z.number().int(), error_message: z.string() });
