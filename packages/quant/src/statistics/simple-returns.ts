/**
 * Gain or loss of each period as a fraction of the price before it: close[i] / close[i-1] - 1.
 * close: adjusted, oldest first, length n. Returns n - 1 values (none for n < 2); NaN where a close is missing,
 * negative or follows one that is not positive: a return on nothing has no size.
 */
export function simpleReturns(close: Float64Array): Float64Array {
  const returns = new Float64Array(Math.max(close.length - 1, 0));
  for (let i = 1; i < close.length; i += 1) {
    returns[i - 1] = close[i - 1] > 0 && close[i] >= 0 ? close[i] / close[i - 1] - 1 : Number.NaN;
  }
  return returns;
}
