import { spanOf } from '../account.ts';
import type { QuestionFrame, Span } from '../reading.ts';
import type { Folded } from '../text/fold.ts';

const thatYear = /\b(?:that|the same) year\b|当年|那年|那一年|當年|嗰年/u;

/** "In which year did it earn the most, and what was its revenue that year": a year that only the first answer names. */
export function openYear(frames: readonly QuestionFrame[], folded: Folded): readonly Span[] {
  const at = frames.findIndex(
    ({ act, args, topics }) =>
      act === 'figure' &&
      'wants' in args &&
      (args.wants === 'highest' || args.wants === 'lowest') &&
      topics.every(({ value }) => value.kind === 'metric'),
  );
  const found = at === -1 || at === frames.length - 1 ? null : thatYear.exec(folded.text);
  return found === null ? [] : [spanOf(folded, { from: found.index, to: found.index + found[0].length })];
}
