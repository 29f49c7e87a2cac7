import { describe, expect, it } from 'vitest';
import { mayRecord, withoutAddresses } from './analytics.ts';
import { parseConsent } from './consent.ts';

const configured = { key: 'phc_x', host: 'https://ingest.example' };

describe('analytics', () => {
  it('is off without a key and without consent', () => {
    expect(mayRecord(configured, 'granted')).toBe(true);
    expect(mayRecord(configured, 'pending')).toBe(false);
    expect(mayRecord(configured, 'denied')).toBe(false);
    expect(mayRecord(null, 'granted')).toBe(false);
    expect(mayRecord({ ...configured, key: '' }, 'granted')).toBe(false);
  });

  it('drops what could name an instrument, a search or a page', () => {
    expect(
      withoutAddresses({
        $current_url: 'https://x/research?symbol=US:NVDA',
        $pathname: '/research',
        $referrer: 'x',
        $initial_current_url: 'x',
        title: 'Research NVDA',
        route: '/research',
        $lib: 'web',
      }),
    ).toEqual({ route: '/research', $lib: 'web' });
  });

  it('reads anything but a clear answer as not answered', () => {
    expect(parseConsent('granted')).toBe('granted');
    expect(parseConsent('denied')).toBe('denied');
    expect(parseConsent('yes')).toBe('pending');
    expect(parseConsent(null)).toBe('pending');
  });
});
