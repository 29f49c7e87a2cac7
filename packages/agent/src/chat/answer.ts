import type { Mention, Message, MessageEvent, Widget, WidgetOf } from '@plumbline/model/conversation';
import { dateOf } from '@plumbline/model/date';
import type { PlumblineError } from '@plumbline/model/errors';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { Locale, LocalText } from '@plumbline/model/locale';
import { isTooLong } from '@plumbline/model/text-limit';
import type { Clock } from '@plumbline/model/ports';
import { paragraph } from '../report/paragraph.ts';
import { reasonOf } from '../report/messages/error-reasons.ts';
import type { Desk, ToolContext } from '../tool.ts';
import { attachmentsOf } from './attachments.ts';
import type { AnswerBoard } from './answer-board.ts';
import { answerWords } from './answer-words.ts';
import { commandIn, commandSteps } from './command.ts';
import { keepingIn } from './keeping.ts';
import { mayNameStrategy, namedStrategy } from './named-strategy.ts';
import type { Playbook } from './playbook.ts';
import { readTurn } from './read-turn.ts';
import { offeredInstead, readingEcho } from './reading-echo.ts';
import { filingQuestion, filingSteps } from './filing-question.ts';
import { namedIn } from './named-in.ts';
import { runCall } from './run-call.ts';
import type { Step, Turn } from './step.ts';
import { call } from './step.ts';
import { stepsOf } from './steps.ts';
import { isFresh, keyOf } from './suggestions.ts';
import type { Attachment } from './attachments.ts';

/** The strategy that was attached to the question, or spoken of last in the branch; null where there was none. */
function strategySpokenOf(
  messages: readonly Pick<Message, 'toolCalls'>[],
  attached: readonly Attachment[],
): string | null {
  const own = attached.find(({ kind }) => kind === 'strategy');
  if (own !== undefined) return own.id;
  const calls = messages.flatMap(({ toolCalls }) => toolCalls).filter(({ state }) => state === 'done');
  const named = calls.map(({ input }) => input['strategy']).findLast((one) => typeof one === 'string' && one !== '');
  return typeof named === 'string' ? named : null;
}

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
  /** What is followed: only its tools are called. */
  readonly playbook?: Playbook;
  /** Nobody is there to agree: nothing is proposed. */
  readonly isUnattended?: boolean;
}

export function contextOf({ desk, locale, clock, text, history, board }: AnswerInput): ToolContext {
  const now = clock.now();
  const asked = history.filter(({ role }) => role === 'user').map((message) => message.text);
  return { desk, locale, now, today: dateOf(now), readerText: [...asked, text].join('\n'), factOf: board.factOf };
}

/** Answers without any model: the question as it is read, what that calls for in order, its sentences and widgets. */
export async function answerBuiltIn(input: AnswerInput): Promise<void> {
  const { board, locale } = input;
  if (isTooLong(input.text)) return sayWords(board, locale, 'too-long');
  // Arguments are read from the question itself, so that none has to be looked for in it again.
  const { readerText: _, ...context } = contextOf(input);
  const suggested = new Set<string>();
  const done = new Set<string>();
  const { steps, echo, instead } = await understood(input, context);
  if (echo !== null) await board.show({ kind: 'widget', widget: echo });
  for (const step of steps) {
    const next = step.is === 'call' ? await runStep(input, context, step) : step.is === 'say' ? step.next : [];
    if (step.is === 'say') await sayText(board, step.text[locale], step.widgets);
    if (step.is === 'choose') await offer(input, step.ids);
    if (step.is === 'call') done.add(keyOf(step));
    for (const text of next) suggested.add(text[locale]);
  }
  if (instead !== null) await board.show({ kind: 'widget', widget: instead });
  const fresh: string[] = [];
  // Read as it will be when it is pressed: what would be asked back, or is answered already, is not suggested.
  for (const text of suggested)
    if (isFresh((await understood({ ...input, text, mentions: [], history: [] }, context)).steps, done))
      fresh.push(text);
  board.suggest(fresh);
}

interface Understood {
  readonly steps: readonly Step[];
  /** What was read, word by word; null where the question was no sentence to read. */
  readonly echo: WidgetOf<'reading'> | null;
  /** What could be asked in its place, where it was not read whole. */
  readonly instead: WidgetOf<'instead'> | null;
}

const unechoed = (steps: readonly Step[]): Understood => ({ steps, echo: null, instead: null });

/** The question read after the turns before it, as the steps that answer it. */
async function understood(input: AnswerInput, { today }: ToolContext): Promise<Understood> {
  const { desk, locale, history } = input;
  const [attached, directory] = await Promise.all([attachmentsOf(desk, input.mentions, locale), desk.directory()]);
  const ids = attached.flatMap(({ instrumentId }) => instrumentId ?? []);
  const command = commandIn(input.text);
  const kept = command === null ? keepingIn(input.text) : null;
  if (kept !== null) return unechoed([call('remember', { ...kept })]);
  const typed = command?.rest ?? input.text;
  const own = mayNameStrategy(typed) ? namedStrategy(typed, await desk.strategies()) : null;
  const text = own?.text ?? typed;
  const asked = command === null ? filingQuestion(text) : null;
  const ofFilings = asked === null ? null : filingSteps(asked, await namedIn(input, asked.whose));
  if (ofFilings !== null) return unechoed(ofFilings);
  const { reading, open, again } = readTurn({ text, locale, today, directory, attached: ids, history });
  const strategy = own?.id ?? strategySpokenOf(history, attached);
  const words = reading.echo.flatMap(({ is, label }) => (is === 'read' ? [label] : []));
  const turn: Turn = { text, directory, words, open, strategy, attached: ids };
  if (command !== null) return unechoed(commandSteps(command, text === '' ? null : reading, turn));
  const steps = stepsOf(reading, turn);
  // A strategy of the reader's own was named: the text that was read is not the one that was typed.
  if (text !== input.text) return unechoed(steps);
  return { steps, echo: readingEcho(text, reading), instead: offeredInstead(text, reading, again) };
}

/** One tool call with what it found; answers the questions it suggests. */
export async function runStep(
  { board, locale, clock, newId, playbook }: AnswerInput,
  context: ToolContext,
  { tool, input }: Extract<Step, { readonly is: 'call' }>,
): Promise<readonly LocalText[]> {
  const outcome = await runCall({ board, context, id: newId(), tool, input, clock, playbook, isTainted: false });
  if (!outcome.ok) {
    await explain(board, locale, outcome.error);
    return [];
  }
  const { sentences, widgets, draft, followUps } = outcome.result;
  let kept = 0;
  for (const sentence of sentences) if (await board.say(sentence[locale])) kept += 1;
  if (kept === 0 && sentences.length > 0) await sayWords(board, locale, 'withheld');
  for (const widget of widgets) await board.show({ kind: 'widget', widget });
  if (draft !== undefined) await board.propose(draft);
  return followUps ?? [];
}

async function sayText(board: AnswerBoard, text: string, widgets: readonly Widget[]): Promise<void> {
  await board.say([text]);
  for (const widget of widgets) await board.show({ kind: 'widget', widget });
}

/** Instruments to choose from, by their names. */
async function offer({ board, desk }: AnswerInput, ids: readonly InstrumentId[]): Promise<void> {
  const found = await Promise.all(ids.map((id) => desk.instrument(id)));
  const items = found.flatMap((one) => (one === null ? [] : [{ instrumentId: one.id, name: one.name }]));
  if (items.length > 0) await board.show({ kind: 'widget', widget: { kind: 'choices', items } });
}

export async function sayWords(board: AnswerBoard, locale: Locale, id: string): Promise<void> {
  const text = answerWords[id] ?? answerWords['not-understood'];
  if (text !== undefined) await board.show({ kind: 'text', parts: [text[locale]] });
}

async function explain(board: AnswerBoard, locale: Locale, error: PlumblineError): Promise<void> {
  const { code, details } = error;
  if (code === 'ambiguous-instrument' || code === 'unknown-instrument') {
    // Set by findInstrument, which alone gives these codes here.
    const candidates = (details['candidates'] ?? []) as readonly Instrument[];
    await sayWords(board, locale, code === 'ambiguous-instrument' ? 'which' : 'unknown');
    const items = candidates.slice(0, 6).map(({ id, name }) => ({ instrumentId: id, name }));
    if (items.length > 0) await board.show({ kind: 'widget', widget: { kind: 'choices', items } });
    return;
  }
  const { about } = details;
  if (typeof about === 'string' && Object.hasOwn(answerWords, about)) return sayWords(board, locale, about);
  const parts = paragraph(answerWords['failed'] ?? reasonOf(code), { reason: reasonOf(code) });
  await board.show({ kind: 'text', parts: parts[locale] });
}
