import { describe, expect, it } from 'vitest';
import { timeZones, zoneName } from './time-zones.ts';

describe('time zones', () => {
  it('offers the zones of the markets first and none twice', () => {
    const zones = timeZones();
    expect(zones.slice(0, 4)).toEqual(['UTC', 'America/New_York', 'Asia/Shanghai', 'Asia/Hong_Kong']);
    expect(new Set(zones).size).toBe(zones.length);
  });

  it('names a zone by its city', () => {
    expect(zoneName('America/New_York')).toBe('New York (America)');
    expect(zoneName('America/Indiana/Knox')).toBe('Knox, Indiana (America)');
    expect(zoneName('UTC')).toBe('UTC');
  });
});
