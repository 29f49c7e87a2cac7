import { normalCdf } from '../../statistics/normal.ts';
import { checkOption, signOf, type VanillaOption } from './option.ts';

/** The standardised distances d1 and d2 of the strike, and the two discounted sides of the contract. */
interface Sides {
  readonly d1: number;
  readonly d2: number;
  /** Spot less the yield it pays away, and strike, both as of today. */
  readonly asset: number;
  readonly cash: number;
}

/** Undefined d1 and d2 (no time or no volatility) are infinite: the outcome is certain. */
export function sidesOf({ spot, strike, rate, dividendYield, years }: VanillaOption, volatility: number): Sides {
  const asset = spot * Math.exp(-dividendYield * years);
  const cash = strike * Math.exp(-rate * years);
  const spread = volatility * Math.sqrt(years);
  const lead = Math.log(asset / cash);
  const d1 = spread === 0 ? lead * Number.POSITIVE_INFINITY : lead / spread + spread / 2;
  return { d1: Number.isNaN(d1) ? 0 : d1, d2: Number.isNaN(d1) ? 0 : d1 - spread, asset, cash };
}

/**
 * Price of a European option by Black, Scholes and Merton, in the currency of the spot.
 *
 * What it tells an investor: what the right to buy or sell at the strike is worth if prices move at random with a steady
 * volatility. volatility: annual, 0 or more; with none, or on the last day, the price is what exercise would bring.
 * Formula: call = S e^{-qT} Φ(d1) - K e^{-rT} Φ(d2). Source: Black and Scholes 1973; Merton 1973.
 * Throws `bad-input` naming the field.
 */
export function blackScholesPrice(option: VanillaOption, volatility: number): number {
  checkOption(option, volatility);
  const { d1, d2, asset, cash } = sidesOf(option, volatility);
  const sign = signOf(option);
  if (!Number.isFinite(d1) || (d1 === 0 && d2 === 0)) return Math.max(sign * (asset - cash), 0);
  // Each side is taken in its own tail, so that options far out of the money keep their digits.
  return sign * (asset * normalCdf(sign * d1) - cash * normalCdf(sign * d2));
}
