import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { readIdea } from '../convert/idea.ts';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import type { ReadingContext } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

const today = '2026-11-26';

const readIn = (
  locale: ReadingContext['locale'],
  text: string,
  box: ReadingContext['box'] = 'strategy',
): PrintedReading => printReading(readDialogue({ text }, { locale, box, directory, today }));

const isOpen = ({ state, unread }: PrintedReading): boolean => state === 'ask' || unread.length > 0;

const smallest = { rank: 'top 20 by lowest marketCap within CN', filters: ['not isST()'] };

describe('names that are chosen anew', () => {
  it.each([
    ['zh-CN', '全市场剔除ST，市值最小20只，每5个交易日调仓', { ...smallest, rebalance: 'every 5 bars' }],
    ['zh-CN', 'A股剔除ST，市值最小的20只，每隔10个交易日换仓', { ...smallest, rebalance: 'every 10 bars' }],
    ['zh-CN', '全市场剔除ST，市值最小20只，每月调仓', { ...smallest, rebalance: 'monthly' }],
    ['zh-CN', '全市场剔除ST，市值最小20只，调仓周期为3周', { ...smallest, rebalance: 'every 3 weeks' }],
    ['zh-HK', '港股市值最小20隻，每5個交易日換馬', { rebalance: 'every 5 bars' }],
    [
      'en',
      'whole market excluding ST, 20 smallest by market cap, rebalanced every 5 trading days',
      { ...smallest, rebalance: 'every 5 bars' },
    ],
    ['en', 'The 20 smallest US stocks by market cap, rebalance every 5 trading days', { rebalance: 'every 5 bars' }],
    ['en', 'S&P 500, lowest 30 by P/E, rebalance every two months', { rebalance: 'every 2 months' }],
  ] as const)('are a strategy and no list of today, in %s: %s', (locale, text, parts) => {
    for (const box of ['strategy', 'chat'] as const) {
      const reading = readIn(locale, text, box);
      expect([reading.act, reading.unread, isOpen(reading)]).toEqual(['draft', [], false]);
      expect(reading.spec).toMatchObject(parts);
    }
  });

  it.each([
    ['zh-CN', '全市场剔除ST，市值最小20只'],
    ['en', 'the 20 smallest US stocks by market cap'],
  ] as const)('are a list where nothing is said of choosing again, in %s: %s', (locale, text) => {
    expect(readIn(locale, text, 'chat').act).toBe('screen');
  });

  it.each([
    ['zh-CN', '全市场剔除ST，市值最小20只，每5个交易日调仓', '全市场剔除ST，市值最小20只，不每5个交易日调仓'],
    ['zh-CN', '全市场剔除ST，市值最小20只，每5个交易日调仓', '全市场不剔除ST，市值最小20只，每5个交易日调仓'],
    [
      'en',
      'S&P 500, lowest 30 by P/E, rebalance every two months',
      'S&P 500, lowest 30 by P/E, do not rebalance every two months',
    ],
  ] as const)('change or ask with a not, in %s: %s', (locale, plain, denied) => {
    const reading = readIn(locale, denied);
    expect(isOpen(reading) || JSON.stringify(reading.spec) !== JSON.stringify(readIn(locale, plain).spec)).toBe(true);
  });

  it.each([
    ['zh-CN', '在SPY、QQQ、TLT中持有近3个月涨幅最大的1只，每5个交易日调仓', '每 5 个交易日'],
    ['zh-HK', '喺SPY、QQQ、TLT入面揸近3個月升幅最大嘅1隻，每5個交易日換馬', '每 5 個交易日'],
    [
      'en',
      'hold the best of SPY, QQQ and TLT by 3-month return, rebalance every 5 trading days',
      'every 5 trading days',
    ],
    ['en', 'hold the best of SPY, QQQ and TLT by 3-month return, rebalance every 3 weeks', 'every 3 weeks'],
  ] as const)('name the calendar that the engine has not, in %s: %s', (locale, text, said) => {
    const idea = readIdea(text, { locale, box: 'strategy', directory, today }, 'Mine');
    expect(idea.spec).toBeNull();
    expect(idea.question?.text[locale]).toContain(said);
  });
});

describe('a month of the next year', () => {
  it.each([
    ['zh-CN', '茅台11月买入，次年1月卖出'],
    ['zh-CN', '茅台11月买入，来年1月卖出'],
    ['zh-HK', '騰訊11月買入，翌年1月沽出'],
    ['en', 'buy SPY in November, sell in January of the next year'],
    ['en', 'buy SPY in November, sell in January of the following year'],
    ['en', 'buy SPY in November, sell in January'],
  ] as const)('is the one that comes next, in %s: %s', (locale, text) => {
    const reading = readIn(locale, text);
    expect(isOpen(reading)).toBe(false);
    expect(reading.spec).toMatchObject({ entry: 'month() == 11', exit: 'month() == 1' });
  });

  it.each([
    ['zh-CN', '茅台1月买入，次年3月卖出'],
    ['zh-CN', '茅台3月买入，次年3月底卖出'],
    ['zh-CN', '从1月到次年3月持有茅台'],
    ['en', 'buy SPY in January, sell in March of the following year'],
    ['en', 'buy SPY in March, sell at the end of March of the next year'],
  ] as const)('is asked about where the same month comes sooner, in %s: %s', (locale, text) => {
    expect(isOpen(readIn(locale, text))).toBe(true);
  });
});
