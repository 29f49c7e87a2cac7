import type { Message, MessageEvent } from '@plumbline/model/conversation';
import type { Clock } from '@plumbline/model/ports';
import { ulid } from 'ulid';
import type { ModelAnswer } from '@plumbline/agent/loop/answer-by-model';
import type { OpenJudges } from '@plumbline/agent/gate/judges';
import type { Desk } from '@plumbline/agent/tool';
import type { EventLog } from '../../platform/events/event-log.ts';
import type { ChosenModel } from '../language-models/service.ts';
import { streamOf } from './rows.ts';

interface TurnInput {
  readonly question: Message;
  /** The empty answer that is being filled. */
  readonly answer: Message;
  readonly history: readonly Message[];
  readonly desk: Desk;
  readonly chosen: ChosenModel;
  readonly openJudges: OpenJudges;
  readonly clock: Clock;
  readonly events: EventLog;
  readonly signal: AbortSignal;
  /** Keeps the finished answer. */
  readonly save: (message: Message) => Promise<void>;
  readonly note: (message: string, fields?: Record<string, unknown>) => void;
}

/**
 * Writes one answer onto its stream. Stopping ends it at once, whatever a source is still doing, and keeps what is written;
 * what comes in afterwards is dropped.
 */
export async function runTurn(input: TurnInput): Promise<void> {
  const { question, answer, history, desk, chosen, openJudges, clock, events, signal, save, note } = input;
  const stream = streamOf(answer.id);
  const { createBoard } = await import('@plumbline/agent/chat/answer-board');
  let isOver = false;
  const emit = async (event: MessageEvent): Promise<void> => {
    if (!isOver) await events.append(stream, event);
  };
  const newId = (): string => ulid(clock.now());
  const judges = openJudges();
  const board = createBoard({ locale: question.locale, newId, emit, judges });
  const turn = { ...question, history, desk, clock, newId, emit, signal, board };
  const work = async (): Promise<ModelAnswer> => {
    const { model, instead, budget } = chosen;
    if (model === null) {
      const { sayWords } = await import('@plumbline/agent/chat/answer');
      const { answerPlainly } = await import('@plumbline/agent/skills/run-skill');
      if (instead === 'key') await sayWords(board, question.locale, 'key-fault');
      if (budget !== undefined) {
        const { builtInInstead, monthUsedText } = await import('@plumbline/agent/loop/budget-words');
        const parts = [monthUsedText(budget), builtInInstead].map((text) => text[question.locale]);
        await board.show({ kind: 'text', parts: [parts.join(question.locale === 'en' ? ' ' : '')] });
      }
      await answerPlainly(turn);
      return { modelUse: null, fault: null };
    }
    const { answerByModel } = await import('@plumbline/agent/loop/answer-by-model');
    return answerByModel(turn, model);
  };
  let state: Message['state'] = 'done';
  let modelUse: Message['modelUse'] = null;
  let error: string | null = null;
  try {
    const answered = await Promise.race([work(), aborted(signal)]);
    modelUse = answered.modelUse;
    if (answered.fault !== null) {
      state = 'failed';
      error = answered.fault.text[question.locale];
      note('a language model failed', { kind: answered.fault.kind });
    }
  } catch (fault) {
    state = signal.aborted ? 'stopped' : 'failed';
    if (state === 'failed') {
      error = 'The answer could not be finished. Regenerate it to try again.';
      note('an answer failed', { message: fault instanceof Error ? fault.message : String(fault) });
    }
  } finally {
    judges.close();
  }
  const message: Message = { ...answer, ...board.body(), state, modelUse, error };
  await save(message);
  await emit({ kind: 'end', message });
  isOver = true;
  await events.end(stream);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const leave = (): void => reject(new Error('stopped'));
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}
