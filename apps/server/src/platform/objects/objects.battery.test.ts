import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunView } from '@plumbline/contract/report';
import { databaseMarketStore } from '../../features/bars/service.ts';
import { sampleBars } from '../../testing/sample-bars.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { untilIdle } from '../../testing/until.ts';
import { readStoredBytes } from '../owner-usage.ts';
import { eachStore } from '../db/testing/each-store.ts';
import { bodiesAsObjects, bodiesInRows } from './body-store.ts';
import { s3Storage } from './s3.ts';
import type { Fault, LoopbackS3 } from './testing/loopback-s3.ts';
import { loopbackS3 } from './testing/loopback-s3.ts';

let s3: LoopbackS3;
beforeAll(async () => {
  s3 = await loopbackS3();
});
beforeEach(() => s3.faults.splice(0));
afterAll(() => s3.stop());

const storage = (more: Partial<Parameters<typeof s3Storage>[0]> = {}) =>
  s3Storage({ address: s3.address, ...s3.credentials, limitMs: 60_000, ...more });

describe('a bucket', () => {
  it('keeps, gives, measures, lists and deletes objects', async () => {
    const bucket = storage();
    const bytes = randomBytes(70_000);
    const before = Date.now();
    for (const key of ['a/1', 'a/2', 'b/3']) await bucket.put(key, bytes);
    expect(Buffer.from((await bucket.get('a/2')) ?? []).equals(bytes)).toBe(true);
    expect([await bucket.head('a/2'), await bucket.head('a/4'), await bucket.get('a/4')]).toEqual([70_000, null, null]);
    const { objects, isLast } = await bucket.list('a/', 'a/1');
    expect([objects.map(({ key }) => key), isLast]).toEqual([['a/2'], true]);
    expect(objects[0]?.changedAt).toBeGreaterThanOrEqual(before);
    expect(objects[0]?.changedAt).toBeLessThanOrEqual(Date.now());
    await bucket.delete('a/2');
    await bucket.delete('a/2');
    expect(await bucket.get('a/2')).toBeNull();
  });

  it('reads a list of more than a page', async () => {
    const bucket = storage();
    for (let n = 0; n < 1500; n += 1) {
      s3.objects.set(`many/${String(n).padStart(4, '0')}`, { bytes: Buffer.of(1), changedAt: 1 });
    }
    const first = await bucket.list('many/', '');
    const rest = await bucket.list('many/', first.objects.at(-1)?.key ?? '');
    expect([first.objects.length, first.isLast, rest.objects.length, rest.isLast]).toEqual([1000, false, 500, true]);
  });

  it('gets over one failure, and says why when it cannot', async () => {
    const bucket = storage();
    await bucket.put('x', Buffer.from('x'));
    for (const fault of ['error', 'slow', 'cut'] as const) {
      s3.faults.push(fault);
      expect(Buffer.from((await bucket.get('x')) ?? []).toString()).toBe('x');
    }
    const hurried = storage({ limitMs: 400 });
    const reasons: [readonly Fault[], RegExp, typeof bucket][] = [
      [['error', 'error'], /answered 500 \(InternalError\)/, bucket],
      [['hang', 'hang'], /no answer within 400 ms/, hurried],
      [['cut', 'cut'], /other side closed/, bucket],
      [['refuse'], /answered 403 \(AccessDenied\)/, bucket],
    ];
    for (const [faults, reason, asked] of reasons) {
      for (const ask of [() => asked.get('x'), () => asked.put('x', Buffer.of(1)), () => asked.list('', '')]) {
        s3.faults.push(...faults);
        const error = await ask().catch((cause: unknown) => cause);
        expect(error).toMatchObject({ code: 'store-unavailable', details: { reason: expect.stringMatching(reason) } });
      }
    }
    s3.faults.push('lies');
    await expect(bucket.list('', '')).rejects.toMatchObject({ code: 'store-unavailable' });
  });

  it('does not take a wrong bucket, key or address for one that is empty', async () => {
    const { port } = new URL(s3.address);
    for (const wrong of [
      { address: `http://127.0.0.1:${port}/another` },
      { secretKey: 'another' },
      { region: 'another' },
      { address: 'http://127.0.0.1:9' },
    ]) {
      const bucket = storage(wrong);
      await expect(bucket.get('x')).rejects.toMatchObject({ code: 'store-unavailable' });
      await expect(bucket.put('x', Buffer.of(1))).rejects.toMatchObject({ code: 'store-unavailable' });
      await expect(bucket.list('', '')).rejects.toMatchObject({ code: 'store-unavailable' });
    }
  });
});

eachStore('bodies as objects', ({ store }) => {
  const kept = () => ({ ...store(), bodies: bodiesAsObjects(storage()) });

  it('keeps chunks of bars there, and refuses to read what is missing, spoilt or cannot be reached', async () => {
    const written = sampleBars(1200);
    await databaseMarketStore(kept()).writeBars(written);
    const rows = await store().db.selectFrom('bar_chunks').select(['body', 'object']).execute();
    expect(rows.map(({ body, object }) => [body.length, object === null])).toEqual([
      [0, false],
      [0, false],
    ]);
    // Another process, which has cached nothing.
    expect(await databaseMarketStore(kept()).readBars('US:NVDA', '1d')).toEqual(written);
    const readAnew = () => databaseMarketStore(kept()).readBars('US:NVDA', '1d');
    const key = rows[0]?.object ?? '';
    const good = s3.objects.get(key);
    if (good === undefined) throw new Error('the object is there');
    s3.objects.set(key, { ...good, bytes: Buffer.from(good.bytes).fill(7, 20, 21) });
    await expect(readAnew()).rejects.toMatchObject({ details: { reason: 'the object storage gave other bytes' } });
    s3.objects.delete(key);
    await expect(readAnew()).rejects.toMatchObject({
      code: 'data-unavailable',
      details: { reason: 'the object storage does not have it any more' },
    });
    s3.objects.set(key, good);
    s3.faults.push('error', 'error', 'error', 'error');
    await expect(readAnew()).rejects.toMatchObject({ code: 'store-unavailable' });
    s3.faults.splice(0);
    await expect(databaseMarketStore(store()).readBars('US:NVDA', '1d')).rejects.toMatchObject({
      details: { reason: 'it lies in an object storage, and OBJECT_STORE_URL is not set' },
    });
    expect(await readAnew()).toEqual(written);
  });

  it('writes no row whose object was not taken', async () => {
    await expect(
      (async () => {
        s3.faults.push('lies', 'lies');
        await bodiesAsObjects(storage()).keep('bars', Buffer.of(1, 2, 3));
      })(),
    ).rejects.toMatchObject({ details: { reason: 'the object storage does not have what it took' } });
    const before = await store().db.selectFrom('bar_chunks').selectAll().execute();
    s3.faults.push(...Array.from({ length: 8 }, () => 'error' as const));
    await expect(databaseMarketStore(kept()).writeBars(sampleBars(1300))).rejects.toMatchObject({
      code: 'store-unavailable',
    });
    s3.faults.splice(0);
    expect(await store().db.selectFrom('bar_chunks').selectAll().execute()).toEqual(before);
  });

  it('keeps reports there, counts them as their owners’, and removes what no row names any more', async () => {
    const server = await testServer({ store: kept() });
    try {
      const me = await server.visitor();
      const { id } = await read<RunView>(await me.send('POST', '/api/reports', { symbol: 'ACME' }));
      await (await me.get(`/api/reports/${id}/events`)).text();
      await untilIdle(store());
      const { db } = store();
      const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const key = row.packed_object ?? '';
      expect([row.packed, row.body, s3.objects.get(key)?.bytes.length]).toEqual([null, null, row.packed_bytes]);
      expect(await readStoredBytes(db, row.owner_id)).toBeGreaterThan(row.packed_bytes ?? Number.NaN);
      const answer = await me.get(`/api/reports/${id}`, { 'accept-encoding': 'br' });
      expect(Buffer.from(await answer.arrayBuffer()).equals(s3.objects.get(key)?.bytes ?? Buffer.of())).toBe(true);
      const { report } = await read<{ report: object }>(await me.get(`/api/reports/${id}`));
      expect(await read(await me.get(`/api/reports/${id}/export?format=json`))).toEqual(report);
      // Settings of one process that lacks them: an error, and never a report without content.
      const other = await testServer({ store: { ...store(), bodies: bodiesInRows }, works: false });
      const { token } = await read<{ token: string }>(await me.send('POST', `/api/reports/${id}/shares`, { days: 1 }));
      expect((await other.call(`/api/shared/reports/${token}`)).status).toBe(503);

      const { bodies } = kept();
      await bodies.sweep(db, Date.now() + 1);
      expect(s3.objects.has(key)).toBe(true);
      await db.deleteFrom('reports').where('id', '=', id).execute();
      await bodies.sweep(db, Date.now() - 60_000);
      expect(s3.objects.has(key)).toBe(true);
      await bodies.sweep(db, Date.now() + 1);
      expect(s3.objects.has(key)).toBe(false);
      const chunks = await db.selectFrom('bar_chunks').select('object').execute();
      expect(chunks.every(({ object }) => s3.objects.has(object ?? ''))).toBe(true);
    } finally {
      await server.stop();
    }
  });
});
