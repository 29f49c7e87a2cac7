import { describe, expect, it } from 'vitest';
import { exposureOf, groupedExposures, largestHeld, sidesOf } from './exposures.ts';

const held = {
  rows: [0, 10, 20],
  shares: [
    Float64Array.of(0.5, 0.25, 0),
    Float64Array.of(0, -0.25, -0.5),
    Float64Array.of(0.125, 0.125, 0.25),
    Float64Array.of(0, 0, 0),
  ],
};

describe('exposures', () => {
  it('keep long and short apart', () => {
    const { long, short, net } = sidesOf(held);
    expect([...long]).toEqual([0.625, 0.375, 0.25]);
    expect([...short]).toEqual([0, -0.25, -0.5]);
    expect([...net]).toEqual([0.625, 0.125, -0.25]);
    expect(exposureOf('net', net)).toEqual({ name: 'net', average: -0.0625, last: -0.25 });
  });

  it('add up what belongs together, the largest first', () => {
    expect(groupedExposures(held, ['a', 'b', 'b', 'a'])).toEqual([
      { name: 'b', average: -0.1875, last: -0.25 },
      { name: 'a', average: 0.125, last: 0 },
    ]);
  });

  it('name the most held and put the rest together', () => {
    const names = ['A', 'B', 'C', 'D'];
    expect(largestHeld(held, names, 1).map(({ name }) => name)).toEqual(['A', null]);
    expect([...(largestHeld(held, names, 1)[1]?.shares ?? [])]).toEqual([0.125, -0.125, -0.25]);
    expect(largestHeld(held, names, 2).map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  });
});
