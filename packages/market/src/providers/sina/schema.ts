import { z } from 'zod';
import { decimalText } from '../venue/decimal-text.ts';

const row = z.looseObject({
  day: z.string(),
  open: decimalText,
  high: decimalText,
  low: decimalText,
  close: decimalText,
  volume: decimalText,
});

/** Null for a code it does not know. */
export const klinesBody = z.array(row).nullable();
export type KlinesBody = z.infer<typeof klinesBody>;
