import type { ColorOf } from '../../charts/chart-colors.ts';
import type { Projection } from './drawings/drawing-shapes.ts';

export interface UnderlayPlace extends Projection {
  readonly height: number;
  /** First and last bar in view. */
  readonly shown: readonly [first: number, last: number];
}

/** Paints over the bars and below what is drawn. */
export type ChartUnderlay = (place: UnderlayPlace, context: CanvasRenderingContext2D, color: ColorOf) => void;
