import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { readIdea } from '../convert/idea.ts';
import { readScreen } from '../convert/screen-rules.ts';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import type { ReadingContext } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

const contextOf = (locale: ReadingContext['locale'], box: 'screen' | 'strategy'): ReadingContext => ({
  locale,
  box,
  directory,
  today: '2026-11-23',
});

const readIn = (
  locale: ReadingContext['locale'],
  text: string,
  box: 'screen' | 'strategy' = 'screen',
): PrintedReading => printReading(readDialogue({ text }, contextOf(locale, box)));

const formula = (value: string) => ({ field: 'expr', op: 'is', value });

describe('a screen in words of every day', () => {
  it.each([
    [
      'en',
      'companies that raised the dividend for 20 straight years',
      { field: 'dividendGrowthYears', op: '>=', value: 20 },
    ],
    ['en', 'P/B at least 30% below its sector median', formula('pb <= 0.7 * sectorMedian(pb)')],
    [
      'en',
      'trading below their 4 year median P/E',
      { field: 'pe', op: '<', value: 50, measure: 'percentileOfOwnHistory', window: '4y' },
    ],
    ['en', 'R&D above 12% of revenue, US', { field: 'rdToRevenue', op: '>', value: 0.12 }],
    ['en', 'free cash flow above 20% of revenue', { field: 'fcfMargin', op: '>', value: 0.2 }],
    ['en', 'stocks trading at less than 2x sales', { field: 'ps', op: '<', value: 2 }],
    ['en', 'software companies beating the Nasdaq over 60 days', formula('return60d > of(INDEX:NDX,return60d)')],
    ['en', 'names not beating the S&P over 1 year', formula('return1y <= of(INDEX:SPX,return1y)')],
    ['en', 'stocks, at least 5 dollars, roe above 15', { field: 'price', op: '>=', currency: 'USD', value: 5 }],
    ['en', 'revenue CAGR (4y) above 12', { field: 'revenueCagr4y', op: '>', value: 0.12 }],
    ['en', 'oversold, price over a rising 50 day', formula('SMA(close,50) > SMA(close,50)[1]')],
    [
      'en',
      'golden cross within the last 9 sessions',
      formula('barsSince(crossesAbove(SMA(close,50),SMA(close,200))) <= 9'),
    ],
    ['en', 'dogs of the dow', { field: 'dividendYield', op: 'highest', value: 10 }],
    [
      'en',
      'the 20 most volatile names in the Nasdaq 100 over 6 months',
      { field: 'HV(126)', op: 'highest', value: 20 },
    ],
    [
      'en',
      'top quartile ROE within each sector, S&P 500',
      { field: 'roe', op: 'highest', value: 25, unit: 'percent', within: 'each sector' },
    ],
    [
      'en',
      'S&P 400 companies whose free float is worth less than 3bn dollars',
      { field: 'floatMarketCap', op: '<', currency: 'USD', value: 3e9 },
    ],
    ['zh-CN', '毛利率高过格力的家电股', formula('grossMargin > of(SZ:000651,grossMargin)')],
    ['zh-CN', '行业中位数以下的PB', formula('pb < sectorMedian(pb)')],
    ['zh-CN', '派息率大于五成而且净利润没下滑', { field: 'netIncomeGrowth', op: '>=', value: 0 }],
    ['zh-CN', '昨天跌停今天翻红', formula('change() > 0')],
    ['zh-CN', '成交额在5亿上面', { field: 'turnover', op: '>', currency: 'CNY', value: 5e8 }],
    [
      'zh-CN',
      '下面三条满足两条就算：毛利率过40%、净利率过15%、股息率过2%',
      formula('(grossMargin > 0.4) + (netMargin > 0.15) + (dividendYield > 0.02) >= 2'),
    ],
    ['zh-HK', '無有息借貸嘅香港上市公司', { field: 'interestBearingDebt', op: '==', value: 0 }],
    ['zh-HK', '細價股，市盈率低過10倍', { field: 'marketCap', op: '<=', currency: 'HKD', value: 2e9 }],
  ] as const)('is read (%s): %s', (locale, text, condition) => {
    const { conditions, unread } = readIn(locale, text);
    expect(unread).toEqual([]);
    expect(conditions).toContainEqual(condition);
  });

  it.each([
    ['en', 'stocks trading at less than 2x something'],
    ['en', 'P/B at least 30% below its own'],
    ['en', 'not the dogs of the dow'],
    ['en', 'revenue CAGR (4y) maybe above 12'],
    ['zh-CN', '毛利率不高过格力的家电股除外吧'],
    ['zh-CN', '成交额不在5亿上面的除外'],
  ] as const)('is asked about where a word stays open (%s): %s', (locale, text) => {
    expect(readIn(locale, text).state).toBe('ask');
  });

  it('takes a share of earnings for no day, and a figure over five years for no row of years', () => {
    const text = 'five year dividend growth over 7% a year, payout less than half of earnings';
    const { conditions, unread } = readIn('en', text);
    expect(unread).toEqual([]);
    expect(conditions).toEqual([
      { field: 'dividendCagr5y', op: '>', value: 0.07 },
      { field: 'payoutRatio', op: '<', value: 0.5 },
    ]);
    expect(readIn('en', 'PE under 10 of earnings').state).toBe('ask');
  });

  it('names a list whose members are not known', () => {
    const { question } = readScreen('Russell 1000 stocks with a P/E below 10', contextOf('en', 'screen'));
    expect(question?.en).toContain('russell 1000');
  });
});

describe('a size of company in a strategy', () => {
  it('is who is chosen from, and no reason to sell', () => {
    const { spec, unread } = readIn(
      'en',
      'Buy S&P 500 stocks when RSI < 30, sell when RSI > 60. Large caps only.',
      'strategy',
    );
    expect(unread).toEqual([]);
    expect(spec).toMatchObject({ entry: 'RSI(14) < 30', exit: 'RSI(14) > 60', filters: ['marketCap >= 10000000000'] });
  });

  it('is asked about beside a name', () => {
    expect(readIn('en', 'Small caps: buy AAPL when RSI<30, sell when RSI>60', 'strategy').state).toBe('ask');
  });
});

describe('what no data can answer', () => {
  it.each([
    ['en', 'Buy KO when its implied volatility is above 30, sell after 5 days', 'options and implied volatility'],
    ['en', 'Buy KO whenever reddit sentiment is good, sell after 5 days', 'news, sentiment and what people say'],
    ['en', 'Buy KO if it goes up tomorrow, sell after 5 days', 'what comes after the day of the trade'],
    ['zh-CN', '龙虎榜上有游资就买中信证券，五天后卖', '龙虎榜'],
    ['zh-CN', '封单大于一亿就买中信证券，五天后卖', '盘口、封单与集合竞价'],
    ['zh-HK', '大行上調評級就買滙豐，五日後沽', '分析員預期與評級'],
  ] as const)('is refused by its name (%s): %s', (locale, text, name) => {
    const context = contextOf(locale, 'strategy');
    expect(readIn(locale, text, 'strategy').state).toBe('refuse');
    const { question } = readIdea(text, context, 'x');
    expect(question?.text[locale]).toContain(name);
  });

  it('asks for the limit of a judgement', () => {
    const { question } = readScreen('find me undervalued gems', contextOf('en', 'screen'));
    expect(question?.en).toContain('a judgement without a number');
  });
});
