import { describe, expect, it } from 'vitest';
import { marketById } from './market-by-id.ts';
import { calendarStatus, sessionClock } from './session-clock.ts';

const at = (text: string) => Date.parse(text);

describe('the session clock', () => {
  it.each([
    ['us', '2026-11-20T22:00:00Z', 'after-hours', '2026-11-23T14:30:00Z', '2026-11-23T21:00:00Z'],
    ['us', '2026-03-07T12:00:00Z', 'closed', '2026-03-09T13:30:00Z', '2026-03-09T20:00:00Z'],
    ['us', '2026-11-27T17:59:59Z', 'open', '2026-11-30T14:30:00Z', '2026-11-27T18:00:00Z'],
    ['cn', '2026-02-13T07:00:00Z', 'closed', '2026-02-24T01:30:00Z', '2026-02-24T07:00:00Z'],
    ['cn', '2026-11-20T04:00:00Z', 'lunch-break', '2026-11-23T01:30:00Z', '2026-11-20T07:00:00Z'],
    ['hk', '2026-02-16T03:59:59Z', 'open', '2026-02-20T01:30:00Z', '2026-02-16T04:00:00Z'],
  ] as const)('%s at %s is %s and says what comes next', (id, now, phase, open, close) => {
    const clock = sessionClock(marketById(id), at(now));
    expect([clock.phase, clock.nextOpenAt, clock.nextCloseAt]).toEqual([phase, at(open), at(close)]);
  });

  it('knows no next open of a market that never closes, nor beyond the record', () => {
    expect(sessionClock(marketById('crypto'), at('2026-11-21T00:00:00Z'))).toMatchObject({
      phase: 'open',
      nextOpenAt: null,
      nextCloseAt: null,
    });
    expect(sessionClock(marketById('us'), at('2027-12-31T22:00:00Z')).nextOpenAt).toBeNull();
  });

  it('marks projected days and doubtful hours as unverified', () => {
    const status = (id: 'cn' | 'hk' | 'us', date: string) => calendarStatus(marketById(id), date);
    expect([status('cn', '2026-12-31'), status('cn', '2027-01-04')]).toEqual(['verified', 'unverified']);
    expect([status('hk', '2012-03-02'), status('hk', '2012-03-05')]).toEqual(['unverified', 'verified']);
    expect(status('us', '2027-06-01')).toBe('verified');
  });
});
