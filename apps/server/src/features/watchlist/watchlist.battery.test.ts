import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { addWatched, readWatchlist } from '@plumbline/contract/watchlist';
import { mostWatchlists } from '@plumbline/contract/watchlist';
import type { RunView } from '@plumbline/contract/report';
import type { StrategyView } from '@plumbline/contract/strategy';
import { parameters, spec } from '../strategy/testing/two-averages.ts';
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
  const look = (who: Visitor, prices: Record<string, number> = {}): Promise<Response> =>
    who.send('POST', '/api/watchlist/look', { prices });
  const put = (who: Visitor, id: string, name: string, ids: string[]): Promise<Response> =>
    who.send('PUT', `/api/watchlists/${id}`, { name, ids });
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

  it('keeps lists of some of it under names, each of its owner alone', async () => {
    const me = await server.visitor();
    await add(me, 'ACME', 'SLOW', 'DARK');
    expect((await put(me, 'list-one', '  Chips ', ['US:SLOW', 'US:ACME', 'US:SLOW', 'US:NONE'])).status).toBe(200);
    await put(me, 'list-two', 'Banks', []);
    expect((await list(me)).lists).toEqual([
      { id: 'list-one', name: 'Chips', ids: ['US:SLOW', 'US:ACME'] },
      { id: 'list-two', name: 'Banks', ids: [] },
    ]);
    // Added into one of them: what was watched before goes there, too.
    const body = { symbols: ['DARK'], list: 'list-two' };
    expect((await read<Added>(await me.send('POST', '/api/watchlist', body))).known).toHaveLength(1);
    await put(me, 'list-one', 'Semiconductors', ['US:ACME']);
    expect((await list(me)).lists.map(({ name, ids }) => [name, ids])).toEqual([
      ['Semiconductors', ['US:ACME']],
      ['Banks', ['US:DARK']],
    ]);
    // What is not watched any more is on no list, and is back once it is watched again.
    await me.send('DELETE', '/api/watchlist/US:DARK');
    expect((await list(me)).lists[1]?.ids).toEqual([]);
    await add(me, 'DARK');
    expect((await list(me)).lists[1]?.ids).toEqual(['US:DARK']);

    const other = await server.visitor();
    expect((await list(other)).lists).toEqual([]);
    await other.send('DELETE', '/api/watchlists/list-one');
    await put(other, 'list-one', 'Mine', []);
    expect((await list(me)).lists[0]?.name).toBe('Semiconductors');
    await me.send('DELETE', '/api/watchlists/list-one');
    expect((await list(me)).lists.map(({ name }) => name)).toEqual(['Banks']);
    // A list takes nothing away from what is watched.
    expect(new Set(await idsOf(me))).toEqual(new Set(['US:ACME', 'US:SLOW', 'US:DARK']));
    expect((await list(other)).lists.map(({ name }) => name)).toEqual(['Mine']);
  });

  it('refuses more lists than fit on a menu', async () => {
    const me = await server.visitor();
    for (let at = 0; at < mostWatchlists; at += 1) await put(me, `list-${at}-of-me`, 'L', []);
    expect((await put(me, 'one-too-many', 'L', [])).status).toBeGreaterThanOrEqual(400);
    expect((await put(me, 'list-0-of-me', 'Renamed', [])).status).toBe(200);
    expect((await list(me)).lists).toHaveLength(mostWatchlists);
  });

  it('tells the price that was seen on the visit before', async () => {
    const me = await server.visitor();
    await add(me, 'ACME', 'DARK');
    await look(me, { 'US:ACME': 100 });
    expect((await list(me)).items.map(({ priceThen }) => priceThen)).toEqual([null, null]);
    clock.at += hour / 4;
    await look(me, { 'US:ACME': 101 });
    // The visit has gone on to 101; that is what the next one is compared with.
    clock.at += hour;
    await look(me, { 'US:ACME': 110 });
    expect((await list(me)).items.map(({ priceThen }) => priceThen)).toEqual([101, null]);
  });

  it('tells of the verdict on a strategy that trades it, beside the one of the version before', async () => {
    const me = await server.visitor();
    await add(me, 'ACME', 'DARK');
    clock.at += hour;
    const { id } = await read<{ id: string }>(await me.send('POST', '/api/strategies', { spec: spec() }));
    await untilIdle(store());
    const verdictOf = async (): Promise<string | undefined> => {
      const { strategy } = await read<{ strategy: StrategyView }>(await me.get(`/api/strategies/${id}`));
      return strategy.current.test.verdict?.label;
    };
    const first = await verdictOf();
    const [one, other] = (await list(me)).items;
    expect(other?.news).toEqual([]);
    expect(one?.news).toMatchObject([{ kind: 'verdict', strategyId: id, now: first, before: null }]);
    await me.send('POST', `/api/strategies/${id}/versions`, { spec: spec({ parameters: parameters(8) }) });
    await untilIdle(store());
    const [again] = (await list(me)).items;
    expect(again?.news).toMatchObject([{ kind: 'verdict', now: await verdictOf() }]);
    expect(again?.news[0]).toHaveProperty('before', expect.any(String));
    // Once the reader has looked, on the next visit nothing of it is new.
    await look(me);
    clock.at += hour;
    await look(me);
    expect((await list(me)).items[0]?.news).toEqual([]);
  });

  it('goes whole into an export and back out of it', async () => {
    const me = await server.visitor();
    await add(me, 'SLOW', 'ACME');
    await put(me, 'list-one', 'Chips', ['US:ACME']);
    const exported = await me.get('/api/account/export');
    const archive = Buffer.from(await exported.arrayBuffer()).toString('base64');
    const other = await server.visitor();
    expect((await other.send('POST', '/api/account/import', { archive })).status).toBe(200);
    expect(await idsOf(other)).toEqual(['US:SLOW', 'US:ACME']);
    expect((await list(other)).lists).toEqual([{ id: 'list-one', name: 'Chips', ids: ['US:ACME'] }]);
  });
});
