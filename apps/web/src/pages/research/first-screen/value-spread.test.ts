import { chanceAbovePrice } from '@plumbline/quant/catalogue/valuations/method-blend';
import { describe, expect, it } from 'vitest';
import { bandSteps, valueSpread } from './value-spread.ts';

/** Area under the curve above a value, by trapezoids. */
function shareAbove(points: ReturnType<typeof valueSpread>, value: number): number {
  return points.slice(1).reduce((sum, point, at) => {
    const before = points[at];
    if (before === undefined || before.value < value) return sum;
    return sum + ((point.value - before.value) * (point.density + before.density)) / 2;
  }, 0);
}

describe('the curve of values', () => {
  it.each([
    [80, 100, 130],
    [10, 40, 45],
    [93, 202, 316],
  ])('has the shares of %d, %d and %d above its ends and its middle', (low, middle, high) => {
    const points = valueSpread(low, middle, high);
    for (const price of [low, middle, high]) {
      // By trapezoids between the drawn points, whose first one above the price lies up to a thirty-second away.
      expect(shareAbove(points, price)).toBeCloseTo(chanceAbovePrice({ price, low, middle, high }), 1);
    }
    expect(shareAbove(points, Number.NEGATIVE_INFINITY)).toBeCloseTo(1, 2);
  });

  it('is nothing where the range does not hold the middle', () => {
    expect(valueSpread(100, 100, 120)).toEqual([]);
    expect(valueSpread(110, 100, 120)).toEqual([]);
  });
});

describe('the band of earlier values', () => {
  const values = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  const day = (date: string): number => Date.parse(date);

  it('steps from each day to the next and ends where the prices end, without a value that is unknown', () => {
    const steps = bandSteps(
      [
        { from: '2026-01-01', low: 'a', middle: 'b', high: 'c' },
        { from: '2026-03-01', low: 'a', middle: 'unknown', high: 'c' },
        { from: '2026-06-01', low: 'a', middle: 'c', high: 'c' },
      ],
      (id) => values.get(id) ?? null,
      [day('2026-02-01'), day('2026-07-01')],
    );
    expect(steps).toEqual([
      { from: day('2026-02-01'), to: day('2026-06-01'), low: 1, middle: 2, high: 3 },
      { from: day('2026-06-01'), to: day('2026-07-01'), low: 1, middle: 3, high: 3 },
    ]);
  });
});
