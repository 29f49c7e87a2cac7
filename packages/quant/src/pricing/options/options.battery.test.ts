import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '@plumbline/fixtures/shared';
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

const own = fileURLToPath(new URL('../../../../../fixtures/golden-own', import.meta.url));
const real = `${sharedDir() ?? ''}/golden`;

describe('options', () => {
  it('equal the reference: price, Greeks, implied volatility and trees of 98 cases', () => expectFile(own, 98));

  it.skipIf(!existsSync(real))('equal the reference in its 97 other cases (shared folder)', () => expectFile(real, 97));
});
