import type { Selectable } from 'kysely';
import type { ConversationView } from '@plumbline/contract/chat';
import type { Message } from '@plumbline/model/conversation';
import type { Database } from '../../platform/db/schema.ts';

export type ConversationRow = Selectable<Database['conversations']>;
export type MessageRow = Selectable<Database['messages']>;

export const streamOf = (messageId: string): string => `chat:${messageId}`;

export function messageOf({ body }: Pick<MessageRow, 'body'>): Message {
  // Written by this folder from a typed value.
  return JSON.parse(body) as Message;
}

/** The words of a message: what was asked, or what an answer says between its figures. */
function wordsOf({ text, blocks }: Message): string {
  const said = blocks.flatMap((block) =>
    block.kind === 'text' ? block.parts.filter((part) => typeof part === 'string') : [],
  );
  return [text, ...said].join(' ').toLowerCase();
}

export function waitingIn({ drafts }: Pick<Message, 'drafts'>): number {
  return drafts.filter(({ state }) => state === 'waiting').length;
}

export function messageRow(message: Message): MessageRow {
  return {
    id: message.id,
    conversation_id: message.conversationId,
    parent_id: message.parentId,
    role: message.role,
    state: message.state,
    words: wordsOf(message),
    waiting: waitingIn(message),
    body: JSON.stringify(message),
    lease_until: null,
    stop_requested: 0,
    created_at: message.createdAt,
  };
}

export function conversationView(row: ConversationRow, waiting: number): ConversationView {
  return {
    id: row.id,
    title: row.title,
    pinned: row.pinned === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    waiting,
  };
}
