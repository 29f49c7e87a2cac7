import { blackScholesPrice } from './black-scholes.ts';
import { checkOption, signOf, type VanillaOption } from './option.ts';
import { optionGreeks } from './greeks.ts';

const highest = 100;
const mostSteps = 200;

/**
 * The volatility at which Black, Scholes and Merton give the price seen, as an annual fraction; NaN for a price that no
 * volatility explains: below what exercise brings, at or above the asset (call) or the strike (put).
 *
 * What it tells an investor: the size of moves that the market expects and charges for. Newton's steps within a bracket
 * that halves whenever they leave it, so that it comes to an end for every price; the answer meets the price to its last
 * digits. Where the price hardly depends on volatility (far from the money), many volatilities do.
 * Throws `bad-input` naming the field.
 */
export function impliedVolatility(option: VanillaOption, price: number): number {
  checkOption(option, 0);
  const { spot, strike, rate, dividendYield, years } = option;
  const asset = spot * Math.exp(-dividendYield * years);
  const cash = strike * Math.exp(-rate * years);
  const least = Math.max(signOf(option) * (asset - cash), 0);
  const most = option.type === 'call' ? asset : cash;
  if (!(price >= least) || !(price < most) || years === 0) return Number.NaN;
  if (price === least) return 0;
  let low = 0;
  let high = highest;
  // Where vega is largest (Manaster and Koehler): Newton's steps from there go one way only.
  let guess = Math.sqrt((2 * Math.abs(Math.log(asset / cash))) / years);
  if (!(guess > 0 && guess < high)) guess = 0.2;
  for (let step = 0; step < mostSteps; step += 1) {
    const miss = blackScholesPrice(option, guess) - price;
    if (miss === 0) return guess;
    if (miss > 0) high = guess;
    else low = guess;
    const { vega } = optionGreeks(option, guess);
    const newton = guess - miss / vega;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - guess) <= 1e-15 * guess || next === low || next === high) return next;
    guess = next;
  }
  return guess;
}
