import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading } from '../print-reading.ts';
import { read } from '../read.ts';
import type { ReadingContext } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);

/** The last of several turns, each read after those before it. */
function ask(text: string | readonly string[], locale: ReadingContext['locale'] = 'en') {
  const turns = typeof text === 'string' ? [text] : text;
  const history: NonNullable<ReadingContext['history']>[number][] = [];
  for (const turn of turns)
    history.push(read(turn, { locale, box: 'chat', directory, today: '2026-11-23', history: [...history] }));
  return printReading(history.at(-1)!);
}

describe('days that are called by what happened on them', () => {
  it.each([
    ['en', 'where did the Dow close when SVB failed', '2023-03-10'],
    ['en', 'price of Nvidia on DeepSeek Monday', '2025-01-27'],
    ['zh-CN', '负油价那天埃克森美孚收盘价', '2020-04-20'],
    ['zh-HK', '金融海嘯底嗰日滙豐收市價', '2009-03-09'],
  ] as const)('%s %s', (locale, text, date) => {
    expect(ask(text, locale)).toMatchObject({ act: 'figure', period: { is: 'day', date }, state: 'understood' });
  });
});

describe('years of two figures', () => {
  it('are years behind an apostrophe, alone and with their month', () => {
    expect(ask("Nike's inventory in '19").period).toEqual({ is: 'fiscal', year: 2019 });
    expect(ask("how did Nike do since Mar '21").period).toEqual({ is: 'range', from: '2021-03-01', to: '2026-11-23' });
  });
});

describe('a price that was hit', () => {
  it('is the highest of its time where no level is said', () => {
    expect(ask('the max Ethereum hit in calendar 2020')).toMatchObject({ metrics: ['high'], state: 'understood' });
    expect(ask('did Ethereum hit 5000 in 2021').metrics).not.toEqual(['high']);
  });
});

describe('two figures of one company', () => {
  it('are told over the same time where one is put beside the other', () => {
    expect(ask("put Nike's inventory next to its revenue since 2019")).toMatchObject({
      act: 'figure',
      metrics: ['inventory', 'revenue'],
      state: 'understood',
    });
  });

  it('are told by their change where one is said to grow faster', () => {
    expect(ask("is Nike's inventory growing faster than sales")).toMatchObject({
      act: 'figure',
      metrics: ['inventory', 'revenue'],
      args: { wants: 'change' },
    });
    expect(ask('美的集团存货增速比营收快吗', 'zh-CN').metrics).toEqual(['inventoryGrowth', 'revenueGrowth']);
  });
});

describe('turns that lean on the turn before', () => {
  it('count years back from its year, and keep what was asked', () => {
    expect(ask(['爱尔眼科2024年营收', '再往前推三年'], 'zh-CN').period).toEqual({ is: 'fiscal', year: 2021 });
    expect(ask(["Nike's net income for 2020", 'same thing but for 2017'])).toMatchObject({
      instruments: ['US:NKE'],
      metrics: ['netIncome'],
      period: { is: 'fiscal', year: 2017 },
    });
  });

  it('take another money', () => {
    expect(ask(['網易市值', '換做港元計'], 'zh-HK').args).toEqual({ currency: 'HKD' });
  });
});

describe('companies that trade where no source reaches', () => {
  it('are refused by their name, also beside one that is known', () => {
    expect(ask('is Boeing or Airbus more indebted')).toMatchObject({ state: 'refuse', args: { reason: 'elsewhere' } });
    expect(ask('任天堂股价', 'zh-CN').args).toMatchObject({ named: '任天堂' });
  });
});
