import { describe, expect, it } from 'vitest';
import { bestOf } from './best-of.ts';

const kind = { quality: [], unit: 'fraction', decimals: 1 } as const;
const fact = (value: number | null) => ({ ...kind, value });

describe('the better value of a row', () => {
  it('is the higher or the lower one, as the kind of figure has it', () => {
    expect(bestOf([fact(1), fact(3), fact(2)], 'higher')).toBe(1);
    expect(bestOf([fact(1), fact(3), fact(2)], 'lower')).toBe(0);
  });

  it('is none where nothing is better', () => {
    expect(bestOf([fact(1), fact(3)], null)).toBe(null);
    expect(bestOf([fact(1), fact(null)], 'higher')).toBe(null);
    expect(bestOf([fact(2), fact(2), fact(1)], 'higher')).toBe(null);
    expect(bestOf([fact(0.12341), fact(0.12344)], 'higher'), 'both print 12.3%').toBe(null);
    expect(bestOf([fact(2), { ...kind, value: -9, quality: ['not-meaningful'] }], 'lower')).toBe(null);
  });
});
