import { dayMs } from '@plumbline/model/date';
import { describe, expect, it } from 'vitest';
import { localDateReader } from './local-date.ts';

describe('local dates', () => {
  it.each(['America/New_York', 'Asia/Shanghai', 'Asia/Hong_Kong', 'UTC'])(
    'agree with the calendar of %s at every opening for 40 years',
    (zone) => {
      const read = localDateReader(zone);
      const format = new Intl.DateTimeFormat('en-CA', {
        timeZone: zone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      });
      for (let day = 4_000; day < 20_500; day++) {
        const weekday = new Date(day * dayMs).getUTCDay();
        const hour = zone === 'America/New_York' ? 13.5 + (day % 2) : zone === 'UTC' ? 0 : 1.5;
        const seconds = day * 86_400 + hour * 3600;
        if (zone !== 'UTC' && (weekday === 0 || weekday === 6)) continue;
        if (read(seconds) !== format.format(seconds * 1000))
          expect.fail(`${zone} ${new Date(seconds * 1000).toISOString()}`);
      }
    },
  );

  it('refuses a zone that does not exist', () => {
    expect(() => localDateReader('Mars/Olympus')).toThrow(/time zone/);
  });
});
