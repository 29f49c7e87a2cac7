import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function readIn(locale: 'en' | 'zh-CN' | 'zh-HK', text: string): PrintedReading {
  return printReading(readDialogue({ text }, { locale, box: 'strategy', directory, today: '2026-11-23' }));
}

const entry = 'RSI(14) < 30';

describe('bars of any size', () => {
  it.each([
    ['en', 'Solana on 30-minute candles: buy when RSI(14) is under 30, sell when it is over 70', '30m'],
    ['en', 'On a 2-hour chart, buy Solana when RSI(14) is under 30, sell when it is over 70', '2h'],
    ['en', 'Solana 3d chart: buy when RSI(14) is under 30, sell when it is over 70', '3d'],
    ['zh-CN', '以太坊15分钟K线，RSI低于30买入，高于70卖出', '15m'],
    ['zh-CN', '以太坊12小时级别，RSI低于30买入，高于70卖出', '12h'],
    ['zh-CN', '用120分钟线做以太坊，RSI低于30买入，高于70卖出', '2h'],
    ['zh-HK', '以太幣6小時線，RSI低過30買入，高過70沽出', '6h'],
  ] as const)('are read in %s: %s', (locale, text, bar) => {
    const { spec, question } = readIn(locale, text);
    expect(question).toBeNull();
    expect(spec).toMatchObject({ bar, entry, exit: 'RSI(14) > 70' });
  });
});

describe('a size that no bars have', () => {
  it.each([
    ['en', 'BTC 7-minute bars: buy when RSI(14) is under 30, sell when it is over 70'],
    ['en', 'buy BTC on the 8-hour chart when RSI(14) is under 30, sell when it is over 70'],
    ['en', 'buy BTC on 45-min candles when RSI(14) is under 30, sell when it is over 70'],
    ['en', 'buy BTC on 5-day bars when RSI(14) is under 30, sell when it is over 70'],
    ['zh-CN', '茅台7分钟线RSI低于30买入，高于70卖出'],
    ['zh-CN', '比特币8小时K线RSI低于30买入，高于70卖出'],
    ['zh-CN', '茅台10分钟级别RSI低于30买入，高于70卖出'],
    ['zh-HK', '騰訊20分鐘圖RSI低於30買入，高於70沽出'],
  ] as const)('is asked about with the list of sizes, in %s: %s', (locale, text) => {
    const { unread, question, spec } = readIn(locale, text);
    expect([unread, question?.about]).toEqual([[], 'bar']);
    expect(spec).toMatchObject({ entry, exit: 'RSI(14) > 70' });
  });

  it.each([
    ['en', 'BTC 1-minute bars: buy when RSI(14) is under 30, sell when it is over 70', '1m'],
    ['en', 'buy BTC on 60 min candlesticks when RSI(14) is under 30, sell when it is over 70', '1h'],
    ['en', 'buy BTC on the 12 hr chart when RSI(14) is under 30, sell when it is over 70', '12h'],
    ['zh-CN', '比特币240分钟图RSI低于30买入，高于70卖出', '4h'],
  ] as const)('is told from one that they have, in %s: %s', (locale, text, bar) => {
    const { question, spec } = readIn(locale, text);
    expect(question).toBeNull();
    expect(spec).toMatchObject({ bar, entry });
  });

  it('is no average of days', () => {
    const { question, spec } = readIn('zh-CN', '茅台上穿7日线买入，跌破7日线卖出');
    expect(question).toBeNull();
    expect(spec).toMatchObject({ entry: 'crossesAbove(close,SMA(close,7))' });
  });

  it.each([
    ['en', 'buy BTC not on 7-minute bars when RSI(14) is under 30, sell when it is over 70'],
    ['en', 'buy BTC not on 4-hour bars when RSI(14) is under 30, sell when it is over 70'],
    ['zh-CN', '比特币不用4小时线，RSI低于30买入，高于70卖出'],
  ] as const)('is asked about with a not, in %s: %s', (locale, text) => {
    expect(readIn(locale, text).state).toBe('ask');
  });
});

describe('spans of time', () => {
  it.each([
    ['en', 'SPY weekly bars: buy when RSI(14) is under 30 and sell after 3 weeks', 3],
    ['en', 'BTC 4h bars: buy when RSI(14) is under 30 and sell after 8 hours', 2],
    ['en', 'BTC on 4h bars: buy when RSI(14) is under 30 and sell after 2 days', 12],
    ['en', 'BTC on 15-minute bars: buy when RSI(14) is under 30 and sell after 2 hours', 8],
    ['zh-CN', '比特币小时线，RSI低于30买入，持有12小时后卖出', 12],
    ['zh-CN', '比特币12小时线，RSI低于30买入，持有3天卖出', 6],
  ] as const)('count in the bars that are said (%s): %s', (locale, text, bars) => {
    const { spec, question } = readIn(locale, text);
    expect(question).toBeNull();
    expect(spec).toMatchObject({ entry, stops: `timeExit ${String(bars)} bars` });
  });

  it.each([
    // Days, weeks of sessions and whole bars have no fixed relation here.
    ['en', 'Buy Apple when RSI(14) is under 30 and sell after 4 hours'],
    ['en', 'BTC 4h bars: buy when RSI(14) is under 30 and sell after 6 hours'],
    ['en', 'SPY weekly bars: buy when RSI(14) is under 30 and sell after 10 days'],
    ['en', 'Apple hourly bars: buy when RSI(14) is under 30 and sell after 2 days'],
    ['en', 'SPY weekly bars: buy a new 52-week high, sell when RSI(14) is under 30'],
    ['zh-CN', '茅台RSI低于30买入，4小时后卖出'],
  ] as const)('that are no whole number of bars are asked about (%s): %s', (locale, text) => {
    expect(readIn(locale, text).question).not.toBeNull();
  });
});

describe('the volume against its average', () => {
  it('takes the multiple behind the average as that of the average, and not as a size', () => {
    const { spec, question } = readIn('zh-CN', '小米成交量大于10日均量2.5倍买入，RSI高于70卖出');
    expect(question).toBeNull();
    expect(spec).toMatchObject({ entry: 'volume > 2.5 * SMA(volume,10)' });
    expect(spec).not.toHaveProperty('sizing');
  });
});
