import { catalogue } from '@plumbline/market/resolve/catalogue';
import { blank } from '../read.ts';
import type { Locale } from '@plumbline/model/locale';
import { formatCode } from '@plumbline/quant/language/code-view';
import { compileStrategy } from '@plumbline/quant/engine/strategy/compile-strategy';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { parseTerm } from '../parse-term.ts';
import type { StrategyParts } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';
import { readIdea, type Idea } from './idea.ts';
import { withOffer } from './with-offer.ts';
import { specOf } from './strategy-spec.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

const nothing: StrategyParts = { ...blank, universe: { is: 'instruments', ids: ['US:SPY'] } };

/** A strategy in code without title, costs and the usual size; or what is missing. */
function codeOf(parts: Partial<StrategyParts>): readonly string[] {
  const drafted = specOf({ ...nothing, ...parts }, 'x');
  if (drafted.is === 'missing') return [`missing: ${drafted.missing.map(({ name }) => name.en).join(', ')}`];
  compileStrategy(drafted.spec);
  return formatCode(drafted.spec)
    .trim()
    .split('\n')
    .slice(1)
    .filter((line) => !/^(?:trade US:SPY$|spread|commission|costs|benchmark|size 100% of)/u.test(line));
}

const rule = (text: string, does?: string) => [{ when: parseTerm(text), ...(does !== undefined && { does }) }];

/** The condition of an entry, held for five bars. */
function entryOf(text: string, parts: Partial<StrategyParts> = {}): string {
  const lines = codeOf({ entry: rule(text), stops: ['timeExit 5 bars'], ...parts });
  return lines
    .filter((line) => !line.startsWith('leave') && !line.startsWith('trade'))
    .join(' ')
    .replace(/\s+/gu, ' ');
}

describe('a condition of the words', () => {
  it.each([
    ['RSI(14) < 30', 'buy when rsi(14) < 30'],
    ['crossesAbove(SMA(close,20),SMA(close,60))', 'buy when sma(20) crosses above sma(60)'],
    ['volume >= 2 * SMA(volume,20)', 'buy when volume >= 2 * sma(volume, 20)'],
    // The bar itself is no part of the high that it exceeds.
    ['close > highest(high,20)[1]', 'buy when close > max(high, 20)[1]'],
    ['consecutive(close < close[1],3)', 'buy when lasting(close < close[1], 3)'],
    ['change() <= -5%', 'buy when rocp(1) <= -0.05'],
    ['gap() >= 2%', 'buy when open / close[1] - 1 >= 0.02'],
    ['RSI(14) between [30,40]', 'buy when rsi(14) >= 30 and rsi(14) <= 40'],
    ['weekday() == Fri', 'buy when calendar.dayOfWeek == 5'],
    ['month() in [11,12]', 'buy when calendar.month == 11 or calendar.month == 12'],
    ['MACD() != 0', 'buy when not (macd.macd == 0)'],
    ['roe > 15%', 'buy when series.returnOnEquity > 0.15'],
    // A loss has no P/E.
    ['pe < 10', 'buy when series.priceToEarnings < 10'],
    ['of(INDEX:VIX,close) > 30', 'buy when other(US:^VIX, close) > 30'],
    ['SUPERTREND.dir(10,3) > 0', 'buy when close > supertrend(10, 3).superTrend'],
  ])('%s', (text, wanted) => {
    expect(entryOf(text)).toBe(wanted);
  });

  it('of so many out of a list is any of the ways to have that many', () => {
    expect(entryOf('(close > open) + (RSI(14) < 30) + (volume > 0) >= 2')).toBe(
      'buy when close > open and rsi(14) < 30 or close > open and volume > 0 or rsi(14) < 30 and volume > 0',
    );
  });

  it('on days after an event counts sessions from its first bar', () => {
    expect(entryOf('daysSince(event.earnings) == 2')).toBe(
      'buy when (series.daysSinceEarnings < series.daysSinceEarnings[1])[2]',
    );
  });

  it('at the daily limit takes that of the board: 10 %, 20 % on ChiNext; and there is none in the US', () => {
    const on = (id: 'SH:600519' | 'SZ:300750' | 'US:SPY') =>
      entryOf('limitUp()', { universe: { is: 'instruments', ids: [id] } });
    expect(on('SH:600519')).toBe('buy when rocp(1) >= 0.095');
    expect(on('SZ:300750')).toBe('buy when rocp(1) >= 0.195');
    expect(on('US:SPY')).toMatch(/^missing: limit.up$/u);
  });

  it.each([
    ['altmanZ > 3', 'altman z'],
    ['pctRank(pe,5) < 20', 'pctRank'],
    ['consecutiveYears(roe > 15%,5)', 'a condition over years in a row'],
    // A column counts days of the calendar; sessions ahead are something else.
    ['daysTo(event.earnings) == 3', 'earnings'],
    ['daysTo(event.fomc) == 0', 'fomc'],
    ['of(MACRO:US10Y,close) > 0.04', '10-year treasury'],
    ['roe[1y] > 0.1', 'roe[1y]'],
    ['VWAP() > close', 'VWAP'],
  ])('without a counterpart is named, and there is no strategy: %s', (text, wanted) => {
    expect(entryOf(text)).toBe(`missing: ${wanted}`);
    expect(entryOf(`RSI(14) < 30 and ${text}`)).toBe(`missing: ${wanted}`);
  });
});

describe('the parts of a strategy', () => {
  const entry = rule('RSI(14) < 30');
  const bought = 'buy when rsi(14) < 30';
  it.each<[string, Partial<StrategyParts>, readonly string[]]>([
    ['the close', { order: 'at close' }, [bought, 'leave after 5 bars', 'fill same-close']],
    ['the close after', { order: 'next close' }, [bought, 'leave after 5 bars', 'fill same-close', 'delay 1 bars']],
    [
      'a limit below the close before, for one bar',
      { order: 'limit buy at close[1] * 0.98', entry: rule('RSI(14) < 30 and limit(close[1] * 0.98)') },
      [bought, 'order long limit close * 0.98', 'order long wait 1 bars', 'leave after 5 bars'],
    ],
    [
      'a fixed limit, for as long as it takes',
      { order: 'limit buy at 450 USD', entry: rule('limit(450)') },
      ['buy when volume > 0', 'order long limit 450', 'leave after 5 bars'],
    ],
    [
      'a stop that trails ranges',
      { stops: ['trailing 2 ATR(14) from peak'] },
      [bought, 'sell when close < max(high, 22) - 2 * atr(14)'],
    ],
    ['a stop at the low of the signal', { stops: ['stop at low of entry bar'] }, [bought, 'order long protect low']],
    [
      'a size for a volatility',
      { sizing: 'volTarget 20%' },
      [bought, 'size by 0.2 / (stddev(log(close / close[1]), 20) * 16.2869014209) up to 100%', 'leave after 5 bars'],
    ],
    [
      'the third session of a month',
      { entry: rule('tradingDayOfMonth() == 3') },
      ['buy when calendar.isMonthStart[2]', 'leave after 5 bars'],
    ],
    [
      'the last session but one of a month',
      { entry: rule('tradingDayOfMonth() == -2') },
      ['buy when calendar.tradingDaysLeftInMonth == 1', 'leave after 5 bars'],
    ],
    [
      'the turn of a month',
      { entry: rule('tradingDayOfMonth() in [-1,1]') },
      ['buy when calendar.tradingDaysLeftInMonth == 0 or calendar.isMonthStart', 'leave after 5 bars'],
    ],
  ])('place orders and sizes: %s', (_, parts, wanted) => {
    expect(codeOf({ entry, stops: ['timeExit 5 bars'], ...parts })).toEqual(wanted);
  });

  it.each([
    ['monthly', 'close > sma(50) and calendar.isMonthStart'],
    ['weekly', 'close > sma(50) and calendar.dayOfWeek < calendar.dayOfWeek[1]'],
    ['weekly on Friday', 'close > sma(50) and calendar.dayOfWeek == 5'],
    ['yearly', 'close > sma(50) and calendar.isMonthStart and calendar.month == 1'],
  ])('of one instrument are looked at on their own days: %s', (rebalance, wanted) => {
    const [buy] = codeOf({
      entry: rule('crossesAbove(close,SMA(close,50))'),
      exit: rule('close < SMA(close,50)'),
      rebalance,
    });
    expect(buy).toBe(`buy when ${wanted}`);
  });

  const line = 'close > SMA(close,50)';
  const under = 'close < SMA(close,50)';
  it.each<[string, Partial<StrategyParts>, readonly string[]]>([
    [
      'sizes on either side of a line',
      { entry: [...rule(line, 'hold 100%'), ...rule(under, 'hold 50%')], sizing: 'percent 100 / 50' },
      [
        'buy when close > sma(50) or close < sma(50)',
        'size 100% when close > sma(50)',
        'size 50% when close < sma(50)',
      ],
    ],
    [
      'the narrower of two first, whatever is said first, and nothing otherwise',
      {
        entry: [...rule('RSI(14) < 40', 'hold 60%'), ...rule(`RSI(14) < 40 and ${line}`, 'hold 100%')],
        exit: rule('RSI(14) >= 40'),
      },
      [
        'buy when rsi(14) < 40 or rsi(14) < 40 and close > sma(50)',
        'size 100% when rsi(14) < 40 and close > sma(50)',
        'size 60% when rsi(14) < 40',
      ],
    ],
    [
      'sizes that are kept until it is sold',
      { entry: [...rule('RSI(14) < 40', 'hold 50%'), ...rule('RSI(14) < 30', 'hold 80%')], exit: rule('RSI(14) > 60') },
      [
        'buy when rsi(14) < 40',
        'sell when rsi(14) > 60',
        'size 50% of equity',
        'scale in 30% of equity up to 1 times when rsi(14) < 30',
      ],
    ],
    [
      'a part sold on a condition',
      { entry: rule('RSI(14) < 30'), exit: [...rule('RSI(14) > 60', 'sell 50%'), ...rule('RSI(14) > 75')] },
      ['buy when rsi(14) < 30', 'sell when rsi(14) > 75', 'scale out 50% when rsi(14) > 60'],
    ],
    [
      'two that overlap, neither of them part of the other',
      { entry: [...rule(line, 'hold 60%'), ...rule('RSI(14) < 40', 'hold 100%')], sizing: 'percent 60 / 100' },
      ['missing: two sizes whose conditions can hold at once (say which one counts then)'],
    ],
  ])('are held, bought and sold in parts: %s', (_, parts, wanted) => {
    expect(codeOf(parts)).toEqual(wanted);
  });

  it('trade a pair from the seat of each of its two names, and only where both sides of its gap are said', () => {
    const z = 'zscore(spread(US:KO,US:PEP),60)';
    const pair = (exit: string, ...entry_: readonly (readonly [string, string])[]) =>
      codeOf({
        universe: { is: 'instruments', ids: ['US:KO', 'US:PEP'] },
        entry: entry_.map(([when, does]) => ({ when: parseTerm(when), does })),
        exit: rule(exit),
        sizing: 'dollarNeutral',
      });
    const [high, low] = [
      [`${z} > 2`, 'short US:KO, buy US:PEP'],
      [`${z} < -2`, 'buy US:KO, short US:PEP'],
    ] as const;
    const own = 'zscore(log(close / partner(close)), 60)';
    expect(pair(`abs(${z}) < 0.5`, high, low)).toEqual([
      'trade US:KO, US:PEP',
      `buy when ${own} < -2`,
      `sell when ${own} >= -0.5`,
      `short when ${own} > 2`,
      `cover when ${own} <= 0.5`,
      'size 50% of equity',
    ]);
    expect(pair(`${z} <= 0`, high)[0]).toMatch(/^missing: buying US:PEP against US:KO/u);
    expect(pair(`abs(${z}) < 0.5`, [high[0], low[1]], [low[0], high[1]])[0]).toMatch(/^missing/u);
  });

  it('are stops, targets and the longest time as they are said', () => {
    const stops = ['stop 8% of entry', 'takeProfit 2 R', 'trailing 10% from peak', 'timeExit 21 bars'];
    // Two risks of 8 % are 16 %.
    expect(codeOf({ entry, stops })).toEqual([
      'buy when rsi(14) < 30',
      'stop 8%',
      'target 16%',
      'trailing stop 10%',
      'leave after 21 bars',
    ]);
  });

  it.each([
    ['sizing', { sizing: 'lots 5' }, '5 board lots'],
    [
      'sizing',
      { sizing: 'cash 1000 USD per month', stops: [], rank: 'top 1 by highest RSI(14) within universe' },
      'putting in 1000 USD every month',
    ],
    ['sizing', { sizing: 'cash 1000 HKD' }, 'cash 1000 HKD'],
    [
      'fills at two prices',
      { order: 'at close', stops: ['timeExit 1 bar at open'] },
      'selling at the open of the next day',
    ],
    ['stops', { stops: ['stop 5% of entry', 'stop 8% of entry'] }, 'stop 8% of entry'],
    ['rebalance', { rebalance: 'every 2 weeks' }, 'every two weeks'],
    ['order', { order: 'sell at close' }, 'selling at the close'],
    ['order', { order: 'at open', entry: rule('gap() < -0.02') }, 'at open'],
    ['bar', { bar: '8h' }, '8h'],
    ['rank', { rank: 'top 2 per sector by highest roe within US' }, 'top 2 per sector by highest roe within US'],
    [
      'period',
      { period: '2018-01-01..' },
      'the days of the test (from 2018-01-01): they are set beside the back-test, not in the strategy',
    ],
  ])('that the engine does not know are named: %s', (_, parts, wanted) => {
    const stops = ['timeExit 5 bars'];
    expect(codeOf({ entry, stops, ...parts })).toEqual([`missing: ${wanted}`]);
  });

  it('are parts sold on the way, a wait after an exit and additions', () => {
    const stops = ['takeProfit 20% of entry sells 33.3%', 'takeProfit 10% of entry sells 33.3%', 'stop 8% of entry'];
    const constraints = ['no entry for 10 bars after a stop'];
    expect(codeOf({ entry, stops, constraints })).toEqual([
      'buy when rsi(14) < 30',
      'stop 8%',
      'scale out 33.3% at 10%, 33.3% at 20%',
      'pause 10 bars after stop',
    ]);
    const thirds = [
      'takeProfit 5% of entry sells 33.3%',
      'takeProfit 10% of entry sells 33.3%',
      'takeProfit 15% of entry sells 33.3%',
    ];
    expect(codeOf({ entry, stops: thirds })[1]).toBe('scale out 33.3% at 5%, 33.3% at 10%, 33.4% at 15%');
    expect(
      codeOf({
        entry,
        stops: ['timeExit 9 bars'],
        constraints: [...constraints, 'no entry for 3 bars after a loss'],
      })[0],
    ).toMatch(/^missing/u);
    const exit = rule('RSI(14) > 70');
    const added = (sizing: string): readonly string[] => codeOf({ entry, exit, sizing }).slice(2);
    expect(added('pyramid: 30% at entry, +20% per -5%, max 90%')).toEqual([
      'size 30% of equity',
      'scale in 20% of equity each loss of 5% at most 3',
    ]);
    expect(added('pyramid: 1 unit at entry, +10% per +5%, max 3 adds')).toEqual([
      'size 10% of equity',
      'scale in 10% of equity each gain of 5% at most 3',
    ]);
    // Four units in all are a first purchase and three more.
    expect(added('pyramid: 1 unit at entry, +1 unit per +4%, max 4 units')).toEqual([
      'size 25% of equity',
      'scale in 25% of equity each gain of 4% at most 3',
    ]);
    for (const sizing of [
      'pyramid: 1 unit at entry, +10% per +5%, max 3 units',
      'pyramid: 1 unit at entry, +1 unit per 0.5 ATR(14), max 4 units',
    ])
      expect(codeOf({ entry, exit, sizing })[0]).toMatch(/^missing/u);
  });

  it('count lots by the exchange: 100 shares on the mainland', () => {
    const universe = { is: 'instruments', ids: ['SH:600519'] } as const;
    expect(codeOf({ universe, entry, stops: ['stop 5% of entry'], sizing: 'lots 5' })).toContain('size 500 units');
  });

  it('leave "otherwise" when the lines stand the other way round, not on the next bar without a crossing', () => {
    const exit = rule('not crossesAbove(SMA(close,5),SMA(close,20))');
    expect(codeOf({ entry: rule('crossesAbove(SMA(close,5),SMA(close,20))'), exit })).toEqual([
      'buy when sma(5) crosses above sma(20)',
      'sell when sma(5) <= sma(20)',
    ]);
  });

  it('hold what is said otherwise with idle money, and each name by its own weight', () => {
    const universe = { is: 'instruments', ids: ['US:QQQ', 'US:SHY'] } as const;
    const entry = rule('of(US:QQQ,close > SMA(close,200))');
    const exit = rule('of(US:QQQ,close <= SMA(close,200))');
    expect(codeOf({ universe, entry, exit, otherwise: 'US:SHY' })).toEqual([
      'trade US:QQQ, US:SHY',
      'buy when close > sma(200)',
      'sell when close <= sma(200)',
      'idle US:SHY',
    ]);
    const sizing = 'weights {US:QQQ:70%, US:SHY:30%}';
    expect(codeOf({ universe, sizing, rebalance: 'semiannual' })).toEqual([
      'trade US:QQQ, US:SHY',
      'buy when volume > 0',
      'rebalance each half-year',
      'size weights US:QQQ 70%, US:SHY 30%',
    ]);
    const stops = ['stop 8% of entry'];
    expect(codeOf({ universe, entry, exit, stops, otherwise: 'US:SHY' })[0]).toMatch(/^missing: .*share one account/u);
    expect(codeOf({ universe, sizing: 'weights {US:QQQ:70%, US:TLT:30%}', rebalance: 'monthly' })[0]).toMatch(
      /^missing/u,
    );
  });

  it('choose from a list in equal parts, and never take twenty names for an index', () => {
    const ids = ['US:AAPL', 'US:MSFT', 'US:NVDA', 'US:AMD'] as const;
    const rank = 'top 50% by highest ROC(close,252) within universe';
    expect(codeOf({ universe: { is: 'instruments', ids }, rank, rebalance: 'monthly' })).toEqual([
      'trade US:AAPL, US:MSFT, US:NVDA, US:AMD',
      'buy when volume > 0',
      'each month hold 2 highest by rocp(252)',
      'size 50% of equity',
    ]);
    // Who no longer passes a filter is not held on.
    const filters = [parseTerm('ROC(close,20) > 0')];
    expect(codeOf({ universe: { is: 'instruments', ids }, rank, filters, rebalance: 'monthly' }).slice(1, 3)).toEqual([
      'buy when rocp(20) > 0',
      'sell when rocp(20) <= 0',
    ]);
    const index = { is: 'index', id: 'S&P 500' } as const;
    expect(codeOf({ universe: index, rank, rebalance: 'monthly' })[0]).toMatch(/^missing: s&p 500/u);
    expect(codeOf({ universe: { is: 'market', market: 'US' }, rank, rebalance: 'monthly' })[0]).toMatch(/^missing/u);
  });
});

describe('an idea of the strategy box', () => {
  const today = '2026-11-23';
  const read = (text: string, locale: Locale = 'en'): Idea =>
    readIdea(text, { locale, box: 'strategy', directory, today }, 'x');

  it('shows the rule of a strategy that goes by its name as assumed', () => {
    const assumedOf = (text: string) =>
      read(text).parts.flatMap(({ path, isAssumed }) => (isAssumed && path !== 'sizing' ? [path] : []));
    expect(assumedOf('turtle strategy on NVDA')).toEqual(['entry.long', 'exit.long']);
    expect(assumedOf('buy NVDA when RSI is below 30 and sell above 70')).toEqual([]);
  });

  it('is a strategy with a slider for each number', () => {
    const { spec, question } = read('buy NVDA when RSI is below 30 and sell above 70');
    expect(question).toBeNull();
    expect(spec?.parameters.map(({ key, value }) => [key, value])).toEqual([
      ['length', 14],
      ['entryLevel', 30],
      ['exitLevel', 70],
    ]);
  });

  it('says what was not read, offers to leave it out, and is no strategy until then', () => {
    const text = 'buy NVDA when RSI is below 30 and sell above 70, frobnicated';
    const { spec, question, echo } = read(text);
    expect(spec).toBeNull();
    expect(question?.text.en).toContain('frobnicated');
    expect(echo.filter(({ is }) => is === 'unread').map(({ label }) => label)).toEqual(['frobnicated']);
    const [offer] = question?.offers ?? [];
    expect(read(withOffer(text, offer!)).spec).not.toBeNull();
  });

  it.each([
    ['en', 'buy when RSI is below 30 and sell above 70', 'US:SPY'],
    ['zh-CN', 'RSI低于30买入，高于70卖出', 'SH:510300'],
    ['zh-HK', 'RSI低於30買入，高於70賣出', 'HK:02800'],
  ] as const)('asks what is traded and offers the fund of the market: %s', (locale, text, id) => {
    const { spec, question } = read(text, locale);
    expect(spec).toBeNull();
    expect(question?.about).toBe('instrument');
    const [offer] = question?.offers ?? [];
    expect(offer?.instrument).toBe(id);
    expect(read(withOffer(text, offer!), locale).spec?.universe.instruments).toEqual([id]);
  });

  it('asks which one a name means that two companies share; the choice stands in place of the name', () => {
    const text = '平安 RSI低于30买入，高于70卖出';
    const { question } = read(text, 'zh-CN');
    expect(question?.about).toBe('instrument');
    const bank = question?.offers.find(({ instrument }) => instrument === 'SZ:000001');
    expect(bank).toBeDefined();
    expect(read(withOffer(text, bank!), 'zh-CN').spec?.universe.instruments).toEqual(['SZ:000001']);
  });

  it('asks about a code that a share and an index have, and offers what can be bought', () => {
    const { spec, question } = read('000001 RSI低于30买入，高于70卖出', 'zh-CN');
    expect(spec).toBeNull();
    expect(question?.offers.map(({ instrument }) => instrument)).toEqual(['SZ:000001']);
  });

  it('refuses a text above the limit whole', () => {
    expect(read('buy NVDA when RSI is below 30, sell above 70'.padEnd(4001)).question?.about).toBe('tooLong');
  });
});

describe('a question in the box of strategies', () => {
  it('is named as one and drafts nothing', () => {
    const context = { locale: 'en', box: 'strategy', directory, today: '2026-11-23' } as const;
    expect(readIdea('what is the P/E of Nike', context, 'x')).toMatchObject({
      spec: null,
      question: { about: 'question' },
    });
    expect(readIdea('what is the blorp of Nike', context, 'x').question?.about).toBe('word');
  });
});
