import { createCalendar, minutesOf } from '../calendar.ts';
import { isIndex } from '../instrument.ts';
import { localText } from '../local-text.ts';
import { marketCurrency } from '../market-currency.ts';
import type { Market } from '../market.ts';
import { hkClosures, hkHalfDays } from './hk/holidays.ts';
import { hkRules } from './hk/rules.ts';

/** The pre-opening session; before the closing auction came its hours are not on record. */
const opening = [minutesOf(9), minutesOf(9, 30)] as const;
const lunch = [[minutesOf(12), minutesOf(13)]] as const;

/** Hong Kong Exchanges, cash equities. */
export const hk: Market = {
  id: 'hk',
  title: localText('Hong Kong stocks', '港股', '港股'),
  timeZone: 'Asia/Hong_Kong',
  zoneMark: 'HKT',
  currency: marketCurrency.hk,
  periodsPerYear: 246,
  ...createCalendar({
    market: 'hk',
    timeZone: 'Asia/Hong_Kong',
    from: '2004-01-01',
    to: '2027-12-31',
    /*
     * Until 2012-03-04 the exchange's own pause was longer (12:30-14:30, from 2011-03-07 12:00-13:30) and four eves of
     * Lunar New Year were half days (2004, 2005, 2008, 2011). The reference calendar has today's lunch for all years;
     * we keep equal to it, and the dated rule of those hours is marked unverified. Daily bars cannot tell the difference.
     */
    hours: [
      {
        from: '2004-01-01',
        open: minutesOf(10),
        close: minutesOf(16),
        halfDayClose: minutesOf(12, 30),
        breaks: lunch,
        preMarketFrom: minutesOf(9, 30),
        afterHours: null,
        halfDayAfterHours: null,
        auctions: [],
        halfDayAuctions: [],
      },
      {
        from: '2011-03-07',
        open: minutesOf(9, 30),
        close: minutesOf(16),
        halfDayClose: minutesOf(12),
        breaks: lunch,
        preMarketFrom: minutesOf(9),
        afterHours: null,
        halfDayAfterHours: null,
        auctions: [],
        halfDayAuctions: [],
      },
      // The closing auction began on 2016-07-25 and ends at random between 16:08 and 16:10.
      {
        from: '2016-07-25',
        open: minutesOf(9, 30),
        close: minutesOf(16),
        halfDayClose: minutesOf(12),
        breaks: lunch,
        preMarketFrom: minutesOf(9),
        afterHours: null,
        halfDayAfterHours: null,
        auctions: [opening, [minutesOf(16), minutesOf(16, 10)]],
        halfDayAuctions: [opening, [minutesOf(12), minutesOf(12, 10)]],
      },
    ],
    closures: hkClosures,
    halfDays: hkHalfDays,
  }),
  rules: hkRules,
  boardOf: (id, kind) => (isIndex(id) ? null : kind === 'etf' ? 'etp' : 'equity'),
  mainBoard: 'equity',
};
