import { catalogue } from '@plumbline/market/resolve/catalogue';
import type { Locale } from '@plumbline/model/locale';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function readIn(locale: Locale, text: string): PrintedReading {
  return printReading(
    readDialogue({ text, given: undefined }, { locale, box: 'strategy', directory, today: '2026-11-23' }),
  );
}

const ruleOf = (spec: unknown, side: string): unknown => (spec as Record<string, unknown>)[side];

describe('distances in average true ranges', () => {
  it.each([
    ['is 2 ATR below its 20-day average', 'close <= SMA(close,20) - 2 * ATR(14)'],
    ['is 1.5x ATR under its 50-day EMA', 'close <= EMA(close,50) - 1.5 * ATR(14)'],
    ['drops more than 3 ATR(20) below its 20-day SMA', 'close < SMA(close,20) - 3 * ATR(20)'],
    ['closes below the 20-day average by two ATRs', 'close <= SMA(close,20) - 2 * ATR(14)'],
    ['is stretched more than 3 times the 10-day ATR above its EMA(30)', 'close > EMA(close,30) + 3 * ATR(10)'],
    ['crosses below the 20-day EMA minus 2 ATR', 'crossesBelow(close,EMA(close,20) - 2 * ATR(14))'],
    ['crosses above the 20-day EMA plus half an ATR', 'crossesAbove(close,EMA(close,20) + 0.5 * ATR(14))'],
    ['falls 2 ATR below its 20-day high', 'close <= highest(high,20)[1] - 2 * ATR(14)'],
    ['is within 1 ATR of its 50-day average', 'close between [SMA(close,50) - ATR(14),SMA(close,50) + ATR(14)]'],
    [
      'is more than 2 ATR away from its 50-day average',
      'close < SMA(close,50) - 2 * ATR(14) or close > SMA(close,50) + 2 * ATR(14)',
    ],
    ['falls more than 2 ATR in a day', 'close - close[1] < (-2) * ATR(14)'],
  ])('AAPL %s', (said, entry) => {
    const { spec, unread, state } = readIn('en', `Buy AAPL when it ${said}, sell after 10 days`);
    expect({ unread, entry: ruleOf(spec, 'entry') }).toEqual({ unread: [], entry });
    expect(state).toMatch(/^(?:assumed|understood)$/u);
  });

  it.each([
    ['低于20日均线2倍ATR', 'close <= SMA(close,20) - 2 * ATR(14)'],
    ['在20日均线下方1.5个ATR(10)', 'close <= SMA(close,20) - 1.5 * ATR(10)'],
    ['比60日均线低两倍ATR以上', 'close <= SMA(close,60) - 2 * ATR(14)'],
    ['跌破20日均线减2倍ATR', 'crossesBelow(close,SMA(close,20) - 2 * ATR(14))'],
    ['低于MA20-2*ATR', 'close < SMA(close,20) - 2 * ATR(14)'],
    ['距离60日均线不超过1个ATR', 'close between [SMA(close,60) - ATR(14),SMA(close,60) + ATR(14)]'],
    ['偏离20日均线超过3倍ATR', 'close < SMA(close,20) - 3 * ATR(14) or close > SMA(close,20) + 3 * ATR(14)'],
    ['单日下跌超过2倍ATR', 'close - close[1] < (-2) * ATR(14)'],
  ])('招商银行%s', (said, entry) => {
    const { spec, unread } = readIn('zh-CN', `招商银行${said}时买入，持有10天卖出`);
    expect({ unread, entry: ruleOf(spec, 'entry') }).toEqual({ unread: [], entry });
  });

  it('are those of stops as well', () => {
    const { spec } = readIn('en', 'Buy AAPL when RSI is below 30, stop at twice the ATR, target 3x the 20-day ATR');
    expect(ruleOf(spec, 'stops')).toBe('stop 2 ATR(14); takeProfit 3 ATR(20)');
  });

  it('are set against no price', () => {
    for (const text of [
      'Buy AAPL above 2 ATR, sell below its 20-day average',
      'Buy AAPL when its 20-day average is above 2 ATR, sell after 10 days',
    ])
      expect(readIn('en', text).state, text).toBe('ask');
  });
});
