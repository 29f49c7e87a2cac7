import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry, OperationView, StorageView } from '@plumbline/contract/operation';
import type { SessionView } from '@plumbline/contract/session';
import { dayMs } from '@plumbline/model/date';
import { networkOf } from '../../platform/audit.ts';
import { restoreKeyFile } from '../../platform/sealed-key.ts';
import { appendEntry } from '../ledger/service.ts';
import { sampleSpec } from '../../testing/sample-request.ts';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { json, read, testServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';

const token = 'the word of this operator';
const operator = { 'x-operator-token': token };
const startAt = Date.parse('2026-03-02T09:00:00Z');

let now = startAt;
let folder = '';
let test: TestServer;

beforeEach(async () => {
  now = startAt;
  folder = mkdtempSync(join(tmpdir(), 'plumbline-operator-'));
  const variables = {
    OPERATOR_TOKEN: token,
    SECRET_FILE: join(folder, 'master.key'),
    BACKUP_DIR: join(folder, 'backups'),
    BACKUPS_KEPT: '2',
    BACKUP_PASSPHRASE_FILE: join(folder, 'passphrase'),
  };
  writeFileSync(variables.BACKUP_PASSPHRASE_FILE, 'four words of somebody\n');
  test = await testServer({ variables, clock: { now: () => now } });
});
afterEach(async () => {
  await test.stop();
  rmSync(folder, { recursive: true, force: true });
});

const overview = async (visitor: Visitor): Promise<OperationView> =>
  read(await visitor.get('/api/operation', operator));
const audit = async (visitor: Visitor): Promise<readonly AuditEntry[]> =>
  (await read<{ entries: AuditEntry[] }>(await visitor.get('/api/operation/audit', operator))).entries;

describe("the operator's page", () => {
  it('is closed to whoever lacks the token, also on a machine that everyone runs but for a proxy in between', async () => {
    const visitor = await test.visitor();
    for (const path of ['/api/operation', '/api/operation/storage', '/api/operation/audit']) {
      expect([path, (await visitor.get(path)).status]).toEqual([path, 403]);
      expect([path, (await visitor.get(path, { 'x-operator-token': 'a wrong one of that length' })).status]).toEqual([
        path,
        403,
      ]);
      expect([path, (await visitor.get(path, operator)).status]).toEqual([path, 200]);
    }
    const open = await testServer({ works: false });
    const guest = await open.visitor();
    expect((await guest.get('/api/operation')).status).toBe(200);
    expect((await guest.get('/api/operation', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403);
    await open.stop();
  });

  it('counts users, waiting work, faults, processes and the rows of tables', async () => {
    const visitor = await test.visitor();
    const owner = await test.visitor();
    await owner.send('POST', '/api/account/sign-up', { email: 'ada@example.org', password: 'several words at once' });
    await owner.send('POST', '/api/account/sign-in', { email: 'ada@example.org', password: 'several words at once' });
    await test.server.beat();
    const { db } = test.store;
    const job = { input: '{}', attempts: 3, cancel_requested: 0, run_at: now, urgency: 0, turn: 0 } as const;
    const rest = { worker: null, lease_until: null, done: null, total: null, for_owner: null } as const;
    await db
      .insertInto('jobs')
      .values([
        {
          ...job,
          ...rest,
          id: 'a',
          kind: 'nobody-works-this',
          idempotency_key: 'a',
          state: 'queued',
          error: null,
          created_at: now - 60_000,
          finished_at: null,
        },
        {
          ...job,
          ...rest,
          id: 'b',
          kind: 'nobody-works-this',
          idempotency_key: 'b',
          state: 'failed',
          error: 'no more tries',
          created_at: now,
          finished_at: now - 1000,
        },
        {
          ...job,
          ...rest,
          id: 'c',
          kind: 'nobody-works-this',
          idempotency_key: 'c',
          state: 'failed',
          error: 'of last week',
          created_at: now,
          finished_at: now - 8 * dayMs,
        },
      ])
      .execute();
    const view = await overview(visitor);
    expect(view.users).toMatchObject({ accounts: 1, guests: 1, newToday: 2, leaving: 0, guestDays: 90 });
    expect(view.users.latest).toMatchObject([{ email: 'ada@example.org', createdAt: now }]);
    expect(view.jobs[0]).toEqual({
      urgency: 'interactive',
      waiting: 1,
      running: 0,
      oldestAt: now - 60_000,
      failedToday: 1,
    });
    expect(view.errors).toMatchObject([
      { kind: 'job', what: 'nobody-works-this', count: 1, lastMessage: 'no more tries' },
    ]);
    expect(view.processes).toMatchObject([{ role: 'all', isAlive: true }]);
    expect(view.quotas[0]).toMatchObject({ kind: 'requests', most: 1200 });
    const storage = await read<StorageView>(await visitor.get('/api/operation/storage', operator));
    expect(storage.tables.find(({ name }) => name === 'jobs')?.rows).toBe(3);
    expect(storage.bytes).toBeGreaterThanOrEqual(storage.tables.reduce((sum, { bytes }) => sum + bytes, 0));
  });

  it('backs the store up at once and by the hour, with the key of a server that has made none yet, and keeps the newest', async () => {
    const visitor = await test.visitor();
    const key = join(folder, 'master.key');
    expect(existsSync(key)).toBe(false);
    await test.server.queueBackup();
    await test.server.queueBackup();
    const done = async (n: number): Promise<boolean> => {
      const { latest } = (await overview(visitor)).backups;
      return latest.filter(({ state }) => state === 'done').length === n;
    };
    await until('the backup of the day', () => done(1));
    for (let more = 1; more <= 2; more++) {
      now += 60_000;
      expect((await visitor.send('POST', '/api/operation/backups', {}, operator)).status).toBe(200);
      await until('the next backup', async () => {
        const [last] = (await overview(visitor)).backups.latest;
        return last?.at === now && last.state === 'done' && done(2);
      });
    }
    const { backups } = await overview(visitor);
    expect(backups.nextAt).toBe(Date.parse('2026-03-03T00:00:00Z'));
    expect(backups.latest.every(({ sha256, bytes }) => /^[\da-f]{64}$/.test(sha256 ?? '') && (bytes ?? 0) > 0)).toBe(
      true,
    );
    expect(readdirSync(join(folder, 'backups')).toSorted()).toEqual(
      backups.latest.flatMap(({ id }) => [`${id}.db`, `${id}.db.key`]).toSorted(),
    );
    const made = readFileSync(key, 'utf8');
    rmSync(key);
    const sealed = join(folder, 'backups', `${backups.latest[0]?.id}.db.key`);
    expect(restoreKeyFile(sealed, key, 'four words of somebody')).toBe('made');
    expect(readFileSync(key, 'utf8')).toBe(made);
  });
});

describe('a backup that cannot be made', () => {
  it('says why, and leaves nothing on the disk', async () => {
    writeFileSync(join(folder, 'passphrase'), 'short\n');
    const visitor = await test.visitor();
    await test.server.queueBackup();
    const failed = await until('it is given up', async () => {
      // Its tries wait for one another.
      now += 60_000;
      const [last] = (await overview(visitor)).backups.latest;
      return last?.state === 'failed' && last;
    });
    expect(failed.error).toContain('12 characters');
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  });
});

describe('the audit log', () => {
  it('says who did what, when and from where, refusals included, and never what was given', async () => {
    const visitor = await test.visitor();
    const key = { key: 'a-key-that-stays-secret' };
    await visitor.send('PUT', '/api/sources/keys/finnhub', key);
    await visitor.send('PUT', '/api/sources/keys/finnhub', key, operator);
    now += 1000;
    await visitor.send('PUT', '/api/sources/contact', { email: 'desk@example.org' }, operator);
    now += 1000;
    await visitor.get('/api/account/export');
    now += 1000;
    const given = { email: 'ada@example.org', password: 'several words at once' };
    await visitor.send('POST', '/api/account/sign-up', given);
    await visitor.send('POST', '/api/account/sign-in', { ...given, password: 'not that one' });
    now += 1000;
    const signed = await visitor.send('POST', '/api/account/sign-in', given);
    const { ownerId } = await read<{ ownerId: string }>(signed);
    const other = await test.visitor();
    const entries = await audit(other);
    expect(entries.map(({ action, subject, outcome }) => `${action} ${subject} ${outcome}`)).toEqual([
      'signed-in sign-in done',
      expect.stringMatching(/^signed-in sign-in (?!done)/),
      'exported export done',
      'settings-changed contact done',
      'key-set finnhub done',
      'key-set finnhub not-permitted',
    ]);
    expect(entries[0]).toMatchObject({ who: ownerId, email: 'ada@example.org', at: now });
    expect(JSON.stringify(entries)).not.toMatch(/stays-secret|several words|desk@/);
    const page = await read<{ entries: AuditEntry[]; hasMore: boolean }>(
      await other.get(`/api/operation/audit?limit=2&before=${entries[1]?.id}`, operator),
    );
    expect([page.entries, page.hasMore]).toEqual([entries.slice(2, 4), true]);
  });

  it('cannot be rewritten or cut, and a flood of refusals does not fill it', async () => {
    const visitor = await test.visitor();
    for (let i = 0; i < 30; i++) await visitor.send('PUT', '/api/sources/keys/finnhub', { key: 'some-key' });
    expect(await audit(visitor)).toHaveLength(1);
    const { db } = test.store;
    await expect(db.updateTable('audit_entries').set({ actor: 'somebody else' }).execute()).rejects.toThrow(
      /append-only/,
    );
    await expect(db.deleteFrom('audit_entries').execute()).rejects.toThrow(/append-only/);
  });

  it('keeps networks, not machines', () => {
    expect(networkOf('203.0.113.77')).toBe('203.0.113.0/24');
    expect(networkOf('::ffff:203.0.113.77')).toBe('203.0.113.0/24');
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48');
    expect([networkOf('127.0.0.1'), networkOf('::1'), networkOf('')]).toEqual(['this machine', 'this machine', '']);
  });
});

describe('guests who do not come any more', () => {
  const notice = async (visitor: Visitor): Promise<SessionView['notice']> =>
    (await read<SessionView>(await visitor.send('POST', '/api/session', { deviceId: 'some-device' }))).notice;
  const owners = async (): Promise<number> =>
    Number(
      (
        await test.store.db
          .selectFrom('owners')
          .select(sql<number>`count(*)`.as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );

  it('go after the days of the setting with all that is theirs, never sooner than 14 days after that is settled', async () => {
    const visitor = await test.visitor();
    await visitor.send('POST', '/api/strategies', { spec: sampleSpec });
    await test.server.purge();
    now += 75 * dayMs;
    await test.server.purge();
    expect((await test.store.db.selectFrom('owners').select('removal_at').execute())[0]?.removal_at).toBeNull();
    now += 200 * dayMs;
    await test.server.purge();
    now += 13 * dayMs;
    await test.server.purge();
    expect(await owners()).toBe(1);
    now += dayMs;
    await test.server.purge();
    expect([await owners(), (await test.store.db.selectFrom('strategies').select('id').execute()).length]).toEqual([
      0, 0,
    ]);
    const [entry] = await audit(await test.visitor());
    expect(entry).toMatchObject({ action: 'guests-removed', who: 'server', subject: '1' });
  });

  it('stay when they come in time, and are told until when', async () => {
    const visitor = await test.visitor();
    expect(await notice(visitor)).toBeNull();
    now += 80 * dayMs;
    await test.server.purge();
    expect((await overview(await test.visitor())).users.leaving).toBe(1);
    expect(await notice(visitor)).toEqual({ days: 90, keptUntil: now + 90 * dayMs });
    now += 14 * dayMs;
    await test.server.purge();
    expect((await visitor.get('/api/account')).status).toBe(200);
    expect(await notice(visitor)).toBeNull();
  });

  it('stay for good when a record, a strategy that is on, an alert or a link speaks for them', async () => {
    const ids: string[] = [];
    for (const kind of ['record', 'alert', 'link', 'none']) {
      const opened = await test.call('/api/session', json('POST', { deviceId: `device-${kind}` }));
      const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      const { ownerId } = await read<SessionView>(opened);
      ids.push(ownerId);
      if (kind === 'record')
        await test.store.db.transaction().execute((trx) => appendEntry(trx, ownerId, 'signal', { id: 'x' }, now));
      const rule = { kind: 'price', instrumentId: 'US:ACME', rule: { is: 'above', level: 1000 }, repeat: 'once' };
      if (kind === 'alert') expect((await test.call('/api/alerts', json('POST', rule, { cookie }))).status).toBe(200);
      if (kind === 'link') {
        const made = await test.call('/api/strategies', json('POST', { spec: sampleSpec }, { cookie }));
        const { id } = await read<{ id: string }>(made);
        const link = json('POST', { withLogic: true, days: null }, { cookie });
        expect((await test.call(`/api/strategies/${id}/shares`, link)).status).toBe(200);
      }
    }
    for (let i = 0; i < 3; i++) {
      now += 100 * dayMs;
      await test.server.purge();
    }
    const left = await test.store.db.selectFrom('owners').select('id').execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 3).toSorted());
  });

  it('stay for good where this machine alone can ask', async () => {
    const alone = await testServer({ works: false, clock: { now: () => now } });
    const visitor = await alone.visitor();
    for (let i = 0; i < 3; i++) {
      now += 400 * dayMs;
      await alone.server.purge();
    }
    expect((await visitor.get('/api/account')).status).toBe(200);
    await alone.stop();
  });
});

describe('a store in a file', () => {
  it('gives the room of what was removed back to the disk', async () => {
    const { db } = test.store;
    const pages = async (): Promise<number> =>
      Number((await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0]?.page_count);
    const body = new Uint8Array(1 << 20);
    const part = { import_id: 'x', body };
    await sql`pragma foreign_keys = off`.execute(db);
    for (let i = 0; i < 10; i++)
      await db
        .insertInto('import_parts')
        .values({ ...part, part: i })
        .execute();
    const full = await pages();
    await db.deleteFrom('import_parts').execute();
    await test.server.purge();
    expect(full - (await pages())).toBeGreaterThan((5 << 20) / 4096);
  });
});
