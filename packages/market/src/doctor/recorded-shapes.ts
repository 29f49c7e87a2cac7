import { z } from 'zod';
import type { RecordedShapes } from './examine-endpoints.ts';
import recorded from './recorded-shapes.json' with { type: 'json' };
import type { Shape } from './shape.ts';

const shape: z.ZodType<Shape> = z.lazy(() =>
  z.union([
    z.enum(['number', 'decimal', 'text', 'boolean', 'unknown']),
    z.strictObject({ list: shape }),
    z.strictObject({ cells: z.array(shape) }),
    z.strictObject({ each: shape }),
    z.strictObject({ fields: z.record(z.string(), shape) }),
  ]),
);

/** Names and types of the fields of every answer that is read, described by us from the answers the adapters were tested with. */
export const recordedShapes: RecordedShapes = z.record(z.string(), z.record(z.string(), shape)).parse(recorded);
