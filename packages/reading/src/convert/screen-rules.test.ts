import { catalogue } from '@plumbline/market/resolve/catalogue';
import type { MarketId } from '@plumbline/model/instrument';
import { writeScreenRules } from '@plumbline/quant/screen/screen-rule';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';
import { readScreen, type Screen } from './screen-rules.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function read(text: string, market?: MarketId): Screen {
  const locale = /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en';
  return readScreen(text, { locale, box: 'screen', directory, today: '2026-11-23', market });
}

function rows(text: string, market?: MarketId): string {
  const screen = read(text, market);
  return screen.rules === null ? 'asks' : `${screen.market} ${writeScreenRules(screen.rules)}`;
}

describe('a sentence of the screener', () => {
  it.each([
    [
      'US tech stocks with P/E under 20 and ROE above 15%',
      'us priceToEarnings:lt:20,returnOnEquity:gt:0.15,sector:is:technology',
    ],
    ['US financials below book', 'us priceToBook:lt:1,sector:is:financials'],
    // What stands right behind a sector that is left out is left out with it.
    ['ROE大于15%的A股，不要金融能源', 'cn sector:not:financials,sector:not:energy,returnOnEquity:gt:0.15'],
    ['A股，不要金融，能源ROE大于15%', 'asks'],
    // What stands before the word is kept.
    [
      'US energy stocks excluding financials with ROE above 15%',
      'us sector:not:financials,returnOnEquity:gt:0.15,sector:is:energy',
    ],
    ['A股规模最大的公司', 'asks'],
    ['非金融的A股，ROE大于15%', 'cn sector:not:financials,returnOnEquity:gt:0.15'],
    ['市值大于300亿的A股', 'cn marketCap:gt:30000000000:CNY'],
    ['HK stocks with market cap over $2bn', 'hk marketCap:gt:2000000000:HKD'],
    // Money that the text names counts, whatever that of the market.
    ['市值大于300亿港元的A股', 'cn marketCap:gt:30000000000:HKD'],
    ['HK stocks with market cap over US$2bn', 'hk marketCap:gt:2000000000'],
    ['A shares with market cap over $2bn', 'cn marketCap:gt:2000000000'],
    // One of two sectors is enough: no company is in both.
    [
      'US technology and energy stocks with P/E under 20',
      'us priceToEarnings:lt:20,sector:is:technology,or:sector:is:energy',
    ],
  ])('%s', (text, wanted) => {
    expect(rows(text)).toBe(wanted);
  });

  // A ranking is the order of the table, and what moved is ranked by the day unless a span is named.
  it.each([
    ['the 5 US stocks with the highest ROE', 'us  -returnOnEquity 5'],
    ['HK stocks with P/E under 10 and the 3 highest dividend yields', 'hk priceToEarnings:lt:10 -dividendYield 3'],
    ['科技板块里净利率最高的五家A股', 'cn sector:is:technology -netMargin 5'],
    ['the 7 lowest P/E US stocks', 'us  priceToEarnings 7'],
    ["today's biggest losers in Hong Kong", 'hk  dayChange 10'],
    ['top 5 gainers this month', 'us  -return1M 5'],
    ['今天跌得最多的A股', 'cn  dayChange 10'],
    ['跌幅榜', 'cn  dayChange 10'],
  ])('ranks: %s', (text, wanted) => {
    const { market, rules, order } = read(text);
    expect(`${market} ${writeScreenRules(rules ?? [])} ${order?.sort} ${order?.count}`).toBe(wanted);
  });

  it.each(['top fifth of US stocks by ROE', 'US stocks with the 5 highest ROE and the 5 lowest P/E'])(
    'has no order for: %s',
    (text) => {
      expect(read(text)).toMatchObject({ rules: null, order: null });
    },
  );

  it('takes the market of the page where it names none, and says so', () => {
    expect(rows('P/E under 20', 'hk')).toBe('hk priceToEarnings:lt:20');
    expect(read('P/E under 20', 'hk').assumedMarket).toBe(true);
    expect(read('HK stocks with P/E under 20').assumedMarket).toBe(false);
  });

  it.each([
    'HK banks loved by my uncle',
    'US stocks with P/E under 10, not banks',
    'HK stocks with market cap over £2bn',
    '中概股市盈率低于20',
    'forward P/E under 20, US',
    'P/E above 50 below 20',
    'US stocks with ROE above 0.15',
    'S&P 500 stocks with P/E under 15',
    'the 10 cheapest US stocks',
    '',
  ])('has no rows and asks: %s', (text) => {
    const { rules, question } = read(text);
    expect(rules).toBeNull();
    expect(question?.en).not.toBe('');
  });

  it('tells an industry from its sector, and offers the whole sector', () => {
    const { rules, question, wider } = read('HK banks below book');
    expect(rules).toBeNull();
    expect(question?.en).toContain('“Banks” is part of the sector Financials');
    expect(wider?.market).toBe('hk');
    expect(writeScreenRules(wider?.rules ?? [])).toBe('priceToBook:lt:1,sector:is:financials');
  });
});
