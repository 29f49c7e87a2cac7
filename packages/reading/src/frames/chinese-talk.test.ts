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
