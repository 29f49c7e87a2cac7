import { describe, expect, it } from 'vitest';
import { sharedUnit } from './shared-unit.ts';

describe('sharedUnit', () => {
  it('names currency and scale once when all amounts share them', () => {
    expect(sharedUnit(['$9.23B', '\u2212$1.10B'])).toEqual({ unit: '$B', amounts: ['9.23', '\u22121.10'] });
    expect(sharedUnit(['$9.23B', '$14.1B'])).toEqual({ unit: '$B', amounts: ['9.23', '14.1'] });
    expect(sharedUnit(['¥2,171.7亿', '¥824.1亿'])).toEqual({ unit: '¥亿', amounts: ['2,171.7', '824.1'] });
  });

  it('leaves mixed scales, bare numbers and gaps alone', () => {
    expect(sharedUnit(['$980.0M', '$1.20B'])).toBeNull();
    expect(sharedUnit(['12', '14'])).toBeNull();
    expect(sharedUnit(['$1.20B', '—'])).toBeNull();
    expect(sharedUnit([])).toBeNull();
  });
});
