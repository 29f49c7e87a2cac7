/** Strongest tint behind text; beyond it the text would lose its contrast. */
const most = 0.55;

/** How strongly a value's cell is coloured for its distance from a reference price, 0..0.55. */
export function tintOf(value: number, reference: number): number {
  if (!Number.isFinite(value) || !(reference > 0)) return 0;
  return Math.min(most, 0.05 + 0.95 * Math.abs(value / reference - 1));
}
