import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TrackRecordView } from '@plumbline/contract/signal';
import { ledgerHash, type LedgerEntry } from '@plumbline/quant/signal/ledger';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { columnsOf } from '../../platform/db/columns.ts';
import { ledgerHeadsMigration } from '../../platform/db/migrations/0090-ledger-heads.ts';
import type { Database } from '../../platform/db/schema.ts';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import { moveWork } from '../account/store/move-work.ts';
import { readOwnedTables } from '../account/store/owned-tables.ts';
import { readFeed } from './feed.ts';
import { appendEntry, readLedger } from '../ledger/service.ts';
import { trackRecord } from './record.ts';
import { takeGuardsOff, writeOwner, writeRecord } from './testing/written-record.ts';

type Db = Kysely<Database>;

const trips = 6;
const entries = 3 * trips;

/** Signals of a record are entries 1 to 12, entries of round trips the odd ones; outcomes follow. */
async function rowsOf(db: Db, ownerId: string) {
  return db.selectFrom('signals').selectAll().where('owner_id', '=', ownerId).orderBy('seq').execute();
}

async function entryOf(db: Db, ownerId: string, seq: number): Promise<LedgerEntry> {
  const entry = (await readLedger(db, ownerId)).find((one) => one.seq === seq);
  if (entry === undefined) throw new Error(`there is no entry ${seq}`);
  return entry;
}

const rewrite = (db: Db, ownerId: string, seq: number, changes: { body?: string; hash?: string; prev_hash?: string }) =>
  db.updateTable('ledger_entries').set(changes).where('owner_id', '=', ownerId).where('seq', '=', seq).execute();

/** Recomputes the chain from an entry on, as a forger with a program would. */
async function rechain(db: Db, ownerId: string, from: number): Promise<void> {
  let prevHash = '';
  for (const entry of await readLedger(db, ownerId)) {
    if (entry.seq >= from) {
      const hash = ledgerHash({ ...entry, prevHash });
      await rewrite(db, ownerId, entry.seq, { hash, prev_hash: prevHash });
      prevHash = hash;
    } else prevHash = entry.hash;
  }
}

/** What a forger does, and what the record must name: kind and place. */
const forgeries: readonly {
  readonly what: string;
  readonly act: (db: Db, ownerId: string) => Promise<unknown>;
  readonly named: readonly (readonly [what: string, seq: number, fields?: readonly string[]])[];
}[] = [
  {
    what: 'losers made winners in the rows',
    async act(db, ownerId) {
      for (const row of await rowsOf(db, ownerId)) {
        const outcome = row.outcome?.replace(/"returnPct":-[\d.e-]+/, '"returnPct":0.5');
        if (outcome === undefined || outcome === row.outcome) continue;
        await db.updateTable('signals').set({ outcome }).where('id', '=', row.id).execute();
      }
    },
    named: [
      ['row-changed', 1, ['outcome']],
      ['row-changed', 5, ['outcome']],
      ['row-changed', 9, ['outcome']],
    ],
  },
  {
    what: 'a frozen price changed in a row',
    async act(db, ownerId) {
      const [, row] = await rowsOf(db, ownerId);
      const body = row?.body.replace(/"refPrice":\d+/, '"refPrice":90') ?? '';
      await db
        .updateTable('signals')
        .set({ body })
        .where('id', '=', row?.id ?? '')
        .execute();
    },
    named: [['row-changed', 2, ['content']]],
  },
  {
    what: 'a settled loser opened again',
    act: (db, ownerId) =>
      db
        .updateTable('signals')
        .set({ status: 'open', outcome: null })
        .where('owner_id', '=', ownerId)
        .where('seq', '=', 5)
        .execute(),
    named: [['row-changed', 5, ['status', 'outcome']]],
  },
  {
    what: 'rows deleted',
    act: (db, ownerId) =>
      db.deleteFrom('signals').where('owner_id', '=', ownerId).where('seq', 'in', [3, 11]).execute(),
    named: [
      ['row-missing', 3],
      ['row-missing', 11],
    ],
  },
  {
    what: 'a row added',
    async act(db, ownerId) {
      const [row] = await rowsOf(db, ownerId);
      if (row === undefined) throw new Error('there is a row');
      await db
        .insertInto('signals')
        .values({ ...row, id: 'forged', key: 'forged', seq: 14 })
        .execute();
    },
    named: [['row-added', 14]],
  },
  {
    what: 'two rows swapped',
    async act(db, ownerId) {
      for (const [seq, to] of [
        [1, 99],
        [3, 1],
        [99, 3],
      ] as const) {
        await db
          .updateTable('signals')
          .set({ seq: to })
          .where('owner_id', '=', ownerId)
          .where('seq', '=', seq)
          .execute();
      }
    },
    named: [
      ['row-changed', 1],
      ['row-changed', 3],
    ],
  },
  {
    what: 'the last lines cut off',
    act: (db, ownerId) =>
      db.deleteFrom('ledger_entries').where('owner_id', '=', ownerId).where('seq', '>', 14).execute(),
    named: [['entry-missing', 15]],
  },
  {
    what: 'the last lines cut off together with what they settled',
    async act(db, ownerId) {
      await db.deleteFrom('ledger_entries').where('owner_id', '=', ownerId).where('seq', '>', 12).execute();
      await db
        .updateTable('signals')
        .set({ status: 'open', outcome: null })
        .where('owner_id', '=', ownerId)
        .where('kind', '=', 'enter')
        .execute();
    },
    named: [['entry-missing', 13]],
  },
  {
    what: 'every line deleted',
    async act(db, ownerId) {
      await db.deleteFrom('ledger_entries').where('owner_id', '=', ownerId).execute();
      await db.deleteFrom('signals').where('owner_id', '=', ownerId).execute();
    },
    named: [['entry-missing', 1]],
  },
  {
    what: 'a line taken out of the middle',
    act: (db, ownerId) =>
      db.deleteFrom('ledger_entries').where('owner_id', '=', ownerId).where('seq', '=', 14).execute(),
    named: [['entry-missing', 14]],
  },
  {
    what: 'the outcome of a line edited',
    async act(db, ownerId) {
      const { body } = await entryOf(db, ownerId, 14);
      await rewrite(db, ownerId, 14, { body: JSON.stringify({ ...(body as object), returnPct: 0.5 }) });
    },
    named: [['entry-changed', 14]],
  },
  {
    what: 'a line that is no JSON any more',
    act: (db, ownerId) => rewrite(db, ownerId, 5, { body: '{"returnPct":' }),
    named: [['entry-changed', 5]],
  },
  {
    what: 'two lines swapped',
    async act(db, ownerId) {
      const [one, other] = [await entryOf(db, ownerId, 13), await entryOf(db, ownerId, 14)];
      await rewrite(db, ownerId, 13, { body: JSON.stringify(other.body) });
      await rewrite(db, ownerId, 14, { body: JSON.stringify(one.body) });
    },
    named: [
      ['entry-changed', 13],
      ['entry-changed', 14],
    ],
  },
  {
    what: 'one line rewritten with a fingerprint that fits it',
    async act(db, ownerId) {
      const entry = await entryOf(db, ownerId, 14);
      const body = { ...(entry.body as object), returnPct: 0.5 };
      await rewrite(db, ownerId, 14, { body: JSON.stringify(body), hash: ledgerHash({ ...entry, body }) });
    },
    named: [['chain-broken', 15]],
  },
  {
    what: 'line and row rewritten, and the whole chain after them computed anew',
    async act(db, ownerId) {
      const entry = await entryOf(db, ownerId, 14);
      const body = JSON.stringify({ ...(entry.body as object), returnPct: 0.5 });
      await rewrite(db, ownerId, 14, { body });
      await rechain(db, ownerId, 14);
      await db
        .updateTable('signals')
        .set({ outcome: body })
        .where('owner_id', '=', ownerId)
        .where('seq', '=', 3)
        .execute();
    },
    named: [['head-differs', entries]],
  },
  {
    what: 'a line added that fits the chain',
    async act(db, ownerId) {
      const last = await entryOf(db, ownerId, entries);
      const entry = { seq: entries + 1, at: last.at, kind: 'outcome', body: {}, prevHash: last.hash };
      await db
        .insertInto('ledger_entries')
        .values({
          owner_id: ownerId,
          seq: entry.seq,
          at: entry.at,
          kind: entry.kind,
          body: '{}',
          prev_hash: entry.prevHash,
          hash: ledgerHash(entry),
        })
        .execute();
    },
    named: [['entry-added', entries + 1]],
  },
  {
    what: 'the place that holds length and head removed',
    act: (db, ownerId) => db.deleteFrom('ledger_heads').where('owner_id', '=', ownerId).execute(),
    named: [['anchor-missing', entries]],
  },
];

eachStore('the record of signals', ({ store, fresh, engine }) => {
  const told = async (db: Db, ownerId: string): Promise<TrackRecordView> => trackRecord(db, ownerId, undefined);

  it('left alone is verified, and counts what the ledger says', async () => {
    await writeRecord(store(), 'untouched', trips);
    const { db } = store();
    const record = await told(db, 'untouched');
    expect(record.ledger).toMatchObject({ entries, verified: true, firstBad: null, faults: [] });
    expect(record).toMatchObject({ signals: 2 * trips, open: 0, hitRate: { n: trips, value: 0.5 } });
    expect((await db.selectFrom('ledger_heads').selectAll().execute()).map(({ last_seq: seq }) => seq)).toEqual([
      entries,
    ]);
  });

  it('keeps length and head where neither can go back nor be removed', async () => {
    const { db } = store();
    await expect(db.updateTable('ledger_heads').set({ last_seq: 3 }).execute()).rejects.toThrow(/append-only/);
    await expect(db.deleteFrom('ledger_heads').execute()).rejects.toThrow(/append-only/);
  });

  it('takes entries of many writers at once, each with a place of its own', async () => {
    const { db } = store();
    await writeOwner(store(), 'many');
    const write = (k: number): Promise<unknown> =>
      db.transaction().execute(async (trx) => {
        const appended = await appendEntry(trx, 'many', 'withheld', { k }, 1);
        await delay(2);
        return appended;
      });
    await Promise.all(Array.from({ length: 30 }, (_, k) => write(k)));
    expect((await told(db, 'many')).ledger).toMatchObject({ entries: 30, verified: true });
    const bodies = (await readLedger(db, 'many')).map(({ body }) => (body as { k: number }).k);
    expect(bodies.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, k) => k));
  });

  it('that was written before its end was anchored is anchored where it ended', async () => {
    const other = await fresh();
    const { db } = other;
    await writeOwner(other, 'none');
    await writeRecord(other, 'older', trips);
    await sql`drop table ledger_heads`.execute(db);
    if (engine === 'postgres') await sql`drop function ledger_head_refuse`.execute(db);
    await ledgerHeadsMigration.up(db as Kysely<unknown>, columnsOf(engine), engine);
    expect((await told(db, 'older')).ledger).toMatchObject({ entries, verified: true });
    expect(await db.selectFrom('ledger_heads').select(['owner_id', 'last_seq']).execute()).toEqual([
      { owner_id: 'older', last_seq: entries },
    ]);
  });

  describe('says that it was tampered with, and where', () => {
    let db: Db;
    beforeAll(async () => {
      const other = await fresh();
      for (const [k] of forgeries.entries()) await writeRecord(other, `owner-${k}`, trips);
      ({ db } = other);
      await takeGuardsOff(db, engine);
    });

    it.each(forgeries.map((forgery, k) => ({ ...forgery, k })))('$what', async ({ act, named, k }) => {
      const ownerId = `owner-${k}`;
      expect((await told(db, ownerId)).ledger.verified).toBe(true);
      await act(db, ownerId);
      const { ledger } = await told(db, ownerId);
      expect(ledger).toMatchObject({ verified: false, firstBad: ledger.faults[0]?.seq });
      for (const [what, seq, fields] of named) {
        const expected = { what, seq, ...(fields === undefined ? {} : { fields }) };
        expect(ledger.faults).toContainEqual(expect.objectContaining(expected));
      }
    });

    it('and counts what the ledger says, not what the rows were made to say', async () => {
      const { hitRate, signals } = await told(db, 'owner-0');
      expect([hitRate.value, hitRate.n, signals]).toEqual([0.5, trips, 2 * trips]);
      expect((await told(db, 'owner-3')).signals).toBe(2 * trips);
      const { signals: shown } = await readFeed(db, 'owner-0', { limit: 100 });
      const losers = shown.filter(({ outcome }) => outcome !== null && outcome.returnPct < 0);
      expect(losers.map(({ seq }) => seq)).toEqual([9, 5, 1]);
      const second = (await readFeed(db, 'owner-1', { limit: 100 })).signals.find(({ seq }) => seq === 2);
      expect(second?.refPrice).toBe(104);
    });

    it('also where it was copied to', async () => {
      for (const k of [0, 4, 6, 10]) {
        const into = `account-${k}`;
        await writeOwner({ db }, into);
        await db.transaction().execute(async (trx) => moveWork(trx, await readOwnedTables(trx), `owner-${k}`, into));
        expect([k, (await told(db, into)).ledger.verified]).toEqual([k, false]);
      }
      const { faults } = (await told(db, 'account-6')).ledger;
      expect(faults).toContainEqual(expect.objectContaining({ what: 'copied-broken', seq: 15 }));
    });

    it('and a sound one stays sound when it is copied', async () => {
      await writeRecord({ ...store(), db }, 'sound', trips);
      await writeOwner({ db }, 'account');
      await db.transaction().execute(async (trx) => moveWork(trx, await readOwnedTables(trx), 'sound', 'account'));
      expect((await told(db, 'account')).ledger).toMatchObject({ entries, verified: true });
      expect((await told(db, 'sound')).ledger).toMatchObject({ entries, verified: true });
      expect((await told(db, 'account')).signals).toBe(2 * trips);
    });
  });
});
