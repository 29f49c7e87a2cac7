import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, indexAt, keepExtremes, movingAverage, nearestIndex, underwater } from './series.ts';

const prices = fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 400 });

describe('movingAverage', () => {
  it('starts when the window is full and ignores the future', () => {
    expect([...movingAverage(Float64Array.of(1, 2, 3, 4), 2)]).toEqual([Number.NaN, 1.5, 2.5, 3.5]);
  });

  it('shows a gap as long as a missing value is inside the window, and no longer', () => {
    expect([...movingAverage(Float64Array.of(1, Number.NaN, 3, 5), 2)]).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
      4,
    ]);
  });
});

describe('underwater', () => {
  it('measures from the highest value so far', () => {
    expect([...underwater(Float64Array.of(10, 5, 20, 15))]).toEqual([0, -0.5, 0, -0.25]);
  });

  it('stays between −1 and 0', () => {
    fc.assert(
      fc.property(prices, (values) =>
        underwater(Float64Array.from(values)).every((value) => value <= 0 && value > -1 - 1e-12),
      ),
    );
  });
});

describe('between', () => {
  it('keeps both ends and nothing beyond, so that a fall before the window is not drawn in it', () => {
    const part = between({ time: Float64Array.of(1, 2, 3, 4, 5), close: Float64Array.of(9, 1, 4, 2, 3) }, 3, 4);
    expect([...part.time]).toEqual([3, 4]);
    expect([...underwater(part.close)]).toEqual([0, -0.5]);
  });
});

describe('keepExtremes', () => {
  it('never loses the lowest, the highest, the first or the last value', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 40 }), (values, buckets) => {
        const series = Float64Array.from(values);
        const kept = keepExtremes(series, buckets);
        const shown = kept.map((i) => series[i] ?? Number.NaN);
        expect(Math.min(...shown)).toBe(Math.min(...values));
        expect(Math.max(...shown)).toBe(Math.max(...values));
        expect(kept[0]).toBe(0);
        expect(kept.at(-1)).toBe(values.length - 1);
        expect(kept.length).toBeLessThanOrEqual(Math.max(buckets * 4, 4));
        expect([...kept].sort((a, b) => a - b)).toEqual(kept);
      }),
    );
  });

  it('leaves out missing values', () => {
    expect(keepExtremes(Float64Array.of(1, Number.NaN, 2), 10)).toEqual([0, 2]);
  });
});

describe('indexAt', () => {
  it('finds the first bar on or after an instant', () => {
    const times = Float64Array.of(10, 20, 30);
    expect([5, 10, 11, 30, 31].map((at) => indexAt(times, at))).toEqual([0, 0, 1, 2, 3]);
  });
});

describe('nearestIndex', () => {
  const times = Float64Array.of(10, 20, 40);

  it.each([
    [-5, 0],
    [14, 0],
    [15, 0],
    [16, 1],
    [31, 2],
    [99, 2],
  ])('finds the bar closest to %d', (time, index) => {
    expect(nearestIndex(times, time)).toBe(index);
  });

  it('stays at the beginning of nothing', () => {
    expect(nearestIndex(new Float64Array(0), 5)).toBe(0);
  });
});
