import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unionTimes } from './timeline.ts';

const rising = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 })
  .map((times) => Float64Array.from(times).sort());

it('unites the times of all, each once, in order', () => {
  fc.assert(
    fc.property(fc.array(rising, { maxLength: 5 }), (columns) => {
      const assets = columns.map((time) => ({ bars: { time } }));
      const every = [...new Set(columns.flatMap((time) => [...time]))].toSorted((a, b) => a - b);
      expect([...unionTimes(assets)]).toEqual(every);
    }),
  );
});
