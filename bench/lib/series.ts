import type { BarColumns } from '@plumbline/model/bar';
import { randomBars, randomFrom } from '@plumbline/quant/backtest/testing/random-bars';

/** Ten years of generated daily bars; the same for a seed on every machine. */
export function decade(seed = 2026, length = 2520): BarColumns {
  return randomBars(length, randomFrom(seed));
}

/** Close-to-close returns. */
export function returnsOf({ close }: BarColumns): Float64Array {
  const returns = new Float64Array(close.length - 1);
  for (let i = 1; i < close.length; i += 1) returns[i - 1] = close[i] / close[i - 1] - 1;
  return returns;
}
