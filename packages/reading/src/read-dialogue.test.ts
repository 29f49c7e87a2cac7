import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { ideaOf } from './convert/idea.ts';
import { buildDirectory } from './directory/directory.ts';
import { listingOf } from './directory/listing-of.ts';
import { printReading, type PrintedReading } from './print-reading.ts';
import { readDialogue } from './read-dialogue.ts';
import type { ReadingContext } from './reading.ts';
import { isVocabularyWord } from './vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);
const contextOf = (locale: 'en' | 'zh-CN' | 'zh-HK'): ReadingContext => ({
  locale,
  box: 'strategy',
  directory,
  today: '2026-11-23',
});

function changed(given: string, text: string, locale: 'en' | 'zh-CN' | 'zh-HK' = 'en'): PrintedReading {
  return printReading(readDialogue({ text, given }, contextOf(locale)));
}

describe('a change of a strategy that was not read whole', () => {
  const half = 'buy Nike when RSI is below 30 and sell above 70, zorgly frobnicated';

  it('is read as a change, and asks for what of the strategy was not read', () => {
    const { act, state, spec, unread, question } = changed(half, 'make the stop 8%');
    expect({ act, state, unread }).toEqual({ act: 'edit', state: 'ask', unread: [] });
    expect(spec).toMatchObject({ universe: ['US:NKE'], entry: 'RSI(14) < 30', stops: 'stop 8% of entry' });
    expect(question).toEqual({ about: 'open words', text: 'zorgly frobnicated' });
  });

  it('makes no strategy, and says why', () => {
    const context = contextOf('en');
    const { spec, question } = ideaOf(
      readDialogue({ given: half, text: 'make the stop 8%' }, context),
      context,
      'Mine',
    );
    expect(spec).toBeNull();
    expect(question?.text.en).toContain('“zorgly frobnicated”');
  });

  it.each([
    ['en', 'zorgly the frobnicated wombat', 'add a 7% stop', 'zorgly the frobnicated wombat'],
    ['en', 'revenue of Nike', 'add a 7% stop', 'revenue of Nike'],
    ['zh-CN', '五粮液的市盈率', '加一个7%的止损', '五粮液的市盈率'],
  ] as const)('is a change even where nothing of a rule was read: %s %s', (locale, given, text, words) => {
    const { act, state, spec, question } = changed(given, text, locale);
    expect([act, state]).toEqual(['edit', 'ask']);
    expect(spec).toMatchObject({ stops: 'stop 7% of entry' });
    expect(question?.about).toBe('open words');
    expect(question?.text.replaceAll(/ · |\s/g, '')).toContain(words.replaceAll(/\s/g, '').slice(-3));
  });

  it('asks nothing of the kind once a new strategy is said whole', () => {
    const whole = 'buy Nike when RSI is below 30 and sell above 70';
    const { act, state } = printReading(
      readDialogue({ text: 'make the stop 8%', history: [half, whole] }, { ...contextOf('en'), box: 'chat' }),
    );
    expect([act, state]).toEqual(['edit', 'understood']);
  });

  it('waits for the words of a change before it, too', () => {
    const context = { ...contextOf('en'), box: 'chat' } as const;
    const history = ['buy Nike when RSI is below 30 and sell above 70', 'make the stop 8%, zorgly'];
    const { state, question } = printReading(readDialogue({ text: 'use 12-day RSI', history }, context));
    expect([state, question?.text]).toEqual(['ask', 'zorgly']);
  });
});
