import { catalogue } from '@plumbline/market/resolve/catalogue';
import { formatCode } from '@plumbline/quant/language/code-view';
import { describe, expect, it } from 'vitest';
import { readIdea } from '../convert/idea.ts';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import type { ReadingContext } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

const readIn = (locale: ReadingContext['locale'], text: string): PrintedReading =>
  printReading(readDialogue({ text }, { locale, box: 'strategy', directory, today: '2026-11-26' }));

/** The entry of a strategy whose exit is of the price, if nothing of it is open. */
function entryOf(condition: string, locale: 'en' | 'zh-CN' | 'zh-HK' = 'en'): string | null {
  const text =
    locale === 'en'
      ? `buy KO when ${condition}, sell when it closes below 50`
      : locale === 'zh-CN'
        ? `茅台${condition}时买入，收盘价低于1200卖出`
        : `騰訊${condition}時買入，收市價低於300沽出`;
  const { state, unread, spec } = readIn(locale, text);
  return state === 'ask' || unread.length > 0 ? null : String((spec as { readonly entry?: string } | null)?.entry);
}

describe('highs, lows, averages and changes of an indicator', () => {
  it.each([
    ['the 20-day high of RSI(14) is below 40', 'highest(RSI(14),20) < 40'],
    ["RSI's 10-day high is below 50", 'highest(RSI(14),10) < 50'],
    ['the highest RSI in 10 days is below 40', 'highest(RSI(14),10) < 40'],
    ['the 15-day low of the MACD histogram is above -1', 'lowest(MACD.hist(),15) > -1'],
    ['RSI makes a 20-day high', 'RSI(14) > highest(RSI(14),20)[1]'],
    ['CCI hits a new 30-day low', 'CCI(14) < lowest(CCI(14),30)[1]'],
    ['ATR is at a 20-day low', 'ATR(14) < lowest(ATR(14),20)[1]'],
    ['the ADX is the highest in 10 days', 'ADX(14) >= highest(ADX(14),10)'],
    ['RSI(7) is at its lowest in 10 days', 'RSI(7) <= lowest(RSI(7),10)'],
    ['the 5-day average of RSI is above 50', 'SMA(RSI(14),5) > 50'],
    ['RSI is above its 10-day average', 'RSI(14) > SMA(RSI(14),10)'],
    ['ATR is above its 20-day average', 'ATR(14) > SMA(ATR(14),20)'],
    ['RSI rose over 3 days', 'RSI(14) > RSI(14)[3]'],
    ['RSI fell by 10 over 3 days', 'RSI(14) - RSI(14)[3] <= -10'],
    ['the 5-day change of RSI is above 10', 'RSI(14) - RSI(14)[5] > 10'],
  ])('are its own: %s', (condition, entry) => {
    expect(entryOf(condition)).toBe(entry);
  });

  it.each([
    ['zh-CN', 'RSI创20日新高', 'RSI(14) > highest(RSI(14),20)[1]'],
    ['zh-CN', 'MACD柱创5日新低', 'MACD.hist() < lowest(MACD.hist(),5)[1]'],
    ['zh-CN', 'RSI的20日最高值低于40', 'highest(RSI(14),20) < 40'],
    ['zh-CN', '10日内RSI最高值低于60', 'highest(RSI(14),10) < 60'],
    ['zh-CN', 'RSI的5日均值大于50', 'SMA(RSI(14),5) > 50'],
    ['zh-CN', 'RSI上穿其10日均线', 'crossesAbove(RSI(14),SMA(RSI(14),10))'],
    ['zh-CN', 'RSI的5日变化大于10', 'RSI(14) - RSI(14)[5] > 10'],
    ['zh-HK', 'RSI創15日新高', 'RSI(14) > highest(RSI(14),15)[1]'],
    ['zh-HK', 'RSI嘅10日最高值低於45', 'highest(RSI(14),10) < 45'],
    ['zh-HK', 'J值創10日新低', 'KDJ.J(9,3,3) < lowest(KDJ.J(9,3,3),10)[1]'],
  ] as const)('are its own in %s: %s', (locale, condition, entry) => {
    expect(entryOf(condition, locale)).toBe(entry);
  });

  it.each([
    ['the price makes a 20-day high', 'close > highest(high,20)[1]'],
    ['it is at the 20-day high with RSI above 60', 'close > highest(high,20)[1] and RSI(14) > 60'],
    ['the 20-day high of volume is above 1000000', 'highest(volume,20) > 1000000'],
    ['the 20-day low of the 50-day average is above 40', 'lowest(SMA(close,50),20) > 40'],
  ])('stay those of what is named: %s', (condition, entry) => {
    expect(entryOf(condition)).toBe(entry);
  });

  it.each([
    ['en', 'RSI is below 30 and makes a 20-day low'],
    ['en', 'ADX is above 25 and is at a 10-day high'],
    ['en', 'CCI is below -100 and hits a new 20-day low'],
    ['zh-CN', 'RSI低于30且创20日新低'],
    ['zh-CN', 'J值大于90并且创10日新高'],
    ['zh-HK', 'RSI低於30同時創20日新低'],
  ] as const)('are asked about where the price may be meant, in %s: %s', (locale, condition) => {
    expect(entryOf(condition, locale)).toBeNull();
  });

  it('ask what a high is of at the exit, after one of an indicator', () => {
    expect(readIn('en', 'buy KO when RSI makes a 20-day high, sell on a 20-day low')).toMatchObject({
      state: 'ask',
      question: { about: 'whose extreme' },
    });
    expect(readIn('zh-CN', '茅台RSI创20日新高买入，创10日新低卖出')).toMatchObject({
      state: 'ask',
      question: { about: 'whose extreme' },
    });
  });

  it.each([
    ['the 20-day high of RSI is below 40', 'the 20-day high of RSI is not below 40'],
    ['RSI is above its 10-day average', 'RSI is not above its 10-day average'],
    ['RSI makes a 20-day high', 'RSI does not make a 20-day high'],
    ['ATR is at a 20-day low', 'ATR is not at a 20-day low'],
  ])('change or ask with a not: %s', (plain, denied) => {
    expect(entryOf(plain)).not.toBeNull();
    expect(entryOf(denied)).not.toBe(entryOf(plain));
  });

  it.each([
    ['RSI的20日最高值低于40', 'RSI的20日最高值不低于40'],
    ['RSI创20日新高', 'RSI没有创20日新高'],
    ['RSI的5日均值大于50', 'RSI的5日均值不大于50'],
  ])('change or ask with a 不 or 没: %s', (plain, denied) => {
    expect(entryOf(plain, 'zh-CN')).not.toBeNull();
    expect(entryOf(denied, 'zh-CN')).not.toBe(entryOf(plain, 'zh-CN'));
  });

  it('become a strategy that the product runs', () => {
    const text = 'buy KO when the 20-day high of RSI(9) is below 40, sell when RSI(9) is above its 10-day average';
    const { spec } = readIdea(text, { locale: 'en', box: 'strategy', directory, today: '2026-11-26' }, 'Mine');
    const code = spec === null ? '' : formatCode(spec);
    expect(code).toMatch(/^buy when max\(rsi\(length1\), \w+\) < /mu);
    expect(code).toContain('sell when rsi(length1) > sma(rsi(length1), length3)');
  });
});
