/**
 * y[i] = (1 − take) · y[i − 1] + take · x[i] for i ≥ from, with y[from − 1] = start. Four steps are written out in powers of
 * 1 − take, so that each waits for the one four before it and not for its neighbour. Distances from the start are summed, so
 * that a series that does not move gives exactly its own value.
 */
export function recurrence(x: Float64Array, y: Float64Array, from: number, start: number, take: number): void {
  const keep = 1 - take;
  const keep2 = keep * keep;
  const keep3 = keep2 * keep;
  const keep4 = keep2 * keep2;
  let value = 0;
  let i = from | 0;
  for (; i + 3 < x.length; i += 4) {
    const a = take * (x[i] - start);
    const b = take * (x[i + 1] - start) + keep * a;
    const c = take * (x[i + 2] - start) + keep * b;
    const d = take * (x[i + 3] - start) + keep * c;
    y[i] = keep * value + a + start;
    y[i + 1] = keep2 * value + b + start;
    y[i + 2] = keep3 * value + c + start;
    value = keep4 * value + d;
    y[i + 3] = value + start;
  }
  for (; i < x.length; i += 1) {
    value = keep * value + take * (x[i] - start);
    y[i] = value + start;
  }
}
