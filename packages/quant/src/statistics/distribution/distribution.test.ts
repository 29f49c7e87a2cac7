import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentile } from '../percentile.ts';
import { pearson, sampleDeviation } from '../moments.ts';
import { twoStageValue } from '../../catalogue/valuations/dcf-two-stage.ts';
import { evenNormals } from './even-normals.ts';
import type { UncertainDcf } from './simulate-dcf.ts';
import { shareAbove, simulateDcf } from './simulate-dcf.ts';
import { valueDensity } from './value-density.ts';
import { setShare, wholeShares } from './whole-shares.ts';

const base: UncertainDcf = {
  fcf: 100,
  growth: 0.1,
  terminalGrowth: 0.025,
  wacc: 0.09,
  netDebt: -50,
  shares: 10,
  growthSwing: 0.04,
  rateSwing: 0.008,
  terminalSwing: 0.005,
  growthRateCorrelation: 0.3,
  rateTerminalCorrelation: 0.4,
};

describe('even normal draws', () => {
  it('have mean 0, deviation 1 and no correlation in any pair', () => {
    const columns = evenNormals();
    expect(columns).toHaveLength(3);
    for (const column of columns) {
      expect(column).toHaveLength(2039);
      expect(column.reduce((sum, z) => sum + z, 0)).toBeCloseTo(0, 9);
      expect(sampleDeviation(column)).toBeCloseTo(1, 2);
    }
    const [a, b, c] = columns;
    for (const [x, y] of [
      [a, b],
      [a, c],
      [b, c],
    ] as const) {
      expect(Math.abs(pearson(x, y))).toBeLessThan(0.01);
    }
  });
});

describe('simulated values', () => {
  it('are the base case in every draw when nothing is uncertain', () => {
    const values = simulateDcf({ ...base, growthSwing: 0, rateSwing: 0, terminalSwing: 0 });
    expect(new Set(values)).toEqual(new Set([twoStageValue(base)]));
  });

  it('rise from lowest to highest, with the base case near the middle', () => {
    const values = simulateDcf(base);
    expect(values).toHaveLength(2039);
    expect(values.every((value, i) => i === 0 || value >= values[i - 1])).toBe(true);
    const share = shareAbove(values, twoStageValue(base));
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.55);
  });

  it('widen with each swing, and narrow when growth and the discount rate miss together', () => {
    const width = (inputs: UncertainDcf): number => {
      const values = simulateDcf(inputs);
      return percentile(values, 0.9) - percentile(values, 0.1);
    };
    const usual = width(base);
    expect(width({ ...base, growthSwing: 0.06 })).toBeGreaterThan(usual);
    expect(width({ ...base, rateSwing: 0.012 })).toBeGreaterThan(usual);
    expect(width({ ...base, terminalSwing: 0.008 })).toBeGreaterThan(0);
    expect(width({ ...base, growthRateCorrelation: 0.6 })).toBeLessThan(usual);
    expect(width({ ...base, growthRateCorrelation: -0.3 })).toBeGreaterThan(usual);
  });

  it('do not exist when the base case has no value or the correlations contradict each other', () => {
    expect(simulateDcf({ ...base, wacc: 0.02 })).toHaveLength(0);
    expect(simulateDcf({ ...base, shares: 0 })).toHaveLength(0);
    expect(simulateDcf({ ...base, growthRateCorrelation: 0.8, rateTerminalCorrelation: 0.7 })).toHaveLength(0);
    expect(simulateDcf({ ...base, rateSwing: -0.01 })).toHaveLength(0);
    expect(shareAbove(new Float64Array(0), 1)).toBeNaN();
  });

  it('are all finite, whatever the rates', () => {
    const inputs = fc.record({
      growth: fc.double({ min: -0.3, max: 0.4, noNaN: true }),
      terminalGrowth: fc.double({ min: 0, max: 0.04, noNaN: true }),
      wacc: fc.double({ min: 0.05, max: 0.2, noNaN: true }),
      rateSwing: fc.double({ min: 0, max: 0.03, noNaN: true }),
    });
    fc.assert(
      fc.property(inputs, (some) => simulateDcf({ ...base, ...some }).every(Number.isFinite)),
      { numRuns: 15 },
    );
  });
});

describe('the share of values above a price', () => {
  it('falls from 1 to 0 as the price rises, and counts what equals the price as not above', () => {
    const values = Float64Array.of(1, 2, 2, 3);
    expect([0, 1, 2, 2.5, 3].map((price) => shareAbove(values, price))).toEqual([1, 0.75, 0.25, 0.25, 0]);
  });
});

describe('the density of simulated values', () => {
  it('covers nearly all of the mass and peaks near the middle', () => {
    const values = simulateDcf(base);
    const curve = valueDensity(values, 81);
    const step = curve[1].value - curve[0].value;
    const mass = curve.reduce((sum, point) => sum + point.density * step, 0);
    expect(mass).toBeGreaterThan(0.96);
    expect(mass).toBeLessThan(1.01);
    const peak = curve.toSorted((a, b) => b.density - a.density)[0];
    expect(peak.value).toBeGreaterThan(percentile(values, 0.2));
    expect(peak.value).toBeLessThan(percentile(values, 0.6));
  });

  it('is empty where the values do not vary', () => {
    expect(valueDensity(new Float64Array(9).fill(4), 50)).toEqual([]);
    expect(valueDensity(new Float64Array(1), 50)).toEqual([]);
  });
});

const percents = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + Math.round(share * 100), 0);

describe('whole shares', () => {
  it('keep the proportions and make a whole', () => {
    expect(wholeShares([0.4, 0.15, 0.15])).toEqual([0.57, 0.22, 0.21]);
    expect(wholeShares([1, 1])).toEqual([0.5, 0.5]);
    expect(wholeShares([0, 0])).toEqual([Number.NaN, Number.NaN]);
  });

  it('total 100 whatever the weights, each within a percent of its exact share', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 1, maxLength: 9 }),
        (weights) => {
          const shares = wholeShares(weights);
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          expect(percents(shares)).toBe(100);
          shares.forEach((share, i) => expect(Math.abs(share - weights[i] / total)).toBeLessThan(0.01 + 1e-12));
        },
      ),
    );
  });
});

describe('a share set by hand', () => {
  it('is as wanted, and the others divide the rest in their old proportion', () => {
    expect(setShare([0.4, 0.4, 0.2], 0, 0.7)).toEqual([0.7, 0.2, 0.1]);
    expect(setShare([0.4, 0.4, 0.2], 0, 1)).toEqual([1, 0, 0]);
    expect(setShare([1, 0, 0], 0, 0.5)).toEqual([0.5, 0.25, 0.25]);
    expect(setShare([1], 0, 0.3)).toEqual([1]);
  });

  it('leaves a total of 100 after any series of edits', () => {
    const edits = fc.array(fc.tuple(fc.nat(4), fc.double({ min: -0.2, max: 1.2, noNaN: true })), { maxLength: 12 });
    fc.assert(
      fc.property(edits, (list) => {
        const end = list.reduce<readonly number[]>(
          (shares, [at, wanted]) => setShare(shares, at, wanted),
          [0.4, 0.2, 0.2, 0.1, 0.1],
        );
        expect(percents(end)).toBe(100);
        expect(end.every((share) => share >= 0)).toBe(true);
      }),
    );
  });
});
