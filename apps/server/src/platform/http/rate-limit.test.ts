import { describe, expect, it } from 'vitest';
import { rateLimit } from './rate-limit.ts';
import { placeOf } from './visitor-address.ts';

describe('a rate limit', () => {
  it('refuses the one too many, says how long to wait, and forgets after its window', () => {
    let now = 1000;
    const take = rateLimit({ clock: { now: () => now }, most: 2, perMs: 60_000 });
    take('a');
    take('a');
    take('b');
    now += 15_500;
    expect(() => take('a')).toThrow(
      expect.objectContaining({ code: 'rate-limited', details: { retryAfterSeconds: 45 } }),
    );
    now = 61_000;
    expect(() => take('a')).not.toThrow();
  });

  it('takes one place for one place, however its address is written', () => {
    expect(placeOf('203.0.113.7')).toBe('203.0.113.7');
    expect(placeOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(placeOf('::FFFF:cb00:7107')).toBe('203.0.113.7');
    expect(placeOf('2001:db8:1:2::1')).toBe(placeOf('2001:0DB8:0001:0002:ffff::9'));
    expect(placeOf('2001:db8:1:2::1')).not.toBe(placeOf('2001:db8:1:3::1'));
    expect(placeOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(placeOf('::1')).toBe('0:0:0:0::/64');
  });
});
