import type { Message } from '@plumbline/model/conversation';
import type { InstrumentId } from '@plumbline/model/instrument';
import { parseInstrumentId } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import { isTooLong, mostTextLength } from '@plumbline/model/text-limit';
import type { Directory } from '@plumbline/reading/directory/directory';
import { read } from '@plumbline/reading/read';
import { openAfter, type OpenStrategy } from '@plumbline/reading/read-dialogue';
import type { QuestionFrame, Reading } from '@plumbline/reading/reading';
import { commandIn } from './command.ts';
import type { Turn } from './step.ts';

/** Turns of the reader's that a text may lean on. */
const mostTurns = 6;
/** Characters of them that are read behind the longest text, too. */
const leastBefore = 1000;

interface Asked {
  readonly text: string;
  readonly attached: readonly InstrumentId[];
}

export interface TurnInput {
  readonly text: string;
  readonly locale: Locale;
  readonly today: string;
  readonly directory: Directory;
  readonly attached: readonly InstrumentId[];
  /** Messages of the branch before, oldest first. */
  readonly history: readonly Pick<Message, 'role' | 'text' | 'mentions'>[];
}

export interface TurnRead {
  readonly reading: Reading;
  /** The strategy drafted in the turns before. */
  readonly open: Turn['open'];
  /** Another text read in the same place. */
  readonly again: (text: string) => Reading;
}

function questionOf({ frames, unread }: Reading): QuestionFrame | undefined {
  const frame = unread.length === 0 ? frames.at(-1) : undefined;
  return frame === undefined || frame.act === 'screen' || frame.act === 'draft' || frame.act === 'edit'
    ? undefined
    : frame;
}

/** What is attached is what was spoken of last, with the question before it. */
function withAttached(history: readonly Reading[], attached: readonly InstrumentId[]): readonly Reading[] {
  if (attached.length === 0) return history;
  const before = history.map(questionOf).findLast((frame) => frame !== undefined);
  const blank: QuestionFrame = { act: 'figure', instruments: [], subjects: [], topics: [], periods: [], args: {} };
  const base = before?.act === 'figure' || before?.act === 'compare' ? before : blank;
  const instruments = attached.map((value) => ({ value, from: 'context', spans: [] }) as const);
  const frame: QuestionFrame = { ...base, instruments, subjects: [] };
  return [...history, { frames: [frame], unread: [], alternatives: [], state: 'understood', echo: [] }];
}

/** The one instrument of a text that says nothing else. */
function namedAlone({ frames, unread, question }: Reading): InstrumentId | null {
  const [frame, ...more] = frames;
  if (frame?.act !== 'figure' || more.length > 0 || unread.length > 0 || question !== undefined) return null;
  const isBare = frame.subjects.length === 0 && frame.topics.every(({ from }) => from === 'default');
  const [only, ...others] = frame.instruments;
  return isBare && frame.periods.length === 0 && others.length === 0 ? (only?.value ?? null) : null;
}

/** The newest turns before, as many as the length of one text leaves room for beside this one: each is read anew. */
function turnsOf({ history, text: own }: TurnInput): readonly Asked[] {
  const turns = history.filter(({ role, text }) => role === 'user' && !isTooLong(text)).slice(-mostTurns);
  let left = Math.max(leastBefore, mostTextLength - own.length);
  const from = turns.findLastIndex(({ text }) => (left -= text.length) < 0) + 1;
  return turns.slice(from).map(({ text, mentions }) => ({
    text: commandIn(text)?.rest ?? text,
    attached: mentions.flatMap(({ kind, id }) => (kind === 'instrument' ? (parseInstrumentId(id) ?? []) : [])),
  }));
}

/** Reads a text after the turns before it, each read again in its place. */
export function readTurn(input: TurnInput): TurnRead {
  const { locale, today, directory } = input;
  const context = { locale, today, directory, box: 'chat' } as const;
  let history: readonly Reading[] = [];
  let open: OpenStrategy = {};
  let texts: readonly string[] = [];
  let last = '';
  const again = (text: string): Reading => read(text, { ...context, history, ...open });
  const next = ({ text, attached }: Asked): Reading => {
    const pending = history.at(-1);
    const named = pending?.question?.about === 'instrument' ? namedAlone(read(text, context)) : null;
    // A name alone answers the question which one is meant: what was asked is asked again about it.
    const [asked, about] = named === null ? [text, attached] : [last, [named]];
    history = withAttached(named === null ? history : history.slice(0, -1), about);
    last = asked;
    return again(asked);
  };
  for (const turn of turnsOf(input)) {
    const reading = next(turn);
    history = [...history, reading];
    const before = open.open;
    open = openAfter(open, reading);
    if (open.open !== before)
      texts = reading.frames.some(({ act }) => act === 'edit') ? [...texts, turn.text] : [turn.text];
  }
  const drafted = open.open === undefined ? null : { parts: open.open, texts };
  return { reading: next(input), open: drafted, again };
}
