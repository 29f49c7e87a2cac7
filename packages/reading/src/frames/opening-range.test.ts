import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { readIdea, type Idea } from '../convert/idea.ts';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import type { ReadingContext } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

const today = '2026-11-26';

const readIn = (locale: ReadingContext['locale'], text: string): PrintedReading =>
  printReading(readDialogue({ text }, { locale, box: 'strategy', directory, today }));

const ideaOf = (locale: 'en' | 'zh-CN' | 'zh-HK', text: string): Idea =>
  readIdea(text, { locale, box: 'strategy', directory, today }, 'Mine');

describe('the range of the first minutes', () => {
  it.each([
    ['en', 'buy KO on a breakout of the first 30 minutes, sell when RSI is above 65', 'opening range high'],
    ['en', 'KO 1-hour bars: buy a breakout of the first 30 minutes, sell when RSI is above 65', 'opening range high'],
    [
      'en',
      'KO 5-minute bars: buy when it breaks the opening range high, sell when RSI is above 65',
      'opening range high',
    ],
    ['en', 'buy KO when it breaks the opening range high, sell when RSI is above 65', 'opening range high'],
    ['zh-CN', '茅台突破开盘前30分钟高点买入，RSI高于65卖出', '开盘区间高点'],
    ['zh-CN', '茅台突破开盘区间买入，RSI高于65卖出', '开盘区间高点'],
    ['zh-CN', '茅台突破开盘区间高点买入，RSI高于65卖出', '开盘区间高点'],
  ] as const)('is what a back-test lacks on these bars, by its name, in %s: %s', (locale, text, name) => {
    const { spec, question } = ideaOf(locale, text);
    expect([spec, question?.about]).toEqual([null, 'missing']);
    expect(question?.text[locale]).toContain(name);
  });

  it.each([
    ['en', 'KO 5-minute bars: buy a breakout of the first 30 minutes, sell when RSI is above 65', 'high', 30],
    [
      'en',
      'buy KO on 15m bars when it breaks above the high of the first 60 minutes, sell when RSI is above 65',
      'high',
      60,
    ],
    ['en', 'short KO on 5m bars when it falls below the low of the first 15 minutes, cover at a 2% profit', 'low', 15],
    ['zh-CN', '茅台5分钟线，突破开盘前30分钟高点买入，RSI高于65卖出', 'high', 30],
  ] as const)('is tested on bars that end with its minutes, in %s: %s', (locale, text, output, minutes) => {
    const { spec } = ideaOf(locale, text);
    const entry = spec?.entry.long ?? spec?.entry.short;
    expect(entry).toMatchObject({
      right: { op: 'indicator', id: 'opening-range', parameters: { minutes }, output },
    });
  });

  it('keeps its minutes', () => {
    const text = 'buy KO if it breaks above the high of the first 30 minutes, sell when RSI is above 65';
    expect(readIn('en', text).spec).toMatchObject({ entry: 'crossesAbove(close,openingHigh(30))' });
  });

  it('changes or asks with a not', () => {
    const { spec, state, unread } = readIn(
      'en',
      'buy KO when it does not break the opening range high, sell when RSI is above 65',
    );
    const isOpen = state === 'ask' || unread.length > 0;
    expect(isOpen || !JSON.stringify(spec).includes('close > openingHigh')).toBe(true);
  });
});

describe('a score of several figures', () => {
  it.each([
    ['zh-CN', '沪深300按市盈率和ROE打分，选得分最高的20只，每月调仓'],
    ['zh-CN', '沪深300按市盈率和ROE打分，选总分最高的20只，每月调仓'],
    ['zh-CN', '沪深300按市盈率和ROE打分，选综合得分最高的20只，每月调仓'],
  ] as const)('is what the best are the best of, in %s: %s', (locale, text) => {
    const { spec, unread } = readIn(locale, text);
    expect(unread).toEqual([]);
    expect(spec).toMatchObject({ rank: 'top 20 by composite(50% lowest pe, 50% highest roe) within CSI 300' });
  });

  it.each([
    ['茅台、平安银行、招商银行、五粮液按市盈率40%和ROE60%打分，买得分最高的2只，每月调仓', [-0.4, 0.6]],
    ['茅台、平安银行、招商银行、五粮液按市盈率和ROE打分，选得分最高的2只，每月调仓', [-0.5, 0.5]],
  ] as const)('ranks by their deviations, weighed, each with its good end up: %s', (text, [price, quality]) => {
    const { spec } = ideaOf('zh-CN', text);
    const part = (name: string, value: number) => ({
      op: 'multiply',
      args: [
        { op: 'score', of: { op: 'series', name }, within: 'universe' },
        { op: 'constant', value },
      ],
    });
    expect(spec?.ranking).toEqual({
      by: { op: 'add', args: [part('priceToEarnings', price), part('returnOnEquity', quality)] },
      count: 2,
      order: 'highest',
      every: 'month',
    });
  });

  it.each([
    ['zh-CN', '沪深300选得分最高的20只，每月调仓'],
    ['en', 'hold the top 20 of the S&P 500 by score, rebalance monthly'],
  ] as const)('is asked about where nothing is scored, in %s: %s', (locale, text) => {
    const { state, unread } = readIn(locale, text);
    expect(state === 'ask' || unread.length > 0).toBe(true);
  });
});
