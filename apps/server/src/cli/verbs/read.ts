import { PlumblineError } from '@plumbline/model/errors';
import { locales, type Locale } from '@plumbline/model/locale';
import { oneOf, readArguments } from '../arguments.ts';
import type { Verb } from '../verb.ts';

const boxes = ['chat', 'strategy', 'screen', 'home'] as const;

interface Line {
  readonly id?: unknown;
  readonly text: string;
  /** The strategy that is open, in words. */
  readonly given?: string;
  /** What was typed before, oldest first. */
  readonly history?: readonly string[];
}

function lineOf(text: string, at: number): Line {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new PlumblineError('bad-input', `Line ${at + 1} is not JSON.`, {}, cause);
  }
  if (typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string')
    return value as Line;
  throw new PlumblineError('bad-input', `Line ${at + 1} has no "text".`, { field: 'text' });
}

export const readVerb: Verb = {
  name: 'read',
  usage: `--lang ${locales.join('|')} --box ${boxes.join('|')} < LINES`,
  summary: 'Print how sentences are read: JSON Lines {id, text, given?, history?} in, one reading a line out.',
  details: [
    'given is the strategy that is open, in words; history what was typed before, oldest first.',
    'state is understood, assumed (look at "assumed:" in echo), ask or refuse. Words in unread were not used by anything; alternatives are other readings of the same words.',
  ],
  async run({ args, env, out }) {
    const { values } = readArguments(args, {
      lang: { type: 'string', default: 'en' },
      box: { type: 'string', default: 'chat' },
    });
    const locale: Locale = oneOf('--lang', values.lang, locales);
    const box = oneOf('--box', values.box, boxes);
    const { text: readAll } = await import('node:stream/consumers');
    const { catalogue } = await import('@plumbline/market/resolve/catalogue');
    const { buildDirectory } = await import('@plumbline/reading/directory/directory');
    const { listingOf } = await import('@plumbline/reading/directory/listing-of');
    const { isVocabularyWord } = await import('@plumbline/reading/vocabulary/vocabulary');
    const { readDialogue } = await import('@plumbline/reading/read-dialogue');
    const { printReading } = await import('@plumbline/reading/print-reading');
    const { clockFrom } = await import('../../platform/clock.ts');
    const { dateOf } = await import('@plumbline/model/date');
    const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);
    const today = dateOf(clockFrom(env.CLOCK).now());
    const lines = (await readAll(process.stdin)).split('\n').filter((line) => line.trim() !== '');
    for (const [at, one] of lines.entries()) {
      const { id = at, text, given, history } = lineOf(one, at);
      const reading = readDialogue({ text, given, history }, { locale, box, directory, today });
      out(`${JSON.stringify({ id, ...printReading(reading) })}\n`);
    }
    return 0;
  },
};
