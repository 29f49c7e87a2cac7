import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function ask(text: string, ...history: readonly string[]): PrintedReading {
  const locale = /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en';
  return printReading(readDialogue({ text, history }, { locale, box: 'chat', directory, today: '2026-11-23' }));
}

describe('a word inside a clause', () => {
  it.each([
    ["Boeing's net margin beside its own 5y average", undefined],
    ['CAGR of book value for Boeing over five years', ['CAGR']],
    ["Boeing's net margin and its own 5y history", undefined],
    ['How far above its 200 day average is Boeing', undefined],
    ['Is Intel or AMD more volatile, and what is the difference', undefined],
    ["How much more does Boeing earn than Lowe's", undefined],
    ['美的的应收账款占营收的比例是多少', undefined],
  ])('that nothing came of is named: %s', (text, idle) => {
    expect(ask(text).idle).toEqual(idle);
  });

  it('is a sum where the times of one company are added up, and nothing of its own of several', () => {
    expect(ask('美的经营现金流近八个季度合计').args).toMatchObject({ wants: 'sum' });
    expect(ask('美的和格力近八个季度经营现金流合计').args).not.toMatchObject({ wants: 'sum' });
  });
});

describe('a word for another unit than that of all that is told', () => {
  it.each([
    ['How many dollars did Boeing drop yesterday', ['How many dollars']],
    ['美的今年涨了多少钱', ['多少钱']],
    ['美的的总资产是百分之几', ['百分之几']],
    ['美的股息多少钱', undefined],
    ['美的涨了百分之几', undefined],
    ['what percent did revenue of Boeing rise in 2024', undefined],
    ['美的现金占市值百分之几', undefined],
  ])('is named: %s', (text, idle) => {
    expect(ask(text).idle).toEqual(idle);
  });

  it('asks for a multiple of another time', () => {
    expect(ask('美的现在的市值是十年前的几倍').unread).toEqual(['几倍']);
    expect(ask('美的每股净资产多少，股价是它的几倍').unread).toEqual(['几倍']);
    expect(ask('美的市盈率几倍').unread).toEqual([]);
  });

  it('asks for the length of a run where its years are told', () => {
    expect(ask('美的连续几年净利润增长').idle).toEqual(['连续几年']);
    expect(ask('美的连续几年分红').idle).toBeUndefined();
    expect(ask('美的每年营收是多少，去年呢').idle).toEqual(['每年']);
    expect(ask('美的每年营收是多少').idle).toBeUndefined();
  });
});

describe('a calculation beside another', () => {
  it('is named where only one of them is done', () => {
    expect(ask('60块买的跌到45，亏百分之多少，回本要涨多少').idle).toEqual(['回本要涨多少']);
    expect(ask('down 40 percent, what gain brings me back to even').idle).toBeUndefined();
  });
});

describe('a figure that two words make', () => {
  it.each([
    ["what part of Boeing's profit is paid as dividends", ['payoutRatio'], []],
    ['CAGR of EPS for Boeing over five years', ['epsCagr'], []],
    ["What percentage of Boeing's revenue ends up as free cash flow", ['fcfMargin'], []],
    ["How much of Boeing's market cap is cash", ['cash', 'marketCap'], []],
    ['Boeing cash as a percentage of market cap', ['cash', 'marketCap'], []],
    ["Is Boeing's dividend covered by its free cash flow", ['dividendsPaid', 'freeCashFlow'], []],
    ['Is Boeing still losing money, and how much did it lose last quarter', ['netIncome'], []],
    ['How much did Boeing lose last quarter', ['totalReturn'], []],
    ['How far is Boeing from its 52 week low', ['price', 'low52w'], []],
    ['美的的股息率过去五年最高到过多少', ['dividendYield'], ['最高到过']],
    ["What fraction of Boeing's sales goes into research", ['researchIntensity'], []],
    ['How much did Boeing spend on buybacks versus dividends last year', ['shareRepurchases', 'dividendsPaid'], []],
    ["How much more does Boeing earn than Lowe's", ['netIncome'], []],
    ['Who earns more, Intel or AMD', ['netIncome'], []],
    ['美的和格力去年谁赚得多', ['netIncome'], []],
    ["By how many dollars did Boeing's market cap grow this year", ['marketCap'], []],
    ['美的和格力谁的研发投入多，占营收比重谁高', ['researchSpending', 'researchIntensity'], []],
    ['美的净利润里有多少是政府补贴', ['governmentGrants', 'netIncome'], []],
    ['美的最近三年净利润年均增长多少', ['netIncomeCagr'], []],
    ['美的这个月最多一天跌了多少', ['worstPeriod'], []],
    ['yield on the 10 year and on SPY', ['dividendYield', 'governmentBond'], []],
    ['yield on SPY over the last 10 years', ['dividendYield'], []],
    ['yield on the 7 year and on SPY', ['dividendYield'], ['on the 7 year']],
    ['美的历史最高市值是多少', ['marketCap'], ['历史最高']],
    ['美的历史最高价是多少', ['allTimeHigh'], []],
  ])('is that figure, or is asked about: %s', (text, metrics, unread) => {
    expect(ask(text)).toMatchObject({ metrics, unread });
  });
});

describe('a level in a clause of its own', () => {
  it.each([
    ['美的今年从高点跌了百分之几，最低多少', ['distanceToHigh', 'low']],
    ['How far has Boeing fallen this year and what was the low', ['totalReturn', 'low']],
    ['How far has Boeing fallen from its high', ['distanceToHigh']],
  ])('is told beside the move: %s', (text, metrics) => {
    expect(ask(text).metrics).toEqual(metrics);
  });
});

describe('words for what the reader has', () => {
  it.each([
    ['美的最近一次分红', 'events exDividend'],
    ['中国移动最近一次分红是什么时候，分了多少', 'events exDividend,dividendPerShare'],
    ['我的美的赚得多还是亏得多', 'portfolio pnl'],
    ['我的中国移动分了多少', 'portfolio income'],
  ])('are of the companies where the reader is not named: %s', (text, wanted) => {
    const { act, metrics } = ask(text);
    expect(`${String(act)} ${metrics.join(',')}`).toBe(wanted);
  });
});

describe('the year of the highest or lowest of a figure', () => {
  it.each([
    ['美的哪一年分红最多', 'dividendPerShare highest'],
    ['美的哪年净利润最低', 'netIncome lowest'],
    ['美的净利润哪一年最高', 'netIncome highest'],
    ['which year did Boeing earn the most', 'netIncome highest'],
    ['in what year was the gross margin of Boeing lowest', 'grossMargin lowest'],
  ])('is looked for among its years: %s', (text, wanted) => {
    const { state, metrics, args, unread } = ask(text);
    expect([state, `${metrics.join(',')} ${String(args['wants'])}`, unread]).toEqual(['understood', wanted, []]);
  });

  it('is looked for among the years that are named, and for each of two companies', () => {
    expect(ask('美的过去五年哪年毛利率最高').period).toEqual({ is: 'last', n: 5, of: 'years' });
    const both = ask('美的和格力哪年分红最多');
    expect([both.act, both.instruments.length, both.args['wants']]).toEqual(['figure', 2, 'highest']);
  });

  it('is asked about of a multiple: neither its value nor the day of a price is that', () => {
    expect(ask('美的市盈率哪年最高').state).toBe('ask');
  });
});

describe('an input that a price would be fair at', () => {
  it.each([
    'what discount rate makes Boeing fairly valued',
    'what net margin makes Boeing fairly valued at this price',
  ])('is not answered by the input as it stands: %s', (text) => {
    expect(ask(text).state).toBe('ask');
  });

  it('is none where both are asked for', () => {
    expect(ask('what is the net margin of Boeing and is it fairly valued').metrics).toContain('netMargin');
  });
});

describe('whether it earns', () => {
  it.each([
    ['is Boeing still losing money and how much debt does it have', 'netIncome,totalDebt'],
    ['free cash flow of Boeing, is it positive?', 'freeCashFlow'],
  ])('is told beside the figure of another clause: %s', (text, wanted) => {
    expect(ask(text).metrics.join(',')).toBe(wanted);
  });
});

describe('times', () => {
  it('of a year in four quarters are its quarters', () => {
    expect(ask('美的去年四个季度的净利润')).toMatchObject({
      period: { is: 'fiscal', year: 2025 },
      args: { wants: 'each' },
    });
    expect(ask('美的最近四个季度的净利润').period).toEqual({ is: 'last', n: 4, of: 'quarters' });
  });

  it('set against each other for more or less are compared, and no place in the past', () => {
    expect(ask('美的去年净利润比前年多还是少').period).toEqual([
      { is: 'lastFiscalYear' },
      { is: 'fiscal', year: 2024 },
    ]);
  });
});

describe('whether it has gone up', () => {
  it.each([
    ["What's Boeing's dividend yield", 'has it gone up', 'dividendYield'],
    ["What's Boeing's dividend yield", 'has it ever been cut', 'dividendPerShare'],
    ["What's Boeing's dividend", 'has it gone up', 'dividendPerShare'],
  ])('is of the figure before: %s, %s', (before, text, metric) => {
    expect(ask(text, before).metrics).toEqual([metric]);
  });
});
