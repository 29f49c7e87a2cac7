import { createCalendar, minutesOf } from '../calendar.ts';
import { localText } from '../local-text.ts';
import { marketCurrency } from '../market-currency.ts';
import type { Market } from '../market.ts';
import { cnClosures } from './cn/holidays.ts';
import { cnBoardOf } from './cn/boards.ts';
import { cnRules } from './cn/rules.ts';

/** Orders from 09:15 for the price of 09:25; the close of Shanghai is struck by an auction since 2018-08-20. */
const opening = [minutesOf(9, 15), minutesOf(9, 25)] as const;
const closing = [minutesOf(14, 57), minutesOf(15)] as const;

const hours = {
  open: minutesOf(9, 30),
  close: minutesOf(15),
  halfDayClose: minutesOf(15),
  breaks: [[minutesOf(11, 30), minutesOf(13)]],
  preMarketFrom: minutesOf(9, 15),
  halfDayAfterHours: null,
  halfDayAuctions: [],
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
      { from: '2004-01-01', ...hours, afterHours: null, auctions: [opening] },
      { from: '2018-08-20', ...hours, afterHours: null, auctions: [opening, closing] },
      // After-hours trading at the closing price covers every A-share since 2026-07-06; before, two boards only.
      {
        from: '2026-07-06',
        ...hours,
        afterHours: [minutesOf(15, 5), minutesOf(15, 30)],
        auctions: [opening, closing],
      },
    ],
    closures: cnClosures,
    halfDays: () => [],
  }),
  rules: cnRules,
  boardOf: cnBoardOf,
  mainBoard: 'sse-main',
};
