import { describe, expect, it } from 'vitest';
import { instrumentsIn } from './instruments-in.ts';

describe('instrumentsIn', () => {
  it('takes what looks like an instrument and drops the rest', () => {
    const known = { id: 'US:NVDA', name: { en: 'NVIDIA' }, market: 'us' };
    expect(instrumentsIn([known, null, 'US:AAPL', { id: 'x' }])).toEqual([known]);
    expect(instrumentsIn(undefined)).toEqual([]);
    expect(instrumentsIn({ 0: known })).toEqual([]);
  });
});
