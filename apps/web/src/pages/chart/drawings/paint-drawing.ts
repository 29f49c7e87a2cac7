import type { DrawingColor } from '@plumbline/model/drawing';
import type { ColorOf } from '../../../charts/chart-colors.ts';
import { labelHeight, type Pixel, type Shape } from './drawing-shapes.ts';

export const drawingTokens: Readonly<Record<DrawingColor, string>> = {
  blue: '--info',
  cyan: '--series-3',
  pink: '--series-4',
  grey: '--text-2',
};

export interface PaintOptions {
  readonly color: ColorOf;
  readonly ink: DrawingColor;
  readonly font: string;
  /** Of the pane: labels are moved to stand inside it. */
  readonly width: number;
  /** Its points, shown when it is selected or under way. */
  readonly points: readonly Pixel[];
}

const pointRadius = 4.5;

function isFinitePixel([x, y]: Pixel): boolean {
  return Number.isFinite(x) && Number.isFinite(y);
}

function paintShape(context: CanvasRenderingContext2D, shape: Shape, { color, ink, width }: PaintOptions): void {
  if (shape.is === 'line') {
    if (!isFinitePixel(shape.from) || !isFinitePixel(shape.to)) return;
    context.setLineDash(shape.isDashed === true ? [4, 4] : []);
    context.beginPath();
    context.moveTo(...shape.from);
    context.lineTo(...shape.to);
    context.stroke();
    context.setLineDash([]);
  } else if (shape.is === 'area') {
    if (!shape.corners.every(isFinitePixel)) return;
    context.fillStyle = color(drawingTokens[ink], 0.1);
    context.beginPath();
    for (const corner of shape.corners) context.lineTo(...corner);
    context.fill();
  } else {
    if (!isFinitePixel(shape.at)) return;
    const wide = context.measureText(shape.text).width;
    const [x, y] = [Math.max(4, Math.min(shape.at[0], width - wide - 8)), shape.at[1]];
    context.fillStyle = color('--bg-1', 0.86);
    context.fillRect(x - 4, y - labelHeight / 2, wide + 8, labelHeight);
    context.fillStyle = color('--text-1');
    context.fillText(shape.text, x, y + 0.5);
  }
}

/** A drawing on the canvas of the chart. */
export function paintDrawing(context: CanvasRenderingContext2D, shapes: readonly Shape[], options: PaintOptions): void {
  const { color, ink, font, points } = options;
  context.save();
  context.font = font;
  context.textBaseline = 'middle';
  context.strokeStyle = color(drawingTokens[ink]);
  context.lineWidth = points.length > 0 ? 2 : 1.5;
  // Labels last, so that no line runs through them.
  for (const shape of shapes) if (shape.is !== 'label') paintShape(context, shape, options);
  for (const shape of shapes) if (shape.is === 'label') paintShape(context, shape, options);
  context.fillStyle = color('--bg-1');
  context.lineWidth = 2;
  for (const [x, y] of points.filter(isFinitePixel)) {
    context.beginPath();
    context.arc(x, y, pointRadius, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
  context.restore();
}
