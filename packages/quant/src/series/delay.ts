import { windowPush, windowSize } from './window.ts';

export const delaySize = windowSize;

/** The value n steps ago; NaN until there is one. A NaN value passes through and changes nothing. */
export function delayStep(state: Float64Array, at: number, value: number, n: number): number {
  if (Number.isNaN(value)) return Number.NaN;
  const gone = windowPush(state, at, value, n);
  return state[at] > n ? gone : Number.NaN;
}
