import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { ideaOf } from '../convert/idea.ts';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import type { ReadingContext } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);
type Locale = ReadingContext['locale'];
const contextOf = (locale: Locale): ReadingContext => ({ locale, box: 'strategy', directory, today: '2026-11-23' });

function readIn(locale: Locale, text: string, given?: string): PrintedReading {
  return printReading(readDialogue({ text, ...(given !== undefined && { given }) }, contextOf(locale)));
}

describe('clauses of a strategy, each beside any other', () => {
  it.each([
    [
      'the close of the week',
      'en',
      'Buy Intel once the weekly close is over its 30-week average, sell once it is back under it',
      { bar: '1w', entry: 'close > SMA(close,30)', exit: 'close < SMA(close,30)' },
    ],
    [
      'a new high of the closes',
      'en',
      'Go long Ford with 20% of the account when it makes a new 40-day closing high; trail a 9% stop',
      { entry: 'close > highest(close,40)[1]', sizing: 'percent 20 of equity', stops: 'trailing 9% from peak' },
    ],
    [
      'equal weights in any form',
      'en',
      'Hold Intel and Ford, equally weighted, and rebalance monthly',
      { universe: ['US:INTC', 'US:F'], rebalance: 'monthly', sizing: 'equalWeight' },
    ],
    [
      'equal weights behind their word',
      'en',
      'Buy Intel, Ford and Pfizer in equal weights and rebalance every quarter',
      { universe: ['US:INTC', 'US:F', 'US:PFE'], rebalance: 'quarterly', sizing: 'equalWeight' },
    ],
    [
      'equal weights in Chinese',
      'zh-CN',
      '买入贵州茅台、宁德时代，等权重，每季调仓',
      { universe: ['SH:600519', 'SZ:300750'], rebalance: 'quarterly', sizing: 'equalWeight' },
    ],
    [
      'where the money waits',
      'en',
      'Hold SPY only while VIX is under 25; park in BIL the rest of the time',
      { entry: 'of(INDEX:VIX,close < 25)', otherwise: 'US:BIL' },
    ],
    [
      'the best of some names, in which the list ends with or',
      'en',
      'Every month put my money in whichever of GLD, TLT or SPY has done best over the past year',
      { rank: 'top 1 by highest ROC(close,252) within universe', rebalance: 'monthly' },
    ],
    [
      'a return without its last month',
      'en',
      'Rank the Dow by 9-month return, skip the most recent month, hold the best 5, monthly',
      { rank: 'top 5 by highest close[21] / close[189] - 1 within Dow 30' },
    ],
    [
      'parts of a month, of a fund that is named in brackets',
      'en',
      'Buy small caps (IWM) in the last week of November and sell mid-February',
      {
        entry: 'month() == 11 and dayOfMonth() >= 25',
        exit: 'month() == 2 and dayOfMonth() >= 15 and dayOfMonth() <= 20',
      },
    ],
    [
      'the other half at a price of its own',
      'en',
      'Buy half a position in Pfizer when RSI is below 28; buy the other half 6% lower; sell all when RSI is above 60',
      { sizing: 'pyramid: 50% at entry, +50% per -6%, once' },
    ],
    [
      'what is risked says that there is a purchase',
      'en',
      'Risk 0.5% of equity per trade on Boeing breakouts over the 40-day high, stop two ATRs away, exit at a 15-day low',
      { entry: 'close > highest(high,40)[1]', exit: 'close < lowest(low,15)[1]', stops: 'stop 2 ATR(14)' },
    ],
    [
      'the next day after days in a row',
      'zh-HK',
      '小米連跌四日後第二日開市買，賺6%或者揸滿8日就走',
      { entry: 'consecutive(close < close[1],4)', stops: 'takeProfit 6% of entry; timeExit 8 bars' },
    ],
    [
      'three lines above one another in brackets',
      'zh-CN',
      '格力电器均线多头排列（10日>20日>40日）买入，10日线下穿20日线卖出',
      { entry: 'SMA(close,10) > SMA(close,20) and SMA(close,20) > SMA(close,40)' },
    ],
    [
      'how a day closed, and the low of that day',
      'zh-CN',
      '福耀玻璃成交量是10日均量两倍以上且收涨4%以上时追入，跌破当日最低价止损',
      { entry: 'volume >= 2 * SMA(volume,10) and change() >= 0.04', stops: 'stop at low of entry bar' },
    ],
    [
      'the rule that no longer holds, of lines in weeks',
      'en',
      "Buy Oracle when the 12-week average is above the 36-week average, get out when it isn't.",
      { exit: 'SMA(close,60) <= SMA(close,180)' },
    ],
    [
      'volume by a part more than usual, and what is given back',
      'en',
      'Buy Merck when it closes above its 80-day high on volume at least 40% above normal; sell when it gives back 7% from the top',
      {
        entry: 'close > highest(high,80)[1] and volume >= 1.4 * SMA(volume,20)',
        stops: 'trailing 7% from peak',
      },
    ],
    [
      'a high of the bars before, by whatever name',
      'en',
      'Buy Ford when it closes above its 52-week high, stop 3%',
      { entry: 'close > highest(high,252)[1]' },
    ],
    [
      'a line that turns, and the price beside it',
      'en',
      'Buy Deere when its 45-day average turns up and the price is above it; sell when the average turns down',
      {
        entry: 'SMA(close,45) > SMA(close,45)[1] and close > SMA(close,45)',
        exit: 'SMA(close,45) < SMA(close,45)[1]',
      },
    ],
    [
      'only what rose, of who is chosen',
      'en',
      'Take the strongest of QQQ, GLD and IEF by 4-month return each month, but only if its return is positive, otherwise hold BIL',
      { filters: ['ROC(close,84) > 0'], otherwise: 'US:BIL' },
    ],
    [
      'moves of each of some days, and the way back',
      'zh-CN',
      '格力电器连续四天涨幅超过1%时卖出，跌回12日线买入',
      { exit: 'consecutive(change() > 0.01,4)' },
    ],
    [
      'parts of a position',
      'en',
      'Start with a quarter position in Lowes on a break of the 30-day high, add another quarter every time it gains 4%, never more than a full position, stop 7%',
      { sizing: 'pyramid: 25% at entry, +25% per +4%, max 100%' },
    ],
    [
      'names that are held but for a time, none of them read into the word for equal weights',
      'en',
      'Equal weight Nike, Disney and Pepsi, rebalanced quarterly, but hold cash while QQQ is under its 180-day',
      {
        universe: ['US:NKE', 'US:DIS', 'US:PEP'],
        entry: 'of(US:QQQ,close >= SMA(close,180))',
        exit: 'of(US:QQQ,close < SMA(close,180))',
      },
    ],
    [
      'the best two of some names',
      'en',
      'Hold whichever two of XLU, XLK, XLB had the best last four months, switching at the start of each month',
      { rank: 'top 2 by highest ROC(close,84) within universe', rebalance: 'monthly' },
    ],
    [
      'a season, and a requirement beside it',
      'en',
      'Trade Deere only between November and March, and only above the 140-day average',
      { entry: 'month() in [11,12,1,2,3] and close > SMA(close,140)' },
    ],
    [
      'a multiple that is come to',
      'en',
      'Buy Lilly when the P/E is under 24, sell at a P/E of 40',
      { entry: 'pe < 24', exit: 'pe > 40' },
    ],
    [
      'candles in a row by their colour',
      'zh-CN',
      '格力电器三连阳且站上8日线买，收阴就卖',
      { entry: 'consecutive(close > open,3) and crossesAbove(close,SMA(close,8))', exit: 'close < open' },
    ],
  ] as const)('%s', (_name, locale, text, wanted) => {
    const { unread, spec, question } = readIn(locale, text);
    expect({ unread, question }).toEqual({ unread: [], question: null });
    expect(spec).toMatchObject(wanted);
  });

  it('asks who is held where several were named before and are not known', () => {
    const asked = readIn('en', 'Only hold them while QQQ is above its 120-day average');
    expect(asked.question?.about).toBe('instrument');
    expect(readIn('en', 'Hold QQQ only while it is above its 120-day average').question).toBeNull();
  });

  // What the engine cannot do is named; nothing of it is left out of the text that says so.
  it.each([
    ['en', 'Buy ether whenever RSI is below 30, at most 4 times, sell when RSI is above 60', '4 purchases'],
    ['en', 'Own GLD when the dollar index is below its 150-day average, otherwise cash', 'dollar index'],
    ['en', 'Keep 70% in SPY and 30% in TLT and rebalance whenever the weights drift by more than 4 points', '4 points'],
    ['zh-CN', 'RSI低于22时分四次买入格力电器，RSI高于66全部卖出', '分批'],
    ['zh-CN', '用两成仓位买入福耀玻璃，条件是放量突破50日新高，回落7%止损', '均量'],
  ] as const)('names what is missing: %s %s', (locale, text, named) => {
    const context = contextOf(locale);
    const { spec, question } = ideaOf(readDialogue({ text }, context), context, 'Mine');
    expect(spec).toBeNull();
    expect(question?.text[locale]).toContain(named);
  });

  it.each([
    ['en', 'Invest $300 in SPY every month, double the amount when RSI is below 30', 300, 'month'],
    ['zh-CN', '每月15日定投2000元510300，跌破年线加倍，盈利20%全部卖出', 2000, 'month'],
    ['en', 'Buy 2 shares of Intel every Tuesday', 2, 'week'],
    ['zh-CN', '每天定投100美元比特币', 100, 'bar'],
    ['en', 'Invest $900 in VOO, BND and GLD every quarter', 300, 'quarter'],
  ] as const)('buys again and again: %s %s', (locale, text, value, every) => {
    const context = contextOf(locale);
    const { spec } = ideaOf(readDialogue({ text }, context), context, 'Mine');
    expect(spec?.sizing).toMatchObject({ value });
    expect(spec?.recurring).toMatchObject({ every, money: 'paid-in' });
    expect(spec?.recurring?.more !== undefined).toBe(/double|加倍/u.test(text));
    expect(spec?.exit.long !== undefined).toBe(text.includes('卖出'));
    expect(spec?.recurring?.on).toBe(text.includes('15日') ? 15 : text.includes('Tuesday') ? 2 : undefined);
  });

  it.each([
    ['en', 'Grid BTC between 50k and 70k with 10 levels', { low: 50_000, high: 70_000, count: 10 }, 0.1],
    ['zh-CN', '科创50ETF网格，每跌2%买一份，每涨2%卖一份，每份5000元', { step: 0.02, count: 10 }, 5000],
    ['zh-CN', '510300网格，每跌3%买2手，每涨3%卖2手', { step: 0.03, count: 10 }, 200],
    [
      'en',
      'Grid on KO: each time it drops 3% buy 20 shares, each time it rises 3% sell 20 shares, 8 levels',
      { step: 0.03, count: 8 },
      20,
    ],
  ] as const)('trades a grid: %s %s', (locale, text, grid, value) => {
    const context = contextOf(locale);
    const { spec } = ideaOf(readDialogue({ text }, context), context, 'Mine');
    expect(spec?.grid).toEqual(grid);
    expect(spec?.sizing).toMatchObject({ value });
  });

  it.each([
    'Grid KO: buy 20 shares each time it falls 3%, sell 10 shares each time it rises 3%',
    'Grid KO: buy 20 shares each time it falls 3%, sell 20 shares each time it rises 4%',
    'Grid BTC between 50k and 70k',
  ])('asks about a grid whose two sides are not the same, or that lacks its cells: %s', (text) => {
    expect(readIn('en', text).question?.about).toBe('grid');
  });

  it.each([
    ['Buy gold ETF GLD when RSI is below 30, sell when RSI is above 60', 'US:GLD'],
    ['Invest $100 in gold ETF GLD on the 10th of every month, sell everything once I am up 50%', 'US:GLD'],
  ])('takes the code behind a kind of fund as the fund: %s', (text, id) => {
    expect(readIn('en', text)).toMatchObject({ unread: [], spec: { universe: [id] } });
  });

  it.each([
    '沪深300ETF站上年线买入，跌破年线减到三成仓，跌破500日线清仓',
    '沪深300ETF站上年线满仓，跌破年线三成仓，止损8%',
    '沪深300ETF站上年线买入，跌破年线三成仓，止损8%',
  ])('takes a part of a position for no distance from a line, and a size for no other condition: %s', (text) => {
    const context = contextOf('zh-CN');
    expect(ideaOf(readDialogue({ text }, context), context, 'Mine').spec).toBeNull();
  });

  it('buys once where a day of the calendar sells', () => {
    const context = contextOf('en');
    const text = 'Buy 10 shares of Intel every Monday and sell them on Friday';
    const { spec } = ideaOf(readDialogue({ text }, context), context, 'Mine');
    expect(spec).toMatchObject({ sizing: { basis: 'units', value: 10 } });
    expect(spec?.recurring).toBeUndefined();
  });

  it('sets a target of so many times the risk where the stop is a price', () => {
    const context = contextOf('en');
    const text = 'Buy Nike on a bullish engulfing candle, stop below the low of the candle, target twice the risk';
    const { spec } = ideaOf(readDialogue({ text }, context), context, 'Mine');
    expect(spec?.entryOrders?.long?.target).toMatchObject({ op: 'add' });
  });
});

describe('changes said as whole clauses', () => {
  const cross = 'Buy KO when the 40-day average crosses above the 160-day, sell when it crosses below, stop 6%';
  const level = 'Buy KO when RSI(14) is below 28, sell when RSI(14) is above 62';
  const value = 'Each month hold the 15 Nasdaq 100 shares of the lowest P/E, equal weight';
  it.each([
    ['en', cross, 'use the 120-day instead of the 160-day', { entry: 'crossesAbove(SMA(close,40),SMA(close,120))' }],
    ['en', cross, 'allow shorts', { short: 'crossesBelow(SMA(close,40),SMA(close,160))' }],
    ['en', level, 'only buy on Tuesdays', { entry: 'RSI(14) < 28 and weekday() == Tue', exit: 'RSI(14) > 62' }],
    ['en', level, 'and it has to be above the 90-day line too', { entry: 'RSI(14) < 28 and close > SMA(close,90)' }],
    ['en', level, 'lower the entry to 21 and raise the exit to 71', { entry: 'RSI(14) < 21', exit: 'RSI(14) > 71' }],
    ['en', level, 'put only a third of the money in each time', { sizing: 'percent 33.3 of equity' }],
    ['en', value, 'rank by price to book instead', { rank: 'top 15 by lowest pb within Nasdaq 100' }],
    ['en', value, 'only 12 names', { rank: 'top 12 by lowest pe within Nasdaq 100' }],
    ['zh-CN', '每月持有沪深300中股息率最高的15只，等权', '去掉市盈率大于40的', { filters: ['pe <= 40'] }],
    ['zh-CN', '格力电器 RSI低于28买入，高于62卖出，止损4%', '止损换成移动止损9%', { stops: 'trailing 9% from peak' }],
    ['zh-HK', '0700.HK RSI低過28買入，高過62沽出，止蝕7%', '唔好用止蝕，揸夠12日就走', { stops: 'timeExit 12 bars' }],
    ['en', level, 'make the RSI period 11', { entry: 'RSI(11) < 28' }],
    ['en', level, 'sell already at 58', { exit: 'RSI(14) > 58' }],
    ['en', level, 'take half off at 14%', { stops: 'takeProfit 14% of entry sells 50%' }],
    [
      'en',
      'Hold KO when it is above its 170-day average, otherwise cash',
      'instead of cash hold BIL',
      { otherwise: 'US:BIL' },
    ],
    ['zh-CN', '格力电器 RSI低于28买入，高于62卖出', '仓位降到四成', { sizing: 'percent 40 of equity' }],
    ['zh-HK', '1810.HK RSI低過28買入，高過62沽出', '換咗做美團，仲要成交量高過20日均量', { universe: ['HK:03690'] }],
  ] as const)('%s %s: %s', (locale, given, text, wanted) => {
    const { unread, spec, question } = readIn(locale, text, given);
    expect({ unread, question }).toEqual({ unread: [], question: null });
    expect(spec).toMatchObject(wanted);
  });
});
