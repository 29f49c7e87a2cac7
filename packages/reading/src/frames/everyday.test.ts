import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import type { ReadingContext } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function readIn(
  locale: ReadingContext['locale'],
  text: string,
  box: 'strategy' | 'screen' = 'strategy',
): PrintedReading {
  return printReading(readDialogue({ text }, { locale, box, directory, today: '2026-11-23' }));
}

describe('talk around a rule', () => {
  const rule = { universe: ['US:KO'], entry: 'RSI(14) < 30', exit: 'RSI(14) > 55' };
  it.each([
    ['en', 'my brother keeps saying buy KO when rsi is below 30, sell above 55, what do you think?'],
    ['en', "I know it's a bit boring, but buy KO when RSI is under 30 and sell when RSI is over 55. Thanks!"],
    ['en', 'The idea is simple: buy KO when RSI < 30, sell when RSI > 55 (read it in a book)'],
    ['en', 'can you build a strategy that buys KO when RSI < 30, sells when RSI > 55, nothing fancy'],
    ['zh-CN', '我的思路很简单：KO的RSI低于30买入，高于55卖出，大家觉得怎么样？'],
    ['zh-CN', '网上有人说，可口可乐RSI低于30买入，高于55卖出，求指点'],
    ['zh-HK', '我嘅諗法係：可口可樂RSI低過30買，高過55沽，唔該晒'],
  ] as const)('is no part of it (%s): %s', (locale, text) => {
    const { spec, unread, state } = readIn(locale, text);
    expect(unread).toEqual([]);
    expect(state).toBe('assumed');
    expect(spec).toMatchObject(rule);
  });

  it.each([
    ['en', "I know it's not boring at the open, buy KO when RSI is under 30 and sell when RSI is over 55"],
    ['en', 'buy KO when RSI is under 30 and sell when RSI is over 55, I think twice'],
    ['en', 'buy KO when RSI is under 30 and sell when RSI is over 55, only if I like it'],
    // How long is part of a rule, however vaguely it is said.
    ['en', 'buy KO when RSI is under 30, for years, sell when RSI is over 55'],
    ['en', 'buy KO when RSI is under 30 and sell when RSI is over 55, for a while'],
    ['zh-CN', '可口可乐RSI低于30买入，高于55卖出，我觉得不行'],
    ['zh-CN', '可口可乐RSI低于30买入，一直，高于55卖出'],
  ] as const)('with a word of another kind is asked about (%s): %s', (locale, text) => {
    expect(readIn(locale, text).state).toBe('ask');
  });
});

describe('a list of who is left out', () => {
  it.each([
    ['ST的和亏损的去掉，从剩下的里面选市值最小的15只，每月换', ['not isST()', 'netIncome >= 0']],
    ['剔掉ST和上市不满两年的，市值最小的15只，每月换', ['not isST()', 'listedDays >= 730']],
    ['沪深300里银行和地产不要，市盈率最低的15只，每月换', ['not industry in [Banks,RealEstate]']],
    ['沪深300里市盈率低于8的和亏损的都不要，股息率最高的15只，每月换', ['pe >= 8', 'netIncome >= 0']],
    // The word denies what follows it, where anything does.
    ['沪深300里银行股不要亏损的，股息率最高的15只，每月换', ['industry == Banks', 'netIncome >= 0']],
  ])('is left out whole: %s', (text, filters) => {
    const { spec, unread } = readIn('zh-CN', text);
    expect(unread).toEqual([]);
    expect(spec).toMatchObject({ filters });
  });

  it('asks where what may not be traded is to be chosen from', () => {
    expect(readIn('zh-CN', '创业板里只做ST，市值最小的10只，每月换').state).toBe('ask');
  });

  it.each([
    [
      'en',
      'nothing in energy or materials, peg under 1',
      { field: 'sector', op: 'notIn', value: ['Energy', 'Materials'] },
    ],
    ['zh-CN', '医药股和银行股不要，ROE大于15', { field: 'industry', op: 'notIn', value: ['Healthcare', 'Banks'] }],
    ['zh-HK', '息率5厘以上嘅港股，銀行股唔計', { field: 'industry', op: '!=', value: 'Banks' }],
  ] as const)('is left out of a screen (%s): %s', (locale, text, condition) => {
    const { conditions, unread } = readIn(locale, text, 'screen');
    expect(unread).toEqual([]);
    expect(conditions).toContainEqual(condition);
  });
});

describe('a rule in words of every day', () => {
  it.each([
    [
      'en',
      'hold the two best of the last 3 months among SPY, EFA, TLT and GLD, every month',
      { rank: 'top 2 by highest ROC(close,63) within universe' },
    ],
    [
      'en',
      '70/30 VTI and BND, rebalance only if the split drifts by more than 4 points',
      { rebalance: 'when drift > 4 points' },
    ],
    [
      'en',
      'Buy KO when RSI(5) < 30, sell if it is not in profit after 10 days or RSI(5) > 60',
      { exit: 'barsHeld >= 10 and position.profit <= 0 or RSI(5) > 60' },
    ],
    ['en', "Buy KO when RSI(5) < 30. I've held it for 12 days: sell", { stops: 'timeExit 12 bars' }],
    [
      'en',
      '50-day average on DE: buy 2% above, sell 2% below',
      { entry: 'close > 1.02 * SMA(close,50)', exit: 'close < 0.98 * SMA(close,50)' },
    ],
    [
      'en',
      'With a 100-day filter, buy MCD when RSI(2) < 10, sell when RSI(2) > 70',
      { entry: 'close > SMA(close,100) and RSI(2) < 10' },
    ],
    [
      'en',
      'buy IWM on the last trading day of every December, sell on the first trading day of each February',
      { entry: 'month() == 12 and tradingDayOfMonth() == -1', exit: 'month() == 2 and tradingDayOfMonth() == 1' },
    ],
    [
      'en',
      'buy KO when %K crosses over %D while both are below 25, sell when %K is above 80',
      { entry: 'crossesAbove(STOCH.K(14,3),STOCH.D(14,3,3)) and STOCH.K(14,3) < 25 and STOCH.D(14,3,3) < 25' },
    ],
    [
      'en',
      'KO: MACD line crossing its signal from below gets me in, the opposite cross gets me out',
      { entry: 'crossesAbove(MACD(),MACD.signal())' },
    ],
    [
      'en',
      'scoop up KO 12% under its 52-week high and let go at the old high',
      { exit: 'close >= highest(high,252)[1]' },
    ],
    [
      'en',
      'NKE: buy at the 20-day high, no trailing stop, no leverage, take profit 10%, stop 5%',
      { stops: 'takeProfit 10% of entry; stop 5% of entry' },
    ],
    [
      'en',
      'NKE: entry 20-day high, stop 6%, re-enter no sooner than 8 days after a stop-out',
      { constraints: ['no entry for 8 bars after a stop'] },
    ],
    ['zh-CN', '比亚迪KDJ的J值小于负5买，J大于95卖', { entry: 'KDJ.J(9,3,3) < -5' }],
    [
      'zh-CN',
      '5、10、20、60四条均线多头排列时买比亚迪，跌破20日线卖',
      { entry: 'SMA(close,5) > SMA(close,10) and SMA(close,10) > SMA(close,20) and SMA(close,20) > SMA(close,60)' },
    ],
    [
      'zh-CN',
      '除非RSI已经超过72，不然比亚迪创30日新高就买，亏7%止损',
      { entry: 'close > highest(high,30)[1] and RSI(14) <= 72' },
    ],
    [
      'zh-CN',
      '比亚迪，周线MACD死叉做空，周线金叉平仓，日线不看',
      { bar: '1w', short: 'crossesBelow(MACD(),MACD.signal())', cover: 'crossesAbove(MACD(),MACD.signal())' },
    ],
    [
      'zh-CN',
      '比亚迪放量突破：成交量是10日均量的3倍以上，收盘创40日新高，止损6%，没有止盈',
      {
        entry: 'volume >= 3 * SMA(volume,10) and close > highest(high,40)[1]',
        stops: 'stop 6% of entry; no takeProfit',
      },
    ],
    ['zh-HK', '騰訊RSI跌到25撈貨，升返上60食糊', { exit: 'RSI(14) > 60' }],
  ] as const)('is read (%s): %s', (locale, text, parts) => {
    const { spec, unread, state } = readIn(locale, text);
    expect(unread).toEqual([]);
    expect(['understood', 'assumed']).toContain(state);
    expect(spec).toMatchObject(parts);
  });

  it.each([
    ['en', 'own either SPY or TLT, sell when RSI is above 70'],
    ['en', 'sell KO at the old high, buy when RSI is below 30'],
    ['en', 'buy KO 2% above, sell 2% below'],
    ['en', 'buy KO when %K is above 20 while both are below 25, sell when %K is above 80'],
    ['zh-CN', '比亚迪，除非RSI超过72，亏7%止损'],
    ['zh-CN', '5、20、10三条均线多头排列时买比亚迪，跌破20日线卖'],
  ] as const)('is asked about where it stays open (%s): %s', (locale, text) => {
    expect(readIn(locale, text).state).toBe('ask');
  });
});

describe('an index that is bought from one month to another', () => {
  it('asks for a fund of it, and is no question of figures', () => {
    const text = 'Sell in May: long the S&P from the close of October to the close of April.';
    const { act, state, question } = readIn('en', text);
    expect([act, state, question?.about]).toEqual(['draft', 'ask', 'instrument']);
  });
});

it('takes a day of the calendar for no test of who is chosen', () => {
  const text = 'S&P 500, top 20 by ROE, equal weight, twice a year, first trading day of January and July';
  const { state, question } = readIn('en', text);
  expect([state, question?.about]).toEqual(['ask', 'rebalance']);
});
