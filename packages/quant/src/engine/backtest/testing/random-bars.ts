import { dayMs } from '@plumbline/model/date';
import type { BarColumns } from '@plumbline/model/bar';

/** A small generator with a seed: the same numbers on every machine, each in [0, 1). */
export function randomFrom(seed: number): () => number {
  let state = (Math.imul(seed, 2_654_435_761) + 1_013_904_223) >>> 0;
  return () => {
    // xorshift32: enough for test data, and free of the short low-bit cycles of a plain congruential step.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
}

/** A random walk with gaps and ranges that belong together, priced in cents. */
export function randomBars(length: number, random: () => number): BarColumns {
  const columns = ['time', 'open', 'high', 'low', 'close', 'volume'].map(() => new Float64Array(length));
  const [time, open, high, low, close, volume] = columns;
  const cents = (price: number): number => Math.max(1, Math.round(price * 100)) / 100;
  let last = 20 + 80 * random();
  for (let i = 0; i < length; i += 1) {
    time[i] = (20_000 + i) * dayMs;
    open[i] = cents(last * (1 + (random() - 0.5) * 0.04));
    close[i] = cents(open[i] * (1 + (random() - 0.5) * 0.06));
    high[i] = cents(Math.max(open[i], close[i]) * (1 + random() * 0.02));
    low[i] = cents(Math.min(open[i], close[i]) * (1 - random() * 0.02));
    volume[i] = Math.floor(1000 + 1e5 * random());
    last = close[i];
  }
  return { time, open, high, low, close, volume };
}
