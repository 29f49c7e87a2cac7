import { expect, it } from 'vitest';
import { surpriseOf, valuesAround } from './mark-figures.ts';

it('says how far results were from what was expected, and nothing where a loss was', () => {
  // 1.08 where 1.01 was expected: 6.93 % more.
  expect(surpriseOf({ actual: 1.08, expected: 1.01 })).toBeCloseTo(0.069307, 6);
  expect(surpriseOf({ actual: 0.9, expected: 1 })).toBeCloseTo(-0.1, 12);
  // From −1 to 1 is no share of −1.
  expect(surpriseOf({ actual: 1, expected: -1 })).toBe(null);
  expect([surpriseOf({ actual: 1, expected: 0 }), surpriseOf({ actual: null, expected: 1 })]).toEqual([null, null]);
  expect(surpriseOf({ actual: 1, expected: null })).toBe(null);
});

it('compares the value that was known before an event with the one after it', () => {
  const band = [
    { from: 0, to: 30, low: 80, middle: 100, high: 120 },
    { from: 30, to: 60, low: 90, middle: 110, high: 130 },
  ];
  const bars = { time: Float64Array.of(10, 20, 30, 40, 70) };
  expect(valuesAround(band, bars, 2)).toEqual([100, 110]);
  // Known on the evening of the bar: it stands from the next one on.
  expect(valuesAround(band, bars, 1)).toEqual([100, 110]);
  expect([valuesAround(band, bars, 0), valuesAround(band, bars, 4), valuesAround([], bars, 2)]).toEqual([
    null,
    null,
    null,
  ]);
});
