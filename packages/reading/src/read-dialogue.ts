import { read } from './read.ts';
import type { Reading, ReadingContext, StrategyParts } from './reading.ts';

/** A text with what stood before it, all in words. */
export interface DialogueText {
  readonly text: string;
  /** The strategy that is open. */
  readonly given?: string | undefined;
  /** What was typed before, oldest first. */
  readonly history?: readonly string[] | undefined;
}

function openStrategy(readings: readonly Reading[]): StrategyParts | undefined {
  return readings
    .flatMap(({ frames }) => frames)
    .reduce<StrategyParts | undefined>(
      (open, frame) => (frame.act === 'draft' || frame.act === 'edit' ? frame.strategy : open),
      undefined,
    );
}

/** What stood before a text, read turn by turn, as the context of the text. */
export function contextAfter(
  { given, history = [] }: Omit<DialogueText, 'text'>,
  context: ReadingContext,
): ReadingContext {
  const readings: Reading[] = [];
  const now = (): ReadingContext => {
    const open = openStrategy(readings) ?? context.open;
    return { ...context, history: [...readings], ...(open !== undefined && { open }) };
  };
  if (given !== undefined) readings.push(read(given, { ...now(), box: 'strategy' }));
  for (const turn of history) readings.push(read(turn, now()));
  return now();
}

/** Reads a text after reading what stood before it. */
export function readDialogue({ text, ...before }: DialogueText, context: ReadingContext): Reading {
  return read(text, contextAfter(before, context));
}
