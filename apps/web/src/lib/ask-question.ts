import type { QueryClient } from '@tanstack/react-query';
import type { createConversation, sendMessage } from '@plumbline/contract/chat';
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
    client.setQueryData(queryKey, (thread) =>
      thread === undefined ? thread : { ...thread, messages: [...thread.messages, ...added] },
    );
  } else await client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey: conversationsKey });
  return id;
}
