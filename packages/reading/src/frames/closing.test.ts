import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import type { ReadingContext } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

const readIn = (locale: ReadingContext['locale'], text: string): PrintedReading =>
  printReading(readDialogue({ text }, { locale, box: 'strategy', directory, today: '2026-11-26' }));

const isOpen = ({ state, unread }: PrintedReading): boolean => state === 'ask' || unread.length > 0;

const trendUp = 'SUPERTREND.dir(10,3) == 1 and SUPERTREND.dir(10,3)[1] == -1';

describe('what is closed when something turns', () => {
  it.each([
    ['en', 'buy KO when it crosses above the 40-day average, close when it crosses back under', 'exit'],
    ['en', 'buy KO when it crosses above the 40-day average, close if it crosses back below', 'exit'],
    ['en', 'buy KO when it crosses above the 40-day average, close once it drops back under', 'exit'],
    ['zh-CN', '茅台上穿40日均线买入，再跌破就平仓', 'exit'],
    ['zh-CN', '茅台上穿40日均线买入，回到下方就离场', 'exit'],
    ['zh-HK', '騰訊升穿40日線買入，跌返落去就離場', 'exit'],
  ] as const)('is sold across the line that was bought at, in %s: %s', (locale, text, side) => {
    const reading = readIn(locale, text);
    expect(isOpen(reading)).toBe(false);
    expect(reading.spec).toMatchObject({ [side]: 'crossesBelow(close,SMA(close,40))' });
  });

  it.each([
    ['en', 'buy KO when RSI is below 25, close when it is above 65', { entry: 'RSI(14) < 25', exit: 'RSI(14) > 65' }],
    [
      'en',
      'short KO when RSI is above 75, close when RSI is below 45',
      { short: 'RSI(14) > 75', cover: 'RSI(14) < 45' },
    ],
    ['en', 'buy KO when MACD turns positive, close when it turns negative', { exit: 'MACD() < 0' }],
    ['en', 'short KO when supertrend turns bearish, cover when it turns bullish', { cover: trendUp }],
    ['en', 'buy KO when supertrend turns bullish, close when it turns bearish', { exit: 'SUPERTREND.dir(10,3) == -1' }],
    [
      'en',
      'buy KO when the 40-day average turns up, close when it turns down',
      { exit: 'SMA(close,40) < SMA(close,40)[1]' },
    ],
    ['zh-CN', '茅台超级趋势翻空做空，翻多回补', { cover: trendUp }],
    ['zh-CN', '茅台40日均线拐头向上买入，拐头向下平仓', { exit: 'SMA(close,40) < SMA(close,40)[1]' }],
    ['zh-CN', '茅台MACD金叉买入，死叉平仓', { exit: 'crossesBelow(MACD(),MACD.signal())' }],
  ] as const)('is closed by the value spoken of, in %s: %s', (locale, text, parts) => {
    const reading = readIn(locale, text);
    expect(isOpen(reading)).toBe(false);
    expect(reading.spec).toMatchObject(parts);
  });

  it.each([
    'buy KO at the close when RSI is below 25, sell at the close when RSI is above 65',
    'buy KO on the close if RSI is below 25; exit at the close if RSI is above 65',
    'buy KO at close when RSI is below 25, sell at close when RSI is above 65',
  ])('is not confused with the price of a close: %s', (text) => {
    const reading = readIn('en', text);
    expect(isOpen(reading)).toBe(false);
    expect(reading.spec).toMatchObject({ entry: 'RSI(14) < 25', exit: 'RSI(14) > 65', order: 'at close' });
  });

  it.each([
    [
      'en',
      'buy KO when RSI is below 25, sell above 65, ',
      ['cut any at -12 %', 'cut any position at 12%', 'cut losers at 12%', 'cut it if it is down 12%'],
    ],
    ['zh-CN', '茅台RSI低于25买入，高于65卖出，', ['亏损12%一律砍仓', '任何亏12%的都割掉', '跌12%就砍掉']],
    ['zh-HK', '騰訊RSI低於25買入，高於65沽出，', ['蝕12%一律斬倉', '任何一隻跌12%就沽出', '蝕12%一律止蝕']],
  ] as const)('is cut at a loss, in %s', (locale, rules, endings) => {
    for (const ending of endings) {
      const reading = readIn(locale, rules + ending);
      expect([ending, reading.unread, reading.state === 'ask']).toEqual([ending, [], false]);
      expect(reading.spec).toMatchObject({ exit: 'RSI(14) > 65', stops: 'stop 12% of entry' });
    }
  });

  it.each([
    ['en', 'Top 10 of the S&P 500 by 6-month return, rebalance monthly, cut any at -12%'],
    ['zh-CN', '沪深300中按6个月涨幅选前10，每月调仓，任何一只跌12%就砍掉'],
  ] as const)('is cut in a choice from many, in %s', (locale, text) => {
    const reading = readIn(locale, text);
    expect(isOpen(reading)).toBe(false);
    expect(reading.spec).toMatchObject({ stops: 'stop 12% of entry' });
  });

  it.each([
    ['en', 'buy KO when RSI is below 25, close when it is not above 65', 'RSI(14) > 65'],
    ['en', 'buy KO when RSI is below 25, do not close when it is above 65', 'RSI(14) > 65'],
    [
      'en',
      'buy KO when the 40-day average turns up, close when it does not turn down',
      'SMA(close,40) < SMA(close,40)[1]',
    ],
    ['zh-CN', '茅台40日均线拐头向上买入，不拐头向下平仓', 'SMA(close,40) < SMA(close,40)[1]'],
  ] as const)('changes or asks with a not, in %s: %s', (locale, text, exit) => {
    const reading = readIn(locale, text);
    expect(isOpen(reading) || (reading.spec as { exit?: string }).exit !== exit).toBe(true);
  });

  it.each([
    ['en', 'buy KO when RSI is below 25, sell above 65, do not cut any at -12%'],
    ['zh-CN', '茅台RSI低于25买入，高于65卖出，亏损12%不一律砍仓'],
  ] as const)('asks about a cut that is denied, in %s', (locale, text) => {
    expect(isOpen(readIn(locale, text))).toBe(true);
  });

  it.each([
    ['en', 'buy KO when RSI is below 25, close when it zigzags', 'zigzags'],
    ['en', 'buy KO above the 200-day average, close when it turns bearish', 'it turns bearish'],
  ] as const)('asks by its name about what is not read, in %s: %s', (locale, text, word) => {
    expect(readIn(locale, text)).toMatchObject({ state: 'ask', question: { text: expect.stringContaining(word) } });
  });
});
