import { describe, expect, it } from 'vitest';
import type { WireAnswer } from '@plumbline/fixtures/replay/answer';
import { textAnswer } from '@plumbline/fixtures/replay/answer';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import type { ProviderContext } from '../provider.ts';
import { nasdaqTraderProvider } from './nasdaq-trader.ts';

const nasdaq = `Symbol|Security Name|Market Category|Test Issue|Financial Status|Round Lot Size|ETF|NextShares
AAPL|Apple Inc. - Common Stock|Q|N|N|100|N|N
QQQ|Invesco QQQ Trust, Series 1|G|N|N|100|Y|N
TMUSZ|T-Mobile US, Inc. - 5.500% Senior Notes due March 2070|Q|N|N|100|N|N
ZAZZT|Tick Pilot Test Stock Class A Common Stock|G|Y|N|100|N|N
File Creation Time: 0821202621:30|||||||
`;
const other = `ACT Symbol|Security Name|Exchange|CQS Symbol|ETF|Round Lot Size|Test Issue|NASDAQ Symbol\r
ABR$E|Arbor Realty Trust 6.25% Series E Cumulative Redeemable Preferred Stock|N|ABRpE|N|100|N|ABR-E\r
BRK.B|Berkshire Hathaway Inc. Common Stock|N|BRK.B|N|100|N|BRK.B\r
SPY|SPDR S&P 500 ETF Trust|P|SPY|Y|100|N|SPY\r
File Creation Time: 0820202621:30|||||||\r
`;

const provider = nasdaqTraderProvider();
const plain = (text: string): WireAnswer => textAnswer(200, 'text/plain', text);
function answering(first: string, second: string, asked: AskedQuestion[] = []): ProviderContext {
  return {
    fetch: answersFrom(
      ({ url: { pathname } }) => plain(pathname.endsWith('/nasdaqlisted.txt') ? first : second),
      asked,
    ),
    clock: { now: () => Date.UTC(2026, 7, 22) },
    signal: new AbortController().signal,
  };
}

describe('the directory of symbols', () => {
  it('names everything listed in New York under the codes of the SEC, without issues for tests', async () => {
    const asked: AskedQuestion[] = [];
    const list = await provider.reference?.(answering(nasdaq, other, asked), 'us');
    expect(
      list?.value.map(({ id, kind, exchange, security, name }) => [id, kind, exchange, security, name.en]),
    ).toEqual([
      ['US:AAPL', 'stock', 'NASDAQ', 'common', 'Apple Inc.'],
      [
        'US:ABR.PE',
        'stock',
        'NYSE',
        'preferred',
        'Arbor Realty Trust 6.25% Series E Cumulative Redeemable Preferred Stock',
      ],
      ['US:BRK.B', 'stock', 'NYSE', 'common', 'Berkshire Hathaway Inc.'],
      ['US:QQQ', 'etf', 'NASDAQ', undefined, 'Invesco QQQ Trust, Series 1'],
      ['US:SPY', 'etf', 'NYSE Arca', undefined, 'SPDR S&P 500 ETF Trust'],
      ['US:TMUSZ', 'stock', 'NASDAQ', 'note', 'T-Mobile US, Inc. - 5.500% Senior Notes due March 2070'],
    ]);
    // As old as the older of the two files.
    expect(list?.source).toMatchObject({ asOf: '2026-08-20', publisher: 'Nasdaq Trader' });
    expect(asked.map(({ url }) => url.href)).toEqual([
      'https://www.nasdaqtrader.com/dynamic/symdir/nasdaqlisted.txt',
      'https://www.nasdaqtrader.com/dynamic/symdir/otherlisted.txt',
    ]);
  });

  it('gives funds alone to whoever has the companies', async () => {
    const list = await provider.funds?.(answering(nasdaq, other));
    expect(list?.value.map(({ id }) => id)).toEqual(['US:QQQ', 'US:SPY']);
  });

  it('is refused when it is cut off or lost a column', async () => {
    const cut = nasdaq.slice(0, nasdaq.indexOf('File Creation'));
    await expect(provider.reference?.(answering(cut, other), 'us')).rejects.toThrow(/without its end/);
    const changed = other.replace('Security Name', 'Name');
    await expect(provider.reference?.(answering(nasdaq, changed), 'us')).rejects.toThrow(/no column Security Name/);
  });
});
