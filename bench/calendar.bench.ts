import { marketById } from '@plumbline/model/market-by-id';
import { print, timeCall } from './lib/measure.ts';

const markets = (['us', 'cn', 'hk', 'crypto'] as const).map(marketById);
const slowest = Math.max(
  ...markets.map((market) => timeCall(() => market.sessions('2011-11-21', '2026-11-20'), 51, 5)),
);
print([{ id: 'calendar: fifteen years of sessions, once built', value: slowest, unit: 'ms', budget: 5 }]);
