import { expect, it } from 'vitest';
import { followedMarkets } from './followed-markets.ts';

it('begins with the market of most instruments, and passes by what is no id', () => {
  expect(followedMarkets(['CRYPTO:BTC-USD', 'SH:600519', 'US:NVDA', 'US:AAPL', 'nothing'])).toEqual([
    'us',
    'crypto',
    'cn',
  ]);
  expect(followedMarkets([])).toEqual([]);
});
