import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { addWatched, readWatchlist } from '@plumbline/contract/watchlist';
import type { RunView } from '@plumbline/contract/report';
import { readOwnedTables } from '../account/store/owned-tables.ts';
import { moveWork } from '../account/store/move-work.ts';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import { fakeNow } from '../../testing/fake-market.ts';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { untilIdle } from '../../testing/until.ts';

type List = z.output<typeof readWatchlist.response>;
type Added = z.output<typeof addWatched.response>;

const hour = 3_600_000;

eachStore('a watchlist', ({ store }) => {
  const clock = { at: fakeNow, now: () => clock.at };
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ store: store(), clock });
  });
  afterAll(() => server.stop());

  const add = async (who: Visitor, ...symbols: string[]): Promise<Added> =>
    read<Added>(await who.send('POST', '/api/watchlist', { symbols }));
  const list = async (who: Visitor): Promise<List> => read<List>(await who.get('/api/watchlist'));
  const look = (who: Visitor): Promise<Response> => who.send('POST', '/api/watchlist/look', {});
  const idsOf = async (who: Visitor): Promise<string[]> =>
    (await list(who)).items.map(({ instrument }) => instrument.id);
  const report = async (who: Visitor): Promise<RunView> => {
    const run = await read<RunView>(await who.send('POST', '/api/reports', { symbol: 'ACME' }));
    await untilIdle(store());
    return run;
  };

  it('takes each once, and says what it does not know', async () => {
    const me = await server.visitor();
    const first = await add(me, 'ACME', 'US:ACME', 'SLOW', 'NOSUCH');
    expect(first.added.map(({ id }) => id)).toEqual(['US:ACME', 'US:SLOW']);
    expect(first.unknown).toEqual(['NOSUCH']);
    const again = await add(me, 'ACME', 'DARK');
    expect([again.added.map(({ id }) => id), again.known.map(({ id }) => id)]).toEqual([['US:DARK'], ['US:ACME']]);
    expect(await idsOf(me)).toEqual(['US:ACME', 'US:SLOW', 'US:DARK']);
  });

  it('keeps the order given, leaves out what is removed, and is nobody else’s', async () => {
    const me = await server.visitor();
    await add(me, 'ACME', 'SLOW', 'DARK');
    await me.send('POST', '/api/watchlist/order', { ids: ['US:DARK', 'US:NONE', 'US:DARK'] });
    expect(await idsOf(me)).toEqual(['US:DARK', 'US:ACME', 'US:SLOW']);
    expect((await me.send('DELETE', '/api/watchlist/US:ACME')).status).toBe(200);
    expect((await me.send('DELETE', '/api/watchlist/US:ACME')).status).toBe(404);
    expect(await idsOf(me)).toEqual(['US:DARK', 'US:SLOW']);
    const other = await server.visitor();
    expect(await idsOf(other)).toEqual([]);
    expect((await other.send('DELETE', '/api/watchlist/US:DARK')).status).toBe(404);
    expect(await idsOf(me)).toEqual(['US:DARK', 'US:SLOW']);
  });

  it('tells of a report since the last visit, against the one seen then, and of nothing twice', async () => {
    const me = await server.visitor();
    await add(me, 'ACME');
    clock.at += hour;
    const first = await report(me);
    clock.at += hour;
    const [one] = (await list(me)).items;
    expect(one?.report).toMatchObject({ runId: first.id, asOf: first.asOf, simulated: false });
    expect(one?.news.map(({ kind }) => kind)).toEqual(['report']);
    await look(me);

    // Within the visit it stays new; in the next one it is known.
    clock.at += hour / 4;
    await look(me);
    expect((await list(me)).items[0]?.news).toHaveLength(1);
    clock.at += hour;
    await look(me);
    const next = await list(me);
    expect(next.items[0]?.news).toEqual([]);
    expect(next.since).toBe(clock.at - hour);

    clock.at += hour / 4;
    const second = await report(me);
    clock.at += hour / 4;
    const third = await report(me);
    const [{ news = [] } = {}] = (await list(me)).items;
    expect(news).toHaveLength(1);
    expect(news[0]).toMatchObject({ kind: 'report', now: { runId: third.id }, before: { runId: first.id } });
    expect(second.id).not.toBe(third.id);
  });

  it('states the rating and the value of the report itself', async () => {
    const me = await server.visitor();
    await add(me, 'ACME');
    const { id } = await report(me);
    const { report: body } = await read<{
      report: { rating?: { label: string | null }; facts: { id: string; value: number | null; currency?: string }[] };
    }>(await me.get(`/api/reports/${id}`));
    const fact = (name: string): number | null => body.facts.find((one) => one.id === name)?.value ?? null;
    const gist = (await list(me)).items[0]?.report;
    expect(gist?.rating).toBe(body.rating?.label ?? null);
    expect([gist?.value, gist?.upside]).toEqual([fact('blendedValue'), fact('upside.blended')]);
  });

  it('goes with its owner into an account, which keeps one of each', async () => {
    const [me, account] = [await server.visitor(), await server.visitor()];
    await add(me, 'ACME', 'DARK');
    await add(account, 'ACME', 'SLOW');
    const rows = await store().db.selectFrom('watched').select(['owner_id', 'instrument_id']).execute();
    const ownerWith = (id: string): string => rows.filter((row) => row.instrument_id === id).at(-1)?.owner_id ?? '';
    const tables = await readOwnedTables(store().db);
    await store()
      .db.transaction()
      .execute((trx) => moveWork(trx, tables, ownerWith('US:DARK'), ownerWith('US:SLOW')));
    expect(new Set(await idsOf(account))).toEqual(new Set(['US:ACME', 'US:SLOW', 'US:DARK']));
  });
});
