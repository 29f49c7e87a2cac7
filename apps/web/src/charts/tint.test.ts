import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { furthestOf, tintOf } from './tint.ts';

describe('tintOf', () => {
  it('never passes the limit at which text stays readable', () => {
    const amount = fc.double({ min: 0, max: 1e9, noNaN: true });
    const price = fc.double({ min: 0.01, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(amount, amount, price, (value, other, reference) => {
        const tint = tintOf(value, reference, furthestOf([value, other], reference));
        return tint >= 0.04 && tint <= 0.55;
      }),
    );
  });

  it('tells values apart that all lie far from the price, and gives the farthest the strongest tint', () => {
    const values = [68, 82, 104];
    const furthest = furthestOf(values, 262);
    const tints = values.map((value) => tintOf(value, 262, furthest));
    expect(tints[0]).toBeCloseTo(0.55, 12);
    expect(tints).toEqual([...tints].toSorted((a, b) => b - a));
    expect((tints[0] ?? 0) - (tints[2] ?? 0)).toBeGreaterThan(0.09);
  });

  it('keeps a grid calm whose values all lie near the price', () => {
    expect(tintOf(101, 100, furthestOf([99, 101], 100))).toBe(0.04);
  });

  it('colours nothing when value or price is unknown', () => {
    expect(tintOf(Number.NaN, 100, 1)).toBe(0);
    expect(tintOf(100, 0, 1)).toBe(0);
    expect(furthestOf([1, 2], 0)).toBe(0);
  });
});
