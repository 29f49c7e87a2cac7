import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineScores } from './combine-scores.ts';
import { demeanByGroup, neutralise } from './neutralise.ts';
import { emptyPanel, requireSameShape } from './panel.ts';
import { quantileBuckets } from './quantile-buckets.ts';
import { quantilePair } from './quantile-pair.ts';
import { radixOrder, sortMemory } from './radix-order.ts';
import { averageRanks } from './ranks.ts';
import { sectionQuantile } from './section-quantile.ts';
import { standardise } from './standardise.ts';
import { winsorise } from './winsorise.ts';

const nan = Number.NaN;
const calm = fc.oneof(fc.double({ min: -1, max: 1 }), fc.constantFrom(0, -0, 0.5, nan));
const wild = fc.oneof(fc.double(), fc.constantFrom(0, -0, 1, 1 + 2 ** -52, -1, nan));
const section = fc.oneof(fc.array(calm, { maxLength: 60 }), fc.array(wild, { maxLength: 60 }));

describe('the order of a cross-section', () => {
  it('is that of a comparison sort, ties in their order and missing values left out', () => {
    fc.assert(
      fc.property(section, (list) => {
        const values = Float64Array.from(list);
        const memory = sortMemory(values.length);
        const count = radixOrder(values, memory);
        const wanted = [...values.keys()]
          .filter((i) => !Number.isNaN(values[i]))
          .toSorted((a, b) => (values[a] < values[b] ? -1 : values[a] > values[b] ? 1 : a - b));
        expect([...memory.order.subarray(0, count)]).toEqual(wanted);
      }),
      { numRuns: 200 },
    );
  });

  it('gives ties their average rank', () => {
    const out = new Float64Array(6);
    expect(averageRanks(Float64Array.of(3, 1, nan, 3, 2, 3), out)).toBe(5);
    expect([...out]).toEqual([4, 1, nan, 4, 2, 4]);
  });
});

describe('two quantiles of a cross-section', () => {
  it('are those of the section in order, however its values lie', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(section, share, share, (list, low, high) => {
        const values = Float64Array.from(list);
        const memory = sortMemory(values.length);
        const pair = quantilePair(values, low, high, memory);
        const count = radixOrder(values, memory);
        // Adding zero makes one of the two zeros.
        expect(pair.map((value) => value + 0)).toEqual(
          [low, high].map((at) => sectionQuantile(values, memory.order, count, at) + 0),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('buckets', () => {
  it('hold equal counts, keep ties together, and give missing values none', () => {
    const out = new Uint8Array(10);
    quantileBuckets(Float64Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 5, out);
    expect([...out]).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    quantileBuckets(Float64Array.of(1, 1, 1, 1, 1, 1, 7, 8, 9, nan), 5, out);
    expect([...out]).toEqual([1, 1, 1, 1, 1, 1, 4, 5, 5, 0]);
    quantileBuckets(new Float64Array(10).fill(nan), 5, out);
    expect([...out]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('scores', () => {
  it('of equal values are 0, of missing ones missing', () => {
    const out = new Float64Array(4);
    standardise(Float64Array.of(0.1, 0.1, nan, 0.1), out);
    expect([...out]).toEqual([0, 0, nan, 0]);
    standardise(Float64Array.of(5, nan, nan, nan), out);
    expect([...out]).toEqual([0, nan, nan, nan]);
  });

  it('are combined from those there are, if there are enough', () => {
    const out = new Float64Array(3);
    combineScores([Float64Array.of(1, 2, nan), Float64Array.of(3, nan, nan)], [1, 3], out);
    expect([...out]).toEqual([2.5, 2, nan]);
    combineScores([Float64Array.of(1, 2, nan), Float64Array.of(3, nan, nan)], [1, 3], out, 2);
    expect([...out]).toEqual([2.5, nan, nan]);
  });

  it('leave nothing but zeros of what groups explain, and nothing at all where exposures repeat one another', () => {
    const groups = Int32Array.of(0, 0, 1, 1, -1);
    const out = new Float64Array(5);
    demeanByGroup(Float64Array.of(2, 2, 5, 5, 9), groups, out);
    expect([...out]).toEqual([0, 0, 0, 0, nan]);
    const size = Float64Array.of(1, 2, 3, 4, 5);
    neutralise(Float64Array.of(1, 4, 2, 8, 9), groups, [size, size], out);
    expect([...out]).toEqual([nan, nan, nan, nan, nan]);
    neutralise(Float64Array.of(1, 4, 2, 8, 9), groups, [Float64Array.of(1, 2, 3, 5, nan)], out);
    expect(out.subarray(0, 4).reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 12);
  });

  it('are pulled in between shares of the section in place', () => {
    const values = Float64Array.from({ length: 101 }, (_, i) => i);
    winsorise(values, 0.05, 0.95, values);
    expect([values[0], values[50], values[100]]).toEqual([5, 50, 95]);
  });
});

describe('panels', () => {
  it('of different shapes are not compared', () => {
    expect(() => requireSameShape(emptyPanel(2, 3), emptyPanel(3, 2))).toThrow(/3 dates of 2 assets/);
  });
});
