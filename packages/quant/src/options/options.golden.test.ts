import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '@plumbline/fixtures/shared';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialPrice } from './binomial-tree.ts';
import { blackScholesPrice } from './black-scholes.ts';
import { optionGreeks } from './greeks.ts';
import { impliedVolatility } from './implied-volatility.ts';
import type { VanillaOption } from './option.ts';

interface Case {
  readonly S: number;
  readonly K: number;
  readonly r: number;
  readonly q: number;
  readonly sigma: number;
  readonly T: number;
  readonly type: 'call' | 'put';
  readonly price: number;
  readonly delta: number;
  readonly gamma: number;
  readonly vega_per_1: number;
  readonly theta_per_year: number;
  readonly rho_per_1: number;
  readonly american_crr500?: number;
  readonly european_crr500?: number;
}

function optionOf({ S, K, r, q, T, type }: Case): VanillaOption {
  return { type, spot: S, strike: K, rate: r, dividendYield: q, years: T };
}

const isNear = (got: number, want: number, relative: number, absolute: number): boolean =>
  Math.abs(got - want) <= Math.max(relative * Math.abs(want), absolute);

/** Names of what misses the reference in one case. */
function faults(one: Case): readonly string[] {
  const option = optionOf(one);
  const greeks = optionGreeks(option, one.sigma);
  const exact: readonly (readonly [string, number, number])[] = [
    ['price', blackScholesPrice(option, one.sigma), one.price],
    ['delta', greeks.delta, one.delta],
    ['gamma', greeks.gamma, one.gamma],
    ['vega', greeks.vega, one.vega_per_1],
    ['theta', greeks.theta, one.theta_per_year],
    ['rho', greeks.rho, one.rho_per_1],
  ];
  const implied = impliedVolatility(option, one.price);
  const isImplied =
    one.vega_per_1 > 1e-3
      ? Math.abs(implied - one.sigma) <= 1e-6
      : Number.isNaN(implied) || isNear(blackScholesPrice(option, implied), one.price, 1e-12, 1e-13);
  return [
    ...exact.filter(([, got, want]) => !isNear(got, want, 1e-8, 1e-10)).map(([name]) => name),
    ...(isImplied ? [] : ['implied volatility']),
  ];
}

function treeFaults(one: Case): readonly string[] {
  const tree = (exercise: 'european' | 'american'): number =>
    binomialPrice(optionOf(one), one.sigma, { steps: 500, exercise });
  return (['european', 'american'] as const).filter((exercise) => {
    const want = one[`${exercise}_crr500`];
    return want !== undefined && !isNear(tree(exercise), want, 1e-6, 1e-10);
  });
}

function expectFile(folder: string, count: number): void {
  // The reference file is fixed by its manifest; a test may trust its shape.
  const { cases } = JSON.parse(readFileSync(`${folder}/options/black_scholes.json`, 'utf8')) as {
    readonly cases: readonly Case[];
  };
  expect(cases.length).toBe(count);
  expect(cases.flatMap((one, row) => [...faults(one), ...treeFaults(one)].map((name) => [row, name]))).toEqual([]);
}

const own = fileURLToPath(new URL('../../../../fixtures/golden-own', import.meta.url));
const real = `${sharedDir() ?? ''}/golden`;

describe('options', () => {
  it('equal the reference: price, Greeks, implied volatility and trees of 98 cases', () => expectFile(own, 98));

  it.skipIf(!existsSync(real))('equal the reference in its 97 other cases (shared folder)', () => expectFile(real, 97));

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
});
