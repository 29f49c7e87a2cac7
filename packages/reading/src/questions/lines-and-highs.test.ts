import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { readDialogue } from '../read-dialogue.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

type Language = 'en' | 'zh-CN' | 'zh-HK';

function ask(locale: Language, text: string): PrintedReading {
  return printReading(readDialogue({ text }, { locale, box: 'chat', directory, today: '2026-11-23' }));
}

const thisYear = { is: 'range', from: '2026-01-01', to: '2026-11-23' };
const ofYear = { is: 'last', n: 52, of: 'weeks' };
const year = (n: number) => ({ is: 'range', from: `${n}-01-01`, to: `${n}-12-31` });

describe('a high', () => {
  it.each([
    ['en', 'how far is Boeing from its 52wk high', 'distanceToHigh', ofYear],
    ['en', 'how much is Intel down from its one-year high', 'distanceToHigh', ofYear],
    ['zh-CN', '美的距52周高点还差几个点', 'distanceToHigh', ofYear],
    ['zh-CN', '格力离年内高点还有多远', 'distanceToHigh', thisYear],
    ['zh-HK', '友邦離今年高位仲差幾遠', 'distanceToHigh', thisYear],
    ['zh-CN', '格力年内最高价是多少', 'high', thisYear],
    ['en', 'how far is Boeing from its high', 'distanceToHigh', undefined],
    ['zh-CN', '格力离历史高点多远', 'distanceToHigh', undefined],
  ] as const)('is of the time it is called by: %s %s', (locale, text, figure, period) => {
    const reading = ask(locale, text);
    expect([reading.state, reading.metrics, reading.period ?? undefined]).toEqual(['understood', [figure], period]);
  });
});

describe('averages in a question', () => {
  it.each([
    ['en', 'is the 50 day above the 200 day for Intel?', ['sma'], [50, 200]],
    ['en', 'is the 20 dma over the 50 dma on Boeing', ['sma'], [20, 50]],
    ['zh-CN', '美的50日线在200日线上面吗', ['sma'], [50, 200]],
    ['zh-HK', '友邦20天線高於50天線嗎', ['sma'], [20, 50]],
    ['en', 'is Intel over the 50 day', ['price', 'sma'], [50]],
    ['en', 'is Intel above the 50 day and the 200 day', ['price', 'sma'], [50, 200]],
    ['en', 'is Boeing trading above its 50 and 200 day moving averages', ['price', 'sma'], [50, 200]],
  ] as const)('are neither times nor rules: %s %s', (locale, text, metrics, settings) => {
    const reading = ask(locale, text);
    expect([reading.act, reading.state, reading.metrics, reading.args]).toEqual([
      'figure',
      'understood',
      metrics,
      { settings },
    ]);
  });

  it('are the time of a move where the move is asked for', () => {
    const { metrics, period } = ask('en', 'how much did Intel gain over the last 50 days');
    expect([metrics, period]).toEqual([['totalReturn'], { is: 'last', n: 50, of: 'days' }]);
  });
});

describe('two years', () => {
  it.each([
    ['en', 'S&P return in 2022 and 2023', [year(2022), year(2023)]],
    ['en', 'How much did Intel return in 2020 and 2021?', [year(2020), year(2021)]],
    ['zh-CN', '美的2022年和2023年的涨幅', [year(2022), year(2023)]],
    ['en', 'S&P return between 2022 and 2023', { is: 'range', from: '2022-01-01', to: '2023-12-31' }],
    ['en', 'S&P return from 2022 to 2023', { is: 'range', from: '2022-01-01', to: '2023-12-31' }],
  ] as const)('that are joined are two, and those between them one stretch: %s %s', (locale, text, period) => {
    const reading = ask(locale, text);
    expect([reading.state, reading.metrics, reading.period]).toEqual(['understood', ['totalReturn'], period]);
  });
});
