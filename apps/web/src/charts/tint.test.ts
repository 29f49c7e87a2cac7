import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadOf, tintOf } from './tint.ts';

function tintsOf(values: readonly number[], price: number): readonly number[] {
  const spread = spreadOf(values, price);
  return values.map((value) => tintOf(value, price, spread));
}

describe('tintOf', () => {
  it('never passes the limit at which text stays readable', () => {
    const amount = fc.double({ min: 0, max: 1e9, noNaN: true });
    const price = fc.double({ min: 0.01, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1 }), price, (values, reference) =>
        tintsOf(values, reference).every((tint) => tint >= 0.04 && tint <= 0.5),
      ),
    );
  });

  it('grows in proportion to the distance from the price', () => {
    const [near = 0, far = 0, farther = 0] = tintsOf([110, 125, 150], 100);
    expect(far / near).toBeCloseTo(2.5, 9);
    expect(farther).toBeCloseTo(0.5, 12);
  });

  it('tells values apart that all lie far from the price', () => {
    const [farthest = 0, middle = 0, nearest = 0] = tintsOf([68, 82, 104], 262);
    expect(farthest).toBeCloseTo(0.5, 12);
    expect(middle).toBeLessThan(farthest - 0.1);
    expect(nearest).toBeCloseTo(0.2, 12);
  });

  it('keeps a grid calm whose values all lie near the price', () => {
    expect(tintsOf([99, 101], 100)).toEqual([0.04, 0.04]);
  });

  it('colours nothing when value or price is unknown', () => {
    expect(tintOf(Number.NaN, 100, { nearest: 0, furthest: 1 })).toBe(0);
    expect(tintOf(100, 0, { nearest: 0, furthest: 1 })).toBe(0);
    expect(spreadOf([1, 2], 0)).toEqual({ nearest: 0, furthest: 0 });
  });
});
