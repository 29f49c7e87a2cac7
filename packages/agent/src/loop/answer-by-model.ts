import type { Message } from '@plumbline/model/conversation';
import type { AnswerInput } from '../chat/answer.ts';
import { answerWithModel } from '../chat/answer-with-model.ts';
import type { ChatModel } from '../chat/chat-model.ts';
import type { Playbook, PlaybookChoice } from '../chat/playbook.ts';
import { findSkill, knownTo } from '../skills/find-skill.ts';
import { answerPlainly, sayMissing } from '../skills/run-skill.ts';
import { watchBoard } from '../skills/watch-board.ts';
import type { LoopLimits } from './budget.ts';
import { usualLimits } from './budget.ts';
import type { ModelFault } from './fault.ts';
import { faultOf } from './fault.ts';

export interface ModelAnswer {
  readonly modelUse: Message['modelUse'];
  /** Why the model did not finish; null where it did. */
  readonly fault: ModelFault | null;
}

/**
 * An answer by a language model that always ends with words: where the model fails before it said anything, the built-in
 * assistant answers, and the fault is named. Only the reader's stop goes through.
 */
export async function answerByModel(input: AnswerInput, chosen: ChatModel, limits?: LoopLimits): Promise<ModelAnswer> {
  try {
    return { modelUse: await answer(input, chosen, limits), fault: null };
  } catch (error) {
    if (input.signal.aborted) throw error;
    const isSilent = input.board.body().blocks.every(({ kind }) => kind !== 'text' && kind !== 'reasoning');
    if (isSilent) await answerPlainly(input);
    return { modelUse: isSilent ? null : { provider: chosen.provider, model: chosen.model }, fault: faultOf(error) };
  }
}

/** A question, or a playbook within its own budget, with what its checks find missing in the end. */
async function answer(
  input: AnswerInput,
  chosen: ChatModel,
  limits: LoopLimits = usualLimits,
): Promise<Message['modelUse']> {
  const found = await findSkill(input);
  if (found === null) return answerFreely(input, chosen, limits);
  if (found.is === 'ask') {
    await answerPlainly(input);
    return null;
  }
  const { playbook } = found;
  const watched = watchBoard(input.board);
  const tokens = Math.min(limits.tokens, playbook.skill.budget.tokens);
  const modelUse = await answerWithModel({ ...input, board: watched.board, playbook }, chosen, { ...limits, tokens });
  await sayMissing(input, playbook, watched.answered);
  return modelUse;
}

/** A question: the model may take up a playbook by itself, whose checks then hold. */
async function answerFreely(input: AnswerInput, chosen: ChatModel, limits: LoopLimits): Promise<Message['modelUse']> {
  const watched = watchBoard(input.board);
  const taken: { playbook: Playbook | null } = { playbook: null };
  const choice: PlaybookChoice = {
    known: await knownTo(input.desk),
    async follow(id, about) {
      const found = await findSkill({ ...input, text: `/${id} ${about}` });
      taken.playbook = found?.is === 'playbook' ? found.playbook : null;
      return taken.playbook;
    },
  };
  const modelUse = await answerWithModel({ ...input, board: watched.board }, chosen, limits, choice);
  if (taken.playbook !== null) await sayMissing(input, taken.playbook, watched.answered);
  return modelUse;
}
