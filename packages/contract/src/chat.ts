import { z } from 'zod';
import type { Draft, Message } from '@plumbline/model/conversation';
import { mostTextLength, tooLongText } from '@plumbline/model/text-limit';
import { locales } from '@plumbline/model/locale';
import { route } from './route.ts';
import { localText } from './local-text.ts';
import { answerers } from './models.ts';

export const conversationView = z.object({
  id: z.string(),
  title: z.string(),
  pinned: z.boolean(),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** Drafts that wait for the reader. */
  waiting: z.number(),
});
export type ConversationView = z.infer<typeof conversationView>;

const message = z.custom<Message>((value) => typeof value === 'object' && value !== null);
const draft = z.custom<Draft>((value) => typeof value === 'object' && value !== null);

/** A message on the branch that is shown, with the ids of its siblings, itself included, oldest first. */
const placedMessage = z.object({ message, siblings: z.array(z.string()) });
export type PlacedMessage = z.infer<typeof placedMessage>;

const thread = z.object({ conversation: conversationView, messages: z.array(placedMessage) });
export type Thread = z.infer<typeof thread>;

const byId = z.object({ id: z.string().max(40) });
const byMessage = byId.extend({ messageId: z.string().max(40) });

export const listConversations = route({
  method: 'get',
  path: '/conversations',
  permission: 'owner',
  summary: 'Conversations, pinned first, then the latest changed; searched by title and by words that were said',
  query: z.object({
    search: z.string().max(200).optional(),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  response: z.object({ conversations: z.array(conversationView), next: z.number().nullable() }),
});

export const createConversation = route({
  method: 'post',
  path: '/conversations',
  permission: 'owner',
  spends: ['storage'],
  summary: 'Open an empty conversation',
  body: z.strictObject({}),
  response: conversationView,
});

export const readConversation = route({
  method: 'get',
  path: '/conversations/:id',
  permission: 'owner',
  summary: 'One conversation with the messages of the branch that is shown',
  params: byId,
  response: thread,
});

export const changeConversation = route({
  method: 'patch',
  path: '/conversations/:id',
  permission: 'owner',
  summary: 'Rename or pin a conversation',
  params: byId,
  body: z.strictObject({ title: z.string().trim().min(1).max(120).optional(), pinned: z.boolean().optional() }),
  response: conversationView,
});

export const deleteConversation = route({
  method: 'delete',
  path: '/conversations/:id',
  permission: 'owner',
  summary: 'Remove a conversation; restorable for a short while',
  params: byId,
  response: z.object({ ok: z.literal(true) }),
});

export const restoreConversation = route({
  method: 'post',
  path: '/conversations/:id/restore',
  permission: 'owner',
  summary: 'Undo a removal',
  params: byId,
  body: z.strictObject({}),
  response: conversationView,
});

export const sendMessage = route({
  method: 'post',
  path: '/conversations/:id/messages',
  permission: 'owner',
  spends: ['storage', 'computing'],
  summary: 'Ask something; the answer is written at once and followed by its own stream',
  params: byId,
  body: z.strictObject({
    text: z.string().trim().min(1).max(mostTextLength, tooLongText.en),
    locale: z.enum(locales),
    mentions: z
      .array(z.strictObject({ kind: z.enum(['instrument', 'strategy', 'report']), id: z.string().max(60) }))
      .max(10)
      .default([]),
    /** A question to ask differently: the new one becomes its sibling on a branch of its own. */
    edits: z.string().max(40).optional(),
  }),
  response: z.object({ question: message, answer: message }),
});

export const regenerateMessage = route({
  method: 'post',
  path: '/conversations/:id/messages/:messageId/regenerate',
  permission: 'owner',
  spends: ['storage', 'computing'],
  summary: 'Answer the same question once more, on a branch of its own, by somebody else if asked for',
  params: byMessage,
  body: z.strictObject({ by: z.enum(answerers).optional() }),
  response: z.object({ answer: message }),
});

export const showBranch = route({
  method: 'post',
  path: '/conversations/:id/messages/:messageId/show',
  permission: 'owner',
  summary: 'Show the branch this message is on, to its latest end',
  params: byMessage,
  body: z.strictObject({}),
  response: thread,
});

export const stopMessage = route({
  method: 'post',
  path: '/conversations/:id/messages/:messageId/stop',
  permission: 'owner',
  summary: 'Stop an answer; what is written is kept',
  params: byMessage,
  body: z.strictObject({}),
  response: z.object({ answer: message }),
});

export const followMessage = route({
  method: 'get',
  path: '/conversations/:id/messages/:messageId/events',
  permission: 'owner',
  summary:
    'An answer while it is written, as a server-sent stream, replayed from Last-Event-ID; ends with an `end` event',
  params: byMessage,
  produces: 'text/event-stream',
});

export const decideDraft = route({
  method: 'post',
  path: '/conversations/:id/messages/:messageId/drafts/:draftId',
  permission: 'owner',
  spends: ['storage', 'computing'],
  summary: 'Agree to what an answer proposes, or refuse it. Nothing is done before',
  params: byMessage.extend({ draftId: z.string().max(40) }),
  body: z.strictObject({ accept: z.boolean() }),
  response: z.object({ draft }),
});

export const rateMessage = route({
  method: 'put',
  path: '/conversations/:id/messages/:messageId/feedback',
  permission: 'owner',
  summary: 'Say whether an answer helped, and why; null takes it back',
  params: byMessage,
  body: z.strictObject({
    isGood: z.boolean().nullable(),
    reason: z.string().trim().max(500).default(''),
  }),
  response: z.object({ answer: message }),
});

const conversationShare = z.object({
  token: z.string(),
  messageId: z.string(),
  createdAt: z.number(),
  expiresAt: z.number().nullable(),
});
export type ConversationShare = z.infer<typeof conversationShare>;

export const shareConversation = route({
  method: 'post',
  path: '/conversations/:id/messages/:messageId/shares',
  permission: 'owner',
  summary: 'Open a link to a conversation as it is read up to this message',
  params: byMessage,
  body: z.strictObject({ days: z.number().int().min(1).max(365).nullable() }),
  response: conversationShare,
});

export const listConversationShares = route({
  method: 'get',
  path: '/conversations/:id/shares',
  permission: 'owner',
  summary: 'Links to a conversation that are open',
  params: byId,
  response: z.object({ shares: z.array(conversationShare) }),
});

export const closeConversationShare = route({
  method: 'delete',
  path: '/conversations/:id/shares/:token',
  permission: 'owner',
  summary: 'Close a link to a conversation',
  params: byId.extend({ token: z.string().max(40) }),
  response: z.object({ ok: z.literal(true) }),
});

const sharedThread = z.object({ title: z.string(), sharedAt: z.number(), messages: z.array(message) });
export type SharedThread = z.infer<typeof sharedThread>;

export const readSharedConversation = route({
  method: 'get',
  path: '/shared/conversations/:token',
  permission: 'public',
  summary: 'A conversation that somebody shares, to be read only; a closed link says so',
  params: z.object({ token: z.string().max(40) }),
  response: sharedThread,
});

export const listTools = route({
  method: 'get',
  path: '/chat/tools',
  permission: 'public',
  summary: 'What the assistant can do, with an example of each tool, and the playbooks it follows',
  response: z.object({
    tools: z.array(
      z.object({ id: z.string(), title: localText, summary: localText, example: localText, drafts: z.boolean() }),
    ),
    /** Playbooks that can be called by their id, as tools can. */
    skills: z.array(z.object({ id: z.string(), title: localText, when: localText })),
    /** Null: the built-in assistant answers. */
    model: z.object({ provider: z.string(), model: z.string() }).nullable(),
    /** Who can be asked to answer again. Without a model: the built-in assistant. */
    answerers: z.array(z.object({ by: z.enum(answerers), model: z.string().nullable() })),
  }),
});
