import { describe, expect, it } from 'vitest';
import { readRulesAddress, writeRulesAddress } from './rules-address.ts';

describe('the address of the rules page', () => {
  it.each([
    [{ id: 'SH:600519' }, 'SH:600519'],
    [{ id: 'SH:600519', date: '2024-05-06' }, 'SH:600519,2024-05-06'],
    [{ id: 'HK:00700', rule: 'hk-tick@2025-08-04' }, 'HK:00700,,hk-tick@2025-08-04'],
    [{ id: 'US:BRK.B', date: '2024-05-06', rule: 'us-lot@1998-01-01' }, 'US:BRK.B,2024-05-06,us-lot@1998-01-01'],
  ] as const)('%j is written and read back', (address, text) => {
    expect(writeRulesAddress(address)).toBe(text);
    expect(readRulesAddress(text)).toEqual(address);
  });

  it('without an instrument is no address; a date that is none is left out', () => {
    expect(readRulesAddress(undefined)).toBeNull();
    expect(readRulesAddress('<script>')).toBeNull();
    expect(readRulesAddress('US:NVDA,yesterday')).toEqual({ id: 'US:NVDA' });
  });
});
