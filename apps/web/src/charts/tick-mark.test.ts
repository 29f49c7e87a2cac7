import { TickMarkType } from 'lightweight-charts';
import { expect, it } from 'vitest';
import { tickMark } from './tick-mark.ts';

it('names the month with a day, and leaves years, months and times to the library', () => {
  expect(tickMark('2026-11-06', TickMarkType.DayOfMonth, 'zh-CN')).toBe('11/06');
  const seconds = Date.UTC(2026, 2, 9, 14) / 1000;
  expect(tickMark(seconds as never, TickMarkType.DayOfMonth, 'en')).toBe('03/09');
  expect(tickMark({ year: 2026, month: 3, day: 9 }, TickMarkType.DayOfMonth, 'en')).toBe('03/09');
  for (const kind of [TickMarkType.Year, TickMarkType.Month, TickMarkType.Time])
    expect(tickMark('2026-11-06', kind, 'en')).toBeNull();
});
