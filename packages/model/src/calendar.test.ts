import { describe, expect, it } from 'vitest';
import { PlumblineError } from './errors.ts';
import { marketById } from './market-by-id.ts';
import { us } from './markets/us.ts';

const at = (text: string) => Date.parse(text);

describe('a market calendar', () => {
  it.each([
    ['us', '2026-03-09T08:00:00Z', 'pre-market'],
    ['us', '2026-03-09T07:59:59Z', 'closed'],
    ['us', '2026-03-09T13:30:00Z', 'open'],
    ['us', '2026-03-09T19:59:59Z', 'open'],
    ['us', '2026-03-09T20:00:00Z', 'after-hours'],
    ['us', '2026-03-10T00:00:00Z', 'closed'],
    ['us', '2026-03-08T15:00:00Z', 'closed'],
    ['us', '2026-11-26T15:00:00Z', 'holiday'],
    ['us', '2026-11-27T18:30:00Z', 'after-hours'],
    ['us', '2026-11-27T22:00:00Z', 'closed'],
    ['cn', '2026-07-03T07:10:00Z', 'closed'],
    ['cn', '2026-07-06T07:10:00Z', 'after-hours'],
    ['cn', '2026-07-06T01:20:00Z', 'auction'],
    ['cn', '2026-07-06T01:25:00Z', 'pre-market'],
    ['cn', '2018-08-17T06:58:00Z', 'open'],
    ['cn', '2018-08-20T06:58:00Z', 'auction'],
    ['cn', '2018-08-20T06:56:59Z', 'open'],
    ['cn', '2018-08-20T07:00:00Z', 'closed'],
    ['hk', '2026-02-13T01:10:00Z', 'auction'],
    ['hk', '2026-02-13T01:30:00Z', 'open'],
    ['hk', '2026-02-13T08:09:59Z', 'auction'],
    ['hk', '2026-02-13T08:10:00Z', 'closed'],
    ['hk', '2016-07-22T08:05:00Z', 'closed'],
    ['cn', '2026-07-06T03:30:00Z', 'lunch-break'],
    ['cn', '2026-07-06T05:00:00Z', 'open'],
    ['cn', '2026-10-01T03:00:00Z', 'holiday'],
    ['hk', '2026-02-16T04:05:00Z', 'auction'],
    ['hk', '2026-02-16T05:30:00Z', 'closed'],
    ['hk', '2026-02-13T04:30:00Z', 'lunch-break'],
    ['hk', '2023-09-08T03:00:00Z', 'holiday'],
    ['crypto', '2026-12-25T23:59:59Z', 'open'],
  ] as const)('%s at %s is %s', (id, instant, phase) => {
    expect(marketById(id).phaseAt(at(instant))).toBe(phase);
  });

  it.each([
    ['hk', '2026-02-13T00:59:00Z', '2026-02-13T01:00:00Z', 'auction'],
    ['hk', '2026-02-13T01:10:00Z', '2026-02-13T01:30:00Z', 'open'],
    ['hk', '2026-02-13T07:59:59Z', '2026-02-13T08:00:00Z', 'auction'],
    ['hk', '2026-02-13T08:00:00Z', '2026-02-13T08:10:00Z', 'closed'],
    ['cn', '2026-07-06T01:15:00Z', '2026-07-06T01:25:00Z', 'pre-market'],
    ['cn', '2026-07-06T03:30:00Z', '2026-07-06T05:00:00Z', 'open'],
    ['cn', '2026-07-06T07:00:00Z', '2026-07-06T07:05:00Z', 'after-hours'],
    // Over the week of the National Day.
    ['cn', '2026-10-01T03:00:00Z', '2026-10-08T01:15:00Z', 'auction'],
    // A half day of New York, then the weekend.
    ['us', '2026-11-27T17:00:00Z', '2026-11-27T18:00:00Z', 'after-hours'],
    ['us', '2026-11-27T22:00:00Z', '2026-11-30T09:00:00Z', 'pre-market'],
  ] as const)('of %s at %s next changes at %s, to %s', (market, now, next, phase) => {
    const calendar = marketById(market);
    expect(calendar.nextPhaseAt(at(now))).toBe(at(next));
    expect(calendar.phaseAt(at(next))).toBe(phase);
  });

  it('of coins never changes, and nothing is known beyond the record', () => {
    expect(marketById('crypto').nextPhaseAt(at('2026-07-06T03:30:00Z'))).toBeNull();
    expect(us.nextPhaseAt(at('2028-01-01T02:00:00Z'))).toBeNull();
  });

  it('gives the sessions between two dates, both included', () => {
    const dates = us.sessions('2026-11-25', '2026-11-30').map(({ date }) => date);
    expect(dates).toEqual(['2026-11-25', '2026-11-27', '2026-11-30']);
    expect(us.sessions('2026-11-26', '2026-11-26')).toEqual([]);
    expect(us.sessions('2026-11-28', '2026-11-29')).toEqual([]);
    expect(us.sessions('2026-11-30', '2026-11-25')).toEqual([]);
  });

  it('closes on the days the exchange announced for 2023 to 2027', () => {
    const announced: Readonly<Record<number, readonly string[]>> = {
      2023: ['01-02', '01-16', '02-20', '04-07', '05-29', '06-19', '07-04', '09-04', '11-23', '12-25'],
      2024: ['01-01', '01-15', '02-19', '03-29', '05-27', '06-19', '07-04', '09-02', '11-28', '12-25'],
      2025: ['01-01', '01-09', '01-20', '02-17', '04-18', '05-26', '06-19', '07-04', '09-01', '11-27', '12-25'],
      2026: ['01-01', '01-19', '02-16', '04-03', '05-25', '06-19', '07-03', '09-07', '11-26', '12-25'],
      2027: ['01-01', '01-18', '02-15', '03-26', '05-31', '06-18', '07-05', '09-06', '11-25', '12-24'],
    };
    for (const [year, days] of Object.entries(announced)) {
      const open = new Set(us.sessions(`${year}-01-01`, `${year}-12-31`).map(({ date }) => date.slice(5)));
      const weekdays = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(Number(year), 0, 1 + day)))
        .filter((day) => day.getUTCDay() % 6 !== 0)
        .map((day) => day.toISOString().slice(5, 10));
      expect(weekdays.filter((day) => !open.has(day))).toEqual(days);
    }
  });

  it('refuses dates outside its record and dates that do not exist', () => {
    const codeOf = (call: () => unknown) => {
      try {
        return call();
      } catch (error) {
        return error instanceof PlumblineError ? error.code : error;
      }
    };
    expect(codeOf(() => us.session('1997-12-31'))).toBe('no-rule');
    expect(codeOf(() => us.sessions('2026-01-01', '2028-01-03'))).toBe('no-rule');
    expect(codeOf(() => us.phaseAt(at('2028-01-03T15:00:00Z')))).toBe('no-rule');
    expect(codeOf(() => us.session('2026-02-30'))).toBe('bad-input');
    expect(codeOf(() => marketById('crypto').session('2008-01-01'))).toBe('no-rule');
    expect(codeOf(() => marketById('cn').session('2003-12-31'))).toBe('no-rule');
  });
});
