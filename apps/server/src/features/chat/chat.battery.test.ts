import { afterEach, describe, expect, it } from 'vitest';
import type { ConversationView, SharedThread, Thread } from '@plumbline/contract/chat';
import type { ErrorBody } from '@plumbline/contract/system';
import type { Message } from '@plumbline/model/conversation';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';

const open: TestServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.stop()));
});

async function start(
  variables: Readonly<Record<string, string>> = {},
): Promise<{ server: TestServer; visitor: Visitor; id: string }> {
  const server = await testServer({ works: false, variables });
  open.push(server);
  const visitor = await server.visitor();
  const { id } = await read<ConversationView>(await visitor.send('POST', '/api/conversations', {}));
  return { server, visitor, id };
}

interface Turn {
  readonly question: Message;
  readonly answer: Message;
}

async function say(visitor: Visitor, id: string, text: string, more: object = {}): Promise<Turn> {
  const sent = await visitor.send('POST', `/api/conversations/${id}/messages`, { text, locale: 'en', ...more });
  expect(sent.status).toBe(200);
  return read<Turn>(sent);
}

/** The stream of an answer to its end. */
async function follow(visitor: Visitor, id: string, messageId: string, after?: string): Promise<string> {
  const headers = after === undefined ? {} : { 'last-event-id': after };
  const response = await visitor.get(`/api/conversations/${id}/messages/${messageId}/events`, headers);
  return response.text();
}

async function finished(visitor: Visitor, id: string, turn: Turn): Promise<Message> {
  const events = await follow(visitor, id, turn.answer.id);
  const end = [...events.matchAll(/^data: (.+)$/gm)]
    .map(([, line]) => JSON.parse(line ?? '{}'))
    .find((event) => event.kind === 'end');
  return end.message;
}

const thread = async (visitor: Visitor, id: string): Promise<Thread> =>
  read<Thread>(await visitor.get(`/api/conversations/${id}`));

describe('a conversation', () => {
  it('answers a question with figures that all have a receipt', async () => {
    const { visitor, id } = await start();
    const answer = await finished(visitor, id, await say(visitor, id, 'How is ACME doing?'));
    expect(answer.state).toBe('done');
    expect(answer.toolCalls.map(({ tool, state }) => [tool, state])).toEqual([['quote', 'done']]);
    const handles = answer.blocks.flatMap((block) =>
      block.kind === 'text'
        ? block.parts.flatMap((part) => (typeof part === 'object' && 'fact' in part ? [part.fact] : []))
        : [],
    );
    expect(handles).toContain('US:ACME/price');
    const facts = new Map(answer.facts.map((fact) => [fact.id, fact]));
    const sources = new Set(answer.sources.map((source) => source.id));
    for (const handle of handles) {
      expect(facts.get(handle)?.value).toBeTypeOf('number');
      expect(sources.has(facts.get(handle)?.source.id ?? '')).toBe(true);
    }
    expect(answer.withheld).toBe(0);
    const { conversation, messages } = await thread(visitor, id);
    expect(conversation.title).toBe('How is ACME doing?');
    expect(messages.map(({ message }) => message.role)).toEqual(['user', 'assistant']);
  });

  it('refuses a question of more than 4,000 characters in one sentence, and keeps nothing of it', async () => {
    const { visitor, id } = await start();
    const ask = async (length: number): Promise<Response> =>
      visitor.send('POST', `/api/conversations/${id}/messages`, { text: '7'.repeat(length), locale: 'en' });
    const refused = await ask(4001);
    const sentence = 'A text of more than 4,000 characters cannot be read. Shorten it, or send it in parts.';
    expect([refused.status, (await read<ErrorBody>(refused)).message]).toEqual([400, `Body text: ${sentence}`]);
    expect((await read<Thread>(await visitor.get(`/api/conversations/${id}`))).messages).toEqual([]);
    expect((await ask(4000)).status).toBe(200);
  });

  it('resumes a stream after any event without repeating one', async () => {
    const { visitor, id } = await start();
    const turn = await say(visitor, id, 'How is ACME doing?');
    const whole = await follow(visitor, id, turn.answer.id);
    const ids = [...whole.matchAll(/^id: (\d+)$/gm)].map(([, seq]) => Number(seq));
    expect(ids.length).toBeGreaterThan(3);
    const rest = await follow(visitor, id, turn.answer.id, String(ids[1]));
    expect([...rest.matchAll(/^id: (\d+)$/gm)].map(([, seq]) => Number(seq))).toEqual(ids.slice(2));
    expect(rest).toContain('event: end');
  });

  it('stops while a source does not answer, and keeps the tool card', async () => {
    const { server, visitor, id } = await start();
    const turn = await say(visitor, id, 'How is SLOW doing?');
    await until('a source is asked', () => server.market.asked.some((question) => question.endsWith('US:SLOW')));
    const stopped = await read<{ answer: Message }>(
      await visitor.send('POST', `/api/conversations/${id}/messages/${turn.answer.id}/stop`, {}),
    );
    expect(stopped.answer.state).toBe('stopped');
    expect(stopped.answer.toolCalls).toHaveLength(1);
    expect(await follow(visitor, id, turn.answer.id)).toContain('event: end');
  });

  it('ends an answer whose process died, so that nobody waits for it', async () => {
    const { server, visitor, id } = await start();
    const turn = await say(visitor, id, 'How is ACME doing?');
    const written = await finished(visitor, id, turn);
    const { db } = server.store;
    const body = JSON.stringify({ ...written, state: 'running' });
    await db.updateTable('messages').set({ state: 'running', body }).where('id', '=', written.id).execute();
    await db.updateTable('event_streams').set({ ended_at: null }).where('stream', '=', `chat:${written.id}`).execute();
    expect((await thread(visitor, id)).messages.at(-1)?.message.state).toBe('stopped');
    expect(await follow(visitor, id, written.id)).toContain('event: end');
  });

  it('branches on an edit and on regeneration, and shows the branch asked for', async () => {
    const { visitor, id } = await start();
    const first = await say(visitor, id, 'How is ACME doing?');
    await finished(visitor, id, first);
    const edited = await say(visitor, id, 'Hello', { edits: first.question.id });
    await finished(visitor, id, edited);
    const [question] = (await thread(visitor, id)).messages;
    expect(question?.message.id).toBe(edited.question.id);
    expect(question?.siblings).toEqual([first.question.id, edited.question.id]);
    const back = await read<Thread>(
      await visitor.send('POST', `/api/conversations/${id}/messages/${first.question.id}/show`, {}),
    );
    expect(back.messages.map(({ message }) => message.id)).toEqual([first.question.id, first.answer.id]);
    const again = await read<{ answer: Message }>(
      await visitor.send('POST', `/api/conversations/${id}/messages/${first.answer.id}/regenerate`, {}),
    );
    await finished(visitor, id, { question: first.question, answer: again.answer });
    expect((await thread(visitor, id)).messages.at(-1)?.siblings).toEqual([first.answer.id, again.answer.id]);
  });

  it('is answered again by whoever is asked for, and by nobody who is not set up', async () => {
    const { visitor, id } = await start({ LLM_PROVIDER: 'scripted' });
    const told = await read<{ answerers: unknown }>(await visitor.get('/api/chat/tools'));
    expect(told.answerers).toEqual([
      { by: 'environment', model: 'scripted' },
      { by: 'built-in', model: null },
    ]);
    const first = await say(visitor, id, 'How is ACME doing?');
    expect((await finished(visitor, id, first)).modelUse).toMatchObject({ model: 'scripted' });
    const retry = (by: string) =>
      visitor.send('POST', `/api/conversations/${id}/messages/${first.answer.id}/regenerate`, { by });
    const again = await read<{ answer: Message }>(await retry('built-in'));
    const { modelUse } = await finished(visitor, id, { question: first.question, answer: again.answer });
    expect(modelUse).toBeNull();
    expect((await retry('anthropic')).status).toBe(404);
    expect((await thread(visitor, id)).messages.at(-1)?.siblings).toEqual([first.answer.id, again.answer.id]);
  });

  it('does nothing before a draft is agreed to, nothing when it is refused, and the drafted thing once when agreed', async () => {
    const { visitor, id } = await start();
    const idea = 'Buy ACME when RSI is below 30 and sell when RSI is above 70';
    const answer = await finished(visitor, id, await say(visitor, id, idea));
    const draft = answer.drafts[0];
    expect(draft?.action.kind).toBe('create-strategy');
    const strategies = async () =>
      (await read<{ strategies: { id: string }[] }>(await visitor.get('/api/strategies'))).strategies;
    expect(await strategies()).toEqual([]);
    expect((await thread(visitor, id)).conversation.waiting).toBe(1);
    const decide = (accept: boolean, one = draft?.id, of = answer.id) =>
      visitor.send('POST', `/api/conversations/${id}/messages/${of}/drafts/${one}`, { accept });
    expect((await decide(false)).status).toBe(200);
    expect(await strategies()).toEqual([]);
    expect((await decide(true)).status).toBe(409);
    const second = await finished(visitor, id, await say(visitor, id, idea));
    const done = await read<{ draft: { state: string; to: string } }>(
      await decide(true, second.drafts[0]?.id, second.id),
    );
    const [kept, ...more] = await strategies();
    expect(more).toEqual([]);
    expect(done.draft).toMatchObject({ state: 'accepted', to: `/strategy/${kept?.id}` });
    expect((await decide(true, second.drafts[0]?.id, second.id)).status).toBe(409);
    expect(await strategies()).toHaveLength(1);
  });

  it('sets the alert that was agreed to', async () => {
    const { visitor, id } = await start();
    const answer = await finished(visitor, id, await say(visitor, id, 'Alert me when ACME falls below 1'));
    const alerts = async () => (await read<{ alerts: object[] }>(await visitor.get('/api/alerts'))).alerts;
    expect(await alerts()).toEqual([]);
    const path = `/api/conversations/${id}/messages/${answer.id}/drafts/${answer.drafts[0]?.id}`;
    const done = await read<{ draft: { state: string; to: string } }>(
      await visitor.send('POST', path, { accept: true }),
    );
    expect(done.draft).toMatchObject({ state: 'accepted', to: '/signal' });
    expect(await alerts()).toMatchObject([{ kind: 'price', state: 'active', instrumentId: 'US:ACME' }]);
  });

  it('asks which instrument is meant, and says no to a forecast', async () => {
    const { visitor, id } = await start();
    const ambiguous = await finished(visitor, id, await say(visitor, id, 'How is 700.HK doing?'));
    expect(ambiguous.facts).toEqual([]);
    const no = await finished(visitor, id, await say(visitor, id, 'Will the market crash tomorrow?'));
    expect(JSON.stringify(no.blocks)).toContain('no forecast');
    expect(no.toolCalls).toEqual([]);
  });

  it('is found by its words, renamed, pinned, removed and brought back, by its owner alone', async () => {
    const { server, visitor, id } = await start();
    await finished(visitor, id, await say(visitor, id, 'How is ACME doing?'));
    const list = async (search: string) =>
      (await read<{ conversations: ConversationView[] }>(await visitor.get(`/api/conversations?search=${search}`)))
        .conversations;
    expect(await list('acme')).toHaveLength(1);
    expect(await list('nothing-of-it')).toEqual([]);
    await visitor.send('PATCH', `/api/conversations/${id}`, { title: 'My 100% plan', pinned: true });
    expect((await list('100%25'))[0]).toMatchObject({ title: 'My 100% plan', pinned: true });
    expect(await list('1_0')).toEqual([]);
    const stranger = await server.visitor();
    for (const path of ['', '/messages/x/events']) {
      expect((await stranger.get(`/api/conversations/${id}${path}`)).status).toBe(404);
    }
    const foreign = await stranger.send('POST', `/api/conversations/${id}/messages`, { text: 'hi', locale: 'en' });
    expect(foreign.status).toBe(404);
    await visitor.send('DELETE', `/api/conversations/${id}`);
    expect((await visitor.get(`/api/conversations/${id}`)).status).toBe(404);
    await visitor.send('POST', `/api/conversations/${id}/restore`, {});
    expect((await thread(visitor, id)).messages).toHaveLength(2);
  });

  it('is shared up to one message, read by anybody and by nobody once closed', async () => {
    const { server, visitor, id } = await start();
    const turn = await say(visitor, id, 'How is ACME doing?');
    await finished(visitor, id, turn);
    await finished(visitor, id, await say(visitor, id, 'Buy ACME when RSI is below 30 and sell when RSI is above 70'));
    const at = `/api/conversations/${id}/messages/${turn.answer.id}`;
    const share = await read<{ token: string }>(await visitor.send('POST', `${at}/shares`, { days: 7 }));
    const stranger = await server.visitor();
    const shared = await read<SharedThread>(await stranger.get(`/api/shared/conversations/${share.token}`));
    expect(shared.messages.map(({ id: one }) => one)).toEqual([turn.question.id, turn.answer.id]);
    expect(shared.messages.every(({ drafts, mentions }) => drafts.length === 0 && mentions.length === 0)).toBe(true);
    expect((await stranger.send('POST', `${at}/shares`, { days: 7 })).status).toBe(404);
    expect((await stranger.send('DELETE', `/api/conversations/${id}/shares/${share.token}`)).status).toBe(404);
    await visitor.send('DELETE', `/api/conversations/${id}/shares/${share.token}`);
    const closed = await stranger.get(`/api/shared/conversations/${share.token}`);
    expect([closed.status, (await closed.json()).message]).toEqual([404, 'Link no longer shared']);
    expect(await read(await visitor.get(`/api/conversations/${id}/shares`))).toEqual({ shares: [] });
  });

  it('keeps what its reader thought of an answer, and only of an answer', async () => {
    const { visitor, id } = await start();
    const turn = await say(visitor, id, 'How is ACME doing?');
    await finished(visitor, id, turn);
    const at = (messageId: string) => `/api/conversations/${id}/messages/${messageId}/feedback`;
    const bad = { isGood: false, reason: 'The chart is missing' };
    expect((await visitor.send('PUT', at(turn.answer.id), bad)).status).toBe(200);
    expect((await thread(visitor, id)).messages.at(-1)?.message.feedback).toMatchObject(bad);
    expect((await visitor.send('PUT', at(turn.question.id), bad)).status).toBe(400);
    await visitor.send('PUT', at(turn.answer.id), { isGood: null });
    expect((await thread(visitor, id)).messages.at(-1)?.message.feedback).toBeNull();
  });

  it('goes for good an hour after it was removed, with its streams and links', async () => {
    let now = Date.UTC(2026, 10, 20, 22);
    const server = await testServer({ works: false, clock: { now: () => now } });
    open.push(server);
    const visitor = await server.visitor();
    const { id } = await read<ConversationView>(await visitor.send('POST', '/api/conversations', {}));
    const turn = await say(visitor, id, 'How is ACME doing?');
    await finished(visitor, id, turn);
    await visitor.send('POST', `/api/conversations/${id}/messages/${turn.answer.id}/shares`, { days: null });
    await visitor.send('DELETE', `/api/conversations/${id}`);
    await server.server.purge();
    const left = async () => {
      const { db } = server.store;
      const rows = await Promise.all([
        db.selectFrom('messages').select('id').execute(),
        db.selectFrom('events').select('stream').where('stream', 'like', 'chat:%').execute(),
        db.selectFrom('conversation_shares').select('token').execute(),
      ]);
      return rows.map(({ length }) => length > 0);
    };
    expect(await left()).toEqual([true, true, true]);
    now += 3_600_001;
    await server.server.purge();
    expect(await left()).toEqual([false, false, false]);
    expect((await visitor.send('POST', `/api/conversations/${id}/restore`, {})).status).toBe(404);
  });
});
