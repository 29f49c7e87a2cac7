import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);
const today = '2026-11-23';

type Language = 'en' | 'zh-CN' | 'zh-HK';

function ask(text: string, locale: Language = 'en', ...history: readonly string[]): PrintedReading {
  return printReading(readDialogue({ text, history }, { locale, box: 'chat', directory, today }));
}

describe('a turn upon a sum', () => {
  it.each([
    ['$300 a month at 5% for 12 years', 'what about 20 years', 'years', 20],
    ['$300 a month at 5% for 12 years', 'and 6%', 'rate', 0.06],
    ['$300 a month at 5% for 12 years', 'and $450', 'payment', 450],
  ] as const)('sets one input anew: %s, %s', (before, text, name, value) => {
    const { args } = ask(text, 'en', before);
    const given = { payment: 300, rate: 0.05, years: 12, perYear: 12, [name]: value };
    expect(args['values']).toEqual(given);
    const each = given.rate / 12;
    expect(args['result']).toBeCloseTo((given.payment * ((1 + each) ** (12 * given.years) - 1)) / each, 6);
  });

  it.each([
    ['double that', '(1700)*2'],
    ['half of that', '(1700)*0.5'],
    ['minus 2010', '(1700)-2010'],
    ['plus 10%', '(1700)*(1+0.1)'],
  ] as const)('reckons on with its result: %s', (text, expression) => {
    expect(ask(text, 'en', 'what is 20% of 8500').args['expression']).toBe(expression);
  });

  it('takes no clause of the same text for a turn before', () => {
    expect(ask('7% of 90 plus 4%').state).toBe('ask');
  });
});

describe('a turn upon a conversion or money put in', () => {
  it('changes the money, then the amount', () => {
    const first = 'how much is 800 euros in dollars';
    expect(ask('in pounds', 'en', first).args).toMatchObject({ from: 'EUR', to: 'GBP', amount: 800 });
    expect(ask('and 1200', 'en', first, 'in pounds').args).toMatchObject({ from: 'EUR', to: 'GBP', amount: 1200 });
  });

  it('changes the company and the day, and keeps the amount', () => {
    const first = 'if I put 7000 into Nike 4 years ago how much would I have';
    expect(ask('what about 6 years', 'en', first)).toMatchObject({
      act: 'portfolio',
      instruments: ['US:NKE'],
      period: { is: 'day', date: '2020-11-23' },
      args: { amount: 7000 },
    });
    expect(ask('and in Visa', 'en', first)).toMatchObject({ instruments: ['US:V'], args: { amount: 7000 } });
  });

  it('asks how many another amount buys, and of another company', () => {
    const first = 'how many shares of Nike can I buy with $900';
    expect(ask(first)).toMatchObject({ instruments: ['US:NKE'], args: { what: 'sharesFor', values: { amount: 900 } } });
    expect(ask('what about Visa', 'en', first)).toMatchObject({
      instruments: ['US:V'],
      args: { values: { amount: 900 } },
    });
    expect(ask('and with $2,400', 'en', first)).toMatchObject({
      instruments: ['US:NKE'],
      args: { values: { amount: 2400 } },
    });
  });
});

describe('a word of two senses', () => {
  it.each([
    ['en', 'what does Nike do', 'business'],
    ['en', 'how did Nike do last year', 'totalReturn'],
    ['zh-CN', '五粮液是干什么的', 'business'],
    ['zh-HK', '長和做咩生意', 'business'],
    ['en', 'how does Visa make money', 'business'],
    ['en', 'does Visa make money', 'netIncome'],
    ['en', 'is Visa oversold', 'rsi'],
    ['en', 'what does Nike do exactly', 'business'],
    ['en', 'which was the worst quarter Visa ever had', 'worstQuarter'],
    ['zh-HK', '領展邊年升得最多', 'bestYear'],
    ['en', 'how far did Nike fall in 2018', 'totalReturn'],
    ['en', 'how much did Visa fall from its high between 2007 and 2009', 'maxDrawdown'],
  ] as const)('is told by what stands beside it: %s: %s', (locale, text, metric) => {
    const { metrics, state } = ask(text, locale);
    expect([metrics, state]).toEqual([[metric], 'understood']);
  });

  it('is the business of nobody beside another figure', () => {
    expect(ask("Nike's P/E against its industry").state).toBe('ask');
  });

  it('removes one of several companies, and lets one alone fall', () => {
    expect(ask('drop Visa', 'en', 'compare Nike and Visa on net margin').instruments).toEqual(['US:NKE']);
    expect(ask('did Visa drop', 'en', 'compare Nike and Visa on net margin').metrics).toEqual(['dayChange']);
  });

  it('asks for both of the companies asked about one by one', () => {
    const history = ['how much did Nike return in 2022', 'and Visa'];
    expect(ask('and both over the last 5 years', 'en', ...history).instruments).toEqual(['US:NKE', 'US:V']);
  });
});

describe('money put in before', () => {
  it.each([
    ['en', 'I put 7k into Nike in March 2016, what is it worth', 'US:NKE', '2016-03-01', 7000],
    ['zh-CN', '2018年买了20万块五粮液，现在值多少', 'SZ:000858', '2018-01-01', 200_000],
    ['zh-HK', '五年前買三萬蚊領展而家值幾多', 'HK:00823', '2021-11-23', 30_000],
  ] as const)('is an amount and no number of shares: %s: %s', (locale, text, id, date, amount) => {
    const { act, instruments, period, args, state } = ask(text, locale);
    expect([act, instruments, period, state]).toEqual(['portfolio', [id], { is: 'day', date }, 'understood']);
    expect(args).toMatchObject({ does: 'value', amount });
    expect(args).not.toHaveProperty('holdings');
  });
});

describe('a weekday of the week before', () => {
  it.each([
    ['zh-CN', '上周三五粮液收多少', '2026-11-18'],
    ['zh-HK', '上星期五領展收幾多', '2026-11-20'],
    ['zh-CN', '五粮液上上周五的收盘价', '2026-11-13'],
  ] as const)('is a day of prices and no rule to trade by: %s: %s', (locale, text, date) => {
    const { act, period, state } = ask(text, locale);
    expect([act, period, state]).toEqual(['figure', { is: 'day', date }, 'understood']);
  });
});

describe('several indicators of one company', () => {
  it.each([
    ['en', 'adx and cci of Nike', ['adx', 'cci']],
    ['zh-CN', '五粮液的atr和cci分别是多少', ['atr', 'cci']],
  ] as const)('are all of that company, and no terms to explain: %s: %s', (locale, text, metrics) => {
    const { act, metrics: read, more } = ask(text, locale);
    expect([act, read, more]).toEqual(['figure', metrics, undefined]);
  });
});

describe('buying and selling on one day', () => {
  it('is a rule of the market, and no strategy', () => {
    const { act, metrics, state } = ask('can I sell Chinese A shares the same day I bought them');
    expect([act, metrics, state]).toEqual(['rule', ['sameDayTrading'], 'understood']);
  });
});

describe('the settings of an indicator', () => {
  it('are the numbers behind it', () => {
    expect(ask('Visa MACD 8 21 5').args).toEqual({ settings: [8, 21, 5] });
  });
});

describe('a dividend', () => {
  it.each([
    ['en', "is Verizon's dividend at risk"],
    ['zh-CN', '招行的分红靠谱吗'],
    ['zh-HK', '領展派息穩唔穩陣'],
  ] as const)('is safe or not: %s: %s', (locale, text) => {
    const { metrics, state } = ask(text, locale);
    expect([metrics, state]).toEqual([['dividendSafety'], 'understood']);
  });

  it('is what a word of safety is of, and no other figure is', () => {
    expect(ask('is it safe', 'en', "Verizon's dividend yield").metrics).toEqual(['dividendSafety']);
    expect(ask('is Verizon safe').state).toBe('ask');
    expect(ask('is it safe', 'en', "Verizon's revenue").state).toBe('ask');
  });

  it('has been cut or not, where it was asked about', () => {
    expect(ask('has it ever been cut', 'en', "Verizon's dividend yield").metrics).toEqual(['dividendPerShare']);
  });
});

describe('what a figure is compared by', () => {
  it('is its growth where the fastest is asked for', () => {
    expect(ask('which of Nike and Visa grew revenue fastest last year').metrics).toEqual(['revenueGrowth']);
  });

  it('is the growth of the figure asked before', () => {
    expect(ask('growth?', 'en', 'Nike net income 2023').metrics).toEqual(['netIncomeGrowth']);
  });

  it('is the valuation where the cheaper is asked for after a margin', () => {
    const { metrics } = ask('which one is cheaper', 'en', 'compare Nike and Visa on net margin');
    expect(metrics).toEqual(['priceToEarnings', 'priceToBook']);
  });
});

describe('what is not done', () => {
  it.each([
    ['will ethereum hit 9,000', 'future'],
    ['sell all my Nike', 'order'],
    ['buy 15 shares of Nike for me', 'order'],
  ] as const)('is refused by its reason: %s', (text, reason) => {
    const { state, args } = ask(text);
    expect([state, args['reason']]).toEqual(['refuse', reason]);
  });
});

it('reckons what a trade made, where the words say which price is which', () => {
  expect(ask('I bought 40 shares at 25 and sold at 31, what is my profit').args['result']).toBe(240);
  expect(ask('40 shares, 25 and 31, what is my profit').state).toBe('ask');
});

it('finds a quarter of the year before', () => {
  expect(ask('Nike revenue in Q2 of last year').period).toEqual({ is: 'fiscal', year: 2025, part: 'Q2' });
});

describe('a word of asking alone', () => {
  it.each([
    ['how big is Nike', ['marketCap']],
    ['where is Nike', ['price']],
  ] as const)('means a size or a price: %s', (text, metrics) => {
    expect(ask(text).metrics).toEqual(metrics);
  });

  it('means nothing where it wants a noun', () => {
    expect(ask('how long Nike').state).toBe('ask');
  });

  it('asks how often of what happens, and of no amount', () => {
    expect(ask('how often does Nike pay dividends')).toMatchObject({ act: 'events', args: { which: 'history' } });
    expect(ask('how often revenue of Nike').state).toBe('ask');
  });
});

describe('an end that is said in one word with its figure', () => {
  it.each([
    ['en', 'most volatile of Nike and Visa', 'highest'],
    ['zh-CN', '五粮液和格力电器今年谁跌得多', 'lowest'],
    ['zh-CN', '五粮液和格力电器哪个波动大', 'highest'],
  ] as const)('ranks: %s: %s', (locale, text, end) => {
    expect(ask(text, locale)).toMatchObject({ act: 'compare', state: 'understood', args: { end } });
  });

  it('asks for no price of a group', () => {
    expect(ask('the cheapest FAANG stock').metrics).toEqual(['priceToEarnings', 'priceToBook']);
  });
});

it.each([
  ['23 percent of 4 million', 920_000],
  ['15% off 640', 544],
] as const)('reckons a part and what is left of the whole: %s', (text, result) => {
  expect(ask(text).args['result']).toBeCloseTo(result, 6);
});

it('takes the compound growth of a figure for one figure, and a judging word for none', () => {
  expect(ask("the 8 year CAGR of Nike's earnings").metrics).toEqual(['netIncomeCagr']);
  expect(ask("is Nike's P/E high").metrics).toEqual(['priceToEarnings']);
});

it('removes the alert of the turn before', () => {
  expect(ask('delete it', 'en', 'alert me if Nike drops below 50').args).toEqual({ does: 'remove' });
});
