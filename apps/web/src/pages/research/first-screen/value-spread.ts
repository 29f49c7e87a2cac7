import type { EarlierValue } from '@plumbline/model/rating';
import { normalQuantile } from '@plumbline/quant/statistics/normal';

/** One point of the curve: a value of one share, and how likely values around it are, per unit of money. */
export interface SpreadPoint {
  readonly value: number;
  readonly density: number;
}

const tail = normalQuantile(0.9);
/** How far the curve is drawn, in widths of its half: all but one value in a thousand. */
const reach = 3;
const halfPoints = 32;
/** The halves have different heights; over this many widths to either side of the middle one becomes the other. */
const blended = 0.5;

/**
 * The curve behind the chance that the value lies above the price: two half bells that meet at the middle, each holding
 * half of all values, one in ten of all beyond `low` and one beyond `high`. Their heights are led into one another around the
 * middle, without moving what either half holds. Empty unless low < middle < high.
 */
export function valueSpread(low: number, middle: number, high: number): readonly SpreadPoint[] {
  if (!(low < middle) || !(middle < high)) return [];
  const [below, above] = [(middle - low) / tail, (high - middle) / tail];
  const half = (width: number, side: -1 | 1): readonly SpreadPoint[] => {
    const points = Array.from({ length: halfPoints + 1 }, (_, at) => {
      const distance = (at / halfPoints) * reach;
      const across = Math.min(1, Math.max(0, (1 + (side * distance) / blended) / 2));
      const share = across * across * (3 - 2 * across);
      const height = ((1 - share) / below + share / above) / Math.sqrt(2 * Math.PI);
      return { value: middle + side * distance * width, density: height * Math.exp((-distance * distance) / 2) };
    });
    const step = (reach / halfPoints) * width;
    const sum = points.reduce((total, { density }) => total + density, 0) - (points[0]?.density ?? 0) / 2;
    return points.map(({ value, density }) => ({ value, density: density / (2 * step * sum) }));
  };
  return [...half(below, -1).toReversed(), ...half(above, 1)];
}

/** A stretch of time over which the value and its range stayed as they were known at its first day. */
export interface BandStep {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** Of the distance to where one value in ten lies beyond, how far it is to where one in four does. */
const quarter = normalQuantile(0.75) / tail;

/** The middle half of a range whose ends leave one value in ten outside on either side, by the half bells of the curve. */
export function middleHalf(step: BandStep): BandStep {
  const { low, middle, high } = step;
  return { ...step, low: middle - (middle - low) * quarter, high: middle + (high - middle) * quarter };
}

/** The step that holds a moment; null where nothing was known. */
export function stepAt(steps: readonly BandStep[], at: number): BandStep | null {
  return steps.find(({ from, to }) => at >= from && at < to) ?? null;
}

/** Earlier values as steps between two moments, each until the next one; the last until `to`. */
export function bandSteps(
  earlier: readonly EarlierValue[],
  valueOf: (id: string) => number | null,
  between: readonly [from: number, to: number],
): readonly BandStep[] {
  const known = earlier.flatMap(({ from, low, middle, high }) => {
    const [a, b, c] = [low, middle, high].map(valueOf);
    return a == null || b == null || c == null ? [] : [{ at: Date.parse(from), low: a, middle: b, high: c }];
  });
  return known.flatMap(({ at, ...values }, index) => {
    const from = Math.max(at, between[0]);
    const to = Math.min(known[index + 1]?.at ?? between[1], between[1]);
    return from < to ? [{ from, to, ...values }] : [];
  });
}
