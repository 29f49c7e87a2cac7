import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

type Language = 'en' | 'zh-CN' | 'zh-HK';

function ask(locale: Language, text: string, ...history: readonly string[]): PrintedReading {
  return printReading(readDialogue({ text, history }, { locale, box: 'chat', directory, today: '2026-11-23' }));
}

const years = (n: number) => ({ is: 'last', n, of: 'years' });

describe('the mean of a figure over years', () => {
  it.each([
    ['zh-CN', '美的近五年平均毛利率是多少', 'grossMargin', 5],
    ['zh-CN', '美的过去十年平均市盈率', 'priceToEarnings', 10],
    ['en', 'average ROE of Starbucks over the last 3 years', 'returnOnEquity', 3],
    ['en', '5-year average operating margin of Starbucks', 'operatingMargin', 5],
  ] as const)('keeps its years (%s): %s', (locale, text, metric, n) => {
    const reading = ask(locale, text);
    expect([reading.state, reading.metrics, reading.args['wants']]).toEqual(['understood', [metric], 'average']);
    expect([reading.period, reading.idle]).toEqual([years(n), undefined]);
  });

  it.each([
    ['zh-CN', '美的股息率现在多少，近五年平均呢', 5],
    ['zh-HK', '友邦PE而家幾多，過去十年平均呢', 10],
    ['en', "what is Starbucks' gross margin, and the average of the last 4 years", 4],
    ['en', 'Starbucks PE vs its 5 year average', 5],
  ] as const)('stands beside the figure of today where both are asked (%s): %s', (locale, text, n) => {
    const { state, period, args } = ask(locale, text);
    expect([state, period, args['wants']]).toEqual(['understood', [{ is: 'latest' }, years(n)], 'average']);
  });

  it('goes on with the figure of the turn before', () => {
    const { metrics, period, args } = ask('zh-CN', '近五年平均呢', '美的毛利率多少');
    expect([metrics, period, args['wants']]).toEqual([['grossMargin'], years(5), 'average']);
  });

  it('is none of a price, which has a line of averages', () => {
    expect(ask('en', 'Starbucks 50 day average').args['wants']).toBeUndefined();
  });
});
