import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rebalanceBars, timelineOf, unionTimes } from './timeline.ts';

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

it('knows of each where its own rows lie, and its latest bar up to each time; the same again for the same ones', () => {
  fc.assert(
    fc.property(fc.array(rising, { minLength: 1, maxLength: 5 }), (columns) => {
      const assets = columns.map((time) => ({ bars: { time } }));
      const timeline = timelineOf(assets);
      expect(timeline.times).toEqual(unionTimes(assets));
      for (const [k, time] of columns.entries()) {
        expect([...timeline.rows[k]]).toEqual(Array.from(timeline.times, (at) => time.indexOf(at)));
        const lasts = Array.from(timeline.times, (at) => {
          const last = time.findLast((one) => one <= at);
          return last === undefined ? -1 : timeline.times.indexOf(last);
        });
        expect([...timeline.seenAt[k]]).toEqual(lasts);
      }
      expect(timelineOf(assets.map((asset) => ({ ...asset })))).toBe(timeline);
      const others = [...assets, { bars: { time: Float64Array.of(-1) } }];
      expect(timelineOf(others).times).toEqual(unionTimes(others));
      expect(timelineOf(assets)).toEqual(timeline);
    }),
  );
});

it.each([
  ['quarter', [0, 2, 5, 8, 11, 14]],
  ['half-year', [0, 5, 11]],
  ['year', [0, 11]],
] as const)('decides on the first bar of each new %s', (period, expected) => {
  // The first of each month from February 2024 to April 2025.
  const times = Float64Array.from({ length: 15 }, (_, month) => Date.UTC(2024, month + 1, 1));
  expect(rebalanceBars(times, period)).toEqual(expected);
});
