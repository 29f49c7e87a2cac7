import type { Mention, Message, MessageEvent } from '@plumbline/model/conversation';
import { dateOf } from '@plumbline/model/date';
import type { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import type { Clock } from '@plumbline/model/ports';
import { paragraph } from '../report/paragraph.ts';
import { reasonOf } from '../report/messages/error-reasons.ts';
import type { Desk, ToolContext } from '../tool.ts';
import { attachmentsOf } from './attachments.ts';
import type { AnswerBoard } from './answer-board.ts';
import { answerWords } from './answer-words.ts';
import { memoryOf, withAttached } from './memory.ts';
import { runCall } from './run-call.ts';
import { readQuestion } from './command.ts';

export interface AnswerInput {
  readonly text: string;
  readonly locale: Locale;
  readonly mentions: readonly Mention[];
  /** Messages of the branch before the question, oldest first. */
  readonly history: readonly Message[];
  readonly desk: Desk;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly emit: (event: MessageEvent) => Promise<void>;
  readonly signal: AbortSignal;
  readonly board: AnswerBoard;
}

export function contextOf({ desk, locale, clock, text, history, board }: AnswerInput): ToolContext {
  const now = clock.now();
  const asked = history.filter(({ role }) => role === 'user').map((message) => message.text);
  return { desk, locale, now, today: dateOf(now), readerText: [...asked, text].join('\n'), factOf: board.factOf };
}

/** Answers without any model: one reading of the question, one tool, its sentences and widgets. */
export async function answerBuiltIn(input: AnswerInput): Promise<void> {
  const { board, locale, desk, clock, newId } = input;
  const context = contextOf(input);
  const attached = await attachmentsOf(desk, input.mentions, locale);
  const understood = await readQuestion({
    text: input.text,
    mentions: attached.flatMap(({ instrumentId: id }) => (id === null ? [] : [{ kind: 'instrument', id }])),
    memory: withAttached(memoryOf(input.history), attached),
    today: context.today,
    resolve: desk.resolve,
  });
  if (understood.kind === 'words') {
    await sayWords(board, locale, understood.intent);
    return;
  }
  if (understood.kind === 'ask') {
    await askBack(board, locale, understood.about, understood.choices);
    return;
  }
  const { tool, input: given } = understood.call;
  const outcome = await runCall({ board, context, id: newId(), tool, input: stated(given), clock, isTainted: false });
  if (!outcome.ok) {
    await explain(board, locale, outcome.error);
    return;
  }
  const { sentences, widgets, draft, followUps } = outcome.result;
  let kept = 0;
  for (const sentence of sentences) if (await board.say(sentence[locale])) kept += 1;
  if (kept === 0 && sentences.length > 0) await sayWords(board, locale, 'withheld');
  for (const widget of widgets) await board.show({ kind: 'widget', widget });
  if (draft !== undefined) await board.propose(draft);
  board.suggest((followUps ?? []).map((text) => text[locale]));
}

/** Arguments without those left out, as the card shows them. */
function stated(input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

export async function sayWords(board: AnswerBoard, locale: Locale, id: string): Promise<void> {
  const text = answerWords[id] ?? answerWords['not-understood'];
  if (text !== undefined) await board.show({ kind: 'text', parts: [text[locale]] });
}

async function askBack(
  board: AnswerBoard,
  locale: Locale,
  about: 'instrument' | 'which' | 'unknown',
  choices: readonly Instrument[],
): Promise<void> {
  await sayWords(board, locale, about);
  if (choices.length === 0) return;
  const items = choices.map(({ id, name }) => ({ instrumentId: id, name }));
  await board.show({ kind: 'widget', widget: { kind: 'choices', items } });
}

async function explain(board: AnswerBoard, locale: Locale, error: PlumblineError): Promise<void> {
  const { code, details } = error;
  if (code === 'ambiguous-instrument' || code === 'unknown-instrument') {
    // Set by findInstrument, which alone gives these codes here.
    const candidates = (details['candidates'] ?? []) as readonly Instrument[];
    await askBack(board, locale, code === 'ambiguous-instrument' ? 'which' : 'unknown', candidates.slice(0, 6));
    return;
  }
  const parts = paragraph(answerWords['failed'] ?? reasonOf(code), { reason: reasonOf(code) });
  await board.show({ kind: 'text', parts: parts[locale] });
}
