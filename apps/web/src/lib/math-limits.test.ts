import { describe, expect, it } from 'vitest';
import { mathWithinLimits } from './math-limits.ts';

describe('formula limits', () => {
  it('accepts the formulas of a report', () => {
    expect(mathWithinLimits('\\frac{FCF_{t}\\,(1+g)}{(1+r)^{t}} + \\frac{TV}{(1+r)^{n}}')).toBe(true);
  });

  it('refuses what is too long', () => {
    expect(mathWithinLimits('x'.repeat(2000))).toBe(true);
    expect(mathWithinLimits('x'.repeat(2001))).toBe(false);
  });

  it('refuses braces and roots nested beyond reason', () => {
    expect(mathWithinLimits('{'.repeat(50) + '}'.repeat(50))).toBe(true);
    expect(mathWithinLimits('{'.repeat(51) + '}'.repeat(51))).toBe(false);
    expect(mathWithinLimits('\\sqrt '.repeat(200))).toBe(false);
  });
});
