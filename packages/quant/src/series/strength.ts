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

/** The same for a whole column of closes. */
export function strengthColumn(x: Float64Array, y: Float64Array, n: number): void {
  if (x.length <= n) return;
  // |c| + c is twice a gain and |c| − c twice a loss, exactly and without a branch that nobody can predict.
  let up = 0;
  let down = 0;
  for (let i = 1; i <= n; i += 1) {
    const change = x[i] - x[i - 1];
    up += Math.abs(change) + change;
    down += Math.abs(change) - change;
  }
  up /= n;
  down /= n;
  y[n] = up + down === 0 ? 0 : (100 * up) / (up + down);
  const keep = 1 - 1 / n;
  const take = 1 / n;
  const keepTwice = keep * keep;
  const { length } = x;
  let i = n + 1;
  // Two steps a round, the second written out in powers of what is kept, so that a round waits once for the one before.
  for (; i + 1 < length; i += 2) {
    const first = x[i] - x[i - 1];
    const second = x[i + 1] - x[i];
    const size = Math.abs(first);
    const nextSize = Math.abs(second);
    const gain = take * (size + first);
    const loss = take * (size - first);
    const upFirst = keep * up + gain;
    const downFirst = keep * down + loss;
    up = keepTwice * up + (keep * gain + take * (nextSize + second));
    down = keepTwice * down + (keep * loss + take * (nextSize - second));
    // An unchanged value shrinks both means alike, so the reading stands.
    if (first === 0) y[i] = y[i - 1];
    else y[i] = (100 * upFirst) / (upFirst + downFirst);
    if (second === 0) y[i + 1] = y[i];
    else y[i + 1] = (100 * up) / (up + down);
  }
  if (i >= length) return;
  const change = x[i] - x[i - 1];
  const size = Math.abs(change);
  up = keep * up + take * (size + change);
  down = keep * down + take * (size - change);
  y[i] = change === 0 ? y[i - 1] : (100 * up) / (up + down);
}
