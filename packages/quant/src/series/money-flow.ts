/**
 * Volume times where the bar closed in its range: all of it at the high, minus all of it at the low; 0 without a range, NaN where
 * a number is missing.
 */
export function moneyFlow(high: number, low: number, close: number, volume: number): number {
  const range = high - low;
  if (range > 0) return ((close - low - (high - close)) / range) * volume;
  const all = range + close + volume;
  return all - all;
}
