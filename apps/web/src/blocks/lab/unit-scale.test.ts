import { describe, expect, it } from 'vitest';
import { unitScale } from './unit-scale.ts';

describe('the scale in which an assumption is typed', () => {
  it('is percents for fractions, without stray digits, and back again', () => {
    const scale = unitScale({ unit: 'fraction' });
    expect([scale.unit, scale.shown(0.07), scale.shown(0.0025)]).toEqual(['%', 7, 0.25]);
    expect(scale.meant(scale.shown(0.0671234567))).toBe(0.0671234567);
  });

  it('is the number itself for everything else', () => {
    const scale = unitScale({ unit: 'ratio' });
    expect([scale.unit, scale.shown(0.3), scale.meant(1.05)]).toEqual([undefined, 0.3, 1.05]);
  });
});
