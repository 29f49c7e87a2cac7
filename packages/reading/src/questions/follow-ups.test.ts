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

describe('a number alone after a question', () => {
  it.each([
    ['en', 'what is Visa worth at a discount rate of 7%', 'and at 11%', { discountRate: 0.11 }],
    ['zh-CN', '格力电器增长率按4%算值多少', '换成6%', { growth: 0.06 }],
  ] as const)('is the same assumption with another value: %s', (locale, before, text, args) => {
    const reading = ask(text, locale, before);
    expect([reading.act, reading.state]).toEqual(['what-if', 'understood']);
    expect(reading.args).toMatchObject(args);
  });

  it('leaves every assumption as it is where only a company is named', () => {
    const reading = ask('same for Mastercard', 'en', 'what is Visa worth at a discount rate of 7%');
    expect([reading.act, ...reading.instruments, reading.args['discountRate']]).toEqual(['what-if', 'US:MA', 0.07]);
  });

  it('asks where two assumptions could take it', () => {
    const before = 'what is Visa worth with growth of 5% and a discount rate of 7%';
    expect(ask('and at 11%', 'en', before).state).toBe('ask');
  });

  it.each([
    ['en', 'alert me if Boeing drops below $150', 'make it 140', 'US:BA', 'crossesBelow(close,140)'],
    ['zh-CN', '五粮液跌到120提醒我', '改成110', 'SZ:000858', 'crossesBelow(close,110)'],
  ] as const)('moves the level of an alert: %s', (locale, before, text, id, condition) => {
    const reading = ask(text, locale, before);
    expect([reading.act, ...reading.instruments, reading.args['condition']]).toEqual(['alert', id, condition]);
  });
});

describe('a turn that leaves out what the one before said', () => {
  it.each([
    ['en', 'Sharpe ratio of QQQ in 2019', 'and the year after', { is: 'range', from: '2020-01-01', to: '2020-12-31' }],
    ['zh-CN', '格力电器2021年营收', '再前一年呢', { is: 'fiscal', year: 2020 }],
  ] as const)('counts years from the year that was asked about: %s', (locale, before, text, period) => {
    expect(ask(text, locale, before).period).toEqual(period);
  });

  it('asks why of the figure, not of the day', () => {
    expect(ask('why?', 'en', 'is Merck cheap').metrics).toEqual(['priceToEarnings']);
  });

  it('knows the last of what happens from the next', () => {
    const { act, args } = ask('and the last one?', 'en', 'when does Merck go ex-dividend');
    expect([act, args['which']]).toEqual(['events', 'last']);
  });

  it.each([
    ['zh-CN', '如果茅台营收增速只有5%呢？', '招商银行和兴业银行谁的市盈率低', 'SH:600036 SH:601166 priceToEarnings'],
    ['zh-CN', '茅台为什么跌', '伊利、蒙牛去年谁的毛利率高', 'SH:600887 HK:02319 grossMargin'],
    ['en', 'what is Visa worth with growth of 5%', 'Ford and GM, which has less debt?', 'US:F US:GM totalDebt'],
    ['en', 'why did Visa fall yesterday', 'Ford, GM: revenue last year', 'US:F US:GM revenue'],
  ] as const)('is no such turn that lists whom its own question is about: %s: %s', (locale, before, text, wanted) => {
    const { act, instruments, metrics, more } = ask(text, locale, before);
    expect([act, [...instruments, ...metrics].join(' '), more]).toEqual(['compare', wanted, undefined]);
  });

  it('takes a denied name back', () => {
    const { instruments, metrics } = ask("not Ford, I asked about Tesla's debt");
    expect([...instruments, ...metrics]).toEqual(['US:TSLA', 'totalDebt']);
  });
});

describe('words of several meanings', () => {
  it.each([
    ['en', 'what was the biggest drawdown of SPY in 2018', 'figure maxDrawdown'],
    ['zh-CN', '告诉我宁德时代哪天出年报', 'events earnings'],
    ['zh-HK', '五萬蚊港紙換到幾多美金', 'convert conversion'],
    ['zh-CN', '为什么给格力减持评级', 'why report'],
    ['en', 'how much of my portfolio is in energy', 'portfolio weights'],
  ] as const)('are taken in that of the sentence: %s: %s', (locale, text, wanted) => {
    const { act, state, metrics } = ask(text, locale);
    expect([state, [act, ...metrics].join(' ')]).toEqual(['understood', wanted]);
  });

  it('records no purchase that is only supposed', () => {
    expect(ask('if I bought 10 Apple shares at 100, what would I have').args['does']).not.toBe('record');
  });

  it('lowers what is lower by so much', () => {
    expect(ask('terminal growth 1 point lower, what is PG worth').args).toMatchObject({ terminalGrowthShift: -0.01 });
  });

  it('ends a fiscal year with the year of the company', () => {
    expect(ask("Nike's cash at the end of fiscal 2021").period).toEqual({ is: 'fiscal', year: 2021 });
  });
});

describe('a sum of three numbers', () => {
  it.each([
    ['en', '4% of 3 million plus 20,000', '0.04*3000000+20000'],
    ['en', 'what is 90 divided by 6 minus 4', '90/6-4'],
    ['zh-CN', '20万的15%加上800是多少', '200000*0.15+800'],
  ] as const)('is written with its signs: %s: %s', (locale, text, expression) => {
    expect(ask(text, locale).args['expression']).toBe(expression);
  });

  it('asks about a share that has no whole', () => {
    expect(ask('5% of 200 plus 3%').state).toBe('ask');
  });
});

describe('several clauses', () => {
  it('state one value with two assumptions', () => {
    const { args, more = [] } = ask('五粮液增速降到4%，折现率8%，值多少', 'zh-CN');
    expect([args, more]).toEqual([{ growth: 0.04, discountRate: 0.08 }, []]);
  });

  it('keep a year to the figure that is asked for in it', () => {
    const { period, more = [] } = ask("what's Visa's P/E and what was its revenue in 2021");
    expect([period ?? null, ...more.map((one) => (one as { readonly period: unknown }).period)]).toEqual([
      null,
      { is: 'fiscal', year: 2021 },
    ]);
  });

  it('share a year said after figures that are joined', () => {
    const { metrics, period, more = [] } = ask('revenue and net income of Visa in 2021');
    expect([metrics, period, more]).toEqual([['revenue', 'netIncome'], { is: 'fiscal', year: 2021 }, []]);
  });
});

describe('bare numbers beside names', () => {
  it('are counts of shares where they make up no whole', () => {
    const { args } = ask('put 300 Apple and 150 Nike shares in a portfolio, what is it worth');
    expect(args['holdings']).toEqual({ 'US:AAPL': 300, 'US:NKE': 150 });
  });

  it('are parts where they do', () => {
    expect(ask('volatility of 70 SPY and 30 TLT').args['weights']).toEqual({ 'US:SPY': 0.7, 'US:TLT': 0.3 });
  });
});

it('asks whether the index or the bank of its name is meant beside another company', () => {
  expect(ask('恒生同滙豐邊間市賬率低', 'zh-HK').question?.choices).toEqual(['HK:00011']);
  expect(ask('恒生上年跌咗幾多', 'zh-HK').subjects).toEqual(['index:HSI']);
});

describe('what is asked, and nothing beside it', () => {
  it.each([
    ['en', "is Ford's debt to equity lower than Tesla's", 'compare US:F US:TSLA debtToEquity'],
    ['en', 'return of QQQ excluding dividends over 5 years', 'figure US:QQQ priceReturn'],
    ['zh-CN', '美的集团2021年比2020年净利润多了多少', 'compare SZ:000333 netIncome'],
    ['en', 'market cap of Nike in hong kong dollars', 'figure US:NKE marketCap'],
  ] as const)('%s: %s', (locale, text, wanted) => {
    const { act, instruments, metrics, state } = ask(text, locale);
    expect([state, [act, ...instruments, ...metrics].join(' ')]).toEqual(['understood', wanted]);
  });

  it('tells no price where something else is asked of two companies', () => {
    expect(ask('招商银行和招商证券是一家吗', 'zh-CN').state).toBe('ask');
  });

  it('takes a cost and what it is now for a change', () => {
    expect(ask('成本20块，现在16块，亏了百分之几', 'zh-CN').args['result']).toBeCloseTo(-0.2, 9);
  });

  it('averages numbers', () => {
    expect(ask('average of 4, 8 and 9').args['expression']).toBe('(4+8+9)/3');
  });
});

describe('a number too large for a stretch of time', () => {
  it.each([
    'Visa over the last 600519 years',
    'what if I had bought Visa 9988776655 days ago',
    'Visa 300750 quarters ago',
  ])('ends no reading: %s', (text) => {
    expect(() => ask(text)).not.toThrow();
  });
});

describe('the time of the turn before', () => {
  it.each([
    ['en', "Pfizer's operating cash flow in 2021", 'how volatile is it?', null],
    ['en', "Pfizer's operating cash flow in 2021", 'how much cash does it have?', null],
    ['en', "Pfizer's operating cash flow in 2021", 'and its gross margin?', { is: 'fiscal', year: 2021 }],
    ['en', "Pfizer's operating cash flow in 2021", 'what was its gross margin?', { is: 'fiscal', year: 2021 }],
    ['zh-CN', '格力电器2021年经营现金流', '波动大吗', null],
    ['zh-CN', '格力电器2021年经营现金流', '那毛利率呢', { is: 'fiscal', year: 2021 }],
  ] as const)('goes on only where the question is left out: %s, %s, %s', (locale, before, text, period) => {
    expect(ask(text, locale, before).period ?? null).toEqual(period);
  });

  it('asks of the board that was named, and of a market whatever share was spoken of', () => {
    expect(ask('ST股呢', 'zh-CN', '科创板涨跌幅是多少').args).toMatchObject({ place: 'STAR' });
    expect(ask('今天A股开市吗', 'zh-CN', '格力电器股价').instruments).toEqual([]);
  });
});

describe('what another question has to answer', () => {
  it.each([
    ['en', 'how much would 20k in Pfizer in 2015 be worth now', 'portfolio', { amount: 20000 }],
    ['zh-CN', '我12块买了格力电器500股，赚了多少', 'portfolio', { quantity: 500, cost: 12 }],
    ['en', 'put $200 a month into QQQ, what would I have after 12 years', 'portfolio', { does: 'plan', amount: 200 }],
    ['zh-CN', '我18块买了400股格力电器，现在亏多少', 'portfolio', { does: 'value', quantity: 400, cost: 18 }],
    ['en', 'and with $50 every week', 'portfolio', { does: 'plan', amount: 50, frequency: 'weekly' }],
    ['zh-CN', '我有3万块，想每月定投格力电器', 'portfolio', { does: 'plan', quantity: 30000 }],
    ['en', "what's the deepest fall if I'd held Pfizer since 2019", 'figure', {}],
    ['zh-CN', '买入5万块格力电器要付多少手续费', 'rule', {}],
    ['zh-CN', '中证500近两年回撤最大多少', 'figure', { years: 2 }],
    ['en', "what's the percentile of the VIX", 'figure', { wants: 'percentile' }],
    ['zh-CN', '每年分红多少，格力电器', 'figure', {}],
  ] as const)('%s: %s', (locale, text, act, args) => {
    const reading = ask(text, locale, 'what is Pfizer worth');
    expect([reading.act, reading.state]).toEqual([act, 'understood']);
    expect(reading.args).toMatchObject(args);
  });

  it.each([
    ['en', 'why is it so far above the price?', 'why', ['report']],
    ['zh-CN', '为什么比现价低这么多', 'why', ['report']],
    ['zh-CN', '评级怎么算出来的', 'define', ['reportRating']],
    ['en', 'how many shares in a lot of HSBC', 'rule', ['lotRule']],
    ['en', 'what is the cost of trading 10 lots of HSBC', 'rule', ['commission']],
  ] as const)('is told of value and rules: %s %s', (locale, text, act, metrics) => {
    const reading = ask(text, locale, locale === 'en' ? 'what is Pfizer worth' : '格力电器值多少钱');
    expect([reading.act, reading.state, reading.metrics]).toEqual([act, 'understood', metrics]);
  });

  it('takes what somebody has for no payment', () => {
    expect(ask('我有3万块，想每月定投格力电器', 'zh-CN').args).not.toHaveProperty('amount');
  });

  it.each([
    ['en', 'weekly RSI of Pfizer'],
    ['en', 'leveraged gold ETF return this year'],
    ['en', 'average return of Pfizer in May'],
    ['en', 'who owns the most bitcoin'],
    ['zh-CN', '格力电器周线KDJ是多少'],
  ] as const)('is asked where its figure is none that is told: %s %s', (locale, text) => {
    expect(ask(text, locale).state).toBe('ask');
  });
});

describe('a rule and another market', () => {
  it.each([
    ['en', 'what is the stamp duty in Hong Kong', 'and on the mainland?', 'CN', 'stampDuty'],
    ['en', 'does the US market open on Good Friday', 'what about Hong Kong', 'HK', 'tradingCalendar'],
    ['zh-CN', '创业板涨跌幅限制是多少', '那科创板呢', 'STAR', 'priceLimit'],
    ['zh-HK', 'A股幾時交收', '咁港股呢', 'HK', 'settlement'],
  ] as const)('%s: %s, %s', (locale, first, text, place, rule) => {
    const { state, act, metrics, args } = ask(text, locale, first);
    expect({ state, act, metrics, place: args['place'] }).toEqual({
      state: 'understood',
      act: 'rule',
      metrics: [rule],
      place,
    });
  });

  it('is one more request where a clause names it', () => {
    const { act, more } = ask('做空是什么意思，港股也是这样吗', 'zh-CN');
    expect([act, (more as readonly { readonly act: string }[] | undefined)?.[0]?.act]).toEqual(['rule', 'rule']);
  });
});

describe('a turn that asks about the figure before', () => {
  const before = {
    en: "show me Visa's operating margin",
    'zh-CN': '格力电器的营业利润率',
    'zh-HK': '騰訊嘅經營利潤率',
  } as const;

  it.each([
    ['en', ['what does that mean?', 'what is that', 'explain', 'is that high?', 'is that good or bad', 'meaning?']],
    ['zh-CN', ['这是什么意思', '什么意思？', '解释一下', '算高吗', '这个指标什么意思']],
    ['zh-HK', ['即係咩意思', '算唔算高', '呢個係咩意思']],
  ] as const)('explains it in %s', (locale, texts) => {
    for (const text of texts) {
      const { act, metrics, args, unread } = ask(text, locale, before[locale]);
      expect([text, act, ...metrics, args['form'], ...unread]).toEqual([text, 'define', 'operatingMargin', 'meaning']);
    }
  });

  it.each([
    ['en', 'US:V', ['how is it calculated?', "what's the formula", 'how is that worked out', 'how do you get that']],
    ['zh-CN', 'SZ:000651', ['怎么算的', '这个怎么算出来的', '公式呢']],
    ['zh-HK', 'HK:00700', ['點計㗎', '公式呢']],
  ] as const)('shows how it is worked out of the numbers of that company in %s', (locale, id, texts) => {
    for (const text of texts) {
      const { act, metrics, args, instruments } = ask(text, locale, before[locale]);
      expect([text, act, ...metrics, args['form'], ...instruments]).toEqual([
        text,
        'define',
        'operatingMargin',
        'formula',
        id,
      ]);
    }
  });

  it('asks for it again where a year or a company is named', () => {
    expect(ask('what is it in 2020', 'en', before.en)).toMatchObject({ act: 'figure', period: { year: 2020 } });
    expect(ask('what is that for Mastercard', 'en', before.en)).toMatchObject({
      act: 'figure',
      instruments: ['US:MA'],
    });
  });

  it('looks for a record among the prices of the company, and not among the signals', () => {
    expect(ask('is that a record?', 'en', "what is Tesla's price")).toMatchObject({
      act: 'figure',
      instruments: ['US:TSLA'],
      metrics: ['allTimeHigh'],
    });
  });

  it('tells no day where the profit of the last time is asked for', () => {
    expect(ask('what did they earn last time', 'en', 'when does Merck report').act).not.toBe('events');
  });
});

describe('several things in one text', () => {
  const told = (text: string, locale: Language = 'en'): readonly string[] => {
    const reading = ask(text, locale);
    expect(reading.unread).toEqual([]);
    return [reading, ...((reading.more ?? []) as readonly PrintedReading[])].map(({ act, instruments, metrics }) =>
      [act, ...instruments, ...metrics].join(' '),
    );
  };

  it('are each told: a range beside a return is no distance', () => {
    expect(told('Merck: price, 52-week range, return since January')).toEqual([
      'figure US:MRK price high52w low52w totalReturn',
    ]);
  });

  it('keep the profit of two years whose change is asked for', () => {
    expect(told('how much did Merck earn in 2021 and 2022, and by what percent did that change?')).toEqual([
      'figure US:MRK netIncome',
    ]);
  });

  it('keep a value by a growth that is assumed apart from the growth that the price implies', () => {
    expect(told('美的按9%折现率、6%增长算值多少，现价隐含多少增长', 'zh-CN')).toEqual([
      'what-if SZ:000333 fairValue',
      'figure SZ:000333 impliedGrowth',
    ]);
  });

  it('ask no day of what is compared', () => {
    expect(told('招行什么时候分红，跟平安银行比谁便宜', 'zh-CN')[0]).toBe('events SH:600036 exDividend');
  });
});
