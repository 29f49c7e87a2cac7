import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { MarketId } from './instrument.ts';
import { marketById } from './market-by-id.ts';

/** market, date, expected session as UTC clock times, `no` on a day without trading. */
const cases: readonly (readonly [MarketId, string, string])[] = [
  ['us', '1999-12-31', '14:30-18:00 half'],
  ['us', '2001-09-10', '13:30-20:00'],
  ['us', '2001-09-14', 'no'],
  ['us', '2006-04-03', '13:30-20:00'],
  ['us', '2006-10-30', '14:30-21:00'],
  ['us', '2007-01-02', 'no'],
  ['us', '2012-10-30', 'no'],
  ['us', '2013-07-03', '13:30-17:00 half'],
  ['us', '2018-12-05', 'no'],
  ['us', '2021-06-18', '13:30-20:00'],
  ['us', '2021-12-31', '14:30-21:00'],
  ['us', '2022-06-20', 'no'],
  ['us', '2025-01-09', 'no'],
  ['us', '2026-03-06', '14:30-21:00'],
  ['us', '2026-03-09', '13:30-20:00'],
  ['us', '2026-04-03', 'no'],
  ['us', '2026-07-03', 'no'],
  ['us', '2026-10-30', '13:30-20:00'],
  ['us', '2026-11-02', '14:30-21:00'],
  ['us', '2026-11-27', '14:30-18:00 half'],
  ['us', '2027-06-18', 'no'],
  ['cn', '2015-09-03', 'no'],
  ['cn', '2020-01-31', 'no'],
  ['cn', '2024-02-09', 'no'],
  ['cn', '2026-02-24', '01:30-07:00 lunch 03:30-05:00'],
  ['cn', '2026-05-09', 'no'],
  ['cn', '2026-10-08', '01:30-07:00 lunch 03:30-05:00'],
  ['hk', '2010-12-24', '02:00-04:30 half'],
  ['hk', '2011-03-04', '02:00-08:00 lunch 04:00-05:00'],
  ['hk', '2011-03-07', '01:30-08:00 lunch 04:00-05:00'],
  ['hk', '2023-07-17', 'no'],
  ['hk', '2023-09-01', 'no'],
  ['hk', '2023-09-08', 'no'],
  ['hk', '2024-09-06', 'no'],
  ['hk', '2025-09-24', '01:30-08:00 lunch 04:00-05:00'],
  ['hk', '2026-02-16', '01:30-04:00 half'],
  ['hk', '2026-04-07', 'no'],
  ['crypto', '2026-01-01', '00:00-00:00'],
  ['crypto', '2026-03-08', '00:00-00:00'],
  ['crypto', '2026-11-01', '00:00-00:00'],
];

const clock = (at: number) => new Date(at).toISOString().slice(11, 16);

function described(id: MarketId, date: string): string {
  const session = marketById(id).session(date);
  if (session === null) return 'no';
  const breaks = session.breaks.map(({ startAt, endAt }) => ` lunch ${clock(startAt)}-${clock(endAt)}`).join('');
  return `${clock(session.openAt)}-${clock(session.closeAt)}${breaks}${session.isHalfDay ? ' half' : ''}`;
}

describe('forty sessions', () => {
  it.each(cases)('%s on %s: %s', (id, date, expected) => {
    expect(described(id, date)).toBe(expected);
  });

  it.each(['UTC', 'America/New_York', 'Asia/Shanghai', 'Pacific/Auckland'])(
    'are the same instants on a host whose own zone is %s',
    (zone) => {
      const script = `
        const { marketById } = await import(${JSON.stringify(new URL('./market-by-id.ts', import.meta.url).href)});
        const cases = JSON.parse(process.argv[1]);
        const rows = cases.map(([id, date]) => {
          const market = marketById(id);
          const session = market.session(date);
          return session === null ? null : [session, market.phaseAt(session.openAt), market.phaseAt(session.closeAt)];
        });
        console.log(JSON.stringify({ rows, hour: new Date(0).getHours() }));`;
      const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script, JSON.stringify(cases)], {
        env: { ...process.env, TZ: zone },
        cwd: fileURLToPath(new URL('.', import.meta.url)),
        encoding: 'utf8',
      });
      const expected = cases.map(([id, date]) => {
        const market = marketById(id);
        const session = market.session(date);
        return session === null ? null : [session, market.phaseAt(session.openAt), market.phaseAt(session.closeAt)];
      });
      const hours: Record<string, number> = {
        UTC: 0,
        'America/New_York': 19,
        'Asia/Shanghai': 8,
        'Pacific/Auckland': 12,
      };
      expect(JSON.parse(printed)).toEqual({ rows: expected, hour: hours[zone] });
    },
  );
});
