import { createContinuousCalendar } from '../calendar-continuous.ts';
import { isIndex } from '../instrument.ts';
import { localText } from '../local-text.ts';
import { marketCurrency } from '../market-currency.ts';
import type { Market } from '../market.ts';
import { cryptoRules } from './crypto/rules.ts';

/** Crypto spot and perpetuals: always open; a day is a UTC day and its bar closes at 00:00 UTC. */
export const crypto: Market = {
  id: 'crypto',
  title: localText('Crypto', '加密货币', '加密貨幣'),
  timeZone: 'UTC',
  zoneMark: 'UTC',
  currency: marketCurrency.crypto,
  periodsPerYear: 365,
  // Bitcoin's first block; nothing is older.
  ...createContinuousCalendar({ market: 'crypto', from: '2009-01-03', to: '2027-12-31' }),
  rules: cryptoRules,
  boardOf: (id) => (isIndex(id) ? null : 'pair'),
  mainBoard: 'pair',
};
