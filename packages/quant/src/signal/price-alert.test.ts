import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertHistory, alertRows } from './price-alert.ts';

const closes = Float64Array.of(10, 11, 12, 11, 9, 12.5, 13, Number.NaN, 14);

describe('a price alert', () => {
  it('rings where the close passes its level, and not while it stays there', () => {
    expect(alertRows({ is: 'above', level: 11.5 }, closes)).toEqual([2, 5, 8]);
    expect(alertRows({ is: 'below', level: 10.5 }, closes)).toEqual([4]);
    expect(alertRows({ is: 'above', level: 5 }, closes)).toEqual([8]);
    expect(alertRows({ is: 'above', level: 12 }, closes)).toEqual([5, 8]);
  });

  it('rings on a move either way, measured from some bars before', () => {
    expect(alertRows({ is: 'moves', size: 0.15, bars: 1 }, closes)).toEqual([4]);
    expect(alertRows({ is: 'moves', size: 0.19, bars: 2 }, closes)).toEqual([2, 4, 6]);
  });

  it('says the same of the past whatever comes after', () => {
    const series = fc.array(fc.double({ min: 1, max: 50, noNaN: true }), { minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(series, fc.double({ min: 1, max: 50, noNaN: true }), (values, level) => {
        const all = Float64Array.from(values);
        const cut = all.subarray(0, values.length >> 1);
        for (const is of ['above', 'below'] as const) {
          const before = alertRows({ is, level }, all).filter((row) => row < cut.length);
          expect(alertRows({ is, level }, cut)).toEqual(before);
        }
      }),
    );
  });

  it('has a past: rings, the bars between them, and what followed', () => {
    const wave = Float64Array.from({ length: 40 }, (_, k) => (k % 10 === 5 ? 20 : 10));
    expect(alertHistory({ is: 'above', level: 15 }, wave, 1)).toMatchObject({
      rings: 4,
      bars: 40,
      spacing: 10,
      later: { value: -0.5, n: 4 },
    });
    expect(alertHistory({ is: 'above', level: 15 }, wave, 6).later.n).toBe(3);
    expect(alertHistory({ is: 'above', level: 99 }, wave, 1)).toMatchObject({
      rings: 0,
      spacing: null,
      later: { value: null },
    });
  });
});
