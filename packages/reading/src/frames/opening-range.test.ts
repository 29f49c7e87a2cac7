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
    ['en', 'KO 5-minute bars: buy a breakout of the first 30 minutes, sell when RSI is above 65', 'opening range high'],
    [
      'en',
      'buy KO on 5m bars when it breaks above the high of the first 30 minutes, sell when RSI is above 65',
      'opening range high',
    ],
    ['en', 'buy KO when it breaks the opening range high, sell when RSI is above 65', 'opening range high'],
    ['zh-CN', '茅台5分钟线，突破开盘前30分钟高点买入，RSI高于65卖出', '开盘区间高点'],
    ['zh-CN', '茅台突破开盘区间买入，RSI高于65卖出', '开盘区间高点'],
    ['zh-CN', '茅台突破开盘区间高点买入，RSI高于65卖出', '开盘区间高点'],
  ] as const)('is what a back-test lacks, by its name, in %s: %s', (locale, text, name) => {
    const { spec, question } = ideaOf(locale, text);
    expect([spec, question?.about]).toEqual([null, 'missing']);
    expect(question?.text[locale]).toContain(name);
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
    ['zh-CN', '沪深300选得分最高的20只，每月调仓'],
    ['en', 'hold the top 20 of the S&P 500 by score, rebalance monthly'],
  ] as const)('is asked about where nothing is scored, in %s: %s', (locale, text) => {
    const { state, unread } = readIn(locale, text);
    expect(state === 'ask' || unread.length > 0).toBe(true);
  });
});
