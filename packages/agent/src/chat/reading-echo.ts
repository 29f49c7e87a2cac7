import type { ReadingMark, WidgetOf } from '@plumbline/model/conversation';
import { displaySymbol } from '@plumbline/model/instrument';
import { reworded } from '@plumbline/reading/convert/reworded';
import type { Reading } from '@plumbline/reading/reading';
import { foldWord } from '@plumbline/reading/text/fold';
import { questionVocabulary } from '@plumbline/reading/vocabulary/vocabulary';

/** Kinds of words that only hold a question together, such as "of", "how much" and "和". */
const binding: ReadonlySet<string> = new Set(['fn', 'ask', 'join', 'to']);

/** Whether a word that was read says what a question is about. */
export const isSubject = (label: string): boolean =>
  !(questionVocabulary.surfaces.get(foldWord(label)) ?? []).some(({ kind }) => binding.has(kind));

const mostMarks = 24;

/** The symbols of the instruments of a question, by where their names begin. */
function namesOf({ frames }: Reading): ReadonlyMap<number, string> {
  const named = frames.flatMap((frame) => ('instruments' in frame ? frame.instruments : []));
  return new Map(
    named.flatMap(({ value, spans: [span] }) => (span === undefined ? [] : [[span.from, displaySymbol(value)]])),
  );
}

/** Read with nothing left to ask. */
const isWhole = ({ unread, question, state, frames }: Reading): boolean =>
  unread.length === 0 && question === undefined && state !== 'refuse' && frames.length > 0;

/** What was read of a question and what was not. Null where it was only talk. */
export function readingEcho(text: string, reading: Reading): WidgetOf<'reading'> | null {
  const { echo, unread, frames } = reading;
  const isTalk = frames.every(({ act }) => act === 'smalltalk' || act === 'consent' || act === 'refuse');
  if (isTalk && unread.length === 0) return null;
  const names = namesOf(reading);
  const marks = echo
    .flatMap(({ is, label, spans }): readonly ReadingMark[] => {
      if (is === 'assumed' || (is === 'read' && !isSubject(label))) return [];
      return spans.map(({ from, text: words }) => {
        const said = words.replace(/[\s,;:.!?，。；：！？、]+$/u, '');
        const mark = { is, from, to: from + said.length };
        const name = is === 'read' ? names.get(from) : undefined;
        return name === undefined || name === said ? mark : { ...mark, as: name };
      });
    })
    .toSorted((a, b) => a.from - b.from)
    .slice(0, mostMarks);
  return marks.length === 0 ? null : { kind: 'reading', text, marks };
}

/** A text near a question that was not read whole, and would be; choosing it asks it. */
export function offeredInstead(
  text: string,
  reading: Reading,
  read: (text: string) => Reading,
): WidgetOf<'instead'> | null {
  const offer = reworded(text, reading, { read, isWhole });
  return offer === null ? null : { kind: 'instead', ...offer };
}
