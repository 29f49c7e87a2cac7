import { catalogue } from '@plumbline/market/resolve/catalogue';
import type { Locale } from '@plumbline/model/locale';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function readIn(locale: Locale, text: string, given?: string): PrintedReading {
  return printReading(readDialogue({ text, given }, { locale, box: 'strategy', directory, today: '2026-11-23' }));
}

describe('reading a strategy', () => {
  it.each([
    [
      'Buy SPY when MACD crosses above its signal line but only if price stands above the 150-day average, sell on MACD cross down',
      'crossesAbove(MACD(),MACD.signal()) and close > SMA(close,150)',
      'crossesBelow(MACD(),MACD.signal())',
    ],
    ['Buy QQQ when VIX is below 20, sell when VIX is above 30', 'of(INDEX:VIX,close < 20)', 'of(INDEX:VIX,close > 30)'],
    ['buy AAPL unless it is above its 150 day average; sell at RSI 70', 'close <= SMA(close,150)', 'RSI(14) > 70'],
    ['hold GLD except in September', 'month() != 9', 'month() == 9'],
    [
      'Buy KO 5 days before the ex-dividend date and sell 2 days after',
      'daysTo(event.exDividend) == 5',
      'daysSince(event.exDividend) == 2',
    ],
    [
      'Buy META when volume is twice its 20-day average and price closes at a 20 day high; sell below the 10-day low',
      'volume >= 2 * SMA(volume,20) and close > highest(high,20)[1]',
      'close < lowest(low,10)[1]',
    ],
  ])('%s', (text, entry, exit) => {
    const { spec, unread } = readIn('en', text);
    expect(unread).toEqual([]);
    expect(spec).toMatchObject({ entry, exit });
  });

  it.each([
    [
      '比特币跌破200日线空仓，站上200日线满仓',
      'crossesAbove(close,SMA(close,200))',
      'crossesBelow(close,SMA(close,200))',
    ],
    ['不要在周五买入，平安银行RSI低于30买高于70卖', 'RSI(14) < 30 and weekday() != Fri', 'RSI(14) > 70'],
    ['格力电器除息日前5天买，除息后3天卖', 'daysTo(event.exDividend) == 5', 'daysSince(event.exDividend) == 3'],
  ])('%s', (text, entry, exit) => {
    expect(readIn('zh-CN', text).spec).toMatchObject({ entry, exit });
  });

  it.each([
    ['zh-CN', '买入平安银行，除非RSI大于70，跌破20日线卖出', 'RSI(14) <= 70'],
    ['zh-CN', '除非RSI大于70，买入平安银行，跌破20日线卖出', 'RSI(14) <= 70'],
    [
      'zh-CN',
      '跌破20日线卖出，RSI低于30买入平安银行，除非价格低于200日均线',
      'RSI(14) < 30 and close >= SMA(close,200)',
    ],
    ['zh-HK', '買入騰訊，除非RSI大於70，跌穿20日線沽出', 'RSI(14) <= 70'],
    ['zh-CN', '除非RSI低于30才买入平安银行，跌破20日线卖出', 'RSI(14) < 30'],
    ['zh-CN', '除非RSI低于30，才买入平安银行，跌破20日线卖出', 'RSI(14) < 30'],
    ['zh-HK', '除非RSI低於30先買入騰訊，跌穿20日線沽出', 'RSI(14) < 30'],
  ] as const)('turns what 除非 says round, and keeps it before 才: %s %s', (locale, text, entry) => {
    const { spec, unread } = readIn(locale, text);
    expect(unread).toEqual([]);
    expect(spec).toMatchObject({ entry, exit: 'crossesBelow(close,SMA(close,20))' });
  });

  it.each([
    ['zh-CN', '茅台不跌破20日线就不卖，RSI低于30买入', '不卖'],
    ['zh-CN', '茅台RSI低于30买入，跌破20日线不卖', '不卖'],
    ['en', 'Buy KO when RSI is below 30, never sell below its 200-day average', 'never sell'],
    ['en', 'Buy KO when RSI is below 30, no selling unless RSI is above 70', 'no selling'],
  ] as const)('asks about a sale that is ruled out on a condition: %s %s', (locale, text, words) => {
    expect(readIn(locale, text)).toMatchObject({ state: 'ask', unread: [words], question: { about: 'words' } });
  });

  it('takes a sale that is ruled out for good for holding', () => {
    for (const text of ['Buy KO when RSI is below 30 and never sell', 'Buy KO when RSI is below 30. Never sell.']) {
      expect(readIn('en', text).unread).toEqual([]);
    }
  });

  it('counts a week of a coin as seven bars, and that of a share as five', () => {
    const entryOf = (text: string): unknown => readIn('zh-CN', text).spec;
    expect(entryOf('以太坊站上8周均线买入，跌破卖出')).toMatchObject({ entry: 'crossesAbove(close,SMA(close,56))' });
    expect(entryOf('招商银行站上8周均线买入，跌破卖出')).toMatchObject({ entry: 'crossesAbove(close,SMA(close,40))' });
    // Beside a share, weeks are those of the exchange.
    const both = '以太坊站上8周均线时买入招商银行，跌破卖出';
    expect(JSON.stringify(entryOf(both))).not.toContain('SMA(close,56)');
    const open = readIn('zh-CN', '以太坊站上50日均线买入，跌破卖出，持有满3个月离场');
    expect(open.spec).toMatchObject({ stops: 'timeExit 90 bars' });
  });

  it('leaves a level alone that happens to be whole weeks, on weekly bars', () => {
    const text = 'On weekly bars buy KO when RSI(14) is below 30 for 2 weeks, sell above the 20-week average';
    expect(readIn('en', text).spec).toMatchObject({
      bar: '1w',
      entry: 'consecutive(RSI(14) < 30,2)',
      exit: 'close > SMA(close,20)',
    });
  });

  it('takes the most that a trade may lose as a stop, as a risk where the account is named, and asks beside a stop', () => {
    const rules = '美的集团RSI低于30买，高于70卖，';
    expect(readIn('zh-CN', `${rules}单笔最大亏损4%`).spec).toMatchObject({ stops: 'stop 4% of entry' });
    expect(readIn('zh-CN', `${rules}止损6%，每笔最多亏总资金的1%`).spec).toMatchObject({
      stops: 'stop 6% of entry',
      sizing: 'risk 1% of equity per trade',
    });
    expect(readIn('zh-CN', `${rules}止损6%，单笔最大亏损4%`).question?.about).toBe('loss');
    const english = 'Never lose more than 4% on a trade: buy KO when RSI(2) < 5, sell when RSI(2) > 80';
    expect(readIn('en', english).spec).toMatchObject({ stops: 'stop 4% of entry' });
  });

  it.each([
    [
      'en',
      'Buy KO on a 30-day high, stop 6%; once stopped out stay away for 8 days',
      'no entry for 8 bars after a stop',
    ],
    [
      'en',
      'Buy KO when RSI(2) < 5, sell when RSI(2) > 70. No new entry within 2 weeks of a losing trade',
      'no entry for 10 bars after a loss',
    ],
    ['zh-CN', '美的集团站上30日线买，跌破卖，止损7%，止损之后歇8天再进场', 'no entry for 8 bars after a stop'],
  ] as const)('reads how long nothing is bought after an exit: %s %s', (locale, text, wanted) => {
    const { spec, unread } = readIn(locale, text);
    expect(unread).toEqual([]);
    expect(spec).toMatchObject({ constraints: [wanted] });
  });

  it('asks where a trailing stop is said of the rest alone', () => {
    const text = '美的集团创30日新高买入，赚12%卖一半，另一半用8%移动止盈';
    expect(readIn('zh-CN', text)).toMatchObject({ unread: [], question: { about: 'exit' } });
  });

  it('asks on which side of a high, and what is held where the strongest is down', () => {
    expect(readIn('zh-CN', '美的集团破30日高点买入，跌破10日线卖出').question?.about).toBe('high or low');
    const text = 'Each week hold the one of KO and PEP with the highest 30-day return; if it is negative hold SHY';
    expect(readIn('en', text).question?.about).toBe('otherwise');
  });

  it('tells additions from units in all', () => {
    const text = '美的集团站上30日线买，跌破卖，每涨4%加仓一成，';
    const sizing = 'pyramid: 1 unit at entry, +10% per +4%, max';
    expect(readIn('zh-CN', `${text}最多加2次`).spec).toMatchObject({ sizing: `${sizing} 2 adds` });
    expect(readIn('zh-CN', `${text}最多3份`).spec).toMatchObject({ sizing: `${sizing} 3 units` });
  });

  it('keeps what is switched to where the text goes on with what is held else', () => {
    const text = 'When QQQ drops below its 150-day average switch to TLT, otherwise hold QQQ';
    expect(readIn('en', text).spec).toMatchObject({
      entry: 'of(US:QQQ,close >= SMA(close,150))',
      exit: 'of(US:QQQ,crossesBelow(close,SMA(close,150)))',
      otherwise: 'US:TLT',
    });
  });

  it.each([
    [
      'Hold the 2 stocks with the highest earnings yield of 600036, 601988 and 600016, rebalance monthly',
      'highest earningsYield',
    ],
    ['Hold the 2 with the lowest P/E of 600036, 601988 and 600016, rebalance monthly', 'lowest pe'],
    ['Hold the 2 cheapest of 600036, 601988 and 600016 by earnings yield, rebalance monthly', 'highest earningsYield'],
    ['Hold the 2 lowest of 600036, 601988 and 600016 by earnings yield, rebalance monthly', 'lowest earningsYield'],
    ['Hold the 2 cheapest of 600036, 601988 and 600016 by P/E, rebalance monthly', 'lowest pe'],
  ])('ranks those that are named, the cheap ones by what their price buys: %s', (text, by) => {
    expect(readIn('en', text).spec).toMatchObject({
      universe: ['SH:600036', 'SH:601988', 'SH:600016'],
      rank: `top 2 by ${by} within universe`,
    });
  });

  it('holds what crosses until it crosses back where something else is held otherwise', () => {
    expect(readIn('zh-CN', '招商银行站上150日均线时持有，否则持有511010').spec).toMatchObject({
      entry: 'of(SH:600036,crossesAbove(close,SMA(close,150)))',
      exit: 'of(SH:600036,crossesBelow(close,SMA(close,150)))',
      otherwise: 'SH:511010',
    });
    // Bought on the cross, nothing says until when.
    expect(readIn('zh-CN', '招商银行站上150日均线时买入，否则持有511010').question?.about).toBe('otherwise');
  });

  it('takes a relation without its left side as one of the line said last, and asks where the price may be meant', () => {
    const lines = '招商银行30日均线高于90日均线买入，低于90日均线卖出';
    expect(readIn('zh-CN', lines).spec).toMatchObject({
      entry: 'SMA(close,30) > SMA(close,90)',
      exit: 'SMA(close,30) < SMA(close,90)',
    });
    expect(readIn('zh-CN', '招商银行30日均线高于90日均线买入，跌破90日均线卖出').state).toBe('ask');
    const english =
      'Buy KO when the 30-day average is above the 90-day average, sell when it is below the 90-day average';
    expect(readIn('en', english)).toMatchObject({ state: 'ask', question: { about: 'of what' } });
    const price = 'Buy KO when it closes above its 50-day average and exit when it closes below the 20-day average';
    expect(readIn('en', price).spec).toMatchObject({ exit: 'close < SMA(close,20)' });
  });

  it('takes a bar that closes below its open for a black one, in Chinese too', () => {
    expect(readIn('zh-CN', '比亚迪收阴线买入，收阳线卖出').spec).toMatchObject({
      entry: 'close < open',
      exit: 'close > open',
    });
  });

  it('keeps a stop, a target and a holding time apart', () => {
    const { spec } = readIn('en', 'Buy AMD if it falls 10% from its 50-day high, sell after 30 days or at a 15% gain');
    expect(spec).toMatchObject({
      entry: 'close <= highest(high,50) * 0.9',
      stops: 'timeExit 30 bars; takeProfit 15% of entry',
    });
  });

  it('chooses from an index', () => {
    const { spec } = readIn('zh-CN', '中证500里市盈率最低的30只，等权，每季度调仓，剔除ST和银行');
    expect(spec).toMatchObject({
      universe: { index: 'CSI 500' },
      rank: 'top 30 by lowest pe within CSI 500',
      filters: ['industry != Banks', 'not isST()'],
      rebalance: 'quarterly',
    });
  });

  it.each([
    ['Buy MSFT when RSI is below 30', 'exit'],
    ['Buy when RSI is below 30, sell when RSI is above 70', 'instrument'],
    ['Buy SPY on Saturday and sell on Sunday', 'weekday'],
  ])('asks for what "%s" leaves open', (text, about) => {
    const { state, question } = readIn('en', text);
    expect(state).toBe('ask');
    expect(question?.about).toBe(about);
  });
});

describe('editing the open strategy', () => {
  const cross = 'Buy AAPL when the 20-day average crosses above the 60-day, sell when it crosses below, stop 5%';
  const dip = 'Buy QQQ when RSI(2) is below 10; sell when RSI(2) is above 70';

  it.each([
    [cross, 'change 20 to 10', { entry: 'crossesAbove(SMA(close,10),SMA(close,60))', stops: 'stop 5% of entry' }],
    [cross, 'use TSLA instead', { universe: ['US:TSLA'], stops: 'stop 5% of entry' }],
    [cross, 'drop the stop and add a 10% trailing stop', { stops: 'trailing 10% from peak' }],
    [dip, 'sell above 80 instead', { entry: 'RSI(2) < 10', exit: 'RSI(2) > 80' }],
    [dip, 'only when VIX is below 25', { entry: 'RSI(2) < 10 and of(INDEX:VIX,close < 25)', exit: 'RSI(2) > 70' }],
  ])('%s: %s', (given, text, expected) => {
    const { act, spec, unread } = readIn('en', text, given);
    expect(act).toBe('edit');
    expect(unread).toEqual([]);
    expect(spec).toMatchObject(expected);
  });

  it('asks which one is meant when a number is not there', () => {
    expect(readIn('en', 'change 33 to 10', cross).state).toBe('ask');
  });
});
