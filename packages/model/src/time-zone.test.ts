import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlumblineError } from './errors.ts';
import { instantOf, localDate, localMinutes, marketZones, weekdayOf, zoneOffsetMinutes } from './time-zone.ts';

const inSpan = fc.integer({ min: Date.UTC(1993, 0, 1), max: Date.UTC(2040, 0, 1) });

/** What the host's time-zone database says. */
function referenceLocal(zone: string, time: number): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(time);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
}

describe('the clocks of the markets', () => {
  it('agree with the time-zone database at any instant since 1993', () => {
    fc.assert(
      fc.property(fc.constantFrom(...marketZones), inSpan, (zone, time) => {
        const minutes = localMinutes(zone, time);
        const text = [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0')).join(':');
        expect(`${localDate(zone, time)} ${text}`).toBe(referenceLocal(zone, time));
      }),
      { numRuns: 400 },
    );
  });

  it('turn a local time back into its instant during the day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...marketZones),
        inSpan,
        fc.integer({ min: 180, max: 1439 }),
        (zone, time, minutes) => {
          const date = localDate(zone, time);
          const instant = instantOf(zone, date, minutes);
          expect([localDate(zone, instant), localMinutes(zone, instant)]).toEqual([date, minutes]);
        },
      ),
    );
  });

  it('move to daylight time at 02:00 on 2026-03-08 and back on 2026-11-01', () => {
    const offset = (text: string) => zoneOffsetMinutes('America/New_York', Date.parse(text));
    expect(offset('2026-03-08T06:59:59Z')).toBe(-300);
    expect(offset('2026-03-08T07:00:00Z')).toBe(-240);
    expect(offset('2026-11-01T05:59:59Z')).toBe(-240);
    expect(offset('2026-11-01T06:00:00Z')).toBe(-300);
  });

  it('count weekdays from Sunday, before 1970 too', () => {
    expect(weekdayOf(Date.UTC(2026, 10, 21))).toBe(6);
    expect(weekdayOf(Date.UTC(1969, 11, 28))).toBe(0);
  });

  it('refuse New York before 1987, when other daylight rules held', () => {
    expect(() => zoneOffsetMinutes('America/New_York', Date.UTC(1986, 6, 1))).toThrow(PlumblineError);
  });
});
