/**
 * The last n values of a stream, in slots of a state array: count, head, then n values.
 * The building block of every windowed indicator; all positions are offsets, so states nest.
 */
export const windowSize = (n: number): number => 2 + n;

/** Adds a value and returns the one that fell out (0 while the window fills). */
export function windowPush(state: Float64Array, at: number, value: number, n: number): number {
  const head = state[at + 1] | 0;
  const slot = at + 2 + head;
  const gone = state[slot];
  state[slot] = value;
  state[at + 1] = head + 1 === n ? 0 : head + 1;
  state[at] += 1;
  return gone;
}

export function isWindowFull(state: Float64Array, at: number, n: number): boolean {
  return state[at] >= n;
}

/** The value `back` steps ago; 0 is the newest. */
export function windowAt(state: Float64Array, at: number, back: number, n: number): number {
  let slot = (state[at + 1] | 0) - 1 - back;
  if (slot < 0) slot += n;
  return state[at + 2 + slot];
}

/** Sum of a full window, in slot order. */
export function windowSum(state: Float64Array, at: number, n: number): number {
  let sum = 0;
  for (let i = at + 2; i < at + 2 + n; i += 1) sum += state[i];
  return sum;
}

/** Steps back at which the largest value stands; the newest wins ties. */
export function windowMaxBack(state: Float64Array, at: number, n: number): number {
  let best = 0;
  let value = windowAt(state, at, 0, n);
  for (let back = 1; back < n; back += 1) {
    const candidate = windowAt(state, at, back, n);
    if (candidate > value) {
      value = candidate;
      best = back;
    }
  }
  return best;
}

/** Steps back at which the smallest value stands; the newest wins ties. */
export function windowMinBack(state: Float64Array, at: number, n: number): number {
  let best = 0;
  let value = windowAt(state, at, 0, n);
  for (let back = 1; back < n; back += 1) {
    const candidate = windowAt(state, at, back, n);
    if (candidate < value) {
      value = candidate;
      best = back;
    }
  }
  return best;
}
