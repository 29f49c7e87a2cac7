import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialPrice } from './binomial-tree.ts';
import { blackScholesPrice } from './black-scholes.ts';
import { optionGreeks } from './greeks.ts';
import { impliedVolatility } from './implied-volatility.ts';
import type { VanillaOption } from './option.ts';

describe('options', () => {
  const base: VanillaOption = { type: 'call', spot: 100, strike: 100, rate: 0.03, dividendYield: 0.01, years: 0.5 };
  const options = fc.record({
    type: fc.constantFrom('call' as const, 'put' as const),
    spot: fc.double({ min: 50, max: 150, noNaN: true }),
    strike: fc.double({ min: 50, max: 150, noNaN: true }),
    rate: fc.double({ min: -0.02, max: 0.1, noNaN: true }),
    dividendYield: fc.double({ min: 0, max: 0.08, noNaN: true }),
    years: fc.double({ min: 0.02, max: 3, noNaN: true }),
  });
  const volatilities = fc.double({ min: 0.05, max: 1.5, noNaN: true });

  it('hold put and call together: the difference is the forward', () => {
    fc.assert(
      fc.property(options, volatilities, (option, volatility) => {
        const call = blackScholesPrice({ ...option, type: 'call' }, volatility);
        const put = blackScholesPrice({ ...option, type: 'put' }, volatility);
        const { spot, strike, rate, dividendYield, years } = option;
        const forward = spot * Math.exp(-dividendYield * years) - strike * Math.exp(-rate * years);
        expect(Math.abs(call - put - forward)).toBeLessThan(1e-10);
      }),
    );
  });

  it('answer to small changes as their Greeks say', () => {
    const h = 1e-4;
    fc.assert(
      fc.property(options, volatilities, (option, volatility) => {
        const greeks = optionGreeks(option, volatility);
        const slope = (move: (step: number) => number): number => (move(h) - move(-h)) / (2 * h);
        const price = (changes: Partial<VanillaOption>, by = 0): number =>
          blackScholesPrice({ ...option, ...changes }, volatility + by);
        const pairs: readonly (readonly [number, number])[] = [
          [greeks.delta, slope((step) => price({ spot: option.spot + step }))],
          [greeks.vega, slope((step) => price({}, step))],
          [greeks.rho, slope((step) => price({ rate: option.rate + step }))],
          [greeks.dividendRho, slope((step) => price({ dividendYield: option.dividendYield + step }))],
          [greeks.theta, -slope((step) => price({ years: option.years + step }))],
          [greeks.vanna, slope((step) => optionGreeks(option, volatility + step).delta)],
          [greeks.volga, slope((step) => optionGreeks(option, volatility + step).vega)],
          [greeks.charm, -slope((step) => optionGreeks({ ...option, years: option.years + step }, volatility).delta)],
          [greeks.gamma, slope((step) => optionGreeks({ ...option, spot: option.spot + step }, volatility).delta)],
        ];
        for (const [got, wanted] of pairs)
          expect(Math.abs(got - wanted)).toBeLessThan(1e-3 * Math.max(1, Math.abs(wanted)));
      }),
      { numRuns: 25 },
    );
  });

  it('give back the volatility that made their price', () => {
    fc.assert(
      fc.property(options, volatilities, (option, volatility) => {
        const price = blackScholesPrice(option, volatility);
        const implied = impliedVolatility(option, price);
        if (optionGreeks(option, volatility).vega > 1e-3) expect(Math.abs(implied - volatility)).toBeLessThan(1e-8);
        else if (!Number.isNaN(implied)) expect(blackScholesPrice(option, implied)).toBeCloseTo(price, 10);
      }),
    );
  });

  it('have no implied volatility for prices that none explains', () => {
    expect(impliedVolatility(base, 100)).toBeNaN();
    expect(impliedVolatility({ ...base, strike: 50 }, 10)).toBeNaN();
    expect(impliedVolatility(base, Number.NaN)).toBeNaN();
  });

  it('are worth what exercise brings on the last day and without volatility', () => {
    expect(blackScholesPrice({ ...base, strike: 90, years: 0 }, 0.3)).toBe(10);
    expect(blackScholesPrice({ ...base, type: 'put', strike: 90, years: 0 }, 0.3)).toBe(0);
    const certain = 100 * Math.exp(-0.005) - 100 * Math.exp(-0.015);
    expect(blackScholesPrice(base, 0)).toBeCloseTo(certain, 12);
    expect(Object.values(optionGreeks({ ...base, years: 0 }, 0.3)).every((value) => Number.isFinite(value))).toBe(true);
  });

  it('refuse what cannot be, by field', () => {
    expect(() => blackScholesPrice({ ...base, spot: 0 }, 0.2)).toThrow(/spot must be a positive price/);
    expect(() => blackScholesPrice({ ...base, years: -1 }, 0.2)).toThrow(/years/);
    expect(() => blackScholesPrice(base, Number.NaN)).toThrow(/volatility/);
    expect(() => binomialPrice(base, 0.2, { steps: 0, exercise: 'american' })).toThrow(/steps/);
    expect(() => binomialPrice({ ...base, rate: 3 }, 0.01, { steps: 5, exercise: 'american' })).toThrow(/too few/);
  });

  it('are worth more when they may be exercised early, and the tree comes to the formula', () => {
    const put = { ...base, type: 'put' as const, rate: 0.08 };
    const tree = (exercise: 'european' | 'american'): number => binomialPrice(put, 0.3, { steps: 200, exercise });
    expect(tree('american')).toBeGreaterThan(tree('european') + 0.05);
    expect(Math.abs(tree('european') - blackScholesPrice(put, 0.3))).toBeLessThan(0.02);
  });
});
