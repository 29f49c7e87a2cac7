import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiply, type Matrix } from '../../statistics/algebra/cholesky.ts';
import { nextNormal, randomStream } from '../sweep/random.ts';
import { ledoitWolfCovariance, sampleCovariance } from './covariance.ts';
import { hierarchicalRiskParityWeights } from './hierarchical-risk-parity.ts';
import { inverseVolatilityWeights, toOne } from './inverse-volatility.ts';
import { longOnly, meanVarianceWeights, minimumVarianceWeights, type WeightBounds } from './mean-variance.ts';
import { riskParityWeights } from './risk-parity.ts';

/** Returns of assets that share a market and each have a size of their own. */
function returnsOf(seed: number, assets: number, periods: number): readonly Float64Array[] {
  const stream = randomStream(seed);
  const market = Float64Array.from({ length: periods }, () => nextNormal(stream));
  return Array.from({ length: assets }, (_, k) =>
    market.map((value) => 0.005 * (1 + k) * nextNormal(stream) + 0.004 * (k % 3) * value),
  );
}

/** Each asset's share of the portfolio's variance, w_i (Σw)_i / w'Σw; they sum to one. */
function riskShares(covariance: Matrix, weights: Float64Array): Float64Array {
  const parts = weights.map(
    (weight, i) => weight * weights.reduce((sum, other, j) => sum + covariance[i][j] * other, 0),
  );
  return toOne(parts);
}

const rows = (...matrix: readonly (readonly number[])[]): Matrix => matrix.map((row) => Float64Array.from(row));
const seeds = fc.integer({ min: 1, max: 1_000_000 });
const sizes = fc.integer({ min: 2, max: 9 });
const sum = (weights: Float64Array): number => weights.reduce((total, weight) => total + weight, 0);
const variance = (covariance: Matrix, weights: Float64Array): number =>
  sum(multiply(covariance, weights).map((value, i) => value * weights[i]));

describe('covariance', () => {
  it('is the sample one of two columns computed by hand', () => {
    const matrix = sampleCovariance([Float64Array.of(1, 2, 3), Float64Array.of(2, 6, 4)]);
    expect(matrix.map((row) => [...row])).toEqual([
      [1, 1],
      [1, 4],
    ]);
  });

  it('is drawn to equal variances the more, the fewer the periods', () => {
    const short = ledoitWolfCovariance(returnsOf(5, 8, 12)).shrinkage;
    const long = ledoitWolfCovariance(returnsOf(5, 8, 4000)).shrinkage;
    expect(short).toBeGreaterThan(0.1);
    expect(long).toBeLessThan(0.01);
  });

  it('is drawn by the share that an independent calculation of the source gives', () => {
    // By the matrix formula in numpy, as scikit-learn writes it.
    const returns = [
      Float64Array.of(0.012, -0.008, 0.005, -0.011, 0.02, 0.003, -0.006),
      Float64Array.of(-0.004, 0.01, 0.003, -0.006, 0.001, -0.009, 0.008),
      Float64Array.of(0.007, -0.002, 0.009, -0.012, 0.015, -0.004, 0.002),
    ];
    expect(ledoitWolfCovariance(returns).shrinkage).toBeCloseTo(0.4148233268796101, 12);
  });

  it('refuses columns with a gap, by asset and row', () => {
    const gap = [Float64Array.of(0.1, 0.2), Float64Array.of(0.1, Number.NaN)];
    expect(() => sampleCovariance(gap)).toThrow(/asset 1 has no return at row 1/);
    expect(() => sampleCovariance([])).toThrow(/no assets/);
    expect(() => inverseVolatilityWeights(rows([0]))).toThrow(/asset 0 has a variance of 0/);
  });
});

describe('allocations', () => {
  it('of two uncorrelated assets are those of the textbook', () => {
    const covariance = rows([0.04, 0], [0, 0.01]);
    expect([...inverseVolatilityWeights(covariance)]).toEqual([expect.closeTo(1 / 3, 12), expect.closeTo(2 / 3, 12)]);
    expect([...riskParityWeights(covariance)]).toEqual([expect.closeTo(1 / 3, 12), expect.closeTo(2 / 3, 12)]);
    expect([...minimumVarianceWeights(covariance)]).toEqual([expect.closeTo(0.2, 12), expect.closeTo(0.8, 12)]);
    expect([...hierarchicalRiskParityWeights(covariance)]).toEqual([expect.closeTo(0.2, 12), expect.closeTo(0.8, 12)]);
  });

  it('split the money down the tree of alike assets', () => {
    // The first and last assets are alike, so that they end up side by side and share one half.
    const covariance = rows([0.04, 0, 0.036], [0, 0.09, 0], [0.036, 0, 0.04]);
    const weights = hierarchicalRiskParityWeights(covariance);
    expect(weights[0]).toBeCloseTo(weights[2], 12);
    // Order 1 | 0, 2: the pair's variance in equal weights is 0.038.
    expect(weights[1]).toBeCloseTo(0.038 / (0.038 + 0.09), 12);
  });

  it('follow the tree of the published code on six assets', () => {
    // López de Prado's listing with the linkage of scipy 1.17.
    const covariance = rows(
      [0.927, 0.7546, 0.2499, -0.0684, 0.2469, -0.0143],
      [0.7546, 1.6419, 0.2382, -0.024, -0.081, 0.1204],
      [0.2499, 0.2382, 1.1429, 0.0565, 0.6354, 0.2192],
      [-0.0684, -0.024, 0.0565, 1.3456, -0.1613, -0.1628],
      [0.2469, -0.081, 0.6354, -0.1613, 1.4858, 0.0516],
      [-0.0143, 0.1204, 0.2192, -0.1628, 0.0516, 2.5539],
    );
    const wanted = [
      0.3029457586746312, 0.14008574797885456, 0.13566397064924468, 0.2069882122731112, 0.10435479341433686,
      0.1099615170098215,
    ];
    expect([...hierarchicalRiskParityWeights(covariance)]).toEqual(wanted.map((weight) => expect.closeTo(weight, 12)));
  });

  it('sum to one, are positive, and carry equal risks where they say so', () => {
    fc.assert(
      fc.property(seeds, sizes, (seed, assets) => {
        const { matrix } = ledoitWolfCovariance(returnsOf(seed, assets, 60));
        for (const weights of [
          inverseVolatilityWeights(matrix),
          riskParityWeights(matrix),
          hierarchicalRiskParityWeights(matrix),
          minimumVarianceWeights(matrix),
        ]) {
          expect(sum(weights)).toBeCloseTo(1, 12);
          expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
        }
        for (const share of riskShares(matrix, riskParityWeights(matrix))) expect(share).toBeCloseTo(1 / assets, 10);
      }),
      { numRuns: 60 },
    );
  });

  it('meet the conditions of an optimum between bounds', () => {
    const aversion = 5;
    fc.assert(
      fc.property(seeds, sizes, fc.double({ min: 0.15, max: 1, noNaN: true }), (seed, assets, most) => {
        const returns = returnsOf(seed, assets, 60);
        const { matrix } = ledoitWolfCovariance(returns);
        const expected = Float64Array.from(returns, (column) => sum(column) / column.length);
        const upper = new Float64Array(assets).fill(Math.max(most, 1.2 / assets));
        const bounds: WeightBounds = { lower: new Float64Array(assets).fill(-0.1), upper, budget: 1 };
        const weights = meanVarianceWeights(matrix, expected, aversion, bounds);
        expect(sum(weights)).toBeCloseTo(1, 10);
        // What one more unit of each asset costs: equal inside the bounds, not less below, not more above.
        const cost = multiply(matrix, weights).map((value, i) => aversion * value - expected[i]);
        const inside = [...cost.keys()].filter((i) => weights[i] > -0.1 + 1e-9 && weights[i] < upper[i] - 1e-9);
        const price = inside.length > 0 ? cost[inside[0]] : Number.NaN;
        for (const [i, value] of cost.entries()) {
          expect(weights[i]).toBeGreaterThanOrEqual(-0.1 - 1e-12);
          expect(weights[i]).toBeLessThanOrEqual(upper[i] + 1e-12);
          if (inside.length === 0) continue;
          if (inside.includes(i)) expect(Math.abs(value - price)).toBeLessThan(1e-10);
          else if (weights[i] < 0) expect(value).toBeGreaterThanOrEqual(price - 1e-10);
          else expect(value).toBeLessThanOrEqual(price + 1e-10);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('of minimum variance are beaten by no other mix', () => {
    const { matrix } = ledoitWolfCovariance(returnsOf(3, 6, 200));
    const best = variance(matrix, minimumVarianceWeights(matrix));
    const stream = randomStream(9);
    for (let k = 0; k < 200; k += 1) {
      const raw = Float64Array.from({ length: 6 }, () => nextNormal(stream) ** 2);
      expect(
        variance(
          matrix,
          raw.map((value) => value / sum(raw)),
        ),
      ).toBeGreaterThanOrEqual(best);
    }
  });

  it('refuse bounds that no weights can meet, and a covariance without an inverse', () => {
    const covariance = rows([0.04, 0.04], [0.04, 0.04]);
    expect(() => minimumVarianceWeights(covariance)).toThrow(/not positive definite/);
    expect(() => minimumVarianceWeights(rows([0.04, 0], [0, 0.01]), longOnly(2, 0.4))).toThrow(/sum to 1 do not fit/);
    expect(() => riskParityWeights(rows([0.04, 0], [0, 0.01]), Float64Array.of(1, 0))).toThrow(/positive share/);
  });
});
