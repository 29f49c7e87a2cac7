import { describe, expect, it } from 'vitest';
import { heavyTailAt, normalAt, uniformAt } from './random.ts';
import { streamKey } from './stream-key.ts';
import { kurtosis, mean } from './testing/market-on.ts';

const draws = 200_000;
const key = streamKey(4620, 'test');
const sample = (draw: (key: number, n: number) => number): number[] =>
  Array.from({ length: draws }, (_, n) => draw(key, n));

describe('random draws', () => {
  it('are the same whenever and in whatever order they are asked for', () => {
    const forward = [1, 2, 3].map((n) => normalAt(key, n));
    const backward = [3, 2, 1].map((n) => normalAt(key, n)).toReversed();
    expect(backward).toEqual(forward);
  });

  it('are uniform: mean, spread and every tenth as expected', () => {
    const values = sample(uniformAt);
    expect(mean(values)).toBeCloseTo(0.5, 2);
    for (let tenth = 0; tenth < 10; tenth++) {
      const share = values.filter((value) => value >= tenth / 10 && value < (tenth + 1) / 10).length / draws;
      expect(Math.abs(share - 0.1)).toBeLessThan(0.003);
    }
  });

  it('are normal where they should be', () => {
    const values = sample(normalAt);
    expect(Math.abs(mean(values))).toBeLessThan(0.01);
    expect(mean(values.map((value) => value * value))).toBeCloseTo(1, 1);
    expect(kurtosis(values)).toBeGreaterThan(2.9);
    expect(kurtosis(values)).toBeLessThan(3.1);
    expect(values.filter((value) => Math.abs(value) < 1.96).length / draws).toBeCloseTo(0.95, 2);
  });

  it('have unit variance and fat tails where they should', () => {
    const values = sample(heavyTailAt);
    expect(mean(values.map((value) => value * value))).toBeCloseTo(1, 1);
    expect(kurtosis(values)).toBeGreaterThan(4);
  });

  it('do not resemble those of a neighbouring stream, draw or seed', () => {
    const other = streamKey(4620, 'tesu');
    const nextSeed = streamKey(4621, 'test');
    const product = (a: number, b: number, shift: number): number =>
      mean(Array.from({ length: 50_000 }, (_, n) => normalAt(a, n) * normalAt(b, n + shift)));
    expect(Math.abs(product(key, other, 0))).toBeLessThan(0.02);
    expect(Math.abs(product(key, nextSeed, 0))).toBeLessThan(0.02);
    expect(Math.abs(product(key, key, 1))).toBeLessThan(0.02);
    expect(Math.abs(product(key, key, 7))).toBeLessThan(0.02);
  });
});
