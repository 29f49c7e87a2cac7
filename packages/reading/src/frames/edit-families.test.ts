import { catalogue } from '@plumbline/market/resolve/catalogue';
import type { Locale } from '@plumbline/model/locale';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

function editIn(locale: Locale, given: string, text: string): PrintedReading {
  return printReading(readDialogue({ text, given }, { locale, box: 'strategy', directory, today: '2026-11-23' }));
}

const line = 'Buy QQQ when it closes above its 120-day average, sell when it closes below.';
const levels = 'Buy COST when RSI is below 28, sell when RSI is above 72, stop 9%.';
const cross =
  'Buy ADBE when the 15-day average crosses above the 45-day average, sell when it crosses back below, target 45%.';
const chosen = 'Each month hold the top six Nasdaq 100 shares by three-month return, equal weight.';
const pair = 'Hold SPY 65% and IEF 35%, rebalanced quarterly.';
const saving = 'Invest $250 in VOO every month.';
const loud =
  'Buy ORCL when it closes above its 40-day average and volume is above its 20-day average; sell when it closes below the 40-day.';
const sized = 'Put 24% of equity in CAT when it crosses above its 90-day average; exit when it crosses below.';
const stay = 'Buy KO when it falls 4% in a day, sell after twelve days or at a 7% gain.';
const lineZh = '招商银行站上80日均线买入，跌破80日均线卖出，止盈20%';
const levelsHk = '友邦RSI低過28買入，高過72沽出';

const families: readonly (readonly [string, Locale, string, string, Readonly<Record<string, unknown>>])[] = [
  ['a number alone', 'en', line, 'make that 90', { entry: 'close > SMA(close,90)', exit: 'close < SMA(close,90)' }],
  ['a number alone', 'en', line, 'shorten it to 60 days', { entry: 'close > SMA(close,60)' }],
  ['a number alone', 'zh-CN', lineZh, '用30日线', { entry: 'crossesAbove(close,SMA(close,30))' }],
  ['how many are held', 'en', chosen, 'make it nine', { rank: 'top 9 by highest ROC(close,63) within Nasdaq 100' }],
  ['one number and not another', 'en', levels, '24, not 28', { entry: 'RSI(14) < 24', exit: 'RSI(14) > 72' }],
  ['one number and not another', 'en', levels, 'buy at 24, not 28', { entry: 'RSI(14) < 24', exit: 'RSI(14) > 72' }],
  ['one share and not another', 'en', stay, 'falls 6%, not 4%', { entry: 'change() <= -0.06' }],
  ['one share and not another', 'en', stay, '9% instead of 7%', { stops: 'timeExit 12 bars; takeProfit 9% of entry' }],
  [
    'one kind of average',
    'en',
    cross,
    'use EMAs rather than simple averages',
    { entry: 'crossesAbove(EMA(close,15),EMA(close,45))' },
  ],
  ['one kind of average', 'zh-CN', lineZh, '不要用简单均线，用EMA', { entry: 'crossesAbove(close,EMA(close,80))' }],
  [
    'one of two lines',
    'en',
    cross,
    'make the slow average 60',
    { entry: 'crossesAbove(SMA(close,15),SMA(close,60))', stops: 'takeProfit 45% of entry' },
  ],
  ['both lines', 'en', cross, '10 and 30 instead', { entry: 'crossesAbove(SMA(close,10),SMA(close,30))' }],
  ['a side', 'en', levels, 'on the exit side use 66', { entry: 'RSI(14) < 28', exit: 'RSI(14) > 66' }],
  ['a stop', 'en', levels, 'raise the stop to 11%', { stops: 'stop 11% of entry' }],
  ['a stop', 'en', levels, 'what if the stop was 4%', { stops: 'stop 4% of entry' }],
  ['a stop', 'en', line, "I'd rather be stopped at minus six percent", { stops: 'stop 6% of entry' }],
  ['a stop', 'zh-HK', levelsHk, '加返個止蝕，一成', { stops: 'stop 10% of entry' }],
  ['what is forgotten', 'en', loud, 'forget about the volume part', { entry: 'close > SMA(close,40)' }],
  ['what is forgotten', 'en', loud, 'lose the volume requirement', { entry: 'close > SMA(close,40)' }],
  ['what is forgotten', 'en', stay, 'take out the twelve-day limit', { stops: 'takeProfit 7% of entry' }],
  ['half the size', 'en', sized, 'half that size', { sizing: 'percent 12 of equity' }],
  ['half the size', 'zh-CN', lineZh, '仓位减半', { sizing: 'percent 50 of equity' }],
  ['weights', 'en', pair, '75/25 and yearly', { sizing: 'weights {US:SPY:75%, US:IEF:25%}', rebalance: 'yearly' }],
  ['a saving', 'en', saving, 'weekly, 60 bucks', { entry: 'weekday() == Mon', sizing: 'cash 60 USD per week' }],
  ['a saving', 'en', saving, 'make it $400', { sizing: 'cash 400 USD per month' }],
  [
    'the time of a ranking',
    'en',
    chosen,
    'go with nine months for the ranking',
    { rank: 'top 6 by highest ROC(close,189) within Nasdaq 100' },
  ],
  [
    'who is not chosen',
    'en',
    chosen,
    'exclude anything with negative momentum over 6 months',
    { filters: ['ROC(close,126) >= 0'] },
  ],
  ['who is chosen', 'en', chosen, 'only those above their 150-day average', { filters: ['close > SMA(close,150)'] }],
  ['the same for another name', 'en', line, 'same but with SPY', { universe: ['US:SPY'] }],
  ['the same for another name', 'en', line, 'SPY instead of QQQ', { universe: ['US:SPY'] }],
  ['the same for another name', 'zh-HK', levelsHk, '唔好做友邦，做匯豐', { universe: ['HK:00005'] }],
  [
    'when nothing is bought',
    'zh-CN',
    lineZh,
    '沪深300在半年线下面的时候别开仓',
    {
      entry: 'crossesAbove(close,SMA(close,80)) and of(INDEX:CSI300,close >= SMA(close,120))',
    },
  ],
];

describe('a change said in passing', () => {
  it.each(families)('%s (%s), %s: %s', (_, locale, given, text, spec) => {
    const reading = editIn(locale, given, text);
    expect([reading.act, reading.unread, reading.question]).toEqual(['edit', [], null]);
    expect(reading.spec).toMatchObject(spec);
  });

  it.each([
    ['en', levels, 'make it 24'],
    ['en', levels, 'how about 66?'],
    ['en', levels, 'also short when RSI is above 72'],
    ['en', line, 'double the size'],
    ['en', levels, 'do not use 24'],
    ['zh-CN', lineZh, '不要用EMA'],
  ] as const)('asks where it could be of several, or of none (%s), %s: %s', (locale, given, text) => {
    expect(editIn(locale, given, text).state).toBe('ask');
  });
});
