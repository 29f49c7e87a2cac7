import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalCdf, normalQuantile } from './normal.ts';

describe('the normal law', () => {
  it('gives the tabulated probabilities to full precision', () => {
    const table: readonly (readonly [number, number])[] = [
      [0, 0.5],
      [1, 0.8413447460685429],
      [-1, 0.15865525393145707],
      [1.959963984540054, 0.975],
      [-2.5, 0.006209665325776132],
      [-3, 0.0013498980316300933],
      [-5, 2.866515718791939e-7],
      [-8, 6.220960574271784e-16],
      [-20, 2.7536241186062337e-89],
    ];
    expect(table.map(([x, p]) => Math.abs(normalCdf(x) / p - 1)).filter((error) => error > 2e-14)).toEqual([]);
    expect(normalCdf(Infinity)).toBe(1);
    expect(normalCdf(-Infinity)).toBe(0);
    expect(normalCdf(Number.NaN)).toBeNaN();
  });

  it('is undone by its quantile', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-12, max: 0.5, noNaN: true }), (p) => {
        expect(Math.abs(normalCdf(normalQuantile(p)) / p - 1)).toBeLessThan(1e-12);
      }),
    );
    expect(normalQuantile(0.95)).toBeCloseTo(1.6448536269514722, 13);
    expect(normalQuantile(0)).toBe(-Infinity);
    expect(normalQuantile(1)).toBe(Infinity);
    expect(normalQuantile(1.1)).toBeNaN();
  });
});
