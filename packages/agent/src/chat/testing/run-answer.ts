import type { Mention, Message, MessageEvent } from '@plumbline/model/conversation';
import type { Locale } from '@plumbline/model/locale';
import type { LoopLimits } from '../../loop/budget.ts';
import type { Desk } from '../../tool.ts';
import type { AnswerBody } from '../answer-board.ts';
import { createBoard } from '../answer-board.ts';
import { judgesHere } from '../../gate/judges.ts';
import { answerWithModel } from '../answer-with-model.ts';
import { answerPlainly } from '../../skills/run-skill.ts';
import type { ChatModel } from '../chat-model.ts';
import { deskNow } from './fake-desk.ts';

interface RunInput {
  readonly text: string;
  readonly desk: Desk;
  readonly locale?: Locale;
  readonly model?: ChatModel;
  readonly limits?: LoopLimits;
  readonly history?: readonly Message[];
  readonly mentions?: readonly Mention[];
}

/** One turn to its end, with everything it told on the way. */
export async function runAnswer({
  text,
  desk,
  locale = 'en',
  model,
  limits,
  history = [],
  mentions = [],
}: RunInput): Promise<{
  readonly body: AnswerBody;
  readonly events: readonly MessageEvent[];
}> {
  const events: MessageEvent[] = [];
  let count = 0;
  const newId = (): string => `id-${(count += 1)}`;
  const emit = async (event: MessageEvent): Promise<void> => void events.push(event);
  const board = createBoard({ locale, newId, emit, judges: judgesHere() });
  const clock = { now: () => deskNow };
  const signal = new AbortController().signal;
  const turn = { text, locale, mentions, history, desk, clock, newId, emit, signal, board };
  if (model === undefined) await answerPlainly(turn);
  else await answerWithModel(turn, model, limits);
  return { body: board.body(), events };
}

/** The words of an answer, with its handles in braces. */
export function wordsOf({ blocks }: Pick<AnswerBody, 'blocks'>): string {
  return blocks
    .flatMap((block) => (block.kind === 'text' ? block.parts : []))
    .map((part) => (typeof part === 'string' ? part : 'fact' in part ? `{${part.fact}}` : ''))
    .join('');
}
