import type { DrawingKind } from '@plumbline/model/drawing';
import type { Place } from './drawing-places.ts';

/** Where bars and prices lie on the picture, in pixels. */
export interface Projection {
  readonly x: (index: number) => number;
  /** NaN where the scale has no such price, as a logarithmic one has none below zero. */
  readonly y: (price: number) => number;
  readonly width: number;
}

/** What drawings say in words; signs and formats are the reader's. */
export interface DrawingWords {
  readonly price: (value: number) => string;
  /** From one price to another over a number of bars. */
  readonly change: (from: number, to: number, bars: number) => string;
  readonly level: (share: number, price: number) => string;
}

export type Pixel = readonly [x: number, y: number];

export type Shape =
  | { readonly is: 'line'; readonly from: Pixel; readonly to: Pixel; readonly isDashed?: boolean }
  /** Filled, closed by itself. */
  | { readonly is: 'area'; readonly corners: readonly Pixel[] }
  | { readonly is: 'label'; readonly at: Pixel; readonly text: string };

/** Retracements as charts have them: shares of the way back from the second point to the first. */
export const fibonacciLevels = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const;

/** Where labels of levels would cover each other, the earlier one here stays. */
const levelRanks = [0, 1, 0.5, 0.618, 0.382, 0.236, 0.786] as const;

/** Height of a label, and the width of a letter of it, roughly: enough to take hold of it. */
export const labelHeight = 18;
const letterWidth = 7;

const at = ({ x, y }: Projection, { index, price }: Place): Pixel => [x(index), y(price)];

function channelShapes(base: readonly [Pixel, Pixel], side: Pixel): readonly Shape[] {
  const [[x1, y1], [x2, y2]] = base;
  // Where the base line passes below or above the third point; a vertical base has no such place.
  const onBase = x2 === x1 ? y1 : y1 + ((y2 - y1) * (side[0] - x1)) / (x2 - x1);
  const shift = side[1] - onBase;
  const [from, to]: readonly [Pixel, Pixel] = [
    [x1, y1 + shift],
    [x2, y2 + shift],
  ];
  const middle = shift / 2;
  return [
    { is: 'area', corners: [base[0], base[1], to, from] },
    { is: 'line', from: base[0], to: base[1] },
    { is: 'line', from, to },
    { is: 'line', from: [x1, y1 + middle], to: [x2, y2 + middle], isDashed: true },
  ];
}

function fibonacciShapes(start: Place, end: Place, projection: Projection, words: DrawingWords): readonly Shape[] {
  const left = Math.min(projection.x(start.index), projection.x(end.index));
  const right = Math.max(projection.x(start.index), projection.x(end.index));
  const priceOf = (share: number): number => end.price + (start.price - end.price) * share;
  const yOf = (share: number): number => projection.y(priceOf(share));
  const labelled: number[] = [];
  for (const share of levelRanks) {
    if (labelled.every((other) => Math.abs(yOf(other) - yOf(share)) >= labelHeight)) labelled.push(share);
  }
  const levels = fibonacciLevels.flatMap((share): readonly Shape[] => {
    const line: Shape = { is: 'line', from: [left, yOf(share)], to: [right, yOf(share)] };
    if (!labelled.includes(share)) return [line];
    return [line, { is: 'label', at: [right + 4, yOf(share)], text: words.level(share, priceOf(share)) }];
  });
  return [{ is: 'line', from: at(projection, start), to: at(projection, end), isDashed: true }, ...levels];
}

/** Lines, areas and labels of a drawing; what has not all its points yet shows those it has. */
export function shapesOf(
  kind: DrawingKind,
  places: readonly Place[],
  text: string,
  projection: Projection,
  words: DrawingWords,
): readonly Shape[] {
  const [first, second, third] = places;
  if (first === undefined) return [];
  const one = at(projection, first);
  const named = (at: Pixel): readonly Shape[] => (text === '' ? [] : [{ is: 'label', at, text }]);
  if (kind === 'note') return [{ is: 'label', at: [one[0] + 8, one[1]], text }];
  if (kind === 'horizontal') {
    const label = text === '' ? words.price(first.price) : `${text} ${words.price(first.price)}`;
    return [
      { is: 'line', from: [0, one[1]], to: [projection.width, one[1]] },
      { is: 'label', at: [8, one[1]], text: label },
    ];
  }
  if (second === undefined) return [];
  const two = at(projection, second);
  const [[x1, y1], [x2, y2]] = [one, two];
  const middle: Pixel = [(x1 + x2) / 2, (y1 + y2) / 2];
  const corners: readonly Pixel[] = [one, [x2, y1], two, [x1, y2]];
  switch (kind) {
    case 'trend':
      return [{ is: 'line', from: one, to: two }, ...named(middle)];
    case 'channel':
      if (third === undefined) return [{ is: 'line', from: one, to: two }];
      return [...channelShapes([one, two], at(projection, third)), ...named(middle)];
    case 'fibonacci':
      return [...fibonacciShapes(first, second, projection, words), ...named(middle)];
    case 'rectangle':
      return [{ is: 'area', corners }, ...outline(corners), ...named(middle)];
    case 'measure': {
      const said = words.change(first.price, second.price, Math.round(second.index) - Math.round(first.index));
      return [
        { is: 'area', corners },
        { is: 'line', from: [middle[0], y1], to: [middle[0], y2] },
        { is: 'line', from: [x1, middle[1]], to: [x2, middle[1]], isDashed: true },
        // Clear of the point, which would cover the sign.
        { is: 'label', at: [Math.min(x1, x2), y2 + (y2 > y1 ? labelHeight : -labelHeight)], text: said },
        ...named(middle),
      ];
    }
  }
}

function outline(corners: readonly Pixel[]): readonly Shape[] {
  return corners.map((from, k) => ({ is: 'line', from, to: corners[(k + 1) % corners.length] ?? from }));
}

/** How far a pixel is from a segment. */
export function distanceToLine([x, y]: Pixel, [x1, y1]: Pixel, [x2, y2]: Pixel): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** Whether a pixel is on a drawing, near enough to take hold of it. Areas are held by their edges: bars stay below them. */
export function isOn(shapes: readonly Shape[], pixel: Pixel, within: number): boolean {
  return shapes.some((shape) => {
    if (shape.is === 'line') return distanceToLine(pixel, shape.from, shape.to) <= within;
    if (shape.is === 'area') return false;
    const [x, y] = [pixel[0] - shape.at[0], pixel[1] - shape.at[1]];
    return x >= -within && x <= shape.text.length * letterWidth + within && Math.abs(y) <= labelHeight / 2 + within;
  });
}

/** The point of a drawing that a pixel is on; −1 for none. */
export function pointAt(pixels: readonly Pixel[], [x, y]: Pixel, within: number): number {
  return pixels.findIndex(([px, py]) => Math.hypot(px - x, py - y) <= within);
}

/** A drawing moved as a whole, or by one of its points. */
export function movePlaces(
  places: readonly Place[],
  point: number | null,
  by: { readonly bars: number; readonly price: number },
): readonly Place[] {
  return places.map((place, k) =>
    point === null || point === k ? { index: place.index + by.bars, price: place.price + by.price } : place,
  );
}
