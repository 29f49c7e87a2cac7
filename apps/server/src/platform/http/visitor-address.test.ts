import { describe, expect, it } from 'vitest';
import { visitorAddress } from './visitor-address.ts';

const asked = (forwarded: string | null): Request =>
  new Request('http://localhost/', { headers: forwarded === null ? {} : { 'x-forwarded-for': forwarded } });

describe('the address of a visitor', () => {
  it('is that of the neighbour unless proxies of ours stand between, whatever a header says', () => {
    expect(visitorAddress(asked('203.0.113.7'), '127.0.0.1', 0)).toBe('127.0.0.1');
    expect(visitorAddress(asked(null), '10.0.0.1', 1)).toBe('10.0.0.1');
  });

  it('is what the outermost proxy of ours saw, not what was sent to it', () => {
    const made = '198.51.100.1, 192.0.2.9, 203.0.113.7';
    expect(visitorAddress(asked(made), '10.0.0.1', 1)).toBe('203.0.113.7');
    expect(visitorAddress(asked(made), '10.0.0.1', 2)).toBe('192.0.2.9');
    // Fewer than there are proxies: it came another way.
    expect(visitorAddress(asked('203.0.113.7'), '10.0.0.1', 2)).toBe('10.0.0.1');
  });

  it('is read without brackets and port, and nothing else is taken for one', () => {
    expect(visitorAddress(asked('203.0.113.7:51234'), '10.0.0.1', 1)).toBe('203.0.113.7');
    expect(visitorAddress(asked('[2001:db8::1]:443'), '10.0.0.1', 1)).toBe('2001:db8::1');
    expect(visitorAddress(asked('2001:db8::1'), '10.0.0.1', 1)).toBe('2001:db8::1');
    for (const text of ['unknown', '_hidden', '203.0.113.7, ', '1.2.3.4.5', 'a'.repeat(5000)]) {
      expect(visitorAddress(asked(text), '10.0.0.1', 1)).toBe('10.0.0.1');
    }
  });
});
