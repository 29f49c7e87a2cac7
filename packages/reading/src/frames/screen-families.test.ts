import { catalogue } from '@plumbline/market/resolve/catalogue';
import type { Locale } from '@plumbline/model/locale';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function screenIn(locale: Locale, text: string): PrintedReading {
  return printReading(
    readDialogue({ text, given: undefined }, { locale, box: 'screen', directory, today: '2026-11-23' }),
  );
}

/** Each condition in one line: the formula, or figure, relation and value. */
const linesOf = ({ conditions = [] }: PrintedReading): readonly string[] =>
  conditions.map((one) => {
    const { field, op, value, consecutive } = one as Readonly<Record<string, unknown>>;
    if (field === 'expr') return String(value);
    const years = consecutive === undefined ? '' : ` in each of ${String(consecutive)} years`;
    return `${String(field)} ${String(op)} ${JSON.stringify(value)}${years}`;
  });

const families: readonly (readonly [string, string, readonly (readonly [Locale, string])[]])[] = [
  [
    'an order without a number',
    'roic sort "desc"',
    [
      ['en', 'beta below 0.9, sort by ROIC'],
      ['en', 'energy names ordered by ROIC, highest first'],
      ['zh-CN', '贝塔系数小于0.9，按投入资本回报率从高到低排列'],
      ['zh-HK', '啤打值低過0.9，按投入資本回報率由高至低'],
    ],
  ],
  [
    'the cheap end of an order that names none',
    'ps sort "asc"',
    [
      ['en', 'banks sorted by price to sales'],
      ['zh-CN', '创业板股票，按市销率排'],
    ],
  ],
  [
    'the first of an order',
    'dividendYield highest 12',
    [
      ['en', 'utilities sorted by dividend yield and take the top 12'],
      ['en', 'sort utilities by dividend yield, highest first, and show 12'],
      ['zh-CN', '公用事业股，按股息率从高到低排列，取前12名'],
      ['zh-HK', '公用股，息率由高至低，頭十二間'],
    ],
  ],
  [
    'years of higher dividends',
    'dividendGrowthYears >= 8',
    [
      ['en', 'dividend raised each of the past 8 years'],
      ['en', 'companies whose dividend has grown for at least 8 years'],
      ['en', 'firms with at least 8 years of dividend increases'],
      ['zh-CN', '连续8年提高分红的公司'],
      ['zh-HK', '連續8年派息增加'],
    ],
  ],
  [
    'years of dividends',
    'dividendYears >= 9',
    [
      ['en', 'paid dividends for at least 9 years'],
      ['zh-CN', '连续九年分红的股票'],
      ['zh-CN', '分红连续9年'],
    ],
  ],
  [
    'years without a loss',
    'netIncome > 0 in each of 6 years',
    [
      ['en', 'no losses in the past 6 years'],
      ['en', 'companies that never lost money in the last 6 years'],
      ['zh-CN', '近六年没有亏损过'],
    ],
  ],
  [
    'growth a year over years',
    'revenueCagr4y >= 0.15',
    [
      ['en', 'firms that grew sales 15% a year for four years'],
      ['en', 'sales grew 15% a year over the past 4 years'],
    ],
  ],
  [
    'growth against the year before',
    'netIncomeGrowth >= 0.2',
    [
      ['en', 'earnings up at least 20% year on year'],
      ['en', 'profits up at least 20% yoy'],
      ['zh-CN', '净利润同比增长20%以上'],
    ],
  ],
  ['growth of the last quarter', 'netIncomeGrowthQ > 0', [['zh-CN', '最近一季利润同比增长']]],
  [
    'a figure against another',
    'cash > totalDebt',
    [
      ['en', 'cash bigger than debt'],
      ['en', 'biotechs with more cash than total debt'],
      ['zh-CN', '现金比总债务多'],
    ],
  ],
  [
    'below its books',
    'pb < 1',
    [
      ['en', 'insurers trading at a discount to book'],
      ['zh-CN', '每股净资产高过股价'],
    ],
  ],
  ['better, by the good end of a figure', 'debtToEquity < 0.4', [['en', 'debt to equity better than 0.4']]],
  ['better, where more is good', 'grossMargin > 0.4', [['en', 'gross margin better than 40%']]],
  [
    'a dividend that is paid',
    'dividendYield > 0.05',
    [
      ['en', 'anything in the Hang Seng that pays more than 5%'],
      ['en', 'paying more than 5% in dividends'],
    ],
  ],
  [
    'a part of all of them',
    'percentile(ROC(close,126)) >= 90',
    [
      ['en', 'a six-month return in the top decile'],
      ['en', 'a 6-month return in the top 10%'],
    ],
  ],
  [
    'time since the listing',
    'listedDays >= 1095',
    [
      ['en', 'listed for more than 3 years'],
      ['zh-CN', '上市三年以上'],
    ],
  ],
  ['new shares left out', 'listedDays >= 365', [['zh-CN', '市值大于100亿，剔除次新股']]],
  [
    'a name left out',
    'symbol != "US:NVDA"',
    [
      ['en', 'semis except Nvidia, operating margin above 30'],
      ['zh-CN', '半导体，不要英伟达'],
    ],
  ],
  [
    'lines in a row',
    'SMA(close,50) > SMA(close,150)',
    [
      ['en', 'price > 50dma > 150dma > 200dma'],
      ['en', 'price above the 50-day above the 150-day above the 200-day'],
    ],
  ],
  [
    'a line against itself before',
    'SMA(close,200) > SMA(close,200)[21]',
    [
      ['en', 'the 200dma is higher than a month ago'],
      ['zh-CN', '200日均线高于一个月前'],
    ],
  ],
  [
    'the place of the close in its bar',
    'IBS() >= 0.75',
    [
      ['en', 'closed in the top quarter of its range'],
      ['en', "closed in the top 25% of the day's range"],
    ],
  ],
  [
    'far below a high',
    'close <= allTimeHigh * 0.5',
    [
      ['en', 'at least 50% below their all-time high'],
      ['zh-CN', '离历史高点跌了50%以上'],
    ],
  ],
  ['a line that is touched', 'low <= SMA(close,30)', [['zh-CN', '回踩30日线']]],
  ['much volume, as assumed', 'volume >= 1.5 * SMA(volume,20)', [['en', 'down 4% or more today on heavy volume']]],
  ['business that is no worse', 'netIncomeGrowth >= 0', [['zh-CN', '近一个月跌幅超过15%但业绩没有下滑']]],
  [
    'one choice of sectors and industries',
    'industry in ["Liquor","Healthcare"]',
    [['zh-CN', '毛利率大于45%的白酒和医药股']],
  ],
  ['what is left out ends where it is closed', 'sector == "Consumer"', [['zh-CN', '除了白酒以外的消费股']]],
  ['below the middle of its trade', 'pe < sectorMedian(pe) and pe > 0', [['zh-CN', '市盈率低于行业平均的银行股']]],
  ['on the day before', '(close > BB.upper(20,2))[1]', [['en', 'stocks that closed above the upper band yesterday']]],
  ['the first ones, said behind', 'ROC(close,126) highest 6', [['zh-HK', '科技股入面，過去半年升得最多嗰六隻']]],
];

describe.each(families)('%s', (_, condition, wordings) => {
  it.each(wordings)('%s: %s', (locale, text) => {
    const reading = screenIn(locale, text);
    expect(reading.unread).toEqual([]);
    expect(linesOf(reading)).toContain(condition);
  });
});

describe('what a list leaves open', () => {
  it.each(['ROA above 5%, sorted by P/E, first 30', '按市盈率排序取前20'])(
    'asks which end of an order is meant: %s',
    (text) => expect(screenIn('en', text).state).toBe('ask'),
  );

  it('never takes a size for growth', () => {
    const { conditions, state } = screenIn('en', 'ROE above 15%, over 1bn');
    expect(state === 'ask' || JSON.stringify(conditions).includes('marketCap')).toBe(true);
  });

  it.each([
    ['en', 'ROCE above 15%', 'returnOnCapitalEmployed'],
    ['zh-CN', '股东户数小于2万', 'shareholderCount'],
    ['zh-HK', '淨負債比率低過三成', 'netGearing'],
  ] as const)('refuses a figure that nothing computes by its name (%s): %s', (locale, text, name) => {
    const { state, question } = screenIn(locale, text);
    expect([state, question?.text]).toEqual(['refuse', name]);
  });
});
