import { readFileSync } from 'node:fs';
import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from './directory/directory.ts';
import { listingOf } from './directory/listing-of.ts';
import { printReading, type PrintedReading } from './print-reading.ts';
import { readDialogue } from './read-dialogue.ts';
import { isVocabularyWord } from './vocabulary/vocabulary.ts';

interface Line {
  readonly id: string;
  readonly group: 'strategy' | 'screen' | 'edit';
  readonly lang: 'en' | 'zh-CN' | 'zh-HK';
  readonly text: string;
  readonly given?: string;
}

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);
const corpus = new URL('../../../fixtures/corpus/strategies-screens-edits.jsonl', import.meta.url);
const lines = readFileSync(corpus, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Line);

function readLine({ group, lang, given }: Line, text: string): PrintedReading {
  const box = group === 'screen' ? 'screen' : 'strategy';
  return printReading(readDialogue({ text, given }, { locale: lang, box, directory, today: '2026-11-23' }));
}

/** What is understood, without what is shown beside it. */
function meaning({ act, universe, conditions, spec }: PrintedReading): string {
  return JSON.stringify({ act, universe, conditions, spec });
}

const isOpen = ({ state }: PrintedReading): boolean => state === 'ask' || state === 'refuse';

/** Places between words: blanks in English, between any two characters that are not of one word in Chinese. */
function placesIn({ text, lang }: Line): readonly number[] {
  const places: number[] = [];
  for (let at = 1; at < text.length; at += 1) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at)];
    const isInWord = /[A-Za-z0-9.%$+-]/u.test(before) && /[A-Za-z0-9.%$+-]/u.test(after);
    if (lang === 'en' ? after === ' ' : !isInWord) places.push(at);
  }
  return places;
}

const understood = lines.filter((line) => !isOpen(readLine(line, line.text)));

describe('every word counts', () => {
  it('has sentences to try', () => expect(understood.length).toBeGreaterThan(100));

  it('asks when a word is put in that nobody knows', () => {
    const kept: string[] = [];
    for (const line of understood) {
      const word = line.lang === 'en' ? ' zorblatt' : '龘';
      for (const at of placesIn(line).filter((_, index) => index % 3 === 0)) {
        const text = `${line.text.slice(0, at)}${word}${line.text.slice(at)}`;
        const reading = readLine(line, text);
        if (!isOpen(reading)) kept.push(text);
      }
    }
    expect(kept).toEqual([]);
  });

  it('changes or asks when a negation is put in', () => {
    const same: string[] = [];
    for (const line of understood) {
      const before = meaning(readLine(line, line.text));
      const word = line.lang === 'en' ? ' not' : line.lang === 'zh-HK' ? '唔' : '不';
      for (const at of placesIn(line).filter((_, index) => index % 2 === 0)) {
        const text = `${line.text.slice(0, at)}${word}${line.text.slice(at)}`;
        const reading = readLine(line, text);
        if (!isOpen(reading) && meaning(reading) === before) same.push(text);
      }
    }
    expect(same).toEqual([]);
  });
});
