import { isWindowFull, windowPush, windowSize, windowSum } from './window.ts';

/** Rolling mean: running sum, then a window. The sum is taken afresh once per round so that rounding never piles up. */
export const meanSize = (n: number): number => 1 + windowSize(n);

/** Mean of the last n values; NaN while they are fewer. A NaN value passes through and changes nothing. */
export function meanStep(state: Float64Array, at: number, value: number, n: number): number {
  if (Number.isNaN(value)) return Number.NaN;
  state[at] += value - windowPush(state, at + 1, value, n);
  if (state[at + 2] === 0) state[at] = windowSum(state, at + 1, n);
  return isWindowFull(state, at + 1, n) ? state[at] / n : Number.NaN;
}
