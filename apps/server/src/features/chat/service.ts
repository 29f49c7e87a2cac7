import { setTimeout as delay } from 'node:timers/promises';
import type { ConversationShare, ConversationView, SharedThread, Thread } from '@plumbline/contract/chat';
import type { Answerer } from '@plumbline/contract/models';
import type { Draft, Feedback, Mention, Message } from '@plumbline/model/conversation';
import { PlumblineError } from '@plumbline/model/errors';
import type { Locale } from '@plumbline/model/locale';
import type { Clock } from '@plumbline/model/ports';
import type { EventLog } from '../../platform/events/event-log.ts';
import type { ChosenModel, ModelServiceApi } from '../language-models/service.ts';
import type { AskedOnce } from './answer-once.ts';
import { answerOnce, playbookOf } from './answer-once.ts';
import { changeMessage } from './change-message.ts';
import type { OpenJudges } from '@plumbline/agent/gate/judges';
import type { CheckQuota } from '../../platform/http/owner-quota.ts';
import type { Caller, Grant } from '../../platform/http/owner.ts';
import type { DecideDeps } from './decide.ts';
import { decide } from './decide.ts';
import { growingIds } from './growing-ids.ts';
import { figuresByCaller } from './known-figures.ts';
import type { DeskDeps } from './desk.ts';
import { deskOf } from './desk.ts';
import { firstLease, isLeaseOver, keepLease } from './lease.ts';
import { listConversations } from './list.ts';
import type { WorkDeps } from './mcp-work.ts';
import type { ConversationRow, MessageRow } from './rows.ts';
import { conversationView, messageOf, messageRow, streamOf } from './rows.ts';
import { pace } from './pace.ts';
import { purgeConversations } from './purge.ts';
import { closeShare, openShare, openShares, readShare } from './shares.ts';
import type { ConversationPage } from './store/conversations.ts';
import { findConversation, insertConversation, updateConversation } from './store/conversations.ts';
import {
  countWaiting,
  findMessageOf,
  insertMessages,
  listMessages,
  listNodes,
  listRunning,
  readMessages,
  updateMessage,
} from './store/messages.ts';
import { branch, latestLeaf, pathTo } from './tree.ts';
import { runTurn } from './turn.ts';

// What other features may use.
export { streamOf } from './rows.ts';

export interface ChatDeps
  extends Omit<DeskDeps, 'strategies' | 'signals' | 'reports' | 'memories'>, Pick<DecideDeps, 'store' | 'alerts'> {
  readonly memories: DeskDeps['memories'] & DecideDeps['memories'];
  readonly strategies: DeskDeps['strategies'] & DecideDeps['strategies'];
  readonly signals: DeskDeps['signals'] & DecideDeps['signals'];
  readonly reports: DeskDeps['reports'] & WorkDeps['reports'];
  readonly desks: WorkDeps['desks'];
  readonly labs: WorkDeps['labs'];
  /** Keeps what tokens of the interface called. */
  readonly noted: <T>(grant: Grant | null, call: string, work: () => Promise<T>) => Promise<T>;
  readonly events: EventLog;
  readonly models: Pick<ModelServiceApi, 'modelFor'>;
  readonly openJudges: OpenJudges;
  readonly clock: Clock;
  readonly note: (message: string, fields?: Record<string, unknown>) => void;
}

interface Asked {
  readonly text: string;
  readonly locale: Locale;
  readonly mentions: readonly Mention[];
  readonly edits?: string | undefined;
}

export interface ChatService {
  create(ownerId: string): Promise<ConversationView>;
  list(ownerId: string, page: ConversationPage): Promise<{ conversations: ConversationView[]; next: number | null }>;
  read(ownerId: string, id: string): Promise<Thread>;
  change(
    ownerId: string,
    id: string,
    change: { title?: string | undefined; pinned?: boolean | undefined },
  ): Promise<ConversationView>;
  remove(ownerId: string, id: string): Promise<void>;
  restore(ownerId: string, id: string): Promise<ConversationView>;
  send(ownerId: string, id: string, asked: Asked): Promise<{ question: Message; answer: Message }>;
  regenerate(ownerId: string, id: string, messageId: string, by?: Answerer): Promise<Message>;
  show(ownerId: string, id: string, messageId: string): Promise<Thread>;
  stop(ownerId: string, id: string, messageId: string): Promise<Message>;
  decide(ownerId: string, id: string, messageId: string, draftId: string, accept: boolean): Promise<Draft>;
  rate(ownerId: string, id: string, messageId: string, feedback: Feedback | null): Promise<Message>;
  share(ownerId: string, id: string, messageId: string, days: number | null): Promise<ConversationShare>;
  shares(ownerId: string, id: string): Promise<ConversationShare[]>;
  closeShare(ownerId: string, id: string, token: string): Promise<void>;
  readShared(token: string): Promise<SharedThread>;
  /** Answers another assistant in the name of an owner, over MCP. */
  answerAssistant(request: Request, caller: Caller, checkQuota: CheckQuota): Promise<Response>;
  /** Answers beside every conversation, for what runs by schedule. */
  answerOnce(ownerId: string, asked: AskedOnce, signal: AbortSignal): Promise<Message>;
  playbookOf(ownerId: string, called: Parameters<typeof playbookOf>[2]): ReturnType<typeof playbookOf>;
  /** Deletes removed conversations for good once they cannot be brought back any more, and ends answers nobody writes. */
  purge(): Promise<void>;
  /** Name of an answer's event stream, for its owner. */
  stream(ownerId: string, id: string, messageId: string): Promise<string>;
  /** Stops every answer that is being written and keeps what there is. */
  drain(): Promise<void>;
}

interface Running {
  readonly controller: AbortController;
  readonly done: Promise<void>;
}

/** Longer than the process that writes an answer needs to hear of it. */
const mostLooks = 40;
const lookEveryMs = 250;

const noConversation = 'There is no such conversation.';

export function chatService(deps: ChatDeps): ChatService {
  const { store, events, clock } = deps;
  const { db } = store;
  /** Answers being written by this process. */
  const running = new Map<string, Running>();
  const newId = growingIds(clock);
  const figuresOf = figuresByCaller(clock);

  /** The only way to a conversation: by owner and id. A foreign id is the same answer as a missing one. */
  const find = async (ownerId: string, id: string, { isRemoved = false } = {}): Promise<ConversationRow> => {
    const row = await findConversation(db, ownerId, id, { isRemoved });
    if (row === undefined) throw new PlumblineError('not-found', noConversation);
    return row;
  };

  const findMessage = async (ownerId: string, id: string, messageId: string): Promise<MessageRow> => {
    await find(ownerId, id);
    const row = await findMessageOf(db, id, messageId);
    if (row === undefined) throw new PlumblineError('not-found', 'There is no such message.');
    return settled(row);
  };

  /** An answer nobody writes any more, because its process ended, is shown as stopped. */
  const settled = (row: MessageRow): MessageRow =>
    isDead(row) ? { ...row, state: 'stopped', body: JSON.stringify({ ...messageOf(row), state: 'stopped' }) } : row;

  const isDead = ({ id, state, lease_until: leaseUntil }: Pick<MessageRow, 'id' | 'state' | 'lease_until'>): boolean =>
    // On SQLite there is no other process that could be writing it.
    state === 'running' && !running.has(id) && (store.engine === 'sqlite' || isLeaseOver(leaseUntil));

  /** Keeps an answer that nobody writes any more as it was left, and lets nobody wait for more. */
  const end = async (row: MessageRow): Promise<void> => {
    await save(messageOf(settled(row)));
    await events.end(streamOf(row.id));
  };

  const view = async (row: ConversationRow): Promise<ConversationView> =>
    conversationView(row, (await countWaiting(db, [row.id])).get(row.id) ?? 0);

  const thread = async (row: ConversationRow): Promise<Thread> => {
    const nodes = await listNodes(db, row.id);
    const path = pathTo(nodes, row.leaf_id);
    const rows = path.length === 0 ? [] : await listMessages(db, row.id);
    return { conversation: await view(row), messages: branch(rows.map(settled), nodes, row.leaf_id) };
  };

  const blank = (conversationId: string, parentId: string | null, locale: Locale): Message => ({
    id: newId(),
    conversationId,
    parentId,
    role: 'assistant',
    locale,
    state: 'running',
    text: '',
    mentions: [],
    blocks: [],
    toolCalls: [],
    drafts: [],
    facts: [],
    sources: [],
    followUps: [],
    withheld: 0,
    modelUse: null,
    error: null,
    createdAt: clock.now(),
  });

  const historyTo = async (id: string, leaf: string | null): Promise<Message[]> => {
    const nodes = await listNodes(db, id);
    const path = pathTo(nodes, leaf).slice(-24);
    if (path.length === 0) return [];
    return (await readMessages(db, path)).map(messageOf);
  };

  const save = async (message: Message): Promise<void> => {
    const { state, words, waiting, body } = messageRow(message);
    await updateMessage(db, message.id, { state, words, waiting, body, lease_until: null });
  };

  /** Asks the process that writes an answer to stop, and waits until it has, or is gone. */
  const stopElsewhere = async (ownerId: string, id: string, messageId: string): Promise<void> => {
    await updateMessage(db, messageId, { stop_requested: 1 });
    for (let look = 0; look < mostLooks; look += 1) {
      await delay(lookEveryMs);
      if ((await findMessage(ownerId, id, messageId)).state !== 'running') return;
    }
  };

  const begin = async (ownerId: string, question: Message, answer: Message, chosen: ChosenModel): Promise<void> => {
    const history = await historyTo(question.conversationId, question.parentId);
    const controller = new AbortController();
    const unheard = (error: Error): void => deps.note('a lease could not be renewed', { message: error.message });
    const write = async (): Promise<void> => {
      const release = keepLease(db, answer.id, () => controller.abort(), unheard);
      try {
        await runTurn({
          question,
          answer,
          history,
          desk: deskOf(deps, ownerId),
          chosen,
          openJudges: deps.openJudges,
          clock,
          events,
          signal: controller.signal,
          save,
          note: deps.note,
        });
      } catch (error) {
        deps.note('an answer could not be kept', { message: error instanceof Error ? error.message : String(error) });
      } finally {
        release();
        running.delete(answer.id);
      }
    };
    // Known before its work begins, so that whoever reads it meanwhile sees it running.
    running.set(answer.id, { controller, done: Promise.resolve().then(write) });
  };

  return {
    async create(ownerId) {
      const at = clock.now();
      const row: ConversationRow = {
        id: newId(),
        owner_id: ownerId,
        title: '',
        pinned: 0,
        leaf_id: null,
        created_at: at,
        updated_at: at,
        deleted_at: null,
      };
      await insertConversation(db, row);
      return conversationView(row, 0);
    },

    list: (ownerId, page) => listConversations(db, ownerId, page),
    read: async (ownerId, id) => thread(await find(ownerId, id)),

    async change(ownerId, id, { title, pinned }) {
      await find(ownerId, id);
      await updateConversation(db, id, {
        ...(title === undefined ? {} : { title }),
        ...(pinned === undefined ? {} : { pinned: pinned ? 1 : 0 }),
        updated_at: clock.now(),
      });
      return view(await find(ownerId, id));
    },

    async remove(ownerId, id) {
      await find(ownerId, id);
      await updateConversation(db, id, { deleted_at: clock.now() });
    },

    async restore(ownerId, id) {
      const row = await find(ownerId, id, { isRemoved: true });
      await updateConversation(db, id, { deleted_at: null });
      return view({ ...row, deleted_at: null });
    },

    async send(ownerId, id, { text, locale, mentions, edits }) {
      const row = await find(ownerId, id);
      const edited = edits === undefined ? null : await findMessage(ownerId, id, edits);
      if (edited !== null && edited.role !== 'user') {
        throw new PlumblineError('bad-input', 'Only a question can be edited.');
      }
      const chosen = await deps.models.modelFor(ownerId);
      const parentId = edited === null ? row.leaf_id : edited.parent_id;
      const question: Message = { ...blank(id, parentId, locale), role: 'user', state: 'done', text, mentions };
      const answer = blank(id, question.id, locale);
      await db.transaction().execute(async (trx) => {
        await pace(trx, ownerId, clock);
        await insertMessages(trx, [messageRow(question), { ...messageRow(answer), lease_until: firstLease() }]);
        await updateConversation(trx, id, {
          leaf_id: answer.id,
          updated_at: clock.now(),
          ...(row.title === '' ? { title: titleOf(text) } : {}),
        });
      });
      await begin(ownerId, question, answer, chosen);
      return { question, answer };
    },

    async regenerate(ownerId, id, messageId, by) {
      const row = await findMessage(ownerId, id, messageId);
      const parent = row.parent_id;
      if (row.role !== 'assistant' || parent === null) {
        throw new PlumblineError('bad-input', 'Only an answer can be regenerated.');
      }
      const question = messageOf(await findMessage(ownerId, id, parent));
      const chosen = await deps.models.modelFor(ownerId, by);
      const answer = blank(id, question.id, question.locale);
      await db.transaction().execute(async (trx) => {
        await pace(trx, ownerId, clock);
        await insertMessages(trx, [{ ...messageRow(answer), lease_until: firstLease() }]);
        await updateConversation(trx, id, { leaf_id: answer.id, updated_at: clock.now() });
      });
      await begin(ownerId, question, answer, chosen);
      return answer;
    },

    async show(ownerId, id, messageId) {
      await findMessage(ownerId, id, messageId);
      await updateConversation(db, id, { leaf_id: latestLeaf(await listNodes(db, id), messageId) });
      return thread(await find(ownerId, id));
    },

    async stop(ownerId, id, messageId) {
      const row = await findMessage(ownerId, id, messageId);
      const entry = running.get(messageId);
      entry?.controller.abort();
      await entry?.done;
      if (entry === undefined && row.state === 'running') await stopElsewhere(ownerId, id, messageId);
      return messageOf(await findMessage(ownerId, id, messageId));
    },

    async decide(ownerId, id, messageId, draftId, accept) {
      const row = await findMessage(ownerId, id, messageId);
      if (row.state === 'running') throw new PlumblineError('bad-input', 'Wait until the answer is complete.');
      return decide(deps, { ownerId, messageId, draftId }, accept);
    },

    async rate(ownerId, id, messageId, feedback) {
      const row = await findMessage(ownerId, id, messageId);
      if (row.role !== 'assistant' || row.state === 'running') {
        throw new PlumblineError('bad-input', 'Only a finished answer can be rated.');
      }
      const rated = await changeMessage(db, messageId, (message) => ({ ...message, feedback }));
      if (rated === null) throw new PlumblineError('not-found', 'There is no such message.');
      return rated;
    },

    async share(ownerId, id, messageId, days) {
      const row = await findMessage(ownerId, id, messageId);
      if (row.state === 'running') throw new PlumblineError('bad-input', 'Wait until the answer is complete.');
      return openShare(deps, { conversationId: id, messageId }, days);
    },

    async shares(ownerId, id) {
      await find(ownerId, id);
      return openShares(deps, id);
    },

    async closeShare(ownerId, id, token) {
      await find(ownerId, id);
      await closeShare(deps, id, token);
    },

    readShared: (token) => readShare(deps, token),

    async answerAssistant(request, caller, checkQuota) {
      const { answerOverHttp } = await import('./mcp-http.ts');
      return answerOverHttp(request, { deps, caller, figuresOf, checkQuota });
    },

    answerOnce: (ownerId, asked, signal) => answerOnce(deps, ownerId, asked, signal),
    playbookOf: (ownerId, called) => playbookOf(deps, ownerId, called),

    async purge() {
      await purgeConversations(store, events, clock);
      for (const row of (await listRunning(db)).filter(isDead)) await end(row);
    },

    async stream(ownerId, id, messageId) {
      const row = await findMessage(ownerId, id, messageId);
      const stream = streamOf(messageId);
      // Its process ended in the middle of it: whoever follows must not wait for ever.
      if (row.state !== 'running' && !running.has(messageId) && !(await events.isEnded(stream))) await end(row);
      return stream;
    },

    async drain() {
      const all = [...running.values()];
      for (const { controller } of all) controller.abort();
      await Promise.all(all.map(({ done }) => done));
    },
  };
}

function titleOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
