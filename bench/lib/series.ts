import type { BarColumns } from '@plumbline/model/bar';
import { randomBars, randomFrom } from '@plumbline/quant/engine/backtest/testing/random-bars';

/** Ten years of generated daily bars; the same for a seed on every machine. */
export function decade(seed = 2026, length = 2520): BarColumns {
  return randomBars(length, randomFrom(seed));
}

/** The same bars in columns of their own, which nothing is kept for. */
export function copyOf({ time, open, high, low, close, volume }: BarColumns): BarColumns {
  return {
    time: time.slice(),
    open: open.slice(),
    high: high.slice(),
    low: low.slice(),
    close: close.slice(),
    volume: volume.slice(),
  };
}

/** Close-to-close returns. */
export function returnsOf({ close }: BarColumns): Float64Array {
  const returns = new Float64Array(close.length - 1);
  for (let i = 1; i < close.length; i += 1) returns[i - 1] = close[i] / close[i - 1] - 1;
  return returns;
}

/**
 * So many columns of a length, one behind the other as an allocator lays them. Processors take a load for a wait on a store
 * 4 KiB apart, so that the same loop runs twice as long where columns happen to lie badly; that would be luck, not speed.
 */
export function columnsInARow(count: number, length: number): readonly Float64Array[] {
  const stride = length * Float64Array.BYTES_PER_ELEMENT + 16;
  const memory = new ArrayBuffer(count * stride);
  return Array.from({ length: count }, (_, at) => new Float64Array(memory, at * stride, length));
}
