import { describe, expect, it } from 'vitest';
import { allowedProperties, isSent } from './analytics-recorder.ts';
import { mayRecord } from './analytics.ts';
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

  it('lets only listed properties leave, whatever else the library adds', () => {
    expect(
      allowedProperties({
        $current_url: 'https://x/research?symbol=US:NVDA',
        $pathname: '/research',
        $referrer: 'x',
        $initial_current_url: 'x',
        $session_entry_url: 'x',
        $raw_user_agent: 'x',
        utm_source: 'x',
        gclid: 'x',
        $screen_height: 900,
        $timezone: 'Europe/Vienna',
        $el_text: 'NVDA',
        title: 'Research NVDA',
        route: '/research',
        $lib: 'web',
      }),
    ).toEqual({ route: '/research', $lib: 'web' });
  });

  it('lets only listed events leave', () => {
    expect(['page viewed', '$identify', 'survey sent'].map(isSent)).toEqual([true, true, true]);
    expect(['$autocapture', '$$heatmap', '$rageclick', '$web_vitals', '$pageview', '$exception'].map(isSent)).toEqual(
      Array.from({ length: 6 }, () => false),
    );
  });

  it('reads anything but a clear answer as not answered', () => {
    expect(parseConsent('granted')).toBe('granted');
    expect(parseConsent('denied')).toBe('denied');
    expect(parseConsent('yes')).toBe('pending');
    expect(parseConsent(null)).toBe('pending');
  });
});
