import { z } from 'zod';
import { adjustments, intervals } from './bar.ts';

export const drawingKinds = ['trend', 'horizontal', 'channel', 'fibonacci', 'rectangle', 'measure', 'note'] as const;
export type DrawingKind = (typeof drawingKinds)[number];

/** How many points each kind has; the third of a channel says how far its other side is. */
export const drawingPoints: Readonly<Record<DrawingKind, number>> = {
  trend: 2,
  horizontal: 1,
  channel: 3,
  fibonacci: 2,
  rectangle: 2,
  measure: 2,
  note: 1,
};

/** None of them means anything on a chart: violet is value, amber is risk, white is price. */
export const drawingColors = ['blue', 'cyan', 'pink', 'grey'] as const;
export type DrawingColor = (typeof drawingColors)[number];

const point = z.strictObject({
  /** Start of a bar, or an instant after the last one. */
  at: z.number().int(),
  price: z.number(),
});
export type DrawingPoint = z.infer<typeof point>;

/** Something a reader drew over the bars of an instrument. */
export const drawing = z
  .strictObject({
    kind: z.enum(drawingKinds),
    /** Of the bars it was drawn on: its prices are theirs. */
    adjustment: z.enum(adjustments),
    interval: z.enum(intervals),
    points: z.array(point).min(1).max(3),
    text: z.string().max(500),
    /** Absent = the first. */
    color: z.enum(drawingColors).optional(),
    /** Stays where it is until it is unlocked. */
    isLocked: z.literal(true).optional(),
    /** A closed bar of the day it was drawn. A later split moves this close and the prices of the drawing alike. */
    reference: z.strictObject({ at: z.number().int(), close: z.number().positive() }),
  })
  .refine(({ kind, points }) => points.length === drawingPoints[kind], 'has points of another kind');
export type Drawing = z.infer<typeof drawing>;
