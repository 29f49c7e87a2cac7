import { createCalendar, minutesOf } from '../calendar.ts';
import { isIndex } from '../instrument.ts';
import { localText } from '../local-text.ts';
import { marketCurrency } from '../market-currency.ts';
import type { Market } from '../market.ts';
import { usDividends } from './us/dividends.ts';
import { usClosures, usHalfDays } from './us/holidays.ts';
import { usFees } from './us/fees.ts';
import { usTrading } from './us/trading.ts';

/** United States equities (NYSE and Nasdaq keep one calendar). */
export const us: Market = {
  id: 'us',
  title: localText('US stocks', '美股', '美股'),
  timeZone: 'America/New_York',
  zoneMark: 'ET',
  currency: marketCurrency.us,
  periodsPerYear: 252,
  ...createCalendar({
    market: 'us',
    timeZone: 'America/New_York',
    from: '1998-01-01',
    to: '2027-12-31',
    hours: [
      {
        from: '1998-01-01',
        open: minutesOf(9, 30),
        close: minutesOf(16),
        halfDayClose: minutesOf(13),
        breaks: [],
        auctions: [],
        halfDayAuctions: [],
        preMarketFrom: minutesOf(4),
        afterHours: [minutesOf(16), minutesOf(20)],
        halfDayAfterHours: [minutesOf(13), minutesOf(17)],
      },
    ],
    closures: usClosures,
    halfDays: usHalfDays,
  }),
  rules: [...usTrading, ...usFees, ...usDividends],
  boardOf: (id) => (isIndex(id) ? null : 'listed'),
  mainBoard: 'listed',
};
