import { afterEach, describe, expect, it } from 'vitest';
import type { ConversationView, Thread } from '@plumbline/contract/chat';
import type { MemoryView } from '@plumbline/contract/memory';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';

const open: TestServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.stop()));
});

async function start(): Promise<TestServer> {
  const server = await testServer({ works: false });
  open.push(server);
  return server;
}

const kept = async (visitor: Visitor): Promise<readonly MemoryView[]> =>
  (await read<{ memories: readonly MemoryView[] }>(await visitor.get('/api/memories'))).memories;

/** Has something proposed in the chat; answers the address of the proposal. */
async function propose(visitor: Visitor, text: string): Promise<string> {
  const { id } = await read<ConversationView>(await visitor.send('POST', '/api/conversations', {}));
  const asked = { text: `/remember ${text}`, locale: 'en' };
  const sent = await read<{ answer: { id: string } }>(
    await visitor.send('POST', `/api/conversations/${id}/messages`, asked),
  );
  const at = `/api/conversations/${id}/messages/${sent.answer.id}`;
  await (await visitor.get(`${at}/events`)).text();
  const { messages } = await read<Thread>(await visitor.get(`/api/conversations/${id}`));
  const [draft] = messages.at(-1)?.message.drafts ?? [];
  expect(draft).toMatchObject({ state: 'waiting', action: { kind: 'remember', memory: 'preference', text } });
  return `${at}/drafts/${draft?.id ?? ''}`;
}

describe('what is kept of a reader', () => {
  it('is written only when they agree, can be changed and erased, and is nobody else’s', async () => {
    const server = await start();
    const [one, two] = [await server.visitor(), await server.visitor()];
    const draft = await propose(one, 'I like dividends');
    expect(await kept(one)).toEqual([]);
    expect((await one.send('POST', '/api/memories', { kind: 'watch', text: 'x' })).status).toBe(404);
    await one.send('POST', draft, { accept: true });
    const [memory] = await kept(one);
    expect(memory).toMatchObject({ kind: 'preference', text: 'I like dividends' });
    // Refused ones are not kept.
    await one.send('POST', await propose(one, 'Buy everything'), { accept: false });
    expect(await kept(one)).toHaveLength(1);

    const at = `/api/memories/${memory?.id ?? ''}`;
    expect((await two.send('PATCH', at, { text: 'mine' })).status).toBe(404);
    expect((await two.send('DELETE', at)).status).toBe(404);
    expect(await kept(two)).toEqual([]);
    expect((await one.send('PATCH', at, { text: 'I like growth', kind: 'watch' })).status).toBe(200);
    expect(await kept(one)).toMatchObject([{ kind: 'watch', text: 'I like growth' }]);
    expect((await one.send('PATCH', at, { text: ' ' })).status).toBe(400);
    expect((await one.send('DELETE', at)).status).toBe(200);
    expect(await kept(one)).toEqual([]);
  });

  it('goes out with an export, comes back with it, and is erased with the account', async () => {
    const server = await start();
    const one = await server.visitor();
    await one.send('POST', await propose(one, 'I hold for years'), { accept: true });
    const zip = Buffer.from(await (await one.get('/api/account/export')).arrayBuffer());
    await one.send('POST', '/api/account/delete', { confirm: 'delete' });
    expect(await server.store.db.selectFrom('memories').selectAll().execute()).toEqual([]);
    const two = await server.visitor();
    await two.send('POST', '/api/account/import', { archive: zip.toString('base64') });
    expect(await kept(two)).toMatchObject([{ kind: 'preference', text: 'I hold for years' }]);
  });
});
