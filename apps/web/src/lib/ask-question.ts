import type { QueryClient } from '@tanstack/react-query';
import type { createConversation, sendMessage, Thread } from '@plumbline/contract/chat';
import type { Mention } from '@plumbline/model/conversation';
import type { Locale } from '@plumbline/model/locale';
import { call } from './api.ts';
import { conversationsKey, threadQuery } from './conversations.ts';

export interface Question {
  readonly text: string;
  readonly locale: Locale;
  readonly mentions?: readonly Mention[];
  /** The question this one replaces, on a branch of its own. */
  readonly edits?: string;
}

/** The thread with what was asked at its end; a reading may have brought it already. */
function withAsked(thread: Thread, added: Thread['messages']): Thread {
  const known = new Set(thread.messages.map(({ message }) => message.id));
  return { ...thread, messages: [...thread.messages, ...added.filter(({ message }) => !known.has(message.id))] };
}

/** Asks in a conversation, or in a new one; answers the conversation's id once the question is stored. */
export async function askQuestion(
  client: QueryClient,
  conversationId: string | null,
  question: Question,
): Promise<string> {
  const { text, locale, mentions = [], edits } = question;
  const opened =
    conversationId === null
      ? await call<typeof createConversation>('post', '/conversations', { as: 'owner', body: {} })
      : null;
  const id = opened?.id ?? conversationId ?? '';
  const asked = await call<typeof sendMessage>('post', '/conversations/:id/messages', {
    as: 'owner',
    params: { id },
    body: { text, locale, mentions: [...mentions], ...(edits === undefined ? {} : { edits }) },
  });
  const { queryKey } = threadQuery(id);
  const added = [asked.question, asked.answer].map((message) => ({ message, siblings: [message.id] }));
  if (opened !== null) client.setQueryData(queryKey, { conversation: opened, messages: added });
  else if (edits === undefined) {
    client.setQueryData(queryKey, (thread) => (thread === undefined ? thread : withAsked(thread, added)));
    // A reading that began before the question has the thread without it: it is called off, and the thread read again.
    void client.invalidateQueries({ queryKey });
  } else await client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey: conversationsKey });
  return id;
}
