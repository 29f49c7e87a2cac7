import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tintOf } from './tint.ts';

describe('tintOf', () => {
  it('never passes the limit at which text stays readable', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        fc.double({ min: 0.01, max: 1e9, noNaN: true }),
        (v, p) => {
          const tint = tintOf(v, p);
          return tint >= 0.05 && tint <= 0.55;
        },
      ),
    );
  });

  it('colours nothing when value or price is unknown', () => {
    expect(tintOf(Number.NaN, 100)).toBe(0);
    expect(tintOf(100, 0)).toBe(0);
  });
});
