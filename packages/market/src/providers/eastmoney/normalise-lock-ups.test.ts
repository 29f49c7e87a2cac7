import { describe, expect, it } from 'vitest';
import { catalogue } from '../../resolve/catalogue.ts';
import { normaliseLockUps } from './normalise-lock-ups.ts';

const found = catalogue.find(({ id }) => id === 'SH:600519');
if (found === undefined) throw new Error('no instrument');
const moutai = found;

const row = (date: string | null, type: string | null) => ({
  SECURITY_CODE: '600519',
  FREE_DATE: date,
  FREE_SHARES_TYPE: type,
});

describe('ends of lock-ups', () => {
  it('say whose shares become free, where the table says so in words we know', () => {
    const rows = [row('2024-09-02 00:00:00', '股权激励限售股份'), row('2024-12-02 00:00:00', '新的一类')];
    const events = normaliseLockUps(rows, moutai, '2024-07-26');
    expect(events.map(({ kind, date, title }) => [kind, date, title.en])).toEqual([
      ['lock-up', '2024-09-02', 'End of a lock-up: shares granted to staff'],
      ['lock-up', '2024-12-02', 'End of a lock-up'],
    ]);
  });

  it('count as known since today when they lie ahead, and since themselves when they have passed', () => {
    const events = normaliseLockUps([row('2024-09-02 00:00:00', null), row('2006-05-25', null)], moutai, '2024-07-26');
    expect(events.map(({ knownAt }) => knownAt)).toEqual(['2024-07-26', '2006-05-25']);
  });

  it('without a date are left out', () => {
    expect(normaliseLockUps([row(null, '股权激励限售股份')], moutai, '2024-07-26')).toEqual([]);
  });
});
