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

/** Acts, instruments and figures of all requests of a text. */
function gist(reading: PrintedReading): readonly string[] {
  const frames = [reading, ...((reading.more ?? []) as readonly PrintedReading[])];
  return frames.map(({ act, instruments, metrics }) => [act, ...instruments, ...metrics].join(' '));
}

describe('two requests in one text', () => {
  it.each([
    [
      'en',
      "What's Adobe's P/E, and when does it next report?",
      'figure US:ADBE priceToEarnings|events US:ADBE earnings',
    ],
    ['en', "define beta and give me Nvidia's", 'define beta|figure US:NVDA beta'],
    ['en', "What's AMD trading at and why is it down?", 'figure US:AMD price|why US:AMD dayChange'],
    ['zh-CN', '解释一下股息率，再看看中国神华的', 'define dividendYield|figure SH:601088 dividendYield'],
    ['zh-CN', '比亚迪毛利率是多少，为什么下降', 'figure SZ:002594 grossMargin|why SZ:002594 grossMargin'],
    ['en', 'Who is the CEO of Adobe, and what is its market cap?', 'refuse US:ADBE|figure US:ADBE marketCap'],
    ['zh-HK', '乜嘢係市銷率，京東係幾多', 'define priceToSales|figure HK:09618 priceToSales'],
  ] as const)('%s: %s', (locale, text, wanted) => {
    const reading = ask(text, locale);
    expect([reading.state, gist(reading).join('|')]).toEqual([
      wanted.startsWith('refuse') ? 'refuse' : 'understood',
      wanted,
    ]);
  });
});

describe('sectors among themselves, and who is like a company', () => {
  it.each([
    ['en', 'which sector fell most last month', 'compare sectorReturns', 'lowest'],
    ['en', 'did any industries beat the market in 2025', 'compare sectorReturns marketMove', 'highest'],
    ['zh-CN', '上个月涨得最好的是哪个板块', 'compare sectorReturns', 'highest'],
    ['zh-CN', '本月哪个行业跌得最多', 'compare sectorReturns', 'lowest'],
    ['en', "who are Adobe's main competitors", 'figure US:ADBE peers', undefined],
    ['zh-CN', '海螺水泥的同行有哪些', 'figure SH:600585 peers', undefined],
    ['en', 'what industry is Adobe in', 'figure US:ADBE business', undefined],
  ] as const)('%s: %s', (locale, text, wanted, end) => {
    const reading = ask(text, locale);
    expect([reading.state, gist(reading).join('|'), reading.args['end']]).toEqual(['understood', wanted, end]);
  });

  it('takes a name spelled right for no misspelling of another', () => {
    expect(ask('Costco trounced everybody').question?.choices ?? []).toEqual([]);
  });
});

describe('two moves', () => {
  it.each([
    ['zh-CN', '宁德时代涨6%就卖，跌4%就买', 'draft SZ:300750'],
    ['zh-CN', 'QQQ涨7%卖出，跌3%买入', 'draft US:QQQ'],
    ['en', 'SPY rises 6% sell, falls 4% buy', 'draft US:SPY'],
    ['zh-CN', '五粮液跌到130买，涨到160卖', 'draft SZ:000858'],
    ['zh-CN', '从130涨到160涨了多少', 'calculate percentChange'],
    ['zh-CN', '先涨25%再跌25%剩多少', 'calculate movedTwice'],
    ['en', 'if it rises by 15% and then falls by 15%, where does it stand?', 'calculate movedTwice'],
  ] as const)('are a sum, and upon which somebody trades a rule: %s: %s', (locale, text, wanted) => {
    expect(gist(ask(text, locale))).toEqual([wanted]);
  });
});

describe('a figure over another, a share of sales, a figure and its growth', () => {
  it.each([
    ['en', 'net debt over EBITDA of AT&T', 'figure US:T netDebtToEbitda'],
    ['en', "What share of Meta's sales goes into R&D", 'figure US:META researchIntensity'],
    ['en', 'how far off its 52 week high is Starbucks', 'figure US:SBUX distanceToHigh'],
    ['zh-CN', '药明康德2022年研发投入占营收比重', 'figure SH:603259 researchIntensity'],
    ['zh-CN', '立讯精密一季度净利润同比增长多少', 'figure SZ:002475 netIncomeGrowth'],
    ['zh-HK', '比亞迪A股同H股差幾多', 'compare SZ:002594 HK:01211 premiumToOther'],
    [
      'en',
      'What premium do the A shares of CITIC Securities have over its H shares',
      'figure SH:600030 HK:06030 premiumToOther',
    ],
    ['zh-CN', '中信证券现在溢价多少', 'figure SH:600030 premiumToOther'],
    ['en', 'What revenue do the shares of Boeing have', 'figure US:BA revenue'],
  ] as const)('%s: %s', (locale, text, wanted) => {
    const reading = ask(text, locale);
    expect([reading.state, ...gist(reading)]).toEqual(['understood', wanted]);
  });

  it('weighs two figures of one company', () => {
    expect(gist(ask('does Boeing have more debt than cash'))).toEqual(['figure US:BA totalDebt cash']);
  });
});

describe('what somebody says and asks whether it is so', () => {
  it.each([
    ['en', "isn't Intel's P/E above 50", 50, 'up'],
    ['en', 'i heard Nike yields 3%, is that so', 0.03, undefined],
    ['zh-CN', '听说比亚迪市盈率只有10倍，是真的吗', 10, undefined],
    ['zh-CN', '上证指数破4000点了吗', 4000, 'down'],
    ['zh-HK', '聽講滙豐派息有七厘，係咪真', 0.07, undefined],
  ] as const)('%s: %s', (locale, text, value, direction) => {
    const { act, state, claim } = ask(text, locale);
    expect([act, state]).toEqual(['figure', 'understood']);
    expect(claim).toMatchObject({ value: { value }, ...(direction !== undefined && { direction }) });
  });

  it('leaves a denial that is no question to be asked about', () => {
    expect(ask("Amazon doesn't pay a dividend, correct?").unread).toEqual(["doesn't"]);
  });
});

describe('rules and days', () => {
  it.each([
    ['en', 'smallest number of shares on the Shanghai exchange', 'lotRule'],
    ['en', 'how far can a ChiNext stock fall in one session', 'priceLimit'],
    ['zh-CN', '卖港股要交哪些费', 'commission'],
    ['zh-CN', 'A股收盘集合竞价是几点到几点', 'callAuction'],
    ['zh-CN', '创业板新股头五天有涨跌幅限制吗', 'ipoRule priceLimit'],
    ['zh-HK', '打風掛八號波聽日開唔開市', 'severeWeather tradingCalendar'],
  ] as const)('%s: %s', (locale, text, topics) => {
    const { act, state, metrics } = ask(text, locale);
    expect([act, state, [...new Set(metrics)].join(' ')]).toEqual(['rule', 'understood', topics]);
  });

  it('asks when a report comes out, not what the price was', () => {
    expect(gist(ask('茅台三季报几号披露', 'zh-CN'))).toEqual(['events SH:600519 earnings']);
  });

  it('takes "a share" for one share, not for the class', () => {
    expect(ask('price of a share of Nike').subjects ?? []).toEqual([]);
    expect(ask('earnings a share of Nike').metrics).toEqual(['epsDiluted']);
  });
});

describe('numbers that are said in words', () => {
  it('adds a digit after tenths', () => {
    expect(ask('如果騰訊盈利增長一成五，合理值幾多', 'zh-HK').args['growth']).toBeCloseTo(0.15, 9);
    expect(ask('贵州茅台营收增长两成半，值多少', 'zh-CN').args['growth']).toBeCloseTo(0.25, 9);
  });

  it('moves a price, and one move after the other', () => {
    expect(ask('if I buy at 40 and it falls 35%, what price is that').args['result']).toBeCloseTo(26, 9);
    expect(ask('a stock rises 20% then falls 20%, where do I stand').args['result']).toBeCloseTo(-0.04, 9);
  });
});

describe('a market named beside a ticker', () => {
  it('means the listing there', () => {
    expect(ask('HSBC in hk: P/B').instruments).toEqual(['HK:00005']);
  });
});

describe('two indices', () => {
  it('are compared, and never searched for their best member', () => {
    const { act, subjects } = ask('沪深300和标普500过去三年哪个表现好', 'zh-CN');
    expect([act, subjects]).toEqual(['compare', ['index:CSI300', 'index:SPX']]);
  });
});

describe('other readings of the same words', () => {
  it('names the other companies of a short name', () => {
    const { state, instruments, alternatives } = ask('长电毛利率', 'zh-CN');
    const others = (alternatives ?? []).map(([frame]) => (frame as PrintedReading).instruments);
    expect([state, [...instruments, ...others.flat()].toSorted()]).toEqual(['ask', ['SH:600584', 'SH:600900']]);
  });

  it('offers a misspelt word with the reading it would give', () => {
    const { state, unread, question, alternatives } = ask('Nike volatilty');
    expect([state, unread, question?.choices?.[0]]).toEqual(['ask', ['volatilty'], 'volatility']);
    expect(alternatives).toHaveLength(1);
  });
});

describe('what is said beside the question', () => {
  const periods = (reading: PrintedReading): string => JSON.stringify(reading.period);

  it.each([
    ['en', 'Netflix close on 3 May 2022 (the day it launched)', '2022-05-03'],
    ['zh-CN', '宁德时代2021年12月3日（创新高那天）收盘价', '2021-12-03'],
  ] as const)('takes a bracket behind a day for what that day was: %s %s', (locale, text, date) => {
    const reading = ask(text, locale);
    expect([reading.state, reading.metrics, reading.period]).toEqual(['understood', ['close'], { is: 'day', date }]);
  });

  it('leaves a denial in a bracket to be asked about', () => {
    expect(ask('Netflix close on 3 May 2022 (not the day before)').state).toBe('ask');
  });

  it('takes a loose ratio for the exact one behind it, but both where they are joined', () => {
    expect(ask('长实负债比率怎样，净负债对股东权益', 'zh-CN').metrics).toEqual(['netDebtToEquity']);
    expect(ask('长实负债比率和净负债率', 'zh-CN').metrics).toEqual(
      ['netDebtToEquity', 'liabilitiesToAssets'].toReversed(),
    );
  });

  it('answers convertible bonds by their own rule, and which of two terms by both', () => {
    expect(ask('可转债有涨跌幅限制吗', 'zh-CN').metrics).toEqual(['convertibleBondRule']);
    expect(ask('Sharpe or Sortino, which one uses max drawdown').metrics).toEqual(['sharpe', 'sortino']);
  });

  it('takes no span of a price for a multiple, but keeps a year for revenue', () => {
    expect(periods(ask('on sales multiple?', 'en', "how's Nike done this year"))).toBe('null');
    expect(periods(ask('and revenue?', 'en', 'Nike return in 2021'))).not.toBe('null');
  });

  it('reads a year before dividends as a year, and a weekday behind a holiday as that day', () => {
    expect(gist(ask('五粮液2018年分红多少', 'zh-CN'))).toEqual(['figure SZ:000858 dividendPerShare']);
    expect(ask('is the Friday after Thanksgiving a half day on the NYSE').period).toEqual({
      is: 'day',
      date: '2026-11-27',
    });
    expect(ask('how did SPY do on the Monday after Easter').period).toEqual({ is: 'day', date: '2026-04-06' });
  });

  it('asks which fund where a level is of the metal, and which measure where nothing is named', () => {
    expect(ask('alert me when gold crosses above 4800').question?.choices).toEqual(['US:GLD']);
    expect(ask("remind me when silver's above 40").question?.choices).toEqual(['US:SLV']);
    expect(ask('remind me when silver’s price tops 40').question?.choices).toEqual(['US:SLV']);
    expect(ask("remind me when silver's RSI is above 70").question).toBeNull();
    expect(ask('which is better', 'en').question?.about).toBe('metric');
    expect(ask('哪只ETF最好', 'zh-CN').state).toBe('ask');
  });

  it('tells two funds apart by what they follow and cost, and the generous by yield and payout', () => {
    expect(gist(ask('difference between IVV and VTI'))).toEqual([
      'compare US:IVV US:VTI trackingIndex expenseRatio assetsUnderManagement',
    ]);
    expect(gist(ask('who is more generous with dividends, Pfizer or Merck'))).toEqual([
      'compare US:PFE US:MRK dividendYield payoutRatio',
    ]);
  });

  it('reads a cost that was paid as what came of it, and a raise as no ex-date', () => {
    expect(ask('我成本30块的京东方1000股，现在亏多少', 'zh-CN').args).toEqual({
      does: 'value',
      quantity: 1000,
      cost: 30,
    });
    expect(gist(ask('when did Pepsi last raise its dividend'))).toEqual(['figure US:PEP dividendGrowth']);
  });

  it('takes a short word in a row of tickers for one, and nowhere else', () => {
    expect(ask('cvx, shel, bp: lowest p/e').instruments).toEqual(['US:CVX', 'US:SHEL', 'US:BP']);
    expect(ask('is bp a lot').state).toBe('ask');
  });
});

describe('what is assumed of a value', () => {
  it.each([
    ['what is Nike worth if growth fell to 12% and the discount rate was 10%', { growth: 0.12, discountRate: 0.1 }],
    [
      'what is Nike worth if growth fell by 2% and the discount rate was 10%',
      { growthShift: -0.02, discountRate: 0.1 },
    ],
    ['value Nike with growth down 3 points and a discount rate of 9%', { growthShift: -0.03, discountRate: 0.09 }],
    [
      'Nike fair value if growth is 2 points lower and the discount rate rises by 1%',
      { growthShift: -0.02, discountRateShift: 0.01 },
    ],
    [
      'lower growth by 2 points and the discount rate by 1 for Nike, what is it worth',
      { growthShift: -0.02, discountRateShift: -0.01 },
    ],
    ['what is Nike worth if its growth slowed to 4%', { growth: 0.04 }],
  ])('keeps the way of one input from the next: %s', (text, wanted) => {
    const { state, args } = ask(text);
    expect([state, args]).toEqual(['understood', wanted]);
  });

  it('refuses no forecast where something is assumed of a figure', () => {
    expect(ask('如果中国神华分红率提到90%，股息率能到多少', 'zh-CN').act).not.toBe('refuse');
  });
});

describe('words for what is done to a dividend, and for what is bought', () => {
  it.each([
    ['en', 'Has Ford reinstated its dividend', 'figure US:F dividendPerShare'],
    ['en', 'has Boeing suspended its dividend', 'figure US:BA dividendPerShare'],
    ['zh-CN', '5万块买兴业银行能买多少手', 'calculate SH:601166 sharesFor'],
    ['zh-HK', '友邦嘅PE過去五年平均係幾多', 'figure HK:01299 priceToEarnings'],
    ['zh-CN', '解释市净率，另外为什么亏损公司不看市盈率', 'define priceToBook|why priceToEarnings'],
  ] as const)('%s: %s', (locale, text, wanted) => {
    expect(gist(ask(text, locale)).join('|')).toBe(wanted);
  });
});

describe('spans and listings that a figure is told over', () => {
  it.each([
    ['从2020年高点到现在京东方跌了多少', 'figure SZ:000725 distanceToHigh'],
    ['贵州茅台现在的市净率比五年前低多少', 'compare SH:600519 priceToBook'],
    ['中国平安A股和H股差价多大', 'compare SH:601318 HK:02318 premiumToOther'],
    ['美团港股现价', 'figure HK:03690 price'],
    ['中国石油十年里有没有减过派息', 'figure SH:601857 dividendPerShare'],
  ])('%s', (text, wanted) => {
    const reading = ask(text, 'zh-CN');
    expect([reading.state, gist(reading).join('|')]).toEqual(['understood', wanted]);
  });

  it('takes cuts and rises of rates for what they are, whoever makes them', () => {
    expect(ask('如果美联储降息25个基点，工商银行估值会怎样', 'zh-CN').args).toEqual({ discountRateShift: -0.0025 });
    expect(ask('如果美联储加息25个基点，工商银行估值会怎样', 'zh-CN').args).toEqual({ discountRateShift: 0.0025 });
  });

  it('asks what came of a purchase, and records none', () => {
    expect(ask("I bought 30 AMD at $92, what's my gain in percent").args).toEqual({
      does: 'value',
      quantity: 30,
      cost: 92,
    });
  });
});

describe('what a turn takes from more than one before', () => {
  it('looks another company up as the last one was, and else asks the last question alone', () => {
    const history = ['格力电器毛利率', '净利率呢'];
    expect(ask('美的也看看', 'zh-CN', ...history).metrics).toEqual(['grossMargin', 'netMargin']);
    expect(ask('那美的呢', 'zh-CN', ...history).metrics).toEqual(['netMargin']);
    expect(() => ask('美的也看看', 'zh-CN', '格力电器跌破20日线卖出，站上买入')).not.toThrow();
  });

  it('sets two listings of one company against each other by their premium', () => {
    const reading = ask('差几个点', 'zh-CN', '中国平安A股现价', '那港股那边呢');
    expect(gist(reading)).toEqual(['compare SH:601318 HK:02318 premiumToOther']);
  });

  it('tells the growth of both figures that are named before it', () => {
    expect(ask('伊利股份近三年营收和净利润增速', 'zh-CN').metrics).toEqual([
      'revenue',
      'revenueGrowth',
      'netIncomeGrowth',
    ]);
    expect(ask('伊利股份近三年营收和净利润', 'zh-CN').metrics).toEqual(['revenue', 'netIncome']);
  });

  it('reads parts of a hundred with cash as weights, and funds over a span by their returns', () => {
    expect(ask('how hard would it fall in 2022 if I hold QQQ 70 cash 30').args).toEqual({
      does: 'scenario',
      weights: { 'US:QQQ': 0.7, cash: 0.3 },
    });
    expect(gist(ask("If I'd held QQQ vs IWM since 2015, difference?"))).toEqual(['compare US:QQQ US:IWM totalReturn']);
  });
});

interface Row {
  readonly field: string;
  readonly op: string;
  readonly value: unknown;
}

/** The rows of a screen; what is printed for other programs has no type of its own. */
const rowsOf = ({ conditions = [] }: PrintedReading): readonly Row[] => conditions as readonly Row[];

describe('who of a group has most or least', () => {
  it.each([
    ['en', 'which bank has the lowest P/B', 'pb lowest', 'Banks'],
    ['en', 'who has the best operating margin among software companies', 'operatingMargin highest', 'Software'],
    ['en', 'among chipmakers, who has the highest ROE', 'roe highest', 'Semiconductors'],
    ['en', 'which utility pays the highest dividend', 'dividendYield highest', 'Utilities'],
    ['zh-CN', '券商股里谁的市净率最低', 'pb lowest', 'Brokers'],
    ['zh-CN', '煤炭股谁赚得最多', 'netIncome highest', 'Coal'],
    ['zh-HK', '藥股入面邊隻市值最細', 'marketCap lowest', 'Pharmaceuticals'],
  ] as const)('%s: %s', (locale, text, rank, group) => {
    const reading = ask(text, locale);
    const { act, unread } = reading;
    const conditions = rowsOf(reading);
    const ranks = conditions.flatMap(({ field, op }) =>
      op === 'highest' || op === 'lowest' ? [`${field} ${op}`] : [],
    );
    expect([act, unread, ranks, conditions.some(({ value }) => value === group)]).toEqual(['screen', [], [rank], true]);
  });

  it('takes a group with a name of its own for its members', () => {
    const { act, instruments, args } = ask('which of the cruise lines has the lowest P/E');
    expect([act, instruments, args['end']]).toEqual(['compare', ['US:CCL', 'US:RCL', 'US:NCLH'], 'lowest']);
  });
});

describe('a figure against what it was', () => {
  const now = { is: 'latest' };
  it.each([
    ['en', "is Nike's P/E lower than a year ago", 'priceToEarnings', { is: 'day', date: '2025-11-23' }],
    ['en', 'is Tesla cheaper than in 2021', 'priceToEarnings', { is: 'range', from: '2021-01-01', to: '2021-12-31' }],
    ['zh-CN', '格力现在股价比三年前高吗', 'price', { is: 'day', date: '2023-11-23' }],
  ] as const)('%s: %s', (locale, text, metric, then) => {
    const { act, metrics, period, state } = ask(text, locale);
    expect([state, act, metrics, period]).toEqual(['understood', 'compare', [metric], [now, then]]);
  });
});

describe('names beside a misspelling', () => {
  it.each([
    ['en', 'price of berkshire hathway', 'US:BRK.B'],
    ['en', 'lily dividend yield', 'US:LLY'],
    ['zh-CN', '腾迅控股现在多少钱', 'HK:00700'],
    ['zh-CN', '看下贵州茅苔股价', 'SH:600519'],
  ] as const)('are offered, and not used: %s %s', (locale, text, id) => {
    const { state, question } = ask(text, locale);
    expect([state, question?.choices?.includes(id)]).toEqual(['ask', true]);
  });

  it('are known by the first words of a company', () => {
    const { instruments, state } = ask('Philip Morris or British American, who pays more');
    expect([state, instruments]).toEqual(['understood', ['US:PM', 'US:BTI']]);
  });
});

describe('words that the rest of the sentence decides', () => {
  it.each([
    ['en', 'forward and trailing P/E of Oracle', 'figure US:ORCL forwardPe priceToEarnings'],
    ['en', 'short-term and long-term debt at Ford', 'figure US:F shortTermDebt longTermDebt'],
    ['en', 'steepest one-day fall of Netflix', 'figure US:NFLX worstPeriod'],
    ['en', 'does Altria pay more than 7%', 'figure US:MO dividendYield'],
    ['en', 'skew of the daily returns of SPY', 'figure US:SPY skew'],
    ['en', 'return and volatility of SPY', 'figure US:SPY totalReturn volatility'],
    ['en', 'which is cheaper to own, VOO or IVV', 'compare US:VOO US:IVV expenseRatio'],
    ['en', 'how often does Realty Income pay', 'events US:O dividendPaid'],
    ['en', 'will the Fed cut rates in March', 'refuse'],
    ['zh-CN', '格力的分红什么时候到账', 'events SZ:000651 dividendPaid'],
    ['zh-CN', '万科上次跌停是哪天', 'events SZ:000002 limitDown'],
    ['zh-CN', '中国中免前五大客户有谁', 'figure SH:601888 topCustomers'],
  ] as const)('%s: %s', (locale, text, wanted) => {
    expect(gist(ask(text, locale)).join('|')).toBe(wanted);
  });

  it('tells the price that a share goes to from the multiple that is asked for', () => {
    expect(ask('what P/E would Costco have if it fell to 700').args).toEqual({ price: 700 });
    expect(ask('如果港交所盈利升三成，市盈率會跌到幾多', 'zh-HK')).toMatchObject({ act: 'what-if', unread: [] });
    expect(ask('若果友邦升到90蚊，市盈率會係幾多倍', 'zh-HK').args).toEqual({ price: 90 });
  });
});

describe('what an index is made of', () => {
  it.each([
    ['en', 'does the Nasdaq 100 hold 200 stocks', 'define constituents'],
    ['en', 'are all Dow companies equally weighted', 'define constituents indexWeight'],
    ['zh-CN', '上证50里为何没有深市的公司', 'define constituents'],
    ['en', "why isn't Berkshire in the Dow", 'figure US:BRK.B indexMembership'],
  ] as const)('%s: %s', (locale, text, wanted) => {
    expect([ask(text, locale).state, gist(ask(text, locale)).join('|')]).toEqual(['understood', wanted]);
  });
});

describe('funds, and when a share was listed', () => {
  it.each([
    ['en', 'which ETFs yield over 3%', 'dividendYield > 0.03, type == ETF'],
    ['en', 'list ETFs that track the Nasdaq 100', 'type == ETF, trackingIndex == Nasdaq 100'],
    ['en', 'profitable stocks that went public after 2021', 'netIncome > 0, listingYear > 2021'],
    ['zh-CN', '上市不满两年的科创板股票', 'listedDays < 730, board == STAR'],
    ['zh-CN', '2020年以后上市的银行股', 'listingYear >= 2020, industry == Banks'],
  ] as const)('%s: %s', (locale, text, wanted) => {
    const reading = ask(text, locale);
    const { act, unread } = reading;
    const said = rowsOf(reading)
      .map(({ field, op, value }) => `${field} ${op} ${String(value)}`)
      .join(', ');
    expect([act, unread, said]).toEqual(['screen', [], wanted]);
  });
});
