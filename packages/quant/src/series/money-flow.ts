/** Volume times where the bar closed in its range: all of it at the high, minus all of it at the low; 0 without a range. */
export function moneyFlow(high: number, low: number, close: number, volume: number): number {
  const range = high - low;
  return range <= 0 ? 0 : ((close - low - (high - close)) / range) * volume;
}
