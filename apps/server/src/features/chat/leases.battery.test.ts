import { afterAll, expect, it } from 'vitest';
import type { ConversationView, Thread } from '@plumbline/contract/chat';
import type { Message } from '@plumbline/model/conversation';
import { eachStore, onPostgres, type TestStore } from '../../platform/db/testing/each-store.ts';
import type { Store } from '../../platform/db/open-store.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { json, read, testServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';

interface Asked {
  readonly id: string;
  readonly answer: Message;
  readonly headers: { readonly cookie: string };
}

async function ask({ call }: TestServer, text: string): Promise<Asked> {
  const opened = await call('/api/session', json('POST', { deviceId: 'device-of-a-test' }));
  const headers = { cookie: (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  const { id } = await read<ConversationView>(await call('/api/conversations', json('POST', {}, headers)));
  const sent = await call(`/api/conversations/${id}/messages`, json('POST', { text, locale: 'en' }, headers));
  return { id, headers, answer: (await read<{ answer: Message }>(sent)).answer };
}

/** As a process leaves an answer in the middle of which it died, or another one is writing it. */
async function leave({ db }: Store, answer: Message, leaseUntil: number): Promise<void> {
  await until('the answer is written', async () => (await stateOf({ db }, answer.id)) === 'done');
  await until('its stream ends', async () => (await endOf({ db }, answer.id)) !== null);
  await db
    .updateTable('messages')
    .set({ state: 'running', body: JSON.stringify({ ...answer, state: 'running' }), lease_until: leaseUntil })
    .where('id', '=', answer.id)
    .execute();
  await db.updateTable('event_streams').set({ ended_at: null }).where('stream', '=', `chat:${answer.id}`).execute();
}

const stateOf = async ({ db }: Pick<Store, 'db'>, id: string): Promise<string> =>
  (await db.selectFrom('messages').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

const endOf = async ({ db }: Pick<Store, 'db'>, id: string): Promise<number | null> =>
  (await db.selectFrom('event_streams').select('ended_at').where('stream', '=', `chat:${id}`).executeTakeFirst())
    ?.ended_at ?? null;

const lastState = async ({ call }: TestServer, { id, headers }: Asked): Promise<string | undefined> =>
  (await read<Thread>(await call(`/api/conversations/${id}`, { headers }))).messages.at(-1)?.message.state;

function server(store: TestStore['store']): () => Promise<TestServer> {
  let started: Promise<TestServer> | null = null;
  afterAll(async () => (await started)?.stop());
  return () => (started ??= testServer({ store: store(), works: false }));
}

eachStore('an answer of a process that died', ({ store, engine }) => {
  const here = server(store);
  const past = (): number => Date.now() - 1;
  const future = (): number => Date.now() + 20_000;

  it('is shown as stopped to whoever reads it, can be stopped, and its stream ends', async () => {
    const asked = await ask(await here(), 'How is ACME doing?');
    await leave(store(), asked.answer, past());
    expect(await lastState(await here(), asked)).toBe('stopped');
    const { id, headers, answer } = asked;
    const path = `/api/conversations/${id}/messages/${answer.id}`;
    const { call } = await here();
    const stopped = await read<{ answer: Message }>(await call(`${path}/stop`, json('POST', {}, headers)));
    expect(stopped.answer.state).toBe('stopped');
    expect(await (await call(`${path}/events`, { headers })).text()).toContain('event: end');
    expect([await stateOf(store(), answer.id), (await endOf(store(), answer.id)) !== null]).toEqual(['stopped', true]);
  });

  it('is ended by the hourly job where nobody reads it, and one that is still written is left alone', async () => {
    const [dead, alive] = [
      await ask(await here(), 'How is ACME doing?'),
      await ask(await here(), 'How is ACME doing?'),
    ];
    await leave(store(), dead.answer, past());
    await leave(store(), alive.answer, future());
    await (await here()).server.purge();
    expect([await stateOf(store(), dead.answer.id), (await endOf(store(), dead.answer.id)) !== null]).toEqual([
      'stopped',
      true,
    ]);
    // On SQLite there is no other process that could be writing it.
    const isOpen = engine === 'postgres';
    expect(await stateOf(store(), alive.answer.id)).toBe(isOpen ? 'running' : 'stopped');
    expect(await lastState(await here(), alive)).toBe(isOpen ? 'running' : 'stopped');
  });

  it('has a lease while it is written, which is renewed and ends with it', async () => {
    const started = await here();
    const { answer } = await ask(started, 'How is SLOW doing?');
    const lease = async (): Promise<number | null> =>
      (
        await store()
          .db.selectFrom('messages')
          .select('lease_until')
          .where('id', '=', answer.id)
          .executeTakeFirstOrThrow()
      ).lease_until;
    const first = (await lease()) ?? 0;
    expect(first).toBeGreaterThan(Date.now());
    await until('the lease is renewed', async () => ((await lease()) ?? 0) > first);
    started.market.open();
    await until('the answer is written', async () => (await stateOf(store(), answer.id)) === 'done');
    expect(await lease()).toBeNull();
  });
});

onPostgres('an answer that another process writes', ({ store }) => {
  const [writing, other] = [server(store), server(store)];

  it('goes on, and is stopped from here', async () => {
    const asked = await ask(await writing(), 'How is SLOW doing?');
    const { asked: questions } = (await writing()).market;
    await until('a source is asked', () => questions.some((question) => question.endsWith('US:SLOW')));
    expect(await lastState(await other(), asked)).toBe('running');
    const { id, headers, answer } = asked;
    const path = `/api/conversations/${id}/messages/${answer.id}/stop`;
    const stopped = await (await other()).call(path, json('POST', {}, headers));
    expect((await read<{ answer: Message }>(stopped)).answer.state).toBe('stopped');
    expect(await stateOf(store(), answer.id)).toBe('stopped');
  });
});
