import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import type { ReadingContext } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function readIn(
  locale: ReadingContext['locale'],
  text: string,
  { box = 'strategy', given }: { readonly box?: ReadingContext['box']; readonly given?: string } = {},
): PrintedReading {
  return printReading(readDialogue({ text, given }, { locale, box, directory, today: '2026-11-26' }));
}

describe('the words with which a strategy is asked for', () => {
  it.each([
    [
      'en',
      'buy KO when RSI is below 25, sell above 75',
      ['Draft a strategy: ', 'Make me a trading system to ', 'i want a strategy: '],
    ],
    ['zh-CN', '茅台RSI低于25买入，高于75卖出', ['帮我写一个策略：', '设计一套交易策略，', '我想要一个策略：']],
    ['zh-HK', '騰訊 RSI 低於 25 買入，高於 75 沽出', ['幫我整個策略：', '設計一個策略，']],
  ] as const)('add nothing to its rules in %s', (locale, rules, requests) => {
    const plain = readIn(locale, rules);
    for (const request of requests) {
      const asked = readIn(locale, request + rules);
      expect([request, asked.unread]).toEqual([request, []]);
      expect(asked.spec).toEqual(plain.spec);
    }
  });

  it('let the pair of an entry cross back at the exit', () => {
    const rules = 'Buy AAPL when its 40-day average crosses above the 90-day average, sell on the cross below';
    expect(readIn('en', rules)).toMatchObject({
      unread: [],
      spec: { exit: 'crossesBelow(SMA(close,40),SMA(close,90))' },
    });
  });
});

describe('how traders put a strategy in passing', () => {
  it.each([
    [
      'sold and sold short in one breath',
      'en',
      'AAPL: 20 day crosses above the 50 day buy, crosses below sell and short',
      {
        exit: 'crossesBelow(SMA(close,20),SMA(close,50))',
        short: 'crossesBelow(SMA(close,20),SMA(close,50))',
        cover: 'crossesAbove(SMA(close,20),SMA(close,50))',
      },
    ],
    [
      'long on one side of a line, short on the other',
      'en',
      'buy SPY above the 200 day, short it below',
      { entry: 'close > SMA(close,200)', exit: 'close < SMA(close,200)', cover: 'close > SMA(close,200)' },
    ],
    [
      'the opposite signal of a crossing beside a state',
      'en',
      'Buy GOOGL if MACD crosses above its signal line while ADX > 25; exit on the opposite signal',
      { exit: 'crossesBelow(MACD(),MACD.signal())' },
    ],
    [
      'a requirement said after what is done',
      'zh-CN',
      '招商银行：突破20日新高买，成交量要比5日均量大一倍，跌破10日线卖',
      {
        entry: 'close > highest(high,20)[1] and volume >= 2 * SMA(volume,5)',
        exit: 'crossesBelow(close,SMA(close,10))',
      },
    ],
    [
      'a heading that says when',
      'en',
      'Exit: 15% trailing stop. Entry: BABA above its 100 day ema',
      { entry: 'close > EMA(close,100)', stops: 'trailing 15% from peak' },
    ],
    [
      'lengths of the lines in brackets',
      'zh-CN',
      '宁德时代均线多头排列（5、10、30）买入，收盘跌破20日线卖出',
      { entry: 'SMA(close,5) > SMA(close,10) and SMA(close,10) > SMA(close,30)' },
    ],
    [
      'J beside KDJ',
      'zh-CN',
      'KDJ的J值小于0买入平安银行，J大于100卖出',
      { entry: 'KDJ.J(9,3,3) < 0', exit: 'KDJ.J(9,3,3) > 100' },
    ],
    [
      'a cross on one side of a level',
      'en',
      'Buy INTC when stochastic %K crosses %D below 20, sell when it crosses down above 80',
      {
        entry: 'crossesAbove(STOCH.K(14,3,3),STOCH.D(14,3,3)) and STOCH.K(14,3,3) < 20',
        exit: 'crossesBelow(STOCH.K(14,3,3),STOCH.D(14,3,3)) and STOCH.K(14,3,3) > 80',
      },
    ],
    [
      'a pause before the next entry',
      'zh-HK',
      '港交所：10天線升穿20天線入，止蝕6%，再入場要等5日',
      { constraints: ['no entry for 5 bars after a exit'] },
    ],
    [
      'no entry while an index is below its line',
      'zh-HK',
      '恒指跌穿250天線唔好入市；平時阿里RSI低過30就買，高過70沽',
      { entry: 'RSI(14) < 30 and of(INDEX:HSI,close >= SMA(close,250))' },
    ],
    [
      'more bought lower',
      'zh-HK',
      '小米跌親5%就加注一成，最多加三次，跌破成本15%全部斬倉，首次係跌穿20天線買兩成',
      { sizing: 'pyramid: 20% at entry, +10% per -5%, max 3 adds', stops: 'stop 15% of entry' },
    ],
  ] as const)('%s', (_title, locale, text, spec) => {
    const reading = readIn(locale, text);
    expect(reading.unread).toEqual([]);
    expect(reading.state).not.toBe('ask');
    expect(reading.spec).toMatchObject(spec);
  });

  it('asks about an indicator that its heading names with another length', () => {
    expect(readIn('en', 'RSI2 reversal on SPY: buy when RSI(14) is below 10, sell above 70').state).toBe('ask');
  });

  it.each([
    ['en', 'make it 100 days instead of 200', ['200 -> 100']],
    ['en', 'change the trailing stop from 10 to 8 percent', ['trailing 8% from peak']],
    ['en', 'widen the stop by 2 points', ['stop 10% of entry']],
    ['en', 'widen the stop to 9%', ['stop 9% of entry']],
    ['en', 'also exit after 15 days', ['timeExit 15 bars']],
    ['en', 'run it on QQQ instead', ['universe US:QQQ']],
  ] as const)('changes an open strategy: %s %s', (locale, text, changes) => {
    const given = 'Buy SPY when it closes above its 200-day average, sell below it. Stop loss 8%, trailing stop 10%.';
    const { act, args, unread } = readIn(locale, text, { given });
    expect({ act, unread, changes: args.changes }).toEqual({ act: 'edit', unread: [], changes });
  });

  it('sets both lengths of a cross at once, and asks where there are not two', () => {
    const given = 'Buy SPY when the 20-day EMA is above the 50-day EMA, else cash';
    expect(readIn('en', 'use 50 and 90', { given })).toMatchObject({
      act: 'edit',
      unread: [],
      spec: { entry: 'EMA(close,50) > EMA(close,90)' },
    });
    expect(readIn('en', 'make it 5 and 20', { given })).toMatchObject({
      spec: { entry: 'EMA(close,5) > EMA(close,20)' },
    });
    const one = 'Buy SPY when it closes above its 200-day average, sell below it';
    expect(readIn('en', 'use 50 and 90', { given: one }).state).toBe('ask');
  });

  it('keeps a crossing that was some days ago a crossing', () => {
    const { conditions } = readIn('en', 'stocks that crossed above their 200-day in the last 5 days', {
      box: 'screen',
    });
    expect(conditions).toMatchObject([{ value: 'barsSince(crossesAbove(close,SMA(close,200))) <= 5' }]);
  });
});

describe('what everybody writes', () => {
  it.each([
    [
      'volume against its average, never a number of days',
      'zh-CN',
      '海天味业成交量大于30日平均就买入，跌破30日线卖出',
      { entry: 'volume > SMA(volume,30)' },
    ],
    [
      'all days but one, whichever way the exception is put',
      'zh-CN',
      '除周三外，以太坊突破昨日最高价买入，持有2天',
      { entry: 'weekday() != Wed and crossesAbove(close,high[1])' },
    ],
    [
      'sold in parts, each line further on',
      'en',
      'Buy CAT when it closes below the lower Keltner channel, sell half when it gets back to the 30 day average and the rest at the 90 day average',
      { exit: 'close >= SMA(close,30) -> sell 50% ; close >= SMA(close,90)' },
    ],
    [
      'the upper band is come to from below',
      'zh-CN',
      '美的集团跌破布林下轨买入，到中轨卖一半，到上轨卖光',
      { exit: 'close >= BB.mid(20) -> sell 50% ; close >= BB.upper(20,2)' },
    ],
    [
      'off its high is that since it was bought, where it is sold',
      'en',
      'Buy CAT when it breaks the 30 day high, sell when it falls 9% from its high',
      { stops: 'trailing 9% from peak' },
    ],
    [
      'a requirement behind the deed',
      'zh-CN',
      '海天味业突破30日新高买入，量要大于10日均量的3倍，跌破15日线卖出',
      {
        entry: 'close > highest(high,30)[1] and volume >= 3 * SMA(volume,10)',
        exit: 'crossesBelow(close,SMA(close,15))',
      },
    ],
    ['bought to be kept', 'en', 'Buy and hold IWM', { entry: 'true' }],
    [
      'a death cross of the lines that crossed, beside another line',
      'zh-CN',
      '海天味业MACD金叉且股价在半年线上方时买入，死叉卖出',
      { exit: 'crossesBelow(MACD(),MACD.signal())' },
    ],
    [
      'the same sum on a day of every week, and kept',
      'zh-CN',
      '每周三买入海天味业2000元，一直拿着',
      { entry: 'weekday() == Wed', sizing: 'cash 2000 CNY per week' },
    ],
    ['a stop among prices', 'en', 'Buy CAT at 300, sell at 360, stop at 280', { exit: 'close >= 360 or close <= 280' }],
    [
      'the better of two',
      'en',
      'Each quarter hold the better of IWM and EFA by 9 month return',
      { rank: 'top 1 by highest ROC(close,189) within universe' },
    ],
    [
      'a basket in equal parts',
      'en',
      'equal weight portfolio of CAT, DE, MMM rebalanced quarterly',
      { rebalance: 'quarterly', sizing: 'equalWeight' },
    ],
    [
      'a wait after the sale',
      'zh-CN',
      '5日线上穿15日线买入159915，下穿卖出，卖出后8天内不再买',
      { constraints: ['no entry for 8 bars after a exit'] },
    ],
    [
      'two shares of the money',
      'en',
      'Put 70% in IWM and 30% in IEF, rebalance yearly',
      { sizing: 'weights {US:IWM:70%, US:IEF:30%}' },
    ],
  ] as const)('%s', (_title, locale, text, spec) => {
    const reading = readIn(locale, text);
    expect(reading.unread).toEqual([]);
    expect(reading.state).not.toBe('ask');
    expect(reading.spec).toMatchObject(spec);
  });

  it.each([
    ['en', 'Buy CAT on Tuesday and sell on Thursday, but only if it is above its 90 day average'],
    ['zh-CN', '海天味业RSI低于25买入半仓，低于15再买半仓，高于65全卖'],
  ] as const)('asks where it is not clear what is meant, or what no position can be: %s', (locale, text) => {
    expect(readIn(locale, text)).toMatchObject({ state: 'ask', unread: [], act: 'draft' });
  });

  it('changes the level of a side only where it is the one that is named', () => {
    const given = 'Buy CAT when RSI(14) is above 70, sell when RSI(14) is below 45';
    expect(readIn('en', 'sell at 40 instead of 45', { given }).spec).toMatchObject({ exit: 'RSI(14) < 40' });
    expect(readIn('en', 'sell at 60 instead of 70', { given }).state).toBe('ask');
  });

  const cross = '海天味业5日均线上穿15日均线买入，下穿卖出，止损6%';
  const band = '海天味业RSI低于25买入，高于75卖出';
  it.each([
    [band, '买入条件加上站上半年线', { entry: 'RSI(14) < 25 and crossesAbove(close,SMA(close,120))' }],
    [band, '卖出改为85，每次只用两成仓位', { exit: 'RSI(14) > 85', sizing: 'percent 20 of equity' }],
    [band, '加一个条件：股价在30日线上方', { entry: 'RSI(14) < 25 and close > SMA(close,30)' }],
    [band, 'RSI用9日', { entry: 'RSI(9) < 25', exit: 'RSI(9) > 75' }],
    [cross, '换成8日和40日均线', { entry: 'crossesAbove(SMA(close,8),SMA(close,40))' }],
    [cross, '不要止损，再加一个12%的止盈', { stops: 'takeProfit 12% of entry' }],
  ])('changes what is open: %s · %s', (given, text, spec) => {
    const reading = readIn('zh-CN', text, { given });
    expect(reading.unread).toEqual([]);
    expect(reading).toMatchObject({ act: 'edit', spec });
  });
});
