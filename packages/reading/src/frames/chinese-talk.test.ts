import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import type { ReadingContext } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function readIn(text: string, locale: ReadingContext['locale'] = 'zh-CN'): PrintedReading {
  return printReading(readDialogue({ text }, { locale, box: 'strategy', directory, today: '2026-11-23' }));
}

/** One condition, in the words of many. */
describe.each([
  ['K over D', 'crossesAbove(KDJ.K(9,3,3),KDJ.D(9,3,3))', ['K线上穿D线', 'K上穿D', 'KDJ的K值上穿D值', 'K线金叉D线']],
  ['K under D', 'crossesBelow(KDJ.K(9,3,3),KDJ.D(9,3,3))', ['K线下穿D线', 'KDJ的K下穿D', 'K线跌破D线']],
  [
    'the histogram turns up',
    'crossesAbove(MACD.hist(),0)',
    ['MACD柱子由绿翻红', 'MACD柱由绿转红', '柱状线由负转正', 'MACD由绿变红'],
  ],
  ['the histogram turns down', 'crossesBelow(MACD.hist(),0)', ['MACD柱子由红转绿', 'MACD红转绿']],
  ['growing bars', 'MACD.hist() > 0 and MACD.hist() > MACD.hist()[1]', ['MACD红柱放大', '红柱变长', 'MACD红柱拉长']],
  ['shrinking bars', 'MACD.hist() < 0 and MACD.hist() > MACD.hist()[1]', ['MACD绿柱缩短', 'MACD绿柱变短']],
  ['over nothing', 'crossesAbove(MACD(),0)', ['DIF上穿零轴', 'MACD上穿0轴', 'DIF突破零线']],
  [
    'a fall over days',
    'ROC(close,5) < -0.08',
    ['5天累计跌幅大于8%', '近5日累计跌幅超过8%', '过去5个交易日累计下跌超过8%'],
  ],
  [
    'near the high of a year',
    'close >= highest(high,252) * 0.97',
    ['离52周高点只差3%以内', '股价距离一年高点不到3%', '离一年高点差3%以内'],
  ],
  [
    'off the high of a year',
    'close <= highest(high,252) * 0.8',
    ['较一年高点回落20%', '比一年高点低20%', '比52周高点低了20%'],
  ],
  ['under a line', 'close <= SMA(close,60) * 0.95', ['比60日线低5%', '股价比60日均线低5%以上']],
  ['over a line', 'close >= SMA(close,60) * 1.05', ['比60日线高5%', '股价比60日均线高出5%以上']],
  [
    'cheap by its own years',
    'pctRank(pe,5) <= 20',
    ['PE低于近5年20%分位数', '市盈率在五年20%分位以下', '近五年PE分位低于20%', 'PE分位在近五年20%以下'],
  ],
  ['up from the open', 'gap() > 0 and close > open', ['高开高走', '高开高收']],
  ['a gap that stays open', 'gap() >= 0.02 and low > close[1]', ['跳空高开2%不回补', '向上跳空缺口2%,缺口不补']],
  [
    'back over a level',
    'crossesAbove(RSI(14),30)',
    ['RSI从30以下回到30上方', 'RSI低于30后重新回到30以上', 'RSI从30以下回到上方'],
  ],
  ['beside its own mean', 'ATR(14) < SMA(ATR(14),20)', ['ATR小于20日均值', 'ATR低于过去20日均值']],
  ['a low of an indicator', 'RSI(14) < lowest(RSI(14),20)[1]', ['RSI创20日新低', 'RSI创出20日新低']],
  [
    'a part of the usual volume',
    'volume < 0.7 * SMA(volume,20)',
    ['成交量低于20日均量的七成', '成交量小于20日均量的七成'],
  ],
  ['the fall of a day', 'change() <= -0.05', ['一天跌去5%', '单日跌5%']],
  ['turned over', 'WR(14) < -80', ['WR大于80', '威廉指标高于80', '威廉指标低于-80']],
])('%s', (_family, entry, words) => {
  it.each(words)('%s', (clause) => {
    const { unread, question, spec } = readIn(`贵州茅台${clause}买入,持有10天`);
    expect({ unread, question, spec }).toMatchObject({ unread: [], question: null, spec: { entry } });
  });
});

describe('what means something else than it seems', () => {
  it('reads a divergence where one makes no new low, and never a value of nothing', () => {
    const { unread, spec } = readIn('贵州茅台股价新低但MACD没有新低时买,持有10天');
    expect({ unread, spec }).toMatchObject({
      unread: [],
      spec: { entry: 'close < lowest(low,252)[1] and bullishDivergence(MACD())' },
    });
  });

  it('takes a loss that something was sold with for no loss of the company', () => {
    const { unread, spec } = readIn('招商银行5日线上穿10日线买,下穿卖,亏损卖出后冷静5个交易日');
    expect({ unread, spec }).toMatchObject({
      unread: [],
      spec: {
        entry: 'crossesAbove(SMA(close,5),SMA(close,10))',
        constraints: ['no entry for 5 bars after a loss'],
      },
    });
  });

  it('asks who loses money where a rule of one name does not say', () => {
    expect(readIn('茅台RSI低于30买入,盈利回吐30%卖').question?.about).toBe('of what');
    expect(readIn('Sell Apple if it is losing money, buy when RSI is below 30', 'en').question?.about).toBe('of what');
    expect(readIn('茅台净利润小于0卖出,RSI低于30买入').question).toBeNull();
  });

  it('requires what only stands before beside what was said of buying', () => {
    expect(readIn('茅台RSI低于30买入,高于70卖出,只在周一买').spec).toMatchObject({
      entry: 'RSI(14) < 30 and weekday() == Mon',
    });
  });

  it('asks where nothing can be below one level and above a higher one', () => {
    expect(readIn('茅台RSI低于30买入,不设止损,只等RSI高于70').question?.about).toBe(
      'conditions that exclude each other',
    );
  });

  it('begins a trailing stop with the gain said before it', () => {
    expect(readIn('茅台RSI低于30买入,涨过10%之后回落3%就走').spec).toMatchObject({
      stops: 'trailing 3% from peak once +10%',
    });
  });

  it('lets steps up be taken in profit, and leaves it unread beside steps down', () => {
    const adds = (step: string): PrintedReading => readIn(`盈利才加仓:茅台RSI低于30买三成,${step},跌破20日线清仓`);
    expect(adds('每涨5%加两成')).toMatchObject({ unread: [], spec: { sizing: 'pyramid: 30% at entry, +20% per +5%' } });
    expect(adds('每跌5%加两成').unread).toEqual(['盈利才加仓']);
  });
});

const ruled = { entry: 'RSI(14) < 30', exit: 'RSI(14) > 70' };

/** What is said behind a rule of one oscillator. */
describe.each([
  [
    'how much of the account',
    { ...ruled, sizing: 'percent 30 of equity' },
    ['用30%的资金', '仓位三成', '每次占账户30%'],
  ],
  ['half of it', { ...ruled, sizing: 'percent 50 of equity' }, ['半仓', '用一半资金', '五成资金']],
  ['all of it', { ...ruled, sizing: 'percent 100 of equity' }, ['全仓进出', '满仓操作']],
  ['a sum', { ...ruled, sizing: 'cash 20000 CNY' }, ['每次下单2万元', '每次投入2万元', '每次2万元']],
  [
    'not while the market is low',
    { entry: 'RSI(14) < 30 and of(INDEX:CSI300,close >= SMA(close,250))', exit: 'RSI(14) > 70' },
    ['沪深300低于年线时不做', '沪深300跌破年线不操作', '沪深300在年线下方就不开仓'],
  ],
  [
    'not in some months',
    { entry: 'RSI(14) < 30 and not month() in [5,6,7,8,9,10]', exit: 'RSI(14) > 70' },
    ['每年5月到10月不做', '5月到10月不参与'],
  ],
  [
    'the most that is lost',
    { ...ruled, stops: 'stop 8% of entry' },
    ['最大亏损控制在8%以内', '亏损不超过8%', '跌8%无条件割肉'],
  ],
  ['a gain in ranges', { ...ruled, stops: 'takeProfit 3 ATR(14)' }, ['3倍ATR做止盈', '止盈用3倍ATR']],
  ['for so long', { ...ruled, stops: 'timeExit 30 bars' }, ['持有不要超过30天', '坐盘不超过30天', '最多持有30天']],
  [
    'not in profit in time',
    { entry: 'RSI(14) < 30', exit: 'RSI(14) > 70 or barsHeld >= 3 and position.profit <= 0' },
    ['三天不涨就走', '买入后三天内没涨就卖', '3天内没有上涨就清仓'],
  ],
  [
    'under a line of prices',
    { entry: 'RSI(14) < 30', exit: 'RSI(14) > 70 or crossesBelow(close,SMA(close,20))' },
    ['跌破20日线止损'],
  ],
  [
    'whichever is first',
    { ...ruled, stops: 'takeProfit 10% of entry; stop 5% of entry; timeExit 20 bars' },
    ['止盈10%,止损5%,最多拿20天,先到者为准', '止盈10%,止损5%,最多拿20天,哪个先到按哪个'],
  ],
])('%s', (_family, spec, words) => {
  it.each(words)('%s', (clause) => {
    const read = readIn(`贵州茅台RSI低于30买入,高于70卖出,${clause}`);
    expect(read).toMatchObject({ unread: [], question: null, spec });
  });
});

describe('whole rules', () => {
  it.each([
    ['茅台站上20日线半仓买入,跌破清仓', { entry: 'crossesAbove(close,SMA(close,20))', sizing: 'percent 50 of equity' }],
    [
      '苹果财报前一周不持仓,其余时间站上50日线持有',
      {
        entry: 'daysTo(event.earnings) > 5 and crossesAbove(close,SMA(close,50))',
        exit: 'daysTo(event.earnings) <= 5',
      },
    ],
    ['乖离率BIAS(20)小于-8买中国平安,大于8卖', { entry: 'close / SMA(close,20) - 1 < -0.08' }],
    [
      '沪深300ETF六成,国债ETF四成,半年调一次',
      { sizing: 'weights {SH:510300:60%, SH:511010:40%}', rebalance: 'semiannual' },
    ],
    [
      '做多ROE前10%,做空后10%,沪深300内',
      { rank: 'top 10% by highest roe within CSI 300', short: 'bottom 10% by highest roe within CSI 300' },
    ],
    [
      '只在每月前三个交易日持有中证500ETF',
      { entry: 'tradingDayOfMonth() in [1,2,3]', exit: 'not tradingDayOfMonth() in [1,2,3]' },
    ],
    ['沪深300ETF和中证500ETF谁近20天强买谁,全都为负就买货币基金', { filters: ['ROC(close,20) > 0'] }],
  ])('%s', (text, spec) => {
    expect(readIn(text)).toMatchObject({ unread: [], question: null, spec });
  });

  it.each([
    ['騰訊升穿50天線買半注,跌穿沽清', { sizing: 'percent 50 of equity' }],
    [
      '美團跌穿保力加底線買入三成,返到中線沽一半,去到保力加頂線沽清',
      { exit: 'close >= BB.mid(20) -> sell 50% ; close >= BB.upper(20,2)', sizing: 'percent 30 of equity' },
    ],
    ['港交所連跌4日買,揸5日就沽,唔理賺蝕', { stops: 'timeExit 5 bars' }],
    ['友邦MACD金叉入,死叉出,坐盤唔好超過30日', { stops: 'timeExit 30 bars' }],
    ['恒指成份股,三個月升幅頭五位,每月換貨', { rank: 'top 5 by highest ROC(close,63) within HSI' }],
  ])('%s', (text, spec) => {
    expect(readIn(text, 'zh-HK')).toMatchObject({ unread: [], question: null, spec });
  });

  it('holds for so many minutes what has bars of a day: nothing that could be bars of minutes', () => {
    expect(readIn('沪深300ETF持有30分钟后卖,RSI低于30买').unread).not.toEqual([]);
  });
});

describe('beside an open strategy', () => {
  const change = (text: string): PrintedReading =>
    printReading(
      readDialogue(
        { text, given: '茅台MACD金叉买入,死叉卖出,止损5%,止盈15%' },
        { locale: 'zh-CN', box: 'strategy', directory, today: '2026-11-23' },
      ),
    );

  it('answers no question where something is to be changed, or said when it is done', () => {
    expect(change('本金改成20万').act).not.toBe('portfolio');
    expect(change('大盘低于200日线就全部换成国债ETF').act).not.toBe('figure');
    expect(change('茅台现在市盈率多少').act).toBe('figure');
  });

  it('changes one stop by its number', () => {
    expect(change('止损5改6').spec).toMatchObject({ stops: 'takeProfit 15% of entry; stop 6% of entry' });
  });
});
