import { whole } from './rows.ts';
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
  // Nobody can predict the sign: |c| + c is twice a gain and |c| − c twice a loss, exactly.
  const size = Math.abs(change);
  const up = wilderStep(state, at + gainAt, (size + change) / 2, n);
  const down = wilderStep(state, at + gainAt + wilderSize, (size - change) / 2, n);
  // An unchanged value shrinks both means alike, so the reading stands; computing it again would only add rounding.
  if (change === 0 && seen > n) return state[at + 2];
  const total = up + down;
  state[at + 2] = total === 0 ? 0 : (100 * up) / total;
  return Number.isNaN(total) ? Number.NaN : state[at + 2];
}

/**
 * The same for a whole column of closes. The reading is 50 + 50 · smoothed change / smoothed size of change, so that gains and
 * losses need not be told apart, and what both are scaled by cancels out.
 */
export function strengthColumn(x: Float64Array, y: Float64Array, period: number): void {
  const n = whole(period);
  const length = whole(x.length);
  if (length <= n) return;
  let sum = 0;
  let size = 0;
  for (let i = 1; i <= n; i += 1) {
    const change = x[i] - x[i - 1];
    sum += change;
    size += Math.abs(change);
  }
  y[n] = size === 0 ? 0 : 50 + (50 * sum) / size;
  const keep = 1 - 1 / n;
  const keepTwice = keep * keep;
  let before = x[n];
  let i = whole(n + 1);
  // Two steps a round, the second written out in powers of what is kept, so that a round waits once for the one before.
  for (const end = length - 1; i < end; i += 2) {
    const value = x[i];
    const next = x[i + 1];
    const first = value - before;
    const second = next - value;
    before = next;
    const firstSize = Math.abs(first);
    const sumFirst = keep * sum + first;
    const sizeFirst = keep * size + firstSize;
    sum = keepTwice * sum + (keep * first + second);
    size = keepTwice * size + (keep * firstSize + Math.abs(second));
    y[i] = 50 + (50 * sumFirst) / sizeFirst;
    y[i + 1] = 50 + (50 * sum) / size;
    // An unchanged value shrinks both alike, so the reading stands.
    if (first * second === 0) {
      if (first === 0) y[i] = y[i - 1];
      if (second === 0) y[i + 1] = y[i];
    }
  }
  if (i >= length) return;
  const change = x[i] - before;
  y[i] = change === 0 ? y[i - 1] : 50 + (50 * (keep * sum + change)) / (keep * size + Math.abs(change));
}
