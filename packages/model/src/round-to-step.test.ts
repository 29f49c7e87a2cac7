import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundToStep } from './round-to-step.ts';

describe('rounding to a step', () => {
  it('reads decimals as written: 10.05 less ten per cent is 9.045, which rounds up', () => {
    expect(roundToStep(10.05 * 0.9, 0.01, 'half-up')).toBe(9.05);
    expect(roundToStep(1.005, 0.01, 'half-up')).toBe(1.01);
    expect(roundToStep(1.00499, 0.01, 'half-up')).toBe(1);
  });

  it('rounds a duty up, and a whole amount not at all', () => {
    expect(roundToStep(131.58, 1, 'up')).toBe(132);
    expect(roundToStep(100 * 1000 * 0.001, 1, 'up')).toBe(100);
    expect(roundToStep(100.0001, 1, 'up')).toBe(101);
  });

  it('rounds an order down to the lot', () => {
    expect(roundToStep(399, 100, 'down')).toBe(300);
    expect(roundToStep(0.3 / 0.1, 1, 'down')).toBe(3);
  });

  it('equals integer arithmetic for every price in cents and limit in per cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.constantFrom(5, 10, 20, 30, -5, -10, -20, -30),
        (cents, limit) => {
          const exact = Math.floor((cents * (100 + limit) + 50) / 100);
          expect(roundToStep((cents / 100) * (1 + limit / 100), 0.01, 'half-up')).toBe(exact / 100);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('passes a missing amount on', () => {
    expect(roundToStep(Number.NaN, 0.01, 'half-up')).toBeNaN();
  });
});
