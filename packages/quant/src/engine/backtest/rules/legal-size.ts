import type { Side } from '@plumbline/model/order';
import { sizeEpsilon, floorToStep } from '../quantity.ts';
import type { RuleTerms } from '../rule-pack.ts';

/**
 * The largest quantity up to `wanted` that may be sold of `held` shares. A whole position always may; otherwise whole lots,
 * with or without the odd remainder, which goes in one order. Where lots have a minimum above their step (STAR, Beijing),
 * at least that minimum. wanted, held: units; the same holds for buying back what was sold short.
 */
export function legalSale(wanted: number, held: number, { lotMin, lotStep }: RuleTerms): number {
  if (wanted >= held * (1 - sizeEpsilon)) return held;
  if (lotMin > lotStep) return wanted < lotMin || held < lotMin ? 0 : floorToStep(wanted, lotStep);
  const odd = held - floorToStep(held, lotStep);
  const without = floorToStep(wanted, lotStep);
  const withOdd = wanted < odd ? 0 : odd + floorToStep(wanted - odd, lotStep);
  return Math.max(without, withOdd);
}

/** Nearer than this share of its price to a limit is at the limit: prices of some sources are not exact. */
const limitNoise = 1e-6;

/** Whether a price is at or beyond the limit that its side cannot trade at: a locked limit has no counterparty. */
export function isBeyondLimit({ limitUp, limitDown }: RuleTerms, side: Side, price: number): boolean {
  return side === 1 ? price >= limitUp * (1 - limitNoise) : price <= limitDown * (1 + limitNoise);
}
