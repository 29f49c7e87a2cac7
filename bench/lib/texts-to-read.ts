import { readFileSync } from 'node:fs';
import { catalogue } from '@plumbline/market/resolve/catalogue';
import { displaySymbol } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import { hostileTexts } from '@plumbline/quant/testing/hostile-texts';
import { buildDirectory } from '@plumbline/reading/directory/directory';
import { listingOf } from '@plumbline/reading/directory/listing-of';
import { read } from '@plumbline/reading/read';
import { contextAfter, type DialogueText } from '@plumbline/reading/read-dialogue';
import type { Box } from '@plumbline/reading/reading';
import { chineseNameFrames, englishNameFrames } from '@plumbline/reading/testing/name-frames';
import { isVocabularyWord } from '@plumbline/reading/vocabulary/vocabulary';

/** A text, and the reading of it alone. */
export interface TextToRead {
  readonly text: string;
  readonly read: () => unknown;
}

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);
const today = '2026-11-23';

function toRead(text: string, locale: Locale, box: Box, before: Omit<DialogueText, 'text'> = {}): TextToRead {
  const context = contextAfter(before, { locale, box, directory, today });
  return { text, read: () => read(text, context) };
}

interface FormalLine {
  readonly group: 'strategy' | 'screen' | 'edit';
  readonly lang: Locale;
  readonly text: string;
  readonly given?: string;
}

interface QuestionLine {
  readonly lang: Locale;
  readonly turns: readonly { readonly user: string }[];
}

function linesOf(file: string): readonly unknown[] {
  const lines = readFileSync(new URL(`../../fixtures/${file}`, import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as unknown);
}

// As the corpora are written.
const formal = ['corpus', 'corpus-own'].flatMap(
  (folder) => linesOf(`${folder}/strategies-screens-edits.jsonl`) as readonly FormalLine[],
);
const asked = ['corpus', 'questions-own'].flatMap(
  (folder) => linesOf(`${folder}/questions.jsonl`) as readonly QuestionLine[],
);

/** The sentences of all corpora, each where it would be typed: an edit with its strategy open, a later turn after the earlier ones. */
export function corpusSentences(): readonly TextToRead[] {
  return [
    ...formal.map(({ text, lang, group, given }) =>
      toRead(text, lang, group === 'screen' ? 'screen' : 'strategy', { given }),
    ),
    ...asked.flatMap(({ lang, turns }) =>
      turns.map(({ user }, at) => toRead(user, lang, 'chat', { history: turns.slice(0, at).map((turn) => turn.user) })),
    ),
  ];
}

/** Every name and symbol of the bundled directory in one sentence of its language. */
export function namesInSentences(): readonly TextToRead[] {
  return catalogue.flatMap(({ id, name }, at) => {
    const english = englishNameFrames[at % englishNameFrames.length];
    const chinese = chineseNameFrames[at % chineseNameFrames.length];
    if (english === undefined || chinese === undefined) return [];
    return [
      toRead(english(name.en), 'en', 'home'),
      toRead(english(displaySymbol(id)), 'en', 'strategy'),
      toRead(chinese(name['zh-CN']), 'zh-CN', 'home'),
      toRead(chinese(name['zh-HK']), 'zh-HK', 'strategy'),
    ];
  });
}

/** Long texts of many shapes: what makes careless patterns slow, and what is all words, names and sentences, run together. */
export function longTexts(length: number): readonly TextToRead[] {
  const filled = (pieces: readonly string[], between: string): string => {
    const once = pieces.join(between);
    return `${once}${between}`.repeat(Math.ceil(length / once.length)).slice(0, length);
  };
  const sentences = (isEnglish: boolean): readonly string[] => [
    ...formal.filter(({ lang }) => (lang === 'en') === isEnglish).map(({ text }) => text),
    ...asked.filter(({ lang }) => (lang === 'en') === isEnglish).flatMap(({ turns }) => turns.map(({ user }) => user)),
  ];
  const letters = (seed: number): string =>
    String.fromCharCode(97 + (seed % 26), 97 + ((seed * seed) % 26), 97 + ((seed * 7) % 26));
  const english = [
    ...Object.entries(hostileTexts).map(([, textOf]) => textOf(length)),
    ...['. ', ', ', ' ', ' and '].map((between) => filled(sentences(true), between)),
    ...[' ', ', '].map((between) =>
      filled(
        catalogue.map(({ name }) => name.en),
        between,
      ),
    ),
    filled(
      catalogue.map(({ id }) => displaySymbol(id)),
      ' ',
    ),
    filled(
      Array.from({ length: length / 4 }, (_, seed) => letters(seed)),
      ' ',
    ),
    filled(sentences(true), '. ').toUpperCase(),
    filled(sentences(true), ' ').replaceAll(/([a-z])([a-z])/gu, '$2$1'),
  ];
  const chinese = [
    ...['。', '，', ''].map((between) => filled(sentences(false), between)),
    ...['', '、'].map((between) =>
      filled(
        catalogue.map(({ name }) => name['zh-CN']),
        between,
      ),
    ),
  ];
  return (['chat', 'strategy', 'screen'] as const).flatMap((box) => [
    ...english.map((text) => toRead(text, 'en', box)),
    ...chinese.map((text) => toRead(text, 'zh-CN', box)),
  ]);
}
