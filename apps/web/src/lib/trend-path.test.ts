import { describe, expect, it } from 'vitest';
import { trendPath } from './trend-path.ts';

describe('trend path', () => {
  it('draws the highest value near the top and the lowest near the bottom', () => {
    expect(trendPath([1, 3, 2], 46)).toEqual({
      line: 'M0.00 43.00L50.00 3.00L100.00 23.00',
      area: 'M0.00 43.00L50.00 3.00L100.00 23.00L100 43L0 43Z',
      baseline: 43,
    });
  });

  it('runs a flat series through the middle', () => {
    expect(trendPath([5, 5], 40)?.line).toBe('M0.00 20.00L100.00 20.00');
  });

  it('draws nothing from fewer than two known values', () => {
    expect(trendPath([1], 40)).toBeNull();
    expect(trendPath([1, Number.NaN], 40)).toBeNull();
  });
});
