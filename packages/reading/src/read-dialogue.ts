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

/** Reads a text after reading what stood before it, turn by turn. */
export function readDialogue({ text, given, history = [] }: DialogueText, context: ReadingContext): Reading {
  const readings: Reading[] = [];
  const next = (turn: string, box: ReadingContext['box']): Reading => {
    const open = openStrategy(readings) ?? context.open;
    const reading = read(turn, { ...context, box, history: readings, ...(open !== undefined && { open }) });
    readings.push(reading);
    return reading;
  };
  if (given !== undefined) next(given, 'strategy');
  for (const turn of history) next(turn, context.box);
  return next(text, context.box);
}
