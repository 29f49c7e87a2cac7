import type { Message } from '@plumbline/model/conversation';
import type { Attachment } from './attachments.ts';

/** The strategy that was attached to the question, or spoken of last in the branch; null where there was none. */
export function strategySpokenOf(
  messages: readonly Pick<Message, 'toolCalls'>[],
  attached: readonly Attachment[],
): string | null {
  const own = attached.find(({ kind }) => kind === 'strategy');
  if (own !== undefined) return own.id;
  const calls = messages.flatMap(({ toolCalls }) => toolCalls).filter(({ state }) => state === 'done');
  const named = calls.map(({ input }) => input['strategy']).findLast((one) => typeof one === 'string' && one !== '');
  return typeof named === 'string' ? named : null;
}
