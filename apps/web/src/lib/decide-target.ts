import type { Frame, Reading, Span } from '@plumbline/reading/reading';

/** How the search of instruments answered the text. */
export type Resolution = 'one' | 'ambiguous' | 'unknown';

/** What a text is for: research on a name, a strategy, or a question. */
export type TextTarget = 'research' | 'chat' | 'strategy';

/** The whole text is the name of something listed, or asks for all that is known of it. */
function isName({ frames, unread, echo }: Reading): boolean {
  const [frame] = frames;
  if (frames.length !== 1 || frame?.act !== 'figure' || unread.length > 0) return false;
  const { instruments, subjects, topics, periods } = frame;
  const [instrument] = instruments;
  if (instruments.length !== 1 || instrument === undefined || subjects.length > 0 || periods.length > 0) return false;
  if (topics.some(({ value }) => value.id === 'overview')) return true;
  const isInName = ({ from, to }: Span): boolean => instrument.spans.some((name) => name.from <= from && to <= name.to);
  return (
    topics.every(({ from }) => from === 'default') &&
    echo.every(({ is, spans }) => is !== 'read' || instrument.spans.length === 0 || spans.every(isInName))
  );
}

/** One word of which nothing was read: perhaps a name that is not known, or misspelled. */
function isUnknownName({ frames, unread }: Reading): boolean {
  const [only] = unread;
  return frames.length === 0 && unread.length === 1 && only !== undefined && !/\s/u.test(only.text.trim());
}

/** A strategy of which at least one rule was read; a name with nothing but unread words beside it is none. */
function isRule(frame: Frame, { unread }: Reading): boolean {
  if (frame.act === 'edit') return true;
  if (frame.act !== 'draft') return false;
  const { entry, exit, short, rank, rebalance } = frame.strategy;
  return unread.length === 0 || entry.length + exit.length + short.length > 0 || rank !== null || rebalance !== null;
}

/**
 * What to do about a text by how it was read: a name alone is researched, a rule becomes a strategy, everything else is a
 * question. Where nothing was read the search of instruments may still know the name.
 */
export function decideTarget(reading: Reading, resolution: Resolution | null): TextTarget {
  if (reading.frames.some((frame) => isRule(frame, reading))) return 'strategy';
  if (isName(reading)) return 'research';
  if (reading.frames.length > 0) return 'chat';
  const isKnown = resolution === 'one' || resolution === 'ambiguous';
  return isKnown || isUnknownName(reading) ? 'research' : 'chat';
}
