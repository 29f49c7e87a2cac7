import { readFileSync } from 'node:fs';
import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { printReading, type PrintedReading } from '../print-reading.ts';
import { read } from '../read.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

interface Line {
  readonly lang: 'en' | 'zh-CN' | 'zh-HK';
  readonly turns: readonly { readonly user: string }[];
}

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);
const texts = ['corpus', 'questions-own'].flatMap((folder) =>
  readFileSync(new URL(`../../../../fixtures/${folder}/questions.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)
    .map(({ lang, turns }) => ({ lang, text: turns[0]!.user })),
);

type Text = (typeof texts)[number];

function ask(text: string, locale: Text['lang']): PrintedReading {
  return printReading(read(text, { locale, box: 'chat', directory, today: '2026-11-23' }));
}

function meaning({
  act,
  instruments,
  subjects,
  metrics,
  period,
  args,
  more,
  universe,
  conditions,
  spec,
}: PrintedReading): string {
  return JSON.stringify({ act, instruments, subjects, metrics, period, args, more, universe, conditions, spec });
}

const isOpen = ({ state }: PrintedReading): boolean => state === 'ask' || state === 'refuse';

/** Blanks in English; in Chinese any place but inside a Latin word, a number or a name. */
function placesIn({ text, lang }: Text): readonly number[] {
  const places: number[] = [];
  for (let at = 1; at < text.length; at += 1) {
    const isInWord = /[A-Za-z0-9.%$/&-]/u.test(text.charAt(at - 1)) && /[A-Za-z0-9.%$/&-]/u.test(text.charAt(at));
    if (lang === 'en' ? text.charAt(at) === ' ' : !isInWord) places.push(at);
  }
  return places;
}

const understood = texts.filter(({ text, lang }) => !isOpen(ask(text, lang)));

describe('every word of a question counts', () => {
  it('has questions to try', () => expect(understood.length).toBeGreaterThan(200));

  it('asks when a word is put in that nobody knows', () => {
    const kept = understood.flatMap((one) => {
      const word = one.lang === 'en' ? ' zorblatt' : '龘';
      return placesIn(one)
        .filter((_, index) => index % 3 === 0)
        .map((at) => `${one.text.slice(0, at)}${word}${one.text.slice(at)}`)
        .filter((text) => !isOpen(ask(text, one.lang)));
    });
    expect(kept).toEqual([]);
  });

  it('changes or asks when a negation is put in', () => {
    const same = understood.flatMap((one) => {
      const before = meaning(ask(one.text, one.lang));
      const word = one.lang === 'en' ? ' not' : one.lang === 'zh-HK' ? '唔' : '不';
      return placesIn(one)
        .filter((_, index) => index % 2 === 0)
        .map((at) => `${one.text.slice(0, at)}${word}${one.text.slice(at)}`)
        .filter((text) => {
          const reading = ask(text, one.lang);
          return !isOpen(reading) && meaning(reading) === before;
        });
    });
    expect(same).toEqual([]);
  });

  it('changes only the instrument when another is named', () => {
    // Every spelling in which a sentence may name it: one that is left would still be the former instrument.
    const swaps: readonly (readonly [string, RegExp, string, string])[] = [
      ['US:MSFT', /MSFT|Microsoft/g, 'US:NKE', 'NKE'],
      ['US:NVDA', /NVDA|Nvidia|NVIDIA/g, 'US:NKE', 'NKE'],
      ['US:AAPL', /AAPL|Apple/g, 'US:NKE', 'Nike'],
      ['SH:600519', /贵州茅台|茅台/g, 'SZ:000858', '五粮液'],
      ['SZ:300750', /宁德时代/g, 'SH:600036', '招商银行'],
      ['HK:00700', /騰訊/g, 'HK:00388', '港交所'],
    ];
    let tried = 0;
    for (const { text, lang } of understood)
      for (const [id, names, otherId, other] of swaps) {
        const swapped = text.replace(names, other);
        if (swapped === text || text.includes(other)) continue;
        tried += 1;
        const before = meaning(ask(text, lang)).replaceAll(id, otherId);
        const after = ask(swapped, lang);
        expect(isOpen(after) ? 'asked' : meaning(after), text).toBe(isOpen(after) ? 'asked' : before);
      }
    expect(tried).toBeGreaterThan(10);
  });
});
