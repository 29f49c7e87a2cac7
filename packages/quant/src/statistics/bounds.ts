import { remembered } from './remember.ts';

/** The lowest value; NaN for an empty series or one with a gap. */
export const lowest: (values: Float64Array) => number = remembered((values) => {
  const { length } = values;
  if (length === 0) return Number.NaN;
  // Four at a time: each minimum waits for the one before it.
  let [a, b, c, d] = [values[0], values[0], values[0], values[0]];
  let i = 0;
  for (; i + 3 < length; i += 4) {
    a = Math.min(a, values[i]);
    b = Math.min(b, values[i + 1]);
    c = Math.min(c, values[i + 2]);
    d = Math.min(d, values[i + 3]);
  }
  for (; i < length; i += 1) a = Math.min(a, values[i]);
  return Math.min(a, b, c, d);
});

/** The highest value; NaN for an empty series or one with a gap. */
export const highest: (values: Float64Array) => number = remembered((values) => {
  const { length } = values;
  if (length === 0) return Number.NaN;
  let [a, b, c, d] = [values[0], values[0], values[0], values[0]];
  let i = 0;
  for (; i + 3 < length; i += 4) {
    a = Math.max(a, values[i]);
    b = Math.max(b, values[i + 1]);
    c = Math.max(c, values[i + 2]);
    d = Math.max(d, values[i + 3]);
  }
  for (; i < length; i += 1) a = Math.max(a, values[i]);
  return Math.max(a, b, c, d);
});
