import { describe, expect, it } from 'vitest';
import { factorReturn } from './factor-return.ts';

const nan = Number.NaN;

describe('the return of a factor', () => {
  it('is the mean of the highest third beside that of the lowest, by hand', () => {
    const scores = Float64Array.of(5, 1, 3, 6, 2, 4);
    const returns = Float64Array.of(0.04, -0.02, 0.5, 0.02, 0, 0.5);
    expect(factorReturn(scores, returns, 2)).toEqual({ high: 0.03, highCount: 2, low: -0.01, lowCount: 2 });
  });

  it('leaves out what has no score or no return before it is parted into thirds', () => {
    const scores = Float64Array.of(5, 1, 3, 6, 2, 4, 9, nan);
    const returns = Float64Array.of(0.04, -0.02, 0.5, 0.02, 0, 0.5, nan, 9);
    expect(factorReturn(scores, returns, 2)).toEqual({ high: 0.03, highCount: 2, low: -0.01, lowCount: 2 });
  });

  it('is not told of a few', () => {
    expect(factorReturn(Float64Array.of(1, 2, 3), Float64Array.of(0, 0, 0), 2)).toBeNull();
    expect(factorReturn(new Float64Array(0), new Float64Array(0), 1)).toBeNull();
  });
});
