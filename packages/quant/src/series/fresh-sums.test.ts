import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { freshSums } from './fresh-sums.ts';

it('adds each window up from its oldest value, four rows side by side as one by one', () => {
  const value = fc.oneof(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.constant(Number.NaN));
  fc.assert(
    fc.property(fc.array(value, { maxLength: 40 }), fc.integer({ min: 1, max: 12 }), (list, n) => {
      const values = Float64Array.from(list);
      const untouched = -7;
      const out = new Float64Array(values.length).fill(untouched);
      freshSums(values, out, n);
      const plain = list.map((_, i) =>
        i < n - 1 ? untouched : list.slice(i - n + 1, i + 1).reduce((sum, next) => sum + next, 0),
      );
      expect([...out]).toEqual(plain);
    }),
  );
});
