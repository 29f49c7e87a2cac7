import { expect, it } from 'vitest';
import type { Store } from '../../platform/db/open-store.ts';
import { openStore } from '../../platform/db/open-store.ts';
import { partitionStore } from '../../platform/db/partition-store.ts';
import { onPostgres } from '../../platform/db/testing/each-store.ts';
import { eventLog } from '../../platform/events/event-log.ts';
import { busOf } from '../../platform/events/open-bus.ts';
import { sseResponse } from '../../platform/events/sse.ts';
import { retention } from '../../retention.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { readOwnedTables } from '../account/store/owned-tables.ts';
import { readWork } from '../account/store/read-work.ts';
import { appendEntry, readLedger } from '../ledger/service.ts';
import { trackRecord } from './record.ts';
import { takeGuardsOff, writeOwner, writeRecord } from './testing/written-record.ts';

onPostgres('a store in sixteen parts', ({ fresh, atEnd }) => {
  const divide = ({ url }: Store) => {
    const minutes = 240_000;
    return partitionStore({ url: url ?? '', parts: 16, note: () => undefined, lockMs: minutes, pauseMs: minutes });
  };
  const divided = async (): Promise<Store> => {
    const store = await fresh();
    await divide(store);
    return store;
  };
  /** The same store, opened by another process. */
  const opened = async ({ url }: Store): Promise<Store> => {
    const store = await openStore({ dataDir: '', databaseUrl: url, note: () => undefined });
    atEnd(() => store.close());
    return store;
  };

  /** What is named where somebody removed a line from a ledger. */
  const faultsWithoutALine = async ({ db }: Store) => {
    await takeGuardsOff(db, 'postgres');
    await db.deleteFrom('ledger_entries').where('owner_id', '=', 'after').where('seq', '=', 14).execute();
    return (await trackRecord(db, 'after', undefined)).ledger.faults;
  };

  it('numbers the lines that two processes append to a ledger at once', async () => {
    const one = await divided();
    const two = await opened(one);
    const owners = ['a', 'b', 'c', 'd'];
    for (const owner of owners) await writeOwner(one, owner);
    const append = ({ db }: Store, ownerId: string, n: number) =>
      db.transaction().execute((trx) => appendEntry(trx, ownerId, 'withheld', { n }, n));
    await Promise.all(
      [one, two].flatMap((store) =>
        owners.flatMap((owner) => Array.from({ length: 20 }, (_, n) => append(store, owner, n))),
      ),
    );
    for (const owner of owners) {
      const lines = await readLedger(two.db, owner);
      expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
      expect(lines.every(({ prevHash }, n) => prevHash === (lines[n - 1]?.hash ?? ''))).toBe(true);
      expect((await trackRecord(one.db, owner, undefined)).ledger).toMatchObject({ entries: 40, verified: true });
    }
  });

  it('verifies the record that was written before and after it was divided, and names what was changed', async () => {
    const store = await fresh();
    await writeRecord(store, 'before', 6);
    const told = async (owner: string) => trackRecord(store.db, owner, undefined);
    const before = await told('before');
    expect(before.ledger).toMatchObject({ entries: 18, verified: true });
    await divide(store);
    expect(await told('before')).toEqual(before);
    await writeRecord(store, 'after', 6);
    expect((await told('after')).ledger).toMatchObject({ entries: 18, verified: true });
    const { owned } = await readOwnedTables(store.db);
    expect(owned.filter(({ name }) => name.startsWith('ledger_entries')).map(({ name }) => name)).toEqual([
      'ledger_entries',
    ]);
    const work = await readWork(store, await readOwnedTables(store.db), 'after');
    expect(work.get('ledger_entries')).toHaveLength(18);
    const plain = await fresh();
    await writeRecord(plain, 'after', 6);
    const [faults, same] = await Promise.all([store, plain].map(faultsWithoutALine));
    expect(faults?.length).toBeGreaterThan(0);
    expect(faults).toEqual(same);
    expect(await told('before')).toEqual(before);
  });

  it('tells events to whoever follows in another process, and forgets the old ones', async () => {
    const one = await divided();
    const two = await opened(one);
    const clock = { at: 1_790_000_000_000, now: () => clock.at };
    const logOf = async (store: Store) => {
      const bus = await busOf(store, () => undefined);
      atEnd(() => bus.close());
      return eventLog(store, bus, clock);
    };
    const [writer, reader] = [await logOf(one), await logOf(two)];
    const streams = Array.from({ length: 12 }, (_, n) => `run:${n}`);
    const followed = streams.map((stream) =>
      sseResponse({
        log: reader,
        stream,
        lastEventId: null,
        signal: new AbortController().signal,
        print: ({ body }) => body,
      }).text(),
    );
    for (let n = 1; n <= 30; n++) await Promise.all(streams.map((stream) => writer.append(stream, { n })));
    await Promise.all(streams.map((stream) => writer.end(stream)));
    for (const text of await Promise.all(followed)) {
      expect(
        [...text.matchAll(/^id: (\d+)\ndata: \{"n":(\d+)\}$/gm)].map(([, id, n]) => [Number(id), Number(n)]),
      ).toEqual(Array.from({ length: 30 }, (_, n) => [n + 1, n + 1]));
    }
    await writer.append('signals:open', { n: 1 });
    await writer.append('chat:ended', { n: 1 });
    await writer.end('chat:ended');
    const left = async () => {
      const rows = await one.db.selectFrom('events').select('stream').distinct().orderBy('stream').execute();
      return rows.map(({ stream }) => stream);
    };
    expect((await left()).length).toBe(14);
    clock.at += retention.runEventsMs + 1;
    await writer.purge();
    expect(await left()).toEqual(['chat:ended', 'signals:open']);
    clock.at += retention.endedEventsMs + 1;
    await writer.purge();
    expect(await left()).toEqual(['signals:open']);
    clock.at += retention.openEventsMs + 1;
    await writer.purge();
    expect(await left()).toEqual([]);
  });

  it('serves a report from its first event to its stored answer while it is divided', async () => {
    const store = await fresh();
    const server = await testServer({ store });
    atEnd(() => server.stop());
    const visitor = await server.visitor();
    const { id } = await read<{ id: string }>(await visitor.send('POST', '/api/reports', { symbol: 'ACME' }));
    const dividing = divide(store);
    await until('the report is written', async () => {
      const { run } = await read<{ run?: { state: string } }>(await visitor.get(`/api/reports/${id}`));
      return run?.state === 'done';
    });
    expect((await dividing).map(({ parts }) => parts)).toEqual([16, 16, 16]);
    const { id: second } = await read<{ id: string }>(
      await visitor.send('POST', '/api/reports', { symbol: 'ACME', asOf: '2026-01-05' }),
    );
    await until('another one is written', async () => {
      const { run } = await read<{ run?: { state: string } }>(await visitor.get(`/api/reports/${second}`));
      return run?.state === 'done';
    });
  });
});
