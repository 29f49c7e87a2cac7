import { z } from 'zod';

/**
 * A condition on the daily closes of one instrument.
 * above, below: the close passes a level it had not passed the day before. moves: the close is at least `size` away from
 * that of `bars` sessions ago, either way, where it was not the day before. Levels in the instrument's currency, as traded.
 */
export const priceRule = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('above'), level: z.number().positive() }),
  z.strictObject({ is: z.literal('below'), level: z.number().positive() }),
  z.strictObject({
    is: z.literal('moves'),
    size: z.number().min(0.001).max(10),
    bars: z.number().int().min(1).max(250),
  }),
]);
export type PriceRule = z.infer<typeof priceRule>;

export const alertKinds = ['price', 'falsifier'] as const;

/** ended: it rang and was to ring once. */
export const alertStates = ['active', 'paused', 'ended'] as const;
