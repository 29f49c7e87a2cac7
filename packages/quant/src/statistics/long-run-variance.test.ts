import { expect, it } from 'vitest';
import { near } from '../testing/near.ts';
import { nextNormal, randomStream } from '../engine/sweep/random.ts';
import { longRunVariance, varianceByLags } from './long-run-variance.ts';

/** Returns that lean on those before, less their average. */
function leaning(length: number): Float64Array {
  const random = randomStream(3, length);
  let last = 0;
  const values = Float64Array.from({ length }, () => {
    last = 0.4 * last + nextNormal(random);
    return last;
  });
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  return values.map((value) => value - mean);
}

it.each([
  [400, 10],
  [1000, 20],
  [1500, 3],
  [500, 1],
])('in one pass equals the sum lag by lag: %i periods in blocks of %i', (length, block) => {
  const values = leaning(length);
  expect(longRunVariance(values, block)).toEqual(near(varianceByLags(values, 1 - 1 / block)));
});

it('is the plain variance for blocks of one period, and more where good days follow good days', () => {
  const values = leaning(2000);
  const plain = values.reduce((sum, value) => sum + value * value, 0) / values.length;
  expect(longRunVariance(values, 1)).toEqual(near(plain));
  expect(longRunVariance(values, 20)).toBeGreaterThan(1.5 * plain);
});
