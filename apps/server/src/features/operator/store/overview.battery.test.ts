import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dayMs } from '@plumbline/model/date';
import { appendAudit, auditLog } from '../../../platform/audit.ts';
import { eachStore } from '../../../platform/db/testing/each-store.ts';
import { measurePostgres } from '../../../platform/db/measure-store.ts';
import { requestFaults } from '../../../platform/http/request-faults.ts';
import { until } from '../../../testing/until.ts';
import { removeGuests } from '../../account/store/guests.ts';
import { heart } from '../processes.ts';
import { readEntries } from './audit.ts';
import type { OwnerBytes } from '../../../platform/owner-usage.ts';
import { largestOwnersSql, readStoredBytes } from '../../../platform/owner-usage.ts';
import { readOwnedTables } from '../../account/store/owned-tables.ts';
import { readErrors, readJobs, readProcesses, readQuotas, readUsers, withAddresses } from './overview.ts';

const now = Date.parse('2026-03-02T09:00:00Z');
const clock = { now: () => now };

eachStore("what the operator's page is made of", ({ engine, fresh }) => {
  it('tells entries of one millisecond in the order they were written, newest first', async () => {
    const { db } = await fresh();
    const subjects = Array.from({ length: 20 }, (_, n) => `entry ${n}`);
    const entry = { actor: 'server', action: 'job-cancelled', outcome: 'done', address: '' } as const;
    await db.transaction().execute(async (trx) => {
      for (const subject of subjects) await appendAudit(trx, { ...entry, subject }, now);
    });
    const { entries } = await readEntries(db, { limit: 20 });
    expect(entries.map(({ subject }) => subject)).toEqual(subjects.toReversed());
  });

  it('is read alike from both stores', async () => {
    const store = await fresh();
    const { db } = store;
    const guest = { kind: 'anonymous', device_id: null, created_at: now - 200 * dayMs } as const;
    await db
      .insertInto('owners')
      .values([
        { ...guest, id: 'seen', token_sha256: 'a', last_seen_at: now - 2 * dayMs },
        { ...guest, id: 'away', token_sha256: 'b' },
      ])
      .execute();
    const removing = { db, unseenMs: 90 * dayMs, events: { remove: async () => undefined } };
    expect(await removeGuests({ ...removing, now })).toBe(0);
    expect(await readUsers(db, now, 90)).toMatchObject({ guests: 2, leaving: 1, kept: 0, seen: { day: 0, week: 1 } });
    expect(await removeGuests({ ...removing, now: now + 15 * dayMs })).toBe(1);

    const faults = requestFaults(store, clock);
    faults.note('GET /reports', 'first');
    faults.note('GET /reports', 'second');
    const twice = await until('both are counted', async () => {
      const errors = await readErrors(db, now);
      return errors[0]?.count === 2 && errors;
    });
    expect(twice).toMatchObject([{ kind: 'request', what: 'GET /reports', lastAt: now }]);

    const beating = heart({ store, role: 'worker', budget: null });
    await beating.beat();
    await beating.beat();
    expect(await readProcesses(db)).toMatchObject([{ role: 'worker', isAlive: true }]);
    await beating.stop();
    expect(await readProcesses(db)).toEqual([]);

    expect(await readJobs(db, now)).toHaveLength(4);
    const limits = { REQUESTS_PER_MINUTE: 7, STREAMS_AT_ONCE: 0, COMPUTING_SECONDS_PER_DAY: 9 };
    expect(await readQuotas(db, limits, true)).toMatchObject([
      { most: 7 },
      { most: null },
      { used: 0 },
      { used: 0 },
      { most: 9, used: 0 },
    ]);

    const twelve = { owner_id: 'seen', id: 'd', title: 'ab', form: 'note', known_at: '', paragraphs: 1, letters: 9 };
    await db
      .insertInto('reader_documents')
      .values({ ...twelve, instrument_id: null, spans: '十 chars', added_at: 1 })
      .execute();
    expect(await readStoredBytes(db, 'seen')).toBe(2 + 3 + 6);
    expect(await readStoredBytes(db, 'nobody')).toBe(0);
    const { rows: largest } = await sql<OwnerBytes>`${sql.raw(largestOwnersSql)}`.execute(db);
    expect(await withAddresses(db, largest)).toEqual([{ id: 'seen', email: null, bytes: 11 }]);
    // A new table of owners: does it take room (`storing`), or has it few and small rows?
    const { owned, parts } = await readOwnedTables(db);
    const names = [...owned, ...parts].map(({ name }) => name);
    const isSmall = (name: string): boolean => !new RegExp(`\\b${name} [ot]\\b`).test(largestOwnersSql);
    expect(names.filter(isSmall).toSorted()).toMatchInlineSnapshot(`
      [
        "activations",
        "alert_events",
        "alerts",
        "api_tokens",
        "channels",
        "chart_layouts",
        "conversation_shares",
        "idempotency",
        "invite_uses",
        "invites",
        "lab_words",
        "ledger_entries",
        "ledger_heads",
        "lineage_ideas",
        "memories",
        "model_services",
        "model_spend",
        "owner_sessions",
        "owner_usage",
        "quiet_hours",
        "reader_skills",
        "report_shares",
        "screens",
        "signals",
        "strategy_shares",
        "watched",
        "watchlists",
      ]
    `);

    const told = {
      actor: 'seen',
      action: 'key-set',
      subject: 'fmp',
      outcome: 'done',
      address: '::1',
      isOperator: true,
    } as const;
    await auditLog(store, clock).append(told);
    await auditLog(store, clock).append({ ...told, action: 'job-cancelled', subject: 'a\0b' });
    const [refused, ...before] = (await readEntries(db, { limit: 3 })).entries.toSorted(
      (a, b) => Number(b.action === 'job-cancelled') - Number(a.action === 'job-cancelled'),
    );
    expect(refused).toMatchObject({ subject: 'a\ufffdb' });
    expect(before).toMatchObject([
      { who: 'server', action: 'guests-removed', subject: '1' },
      { who: 'seen', email: null, from: 'this machine' },
    ]);
    await expect(db.updateTable('audit_entries').set({ actor: 'x' }).execute()).rejects.toThrow(/append-only/);
    await expect(db.deleteFrom('audit_entries').execute()).rejects.toThrow(/append-only/);
    if (engine === 'postgres') {
      const { bytes, tables } = await measurePostgres(store);
      expect(bytes).toBeGreaterThan(tables.find(({ name }) => name === 'audit_entries')?.bytes ?? Number.NaN);
    }
  });
});
