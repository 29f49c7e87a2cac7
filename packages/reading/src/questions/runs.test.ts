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

describe('days in a row', () => {
  it.each([
    ['en', 'is Starbucks on a winning streak', 'up'],
    ['en', 'how many days in a row has Nike fallen', 'down'],
    ['en', 'how long has the Dow been on a losing run', 'down'],
    ['zh-CN', '万科连续跌了几天', 'down'],
    ['zh-CN', '上证指数连涨几天了', 'up'],
    ['zh-CN', '万科最近连涨了吗', 'up'],
    ['zh-HK', '友邦連升咗幾日', 'up'],
  ] as const)('are counted up to now (%s): %s', (locale, text, direction) => {
    expect(ask(locale, text)).toMatchObject({ act: 'figure', metrics: ['daysInRow'], claim: { direction } });
    expect(ask(locale, text).state).toBe('understood');
  });

  it('are those of a strategy where one is named, and a screen where nobody is', () => {
    expect(ask('en', 'which of my strategies is on a losing streak').act).toBe('signals');
    expect(ask('zh-CN', '连涨3天的股票').act).toBe('screen');
  });

  it('are asked about on a day that is over', () => {
    expect(ask('zh-CN', '万科昨天连跌几天了').state).toBe('ask');
  });
});
