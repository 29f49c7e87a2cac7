import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

type Language = 'en' | 'zh-CN' | 'zh-HK';

function ask(text: string, locale: Language = 'en', ...history: readonly string[]): PrintedReading {
  return printReading(readDialogue({ text, history }, { locale, box: 'chat', directory, today: '2026-11-23' }));
}

/** State, then acts, instruments and figures of all requests of a text. */
function gist(reading: PrintedReading): string {
  const frames = [reading, ...((reading.more ?? []) as readonly PrintedReading[])];
  const told = frames.map(({ act, instruments, metrics }) => [act, ...instruments, ...metrics].join(' '));
  return `${reading.state}: ${told.join(' | ')}`;
}

describe('a fund that is called by its index', () => {
  it("is that of the reader's market, or a choice of those there", () => {
    expect(ask('恒生科技ETF现价', 'zh-CN')).toMatchObject({ state: 'understood', instruments: ['SH:513180'] });
    const { state, question } = ask('恒生科技指數ETF而家股價', 'zh-HK');
    expect([state, question?.choices]).toEqual(['ask', ['HK:03033', 'HK:03067', 'SH:513180']]);
    expect(ask('price of the Nasdaq 100 ETF')).toMatchObject({ state: 'understood', instruments: ['US:QQQ'] });
  });

  it('leaves the companies of an exchange apart from its index', () => {
    const screen = ask('Nasdaq-listed companies with a P/E under 12');
    expect(JSON.stringify(screen)).not.toContain('Nasdaq 100');
  });
});

describe('lots', () => {
  it('are a hundred shares on the mainland, and of the issuer in Hong Kong', () => {
    expect(ask('我有3手五粮液，现在值多少', 'zh-CN').args).toMatchObject({ holdings: { 'SZ:000858': 300 } });
    expect(ask('我有2手港交所，值幾多', 'zh-HK').args).toEqual({ does: 'value', lots: { 'HK:00388': 2 } });
    expect(ask('I own 3 lots of Apple, what is it worth').state).toBe('ask');
  });
});

describe('plain questions', () => {
  it.each([
    ['en', 'BAC P/E against its own 5y median', 'understood: figure US:BAC priceToEarnings'],
    [
      'en',
      'what does ex-dividend mean and when is Pepsi’s next one',
      'understood: define exDividend | events US:PEP exDividend',
    ],
    ['zh-CN', '今天有多少只跌停', 'understood: figure limitDownCount'],
    [
      'en',
      'cash flow statement of Starbucks for 2022',
      'understood: figure US:SBUX operatingCashFlow capitalExpenditure freeCashFlow',
    ],
    [
      'en',
      'I own 30 shares of Starbucks and 12 of Adobe, what is that worth',
      'understood: portfolio US:SBUX US:ADBE value',
    ],
    ['zh-CN', '两只股票：万科、保利，去年谁的净利率高', 'understood: compare SZ:000002 SH:600048 netMargin'],
    ['en', 'Visa or Mastercard: who grows faster in Europe sales', 'understood: compare US:V US:MA segmentShare'],
    ['en', 'KO, PEP: revenue, margin and ROE', 'understood: compare US:KO US:PEP revenue netMargin returnOnEquity'],
    ['en', 'how is the stock market doing', 'understood: figure US:^GSPC dayChange'],
    ['en', 'my paper trading results', 'understood: signals results'],
    ['zh-CN', '万科市值比最高点少了多少', 'understood: figure SZ:000002 marketCap distanceToHigh'],
    ['en', 'how far is silver from its record', 'understood: figure US:SLV distanceToHigh'],
    ['zh-CN', '京东美股和港股哪个便宜', 'understood: compare US:JD HK:09618 premiumToOther'],
    ['zh-CN', '招商银行股息率高还是国债收益率高', 'understood: compare SH:600036 dividendYield governmentBond'],
    ['en', 'did anything happen with Starbucks yesterday', 'understood: news US:SBUX news'],
    ['en', 'are Chinese markets open on Friday', 'understood: rule tradingCalendar'],
    ['zh-CN', '万科新高了吗', 'understood: figure SZ:000002 distanceToHigh'],
    ['en', 'highest Starbucks ever closed', 'understood: figure US:SBUX highestClose'],
    ['zh-CN', '万科和保利去年谁亏得多', 'understood: compare SZ:000002 SH:600048 netIncome'],
    ['zh-CN', '现在沪深300市盈率多少', 'understood: figure priceToEarnings'],
    ['zh-CN', '我有300股五粮液，成本150，现在赚了吗', 'understood: portfolio SZ:000858 pnl'],
    ['en', 'am I up or down on my Starbucks stake', 'understood: portfolio US:SBUX pnl'],
    ['en', 'P/E of my Starbucks shares', 'understood: figure US:SBUX priceToEarnings'],
    ['zh-CN', '我的五粮液赚了多少', 'understood: portfolio SZ:000858 return'],
    ['zh-CN', '我的五粮液昨天跌了吗', 'understood: figure SZ:000858 dayChange'],
    ['zh-CN', '买一手五粮液要多少钱', 'understood: portfolio SZ:000858 value'],
    ['zh-CN', '五粮液一手是多少股', 'understood: rule SZ:000858 lotRule'],
    ['en', 'worst month of the year for the Dow', 'understood: figure seasonality'],
    ['en', 'what growth is the market pricing in for Starbucks', 'understood: figure US:SBUX impliedGrowth'],
    ['zh-CN', '卖20万元A股要交多少税费', 'understood: rule commission'],
    [
      'zh-CN',
      '五粮液中报啥时候出 营收增速多少',
      'understood: events SZ:000858 earnings | figure SZ:000858 revenueGrowth',
    ],
    ['en', 'has Pepsi had a golden cross', 'understood: figure US:PEP movingAverage50 movingAverage200'],
    ['zh-CN', '五粮液MACD死叉了吗', 'understood: figure SZ:000858 macd macdSignal'],
    ['en', 'how many years in a row has Pepsi raised its dividend', 'understood: figure US:PEP dividendGrowthYears'],
    ['en', 'Merck free cash flow per share in FY2023', 'understood: figure US:MRK fcfPerShare'],
    ['en', 'johnson and johnson dividend yield', 'understood: figure US:JNJ dividendYield'],
    ['zh-HK', '港鐵 2024 全年收入增長幾多個巴仙', 'understood: figure HK:00066 revenueGrowth'],
  ] as const)('%s: %s', (locale, text, wanted) => {
    expect(gist(ask(text, locale))).toBe(wanted);
  });

  it('keep a figure and its own past where a turn goes on about it', () => {
    expect(gist(ask('over five years as a CAGR', 'en', 'revenue growth of Starbucks'))).toBe(
      'understood: figure US:SBUX revenueCagr',
    );
    expect(ask('Starbucks inventory in Q1 2024, quarter on quarter')).toMatchObject({
      period: [
        { year: 2023, part: 'Q4' },
        { year: 2024, part: 'Q1' },
      ],
      args: { wants: 'each' },
    });
    // The level of a figure that no valuation takes is no move of the price.
    expect(ask('万科股息率降到3%，股价是多少', 'zh-CN').act).not.toBe('what-if');
    expect(ask('at what price would Starbucks yield 5%').state).toBe('ask');
    expect(ask('Starbucks close on election day 2022').question?.about).toBe('words');
    expect(ask('工商银行市净率处于历史什么位置', 'zh-CN').args).toEqual({ wants: 'percentile' });
    expect(ask('上证指数跌破3000点那天是哪天', 'zh-CN')).toMatchObject({ period: null, args: { wants: 'date' } });
  });

  it.each([
    ['en', 'if the fed cuts rates by 50bp what is Pepsi worth', -0.005],
    ['en', 'lower WACC by 50bp, Pepsi fair value', -0.005],
    ['en', 'Pepsi fair value with WACC 50bp lower and growth of 6%', -0.005],
    ['zh-CN', '降息50个基点，五粮液估值多少', -0.005],
    ['zh-CN', '加息50个基点，五粮液估值多少', 0.005],
    ['zh-HK', '如果加息半厘，港鐵估值幾多', 0.005],
  ] as const)('moves rates the way that is said, %s: %s', (locale, text, shift) => {
    const { state, act, args } = ask(text, locale);
    expect([state, act, args['discountRateShift']]).toEqual(['understood', 'what-if', shift]);
  });

  it('knows the lunar holidays and the last day of trading before one', () => {
    const dayIn = (text: string, locale: Language): unknown => ask(text, locale).period;
    expect(dayIn('五粮液去年春节前最后一个交易日收盘价', 'zh-CN')).toEqual({ is: 'day', date: '2025-01-28' });
    expect(dayIn('Pepsi close on the last trading day before Thanksgiving 2024', 'en')).toEqual({
      is: 'day',
      date: '2024-11-27',
    });
    expect(dayIn('2024年清明港股开市吗', 'zh-CN')).toEqual({ is: 'day', date: '2024-04-04' });
    expect(dayIn('2024年端午節港股開唔開市', 'zh-HK')).toEqual({ is: 'day', date: '2024-06-10' });
  });

  it('reads an amount in front of a name and a past day as put in then', () => {
    expect(ask('5 grand into Pepsi in jan 2020, worth now')).toMatchObject({
      state: 'understood',
      act: 'portfolio',
      args: { does: 'value', amount: 5000 },
      period: { is: 'day', date: '2020-01-01' },
    });
  });

  it.each([
    ['en', 'is Nike’s gross margin above its five-year average', 'understood: figure US:NKE grossMargin'],
    ['zh-CN', '五粮液跌破年线了吗', 'understood: figure SZ:000858 price sma'],
    ['zh-CN', '五粮液为什么这么贵', 'understood: why SZ:000858 priceToEarnings'],
    ['en', 'i bought 10 shares of nike at 80 how much am i down', 'understood: portfolio US:NKE pnl'],
    ['en', 'what is a trailing stop order', 'understood: define trailingStop'],
    ['en', 'if i had bought 10 shares of nike in 2015 what are they worth', 'understood: portfolio US:NKE value'],
    ['zh-HK', '港鐵上年純利跌咗幾多', 'understood: figure HK:00066 netIncomeGrowth'],
    ['zh-HK', '中電同港鐵邊隻派息穩陣啲', 'understood: compare HK:00002 HK:00066 payoutRatio'],
    ['zh-HK', '中電派息有冇年年增加', 'understood: figure HK:00002 dividendGrowthYears'],
  ] as const)('answers what is asked, and no search or record beside it, %s: %s', (locale, text, wanted) => {
    expect(gist(ask(text, locale))).toBe(wanted);
  });

  it('offers each misspelt name of a sentence that nothing was read of, and uses none', () => {
    const { state, instruments, question } = ask('microsft vs gogle which one is cheaper');
    expect([state, instruments, question?.choices]).toEqual(['ask', [], ['US:MSFT', 'US:GOOGL']]);
  });

  it('tells no price of a day where it is asked whether one may trade', () => {
    expect(ask('can i trade nike on memorial day').state).toBe('ask');
  });

  it('asks for the first day of trading after a holiday of several days, and knows that after one of a day', () => {
    expect(ask('国庆后第一个交易日五粮液收盘价', 'zh-CN').state).toBe('ask');
    expect(ask('Nike close on the first trading day after Labor Day').period).toEqual({
      is: 'day',
      date: '2026-09-08',
    });
  });

  it('tells a figure again year by year where its highest year is asked for', () => {
    expect(ask('哪年最高', 'zh-CN', '五粮液近五年净利润每年多少')).toMatchObject({
      metrics: ['netIncome'],
      args: { wants: 'each' },
      period: { is: 'last', n: 5, of: 'years' },
    });
  });

  it('turns the end where the word is of burning cash, and keeps how a happening is asked for', () => {
    expect(ask('快手同美團邊間燒錢多', 'zh-HK').args).toEqual({ end: 'lowest' });
    expect(ask('and Apple', 'en', 'how many times has Walmart split its stock').args).toEqual({ which: 'history' });
  });

  it('sets a past year against now', () => {
    expect(ask('Merck net debt / EBITDA at FY2019 vs now').period).toEqual([
      { is: 'fiscal', year: 2019 },
      { is: 'latest' },
    ]);
  });

  it('takes 8k for money and 8-K for the filing', () => {
    expect(ask('any 8-K from Pepsi').act).toBe('news');
    expect(ask('8k into Pepsi 3 years ago, worth now?').act).not.toBe('news');
  });

  it('asks why again of another company', () => {
    expect(gist(ask('same for Pepsi', 'en', 'why did Coca-Cola fall'))).toBe('understood: why US:PEP dayChange');
  });

  it('joins the conditions of an alert as they are said, and asks which of two is meant', () => {
    expect(ask('alert me when Nike falls below 60 or rises above 90').args['condition']).toContain(' or ');
    expect(ask('alert me when Nike falls below 60 or Pepsi rises above 90').state).toBe('ask');
  });
});

describe('how investors ask', () => {
  it.each([
    ['en', "Ford's rating", 'understood: figure US:F rating'],
    ['en', 'analyst ratings for Ford', 'understood: figure US:F analystViews'],
    ['en', 'Ford quarterly revenue', 'understood: figure US:F revenue'],
    ['zh-CN', '伊利股份净利率这几年怎么变的', 'understood: figure SH:600887 netMargin'],
    ['zh-CN', '双汇发展分红多少年了', 'understood: figure SZ:000895 dividendYears'],
    ['zh-HK', '港交所最近季度收入增長', 'understood: figure HK:00388 revenueGrowth'],
    ['zh-HK', '匯豐同渣打邊個值博啲', 'ask: compare HK:00005 HK:02888'],
    ['zh-HK', '恒指點解咁弱', 'understood: why dayChange'],
    ['en', "Cisco's gross and operating margins", 'understood: figure US:CSCO grossMargin operatingMargin'],
    ['en', 'which is bigger, Ford or GM', 'understood: compare US:F US:GM marketCap'],
    ['zh-CN', '格力电器和美的集团哪家更赚钱', 'understood: compare SZ:000651 SZ:000333 netIncome netMargin'],
    ['zh-CN', '格力电器的评级是什么', 'understood: figure SZ:000651 rating'],
    ['zh-CN', '格力电器的市净率是什么意思', 'understood: define SZ:000651 priceToBook'],
    ['en', 'is Ford above its 100-day?', 'understood: figure US:F price sma'],
    ['en', 'what is Ford rated, and why', 'understood: figure US:F rating | why US:F report'],
    ['zh-HK', '邊隻港股今日跌得最甘', 'assumed: screen'],
    ['zh-CN', '哪家券商ROE最高', 'assumed: screen'],
    ['en', 'which US stocks are overbought', 'ask: screen'],
    // One of two that are called so is listed no more.
    ['en', 'P/E of Broadcom', 'understood: figure US:AVGO priceToEarnings'],
  ] as const)('%s: %s', (locale, text, wanted) => {
    expect(gist(ask(text, locale))).toBe(wanted);
  });

  it('takes the past few years for five', () => {
    expect(ask('Ford revenue over the past few years').period).toEqual({ is: 'last', n: 5, of: 'years' });
    expect(ask('Ford EPS over recent quarters').period).toEqual({ is: 'last', n: 4, of: 'quarters' });
  });

  it.each([
    ['en', 'how much has Ford risen in the last few days', 5],
    ['en', 'how did Ford do over the past couple of days', 2],
    ['zh-CN', '最近几天茅台涨了多少', 5],
    ['zh-CN', '茅台这两天跌了多少', 2],
    ['zh-HK', '騰訊最近幾日升咗幾多', 5],
  ] as const)('takes a few days for sessions, not for a month (%s): %s', (locale, text, n) => {
    expect(ask(text, locale)).toMatchObject({ unread: [], period: { is: 'last', n, of: 'days' } });
  });
});

describe('an amount of U', () => {
  const unity = {
    id: 'US:U',
    kind: 'stock',
    market: 'us',
    names: ['Unity Software'],
    aliases: [],
    formerCodes: [],
  } as const;
  const listed = buildDirectory([...catalogue.map(listingOf), unity], isVocabularyWord);
  const about = (locale: Language, text: string): readonly string[] =>
    printReading(readDialogue({ text }, { locale, box: 'chat', directory: listed, today: '2026-11-23' })).instruments;

  it.each([
    ['zh-CN', '250U等于多少人民币', 'CRYPTO:USDT-USD'],
    ['zh-CN', '3万u是多少港币', 'CRYPTO:USDT-USD'],
    ['zh-HK', '80 U換到幾多美金', 'CRYPTO:USDT-USD'],
    ['en', 'how much is 40U in euros', 'CRYPTO:USDT-USD'],
    ['en', 'what are 40 U worth in dollars', 'US:U'],
    ['zh-CN', '2022 U的营收多少', 'US:U'],
    ['zh-CN', 'U股价多少', 'US:U'],
  ] as const)('is the dollar coin, and the ticker where nothing is counted in it: %s %s', (locale, text, wanted) => {
    expect(about(locale, text)).toEqual([wanted]);
  });
});

describe('a part of a business', () => {
  it.each([
    ['en', "How much of Nvidia's sales is data centre", 'data centre'],
    ['en', 'share of Meta revenue from ads', 'advertising'],
    ['zh-CN', '腾讯游戏业务占营收比重', 'gaming'],
    ['en', "Apple's europe sales", 'europe'],
  ] as const)('is none of the others: %s %s', (locale, text, segment) => {
    expect(ask(text, locale)).toMatchObject({ act: 'figure', args: { basis: segment } });
  });
});

describe('a multiple that is asked for at a price', () => {
  it.each([
    ['what P/E would Nvidia be on if it went to 300', 'impliedPe', { price: 300 }],
    ["what would Apple's dividend yield be at 150", 'dividendYield', { price: 150 }],
    ['If the P/E of Nvidia falls to 30, what is it worth', 'fairValue', { multiple: 30 }],
    ['What is Apple worth if its P/E goes to 30', 'fairValue', { multiple: 30 }],
  ] as const)('takes the number after the condition for the price: %s', (text, metric, args) => {
    expect(ask(text)).toMatchObject({ act: 'what-if', metrics: [metric], args });
  });
});
