import { normalAt } from './random.ts';

/** Smaller differences are lost in rounding to cents. */
const smallest = 0.015;

/**
 * By how much a quarter's operating profit beats (positive) or misses what was expected, as a fraction of the expected
 * size. The share price jumps the same way the morning after the report.
 */
export function surpriseOf(companyKey: number, quarterIndex: number): number {
  const draw = 0.012 + 0.055 * normalAt(companyKey ^ 0x2f6e2b1, quarterIndex);
  const size = Math.min(0.25, Math.max(smallest, Math.abs(draw)));
  return draw < 0 ? -size : size;
}

/** Log jump of the price on the report: in the direction of the surprise, never more than a fifth. */
export function jumpOf(companyKey: number, quarterIndex: number): number {
  const surprise = surpriseOf(companyKey, quarterIndex);
  const echo = Math.abs(normalAt(companyKey ^ 0x6a09e66, quarterIndex));
  const size = Math.min(0.2, Math.abs(surprise) * (0.35 + 0.4 * echo));
  return surprise < 0 ? -size : size;
}
