import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOfLowest, valueAtRank } from './ranked.ts';

/** Columns as runs and samples make them: spread, crowded at one value, of few values, and with an outlier. */
const column = fc.oneof(
  fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 200 }),
  fc.array(fc.oneof(fc.constant(0), fc.double({ min: -0.1, max: 0.1, noNaN: true })), { minLength: 1, maxLength: 300 }),
  fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 1, maxLength: 100 }),
  fc.array(fc.oneof(fc.constant(1e9), fc.double({ min: -1, max: 1, noNaN: true })), { minLength: 1, maxLength: 100 }),
);

describe('ranked values', () => {
  it('stand where sorting puts them, and add up alike', () => {
    fc.assert(
      fc.property(column, fc.double({ min: 0, max: 0.999, noNaN: true }), (list, share) => {
        const values = Float64Array.from(list);
        const sorted = values.toSorted();
        const rank = Math.floor(share * values.length);
        expect(valueAtRank(values, rank) + 0).toBe(sorted[rank] + 0);
        expect(valueAtRank(values, values.length - 1 - rank) + 0).toBe(sorted[values.length - 1 - rank] + 0);
        const sum = sorted.subarray(0, rank).reduce((total, value) => total + value, 0);
        expect(Math.abs(sumOfLowest(values, rank) - sum)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(sum)));
        expect([...values]).toEqual(list);
      }),
      { numRuns: 150 },
    );
  });

  it('are missing where a value is, and infinite values are ranked', () => {
    expect(valueAtRank(Float64Array.of(1, Number.NaN, 2), 0)).toBeNaN();
    expect(sumOfLowest(Float64Array.of(1, Number.NaN, 2), 1)).toBeNaN();
    expect(valueAtRank(Float64Array.of(1, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY), 1)).toBe(1);
    expect(valueAtRank(Float64Array.of(1, 2), 2)).toBeNaN();
  });
});
