import { wilderSize, wilderStep } from './wilder.ts';

const gainAt = 3;

/** Previous value, changes seen, the last reading, then mean gain and mean loss. */
export const strengthSize = gainAt + 2 * wilderSize;

/** Wilder's relative strength, 0 to 100; 0 on a flat stretch; NaN during warm-up of n changes. */
export function strengthStep(state: Float64Array, at: number, value: number, n: number): number {
  const change = value - state[at];
  const seen = state[at + 1];
  state[at] = value;
  state[at + 1] = seen + 1;
  if (seen === 0) return Number.NaN;
  const up = wilderStep(state, at + gainAt, change > 0 ? change : 0, n);
  const down = wilderStep(state, at + gainAt + wilderSize, change < 0 ? -change : 0, n);
  // An unchanged value shrinks both means alike, so the reading stands; computing it again would only add rounding.
  if (change === 0 && seen > n) return state[at + 2];
  const total = up + down;
  state[at + 2] = total === 0 ? 0 : (100 * up) / total;
  return Number.isNaN(total) ? Number.NaN : state[at + 2];
}
