/** Strongest tint behind text; beyond it the text would lose its contrast. */
const most = 0.5;
/** A value next to the price is still seen to lie above or below it. */
const least = 0.04;
/** Closer values than this never take the strongest tint, so that a calm grid looks calm. */
const farEnough = 0.4;
/** Where every value lies far away, the nearest takes this share of the strongest tint, so that they still differ. */
const nearShare = 0.4;

/** Distances of a set of values from a reference price, as shares of it. */
export interface Spread {
  readonly nearest: number;
  readonly furthest: number;
}

function distanceOf(value: number, reference: number): number {
  return Math.abs(value / reference - 1);
}

export function spreadOf(values: readonly number[], reference: number): Spread {
  if (!(reference > 0) || values.length === 0) return { nearest: 0, furthest: 0 };
  const distances = values.map((value) => distanceOf(value, reference));
  return { nearest: Math.min(...distances), furthest: Math.max(...distances) };
}

/** How strongly a value's cell is coloured, 0..0.5: in proportion to its distance from a reference price. */
export function tintOf(value: number, reference: number, { nearest, furthest }: Spread): number {
  if (!Number.isFinite(value) || !(reference > 0)) return 0;
  const scale = Math.max(farEnough, furthest);
  const share = Math.min(1, distanceOf(value, reference) / scale);
  const floor = Math.min(1, nearest / scale);
  const stretched =
    floor <= nearShare || floor === 1 ? share : nearShare + ((1 - nearShare) * (share - floor)) / (1 - floor);
  return Math.min(most, Math.max(least, most * stretched));
}
