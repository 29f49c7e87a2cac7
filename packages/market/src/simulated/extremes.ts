import { uniformAt } from './random.ts';

/**
 * High and low of a session whose open and close are known, in logs: exact draws of the maximum and the minimum of a
 * Brownian bridge with the session's volatility, so that range, gap and volatility agree with one another.
 */
export function bridgeExtremes(
  open: number,
  close: number,
  vol: number,
  key: number,
  n: number,
): readonly [low: number, high: number] {
  const middle = (open + close) / 2;
  const reach = (draw: number): number => Math.sqrt((close - open) ** 2 - 2 * vol * vol * Math.log(draw)) / 2;
  return [middle - reach(uniformAt(key ^ 0x77aa11, n)), middle + reach(uniformAt(key ^ 0x88bb22, n))];
}
