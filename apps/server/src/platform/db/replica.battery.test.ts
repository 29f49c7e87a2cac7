import { expect, it } from 'vitest';
import type { RunView } from '@plumbline/contract/report';
import { databaseMarketStore } from '../../features/bars/service.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { sampleBars } from '../../testing/sample-bars.ts';
import { untilIdle } from '../../testing/until.ts';
import type { Store } from './open-store.ts';
import { openReplica } from './replica.ts';
import { onPostgres } from './testing/each-store.ts';

// A second database whose rows the test writes stands for a server that is up to date, behind, or gone.
onPostgres('a replica', ({ fresh, atEnd }) => {
  const notes: string[] = [];
  async function both(): Promise<{ store: Store; copy: Store; asked: () => number }> {
    const [store, copy] = await Promise.all([fresh(), fresh()]);
    const replica = await openReplica(copy.url ?? '', (message) => notes.push(message));
    atEnd(() => replica.close());
    let asked = 0;
    const counted: typeof replica = {
      ...replica,
      read: (ask) =>
        replica.read((db) => {
          asked += 1;
          return ask(db);
        }),
    };
    return { store: { ...store, replica: counted }, copy, asked: () => asked };
  }

  it('gives the bars that the store has, and those of the store when it is behind', async () => {
    const { store, copy } = await both();
    const [old, current] = [sampleBars(1200), sampleBars(1210)];
    const market = databaseMarketStore(store);
    await market.writeBars(current);
    // Not there yet.
    expect(await market.readBars('US:NVDA', '1d')).toEqual(current);
    await databaseMarketStore(copy).writeBars(old);
    expect(await market.readBars('US:NVDA', '1d')).toEqual(current);
    await databaseMarketStore(copy).writeBars(current);
    // Only the copy can be read now.
    await store.db
      .updateTable('bar_chunks')
      .set({ body: Buffer.from('unread') })
      .execute();
    expect(await market.readBars('US:NVDA', '1d')).toEqual(current);
    await copy.db.deleteFrom('bar_chunks').where('chunk', '=', 'tail').execute();
    await expect(market.readBars('US:NVDA', '1d')).rejects.toThrow();
  });

  it('gives the answer of a report under the name that the store has for it, and to nobody else', async () => {
    const { store, copy, asked } = await both();
    const server = await testServer({ store });
    const me = await server.visitor();
    const { id } = await read<RunView>(await me.send('POST', '/api/reports', { symbol: 'ACME' }));
    await (await me.get(`/api/reports/${id}/events`)).text();
    await untilIdle(store);
    const ask = async () =>
      Buffer.from(await (await me.get(`/api/reports/${id}`, { 'accept-encoding': 'br' })).arrayBuffer());
    const { packed, etag, ...row } = await store.db.selectFrom('reports').selectAll().executeTakeFirstOrThrow();
    for (const owner of await store.db.selectFrom('owners').selectAll().execute()) {
      await copy.db.insertInto('owners').values(owner).execute();
    }
    await copy.db
      .insertInto('reports')
      .values({ ...row, packed: Buffer.from('older'), etag: '1.older' })
      .execute();
    expect((await ask()).equals(packed ?? Buffer.of())).toBe(true);
    expect(asked()).toBe(1);
    const name = { etag: '1.another' };
    await store.db
      .updateTable('reports')
      .set({ ...name, packed: Buffer.from('unread') })
      .execute();
    await copy.db
      .updateTable('reports')
      .set({ ...name, packed })
      .execute();
    expect((await ask()).equals(packed ?? Buffer.of())).toBe(true);
    expect((await (await server.visitor()).get(`/api/reports/${id}`)).status).toBe(404);
    await server.stop();
  });

  it('that is gone is noticed once, and nobody fails or waits for it', async () => {
    const store = await fresh();
    const replica = await openReplica('postgres://nobody@127.0.0.1:9/none', (message) => notes.push(message));
    atEnd(() => replica.close());
    const market = databaseMarketStore({ ...store, replica });
    await market.writeBars(sampleBars(300));
    notes.length = 0;
    for (let n = 0; n < 3; n += 1) expect(await market.readBars('US:NVDA', '1d')).toEqual(sampleBars(300));
    expect(notes.filter((note) => note.startsWith('the replica does not answer'))).toHaveLength(1);
  });
});
