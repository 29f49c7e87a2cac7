import type { Part, QuestionFrame } from '../reading.ts';
import type { Slots } from './slots.ts';

function kept<T>(parts: readonly Part<T>[]): readonly Part<T>[] {
  return parts.map((part) => ({ ...part, from: 'context', spans: [] }));
}

/** Acts that mean nothing without an instrument or another subject. */
const needsSubject: ReadonlySet<string> = new Set(['figure', 'compare', 'what-if', 'events', 'why', 'news']);

/**
 * What a turn or clause leaves out it takes from the one before: the subject where it names none, the figures where it
 * names none, the period with the figures.
 */
export function taken(
  own: QuestionFrame,
  before: QuestionFrame | null,
  slots: Slots,
  isTurn: boolean,
): { readonly frame: QuestionFrame; readonly isInherited: boolean } {
  if (before === null || !needsSubject.has(own.act)) return { frame: own, isInherited: false };
  const isAdding = slots.has('join:also') || (slots.has('ref') && own.act === 'compare');
  const names = own.instruments.length + own.subjects.filter(({ value }) => value.kind !== 'market').length;
  let { instruments, subjects, topics, periods } = own;
  let isInherited = false;
  if (names === 0 || (own.act === 'compare' && isAdding && names === 1)) {
    instruments = [
      ...kept(before.instruments).filter(({ value }) => !own.instruments.some((one) => one.value === value)),
      ...own.instruments,
    ];
    subjects = [...kept(before.subjects), ...own.subjects];
    isInherited = true;
  }
  if (topics.length === 0) {
    topics = kept(before.topics);
    isInherited = true;
    if (periods.length === 0) periods = kept(before.periods);
  } else if (periods.length === 0 && isTurn === false && names === 0) {
    periods = kept(before.periods);
  }
  return { frame: { ...own, instruments, subjects, topics, periods } as QuestionFrame, isInherited };
}
