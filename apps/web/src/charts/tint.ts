/** Strongest tint behind text; beyond it the text would lose its contrast. */
const most = 0.55;
/** A value next to the price is still seen to lie above or below it. */
const least = 0.04;
/** Closer values than this never take the strongest tint, so that a calm grid looks calm. */
const farEnough = 0.4;

/** Share of a reference price that lies between it and the value farthest from it. */
export function furthestOf(values: readonly number[], reference: number): number {
  if (!(reference > 0)) return 0;
  return values.reduce((far, value) => Math.max(far, Math.abs(value / reference - 1)), 0);
}

/** How strongly a value's cell is coloured, 0..0.55: in proportion to its distance from a reference price. */
export function tintOf(value: number, reference: number, furthest: number): number {
  if (!Number.isFinite(value) || !(reference > 0)) return 0;
  const share = Math.abs(value / reference - 1) / Math.max(farEnough, furthest);
  return Math.max(least, most * Math.min(1, share));
}
