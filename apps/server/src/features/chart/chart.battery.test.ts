import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChartLayoutView, DrawingView } from '@plumbline/contract/chart';
import { readOwnedTables } from '../account/store/owned-tables.ts';
import { moveWork } from '../account/store/move-work.ts';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';

const trend = {
  kind: 'trend',
  adjustment: 'split',
  interval: '1d',
  points: [
    { at: Date.UTC(2025, 0, 2), price: 100 },
    { at: Date.UTC(2025, 5, 2), price: 120.25 },
  ],
  text: '',
  reference: { at: Date.UTC(2025, 5, 2), close: 118 },
};
const layout = { name: 'Chips', kind: 'layout', charts: ['symbol=US:ACME', 'symbol=US:SLOW'], links: ['crosshair'] };

eachStore('what a reader keeps of charts', ({ store }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ store: store(), works: false });
  });
  afterAll(() => server.stop());

  const put = async (who: Visitor, at: string, body: unknown): Promise<number> =>
    (await who.send('PUT', `/api${at}`, body)).status;
  const drawn = async (who: Visitor, instrument = 'US:ACME'): Promise<readonly DrawingView[]> =>
    (await read<{ drawings: readonly DrawingView[] }>(await who.get(`/api/drawings/${instrument}`))).drawings;
  const layouts = async (who: Visitor): Promise<readonly ChartLayoutView[]> =>
    (await read<{ layouts: readonly ChartLayoutView[] }>(await who.get('/api/chart-layouts'))).layouts;

  it('keeps drawings by owner and instrument, changes them in place and removes them', async () => {
    const [me, other] = [await server.visitor(), await server.visitor()];
    expect(await put(me, '/drawings/US:ACME/drawing-1', trend)).toBe(200);
    expect(await put(me, '/drawings/US:ACME/drawing-2', { ...trend, kind: 'rectangle' })).toBe(200);
    expect(await put(me, '/drawings/US:ACME/drawing-1', { ...trend, text: 'floor' })).toBe(200);
    expect((await drawn(me)).map(({ id, drawing }) => [id, drawing.kind, drawing.text])).toEqual([
      ['drawing-1', 'trend', 'floor'],
      ['drawing-2', 'rectangle', ''],
    ]);
    expect((await drawn(me))[0]?.drawing).toEqual({ ...trend, text: 'floor' });
    expect([await drawn(me, 'US:SLOW'), await drawn(other)]).toEqual([[], []]);
    // An id of another instrument's drawing is not taken over.
    await put(me, '/drawings/US:SLOW/drawing-1', { ...trend, text: 'elsewhere' });
    expect((await drawn(me))[0]?.drawing.text).toBe('floor');
    // Nor is that of another owner, who has one of the same id.
    expect(await put(other, '/drawings/US:ACME/drawing-1', { ...trend, text: 'theirs' })).toBe(200);
    expect((await drawn(me))[0]?.drawing.text).toBe('floor');
    expect((await drawn(other)).map(({ drawing }) => drawing.text)).toEqual(['theirs']);
    await other.send('DELETE', '/api/drawings/US:ACME/drawing-1');
    expect([(await drawn(me)).length, await drawn(other)]).toEqual([2, []]);
    expect(await put(me, '/chart-layouts/layout-own', layout)).toBe(200);
    expect(await put(other, '/chart-layouts/layout-own', { ...layout, name: 'Theirs' })).toBe(200);
    expect((await layouts(me)).map((one) => one.layout.name)).toEqual(['Chips']);
    await other.send('DELETE', '/api/chart-layouts/layout-own');
    expect([(await layouts(me)).length, await layouts(other)]).toEqual([1, []]);
    await me.send('DELETE', '/api/drawings/US:ACME/drawing-1');
    expect((await drawn(me)).map(({ id }) => id)).toEqual(['drawing-2']);
  });

  it('refuses what is no drawing', async () => {
    const me = await server.visitor();
    for (const body of [
      { ...trend, kind: 'circle' },
      { ...trend, kind: 'channel' },
      { ...trend, points: [{ at: 1.5, price: 1 }, trend.points[1]] },
      { ...trend, text: 'x'.repeat(501) },
    ]) {
      expect(await put(me, '/drawings/US:ACME/drawing-1', body)).toBe(400);
    }
    expect(await put(me, '/drawings/nothing/drawing-1', trend)).toBe(400);
    expect(await drawn(me)).toEqual([]);
  });

  it('goes with its owner into an account, which keeps both sides', async () => {
    const [me, account] = [await server.visitor(), await server.visitor()];
    await put(me, '/drawings/US:ACME/drawing-mine', trend);
    await put(me, '/chart-layouts/layout-mine', layout);
    await put(account, '/drawings/US:ACME/drawing-theirs', trend);
    for (const who of [me, account]) await put(who, '/drawings/US:ACME/drawing-both', trend);
    await put(account, '/chart-layouts/layout-theirs', { ...layout, name: 'Banks' });
    const rows = await store().db.selectFrom('drawings').select(['owner_id', 'id']).execute();
    const ownerWith = (id: string): string => rows.find((row) => row.id === id)?.owner_id ?? '';
    const tables = await readOwnedTables(store().db);
    await store()
      .db.transaction()
      .execute((trx) => moveWork(trx, tables, ownerWith('drawing-mine'), ownerWith('drawing-theirs')));
    expect(new Set((await drawn(account)).map(({ id }) => id))).toEqual(
      new Set(['drawing-mine', 'drawing-theirs', 'drawing-both']),
    );
    expect(new Set((await layouts(account)).map(({ layout: { name } }) => name))).toEqual(new Set(['Chips', 'Banks']));
  });

  it('goes out with an export, comes back with it, and is erased with the account', async () => {
    const me = await server.visitor();
    await put(me, '/drawings/US:ACME/drawing-away', { ...trend, text: 'away and back' });
    await put(me, '/chart-layouts/layout-away', layout);
    const zip = Buffer.from(await (await me.get('/api/account/export')).arrayBuffer());
    await me.send('POST', '/api/account/delete', { confirm: 'delete' });
    expect(await store().db.selectFrom('drawings').select('id').where('id', '=', 'drawing-away').execute()).toEqual([]);
    const next = await server.visitor();
    await next.send('POST', '/api/account/import', { archive: zip.toString('base64') });
    expect(await drawn(next)).toEqual([{ id: 'drawing-away', drawing: { ...trend, text: 'away and back' } }]);
    expect(await layouts(next)).toEqual([{ id: 'layout-away', layout }]);
    await next.send('DELETE', '/api/chart-layouts/layout-away');
    expect(await layouts(next)).toEqual([]);
  });
});
