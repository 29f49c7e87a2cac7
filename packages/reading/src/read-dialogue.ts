import { saysRules } from './choose-reading.ts';
import { read, readStrategy } from './read.ts';
import type { Reading, ReadingContext } from './reading.ts';

/** A text with what stood before it, all in words. */
export interface DialogueText {
  readonly text: string;
  /** The strategy that is open. */
  readonly given?: string | undefined;
  /** What was typed before, oldest first. */
  readonly history?: readonly string[] | undefined;
}

export type OpenStrategy = Pick<ReadingContext, 'open' | 'openUnread'>;

/** The strategy that is open after one more reading, and the words of it that were not read. */
export function openAfter(before: OpenStrategy, { frames, unread }: Reading): OpenStrategy {
  const frame = frames.findLast((one) => one.act === 'draft' || one.act === 'edit');
  const words = unread.map(({ text }) => text);
  if (frame?.act === 'edit') return { open: frame.strategy, openUnread: [...(before.openUnread ?? []), ...words] };
  // Words that say no rule, and others that are not read, may be no strategy at all.
  if (frame?.act !== 'draft' || (words.length > 0 && !saysRules(frame.strategy) && frame.strategy.universe === null))
    return before;
  return { open: frame.strategy, openUnread: words };
}

/** What stood before a text, read turn by turn, as the context of the text. */
export function contextAfter(
  { given, history = [] }: Omit<DialogueText, 'text'>,
  context: ReadingContext,
): ReadingContext {
  const readings: Reading[] = [];
  let open: OpenStrategy = { open: context.open, openUnread: context.openUnread };
  if (given !== undefined) {
    const reading = readGiven(given, context);
    const strategy = reading.frames.flatMap((one) => (one.act === 'draft' ? [one.strategy] : [])).at(-1);
    readings.push(reading);
    open = { open: strategy, openUnread: reading.unread.map(({ text }) => text) };
  }
  for (const turn of history) {
    const reading = read(turn, { ...context, ...open, history: [...readings] });
    readings.push(reading);
    open = openAfter(open, reading);
  }
  return { ...context, ...open, history: readings };
}

/** What is given is a strategy, even where its words make a better question. */
function readGiven(given: string, context: ReadingContext): Reading {
  const reading = read(given, { ...context, box: 'strategy' });
  return reading.frames.some(({ act }) => act === 'draft') ? reading : readStrategy(given, context);
}

/** Reads a text after reading what stood before it. */
export function readDialogue({ text, ...before }: DialogueText, context: ReadingContext): Reading {
  return read(text, contextAfter(before, context));
}
