import { normalCdf } from '../../statistics/normal.ts';
import { sidesOf } from './black-scholes.ts';
import { checkOption, signOf, type VanillaOption } from './option.ts';

/** How the price of an option answers to its inputs, per unit of each: vega and rho per 1.00, theta and charm per year. */
export interface Greeks {
  /** Change of the price for a change of the spot, and the change of that. */
  readonly delta: number;
  readonly gamma: number;
  readonly vega: number;
  readonly theta: number;
  readonly rho: number;
  /** For the dividend yield. */
  readonly dividendRho: number;
  /** Change of delta with volatility, of vega with volatility, of delta with time. */
  readonly vanna: number;
  readonly volga: number;
  readonly charm: number;
}

function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}

/**
 * The sensitivities of a European option under Black, Scholes and Merton.
 *
 * What it tells an investor: how much an option gains when the price moves (delta, gamma), when fear does (vega), and what
 * each day costs (theta). volatility: annual. Without time or volatility nothing but delta and what follows from it is
 * left: the others are 0. Source: Haug, The Complete Guide to Option Pricing Formulas, chapter 2.
 * Throws `bad-input` naming the field.
 */
export function optionGreeks(option: VanillaOption, volatility: number): Greeks {
  checkOption(option, volatility);
  const { spot, rate, dividendYield, years } = option;
  const { d1, d2, asset, cash } = sidesOf(option, volatility);
  const sign = signOf(option);
  const carry = Math.exp(-dividendYield * years);
  const spread = volatility * Math.sqrt(years);
  const held = sign * normalCdf(sign * d1);
  const paid = sign * normalCdf(sign * d2);
  const peak = spread === 0 ? 0 : density(d1);
  const vega = asset * peak * Math.sqrt(years);
  const decay = years === 0 || spread === 0 ? 0 : (asset * peak * volatility) / (2 * Math.sqrt(years));
  return {
    delta: carry * held,
    gamma: spread === 0 ? 0 : (carry * peak) / (spot * spread),
    vega,
    theta: dividendYield * asset * held - rate * cash * paid - decay,
    rho: years * cash * paid,
    dividendRho: -years * asset * held,
    vanna: spread === 0 ? 0 : (-carry * peak * d2) / volatility,
    volga: spread === 0 ? 0 : (vega * d1 * d2) / volatility,
    charm:
      spread === 0
        ? dividendYield * carry * held
        : dividendYield * carry * held - carry * peak * ((rate - dividendYield) / spread - d2 / (2 * years)),
  };
}
