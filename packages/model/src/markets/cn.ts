import { createCalendar, minutesOf } from '../calendar.ts';
import { localText } from '../local-text.ts';
import { marketCurrency } from '../market-currency.ts';
import type { Market } from '../market.ts';
import { cnClosures } from './cn/holidays.ts';
import { cnBoardOf } from './cn/boards.ts';
import { cnRules } from './cn/rules.ts';

/** The auctions belong to the hours: orders from 09:15 before the open, the close set by the 14:57-15:00 auction. */
const hours = {
  open: minutesOf(9, 30),
  close: minutesOf(15),
  halfDayClose: minutesOf(15),
  breaks: [[minutesOf(11, 30), minutesOf(13)]],
  preMarketFrom: minutesOf(9, 15),
  halfDayAfterHours: null,
} as const;

/** Mainland China: Shanghai, Shenzhen and Beijing. */
export const cn: Market = {
  id: 'cn',
  title: localText('A-shares', 'A股', 'A股'),
  timeZone: 'Asia/Shanghai',
  zoneMark: 'CST',
  currency: marketCurrency.cn,
  periodsPerYear: 242,
  ...createCalendar({
    market: 'cn',
    timeZone: 'Asia/Shanghai',
    from: '2004-01-01',
    to: '2027-12-31',
    hours: [
      { from: '2004-01-01', ...hours, afterHours: null },
      // After-hours trading at the closing price covers every A-share since 2026-07-06; before, two boards only.
      { from: '2026-07-06', ...hours, afterHours: [minutesOf(15, 5), minutesOf(15, 30)] },
    ],
    closures: cnClosures,
    halfDays: () => [],
  }),
  rules: cnRules,
  boardOf: cnBoardOf,
  mainBoard: 'sse-main',
};
