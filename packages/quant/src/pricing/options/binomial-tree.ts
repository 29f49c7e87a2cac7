import { PlumblineError } from '@plumbline/model/errors';
import { checkOption, signOf, type VanillaOption } from './option.ts';

export interface TreeOptions {
  readonly steps: number;
  /** american: may be exercised at every step. */
  readonly exercise: 'european' | 'american';
}

/**
 * Price of an option on the binomial tree of Cox, Ross and Rubinstein, in the currency of the spot.
 *
 * What it tells an investor: what the right to exercise early adds, which no closed formula gives. u = e^{σ√dt}, d = 1/u and
 * the probability of the up move p = 1/2 + (r - q - σ²/2)√dt / (2σ), the form in which the drift is exact (as in QuantLib);
 * the other common form, (e^{(r-q)dt} - d)/(u - d), differs by less than the tree's own error, which shrinks as 1 / steps.
 * volatility: above 0. Throws `bad-input` naming the field, also when so few steps carry the drift that p leaves 0 to 1.
 */
export function binomialPrice(option: VanillaOption, volatility: number, { steps, exercise }: TreeOptions): number {
  checkOption(option, volatility);
  const refuse = (field: string, problem: string): never => {
    throw new PlumblineError('bad-input', `Option: ${problem}`, { field });
  };
  if (!Number.isInteger(steps) || steps < 1 || steps > 20_000) {
    refuse('steps', `steps must be a whole number from 1 to 20000, not ${steps}.`);
  }
  const { spot, strike, rate, dividendYield, years } = option;
  const sign = signOf(option);
  if (years === 0) return Math.max(sign * (spot - strike), 0);
  if (volatility === 0) refuse('volatility', 'a tree needs a volatility above 0.');
  const dt = years / steps;
  const size = volatility * Math.sqrt(dt);
  const up = 0.5 + (0.5 * (rate - dividendYield - (volatility * volatility) / 2) * dt) / size;
  if (!(up >= 0 && up <= 1)) refuse('steps', `${steps} steps are too few for this rate and volatility; take more.`);
  const discount = Math.exp(-rate * dt);
  const rise = discount * up;
  const fall = discount * (1 - up);
  const isAmerican = exercise === 'american';
  // Prices at all nodes: the one of step i with j rises stands 2j - i moves from the spot.
  const prices = Float64Array.from({ length: 2 * steps + 1 }, (_, k) => spot * Math.exp((k - steps) * size));
  const values = Float64Array.from({ length: steps + 1 }, (_, j) => Math.max(sign * (prices[2 * j] - strike), 0));
  for (let i = steps - 1; i >= 0; i -= 1) {
    for (let j = 0; j <= i; j += 1) {
      const kept = rise * values[j + 1] + fall * values[j];
      const taken = isAmerican ? sign * (prices[steps - i + 2 * j] - strike) : 0;
      values[j] = taken > kept ? taken : kept;
    }
  }
  return values[0];
}
