import { whole } from './rows.ts';

/**
 * y[i] = (1 − take) · y[i − 1] + take · x[i] for i ≥ from, beginning with what stands at y[from − 1]. Four steps a round, with
 * powers of 1 − take written out, so that each waits for the one two before it and not for its neighbour. Distances from the
 * start are summed, so that a series that does not move gives exactly its own value.
 */
export function recurrence(x: Float64Array, y: Float64Array, from: number, take: number): void {
  const keep = 1 - take;
  const keepTwice = keep * keep;
  const length = whole(x.length);
  let i = whole(from);
  const start = y[i - 1];
  let value = 0;
  for (const end = length - 3; i < end; i += 4) {
    const a = take * (x[i] - start);
    const b = take * (x[i + 1] - start) + keep * a;
    const c = take * (x[i + 2] - start);
    const d = take * (x[i + 3] - start) + keep * c;
    y[i] = keep * value + a + start;
    value = keepTwice * value + b;
    y[i + 1] = value + start;
    y[i + 2] = keep * value + c + start;
    value = keepTwice * value + d;
    y[i + 3] = value + start;
  }
  for (; i < length; i += 1) {
    value = keep * value + take * (x[i] - start);
    y[i] = value + start;
  }
}
