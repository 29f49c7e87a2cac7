import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AccountView } from '@plumbline/contract/account';
import type { ErrorBody } from '@plumbline/contract/system';
import { PlumblineError } from '@plumbline/model/errors';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import { checkRecord } from '../signal/check-record.ts';
import { readLedger } from '../ledger/service.ts';
import { checkLedger } from '../ledger/testing/check-ledger.ts';
import { takeGuardsOff } from '../signal/testing/written-record.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { browser, makeWork } from './testing/browser.ts';
import { addTrials, countTrials } from '../strategy/store/lineage.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-account-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const variables = { SECRET_FILE: join(folder, 'master.key') };

const secret = { email: 'Ada@Example.org', password: 'a long enough word' };

eachStore('an account', ({ fresh }) => {
  const start = async (more: Record<string, string> = {}): Promise<TestServer> =>
    testServer({ store: await fresh(), works: false, variables: { ...variables, ...more } });

  it('is what an anonymous owner becomes: nothing moves, and the anonymous token dies', async () => {
    const server = await start();
    const one = browser(server, 'device-one');
    const { ownerId } = await one.open();
    await makeWork(server.store, ownerId);
    const before = one.cookie();
    const signed = await one.signUp(secret);
    expect(signed.status).toBe(200);
    expect(await read<AccountView>(signed)).toMatchObject({
      ownerId,
      kind: 'identified',
      email: 'ada@example.org',
      methods: ['password'],
      counts: { reports: 1, strategies: 1, signals: 1 },
      merge: null,
      sessions: [{ isCurrent: true, device: 'Firefox, Linux' }],
    });
    expect(one.cookie()).not.toBe(before);
    const stale = await server.call('/api/account', { headers: { cookie: before } });
    expect(stale.status).toBe(401);
    expect((await one.signUp(secret)).status).toBe(400);
    const rows = await server.store.db.selectFrom('owner_sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(one.cookie().split('=')[1]);
  });

  it('takes over the work of another browser once, with its ledger unbroken, and repeating changes nothing', async () => {
    const server = await start();
    const { db } = server.store;
    const [one, two] = [browser(server, 'device-one'), browser(server, 'device-two')];
    const { ownerId } = await one.open();
    await makeWork(server.store, ownerId);
    await one.signUp(secret);

    const { ownerId: other } = await two.open();
    const { strategyId } = await makeWork(server.store, other);
    await makeWork(server.store, ownerId);
    const asked = await read<AccountView>(await two.ask('POST', '/account/sign-in', secret));
    expect(asked).toMatchObject({ ownerId, merge: { reports: 1, strategies: 1, signals: 1 } });
    // Reloading asks the same, on either device.
    expect((await two.account()).merge).toEqual(asked.merge);
    expect((await one.account()).merge).toEqual(asked.merge);

    const kept = await read<AccountView>(await two.ask('POST', '/account/merge', { choice: 'keep' }));
    expect(kept.merge).toBeNull();
    expect(kept.counts['strategies']).toBe(3);
    expect(kept.counts['signals']).toBe(3);
    const again = await read<AccountView>(await two.ask('POST', '/account/merge', { choice: 'clean' }));
    expect(again.counts).toEqual(kept.counts);

    const moved = await db.selectFrom('signals').selectAll().where('strategy_id', '=', strategyId).execute();
    const ledger = await readLedger(db, ownerId);
    expect(moved.map(({ owner_id: owner }) => owner)).toEqual([ownerId]);
    expect(ledger.find(({ seq }) => seq === moved[0]?.seq)?.kind).toBe('signal');
    expect(await checkLedger(db, ownerId)).toMatchObject({ firstBad: null });
    expect(await checkLedger(db, other)).toMatchObject({ entries: 1, firstBad: null });
    expect(await db.selectFrom('lineage_ideas').selectAll().where('owner_id', '=', other).execute()).toEqual([]);
  });

  it('puts a ledger back once however often it was exported, and says when an archive is not whole', async () => {
    const server = await start();
    const { db } = server.store;
    const one = browser(server, 'device-one');
    const { ownerId } = await one.open();
    await makeWork(server.store, ownerId);
    await one.ask('POST', '/account/sign-up', secret);
    const archiveOf = async (): Promise<string> =>
      Buffer.from(await (await one.ask('GET', '/account/export')).arrayBuffer()).toString('base64');
    const first = await archiveOf();
    await makeWork(server.store, ownerId);
    const second = await archiveOf();
    for (const archive of [first, second]) await one.ask('POST', '/account/import', { archive });
    expect(await checkLedger(db, ownerId)).toMatchObject({ entries: 2, firstBad: null });

    await takeGuardsOff(db, server.store.engine);
    await db.deleteFrom('ledger_entries').where('owner_id', '=', ownerId).where('seq', '=', 2).execute();
    const cut = await archiveOf();
    const other = browser(server, 'device-two');
    const { ownerId: next } = await other.open();
    await other.ask('POST', '/account/sign-up', { ...secret, email: 'bea@example.org' });
    await other.ask('POST', '/account/import', { archive: cut });
    expect((await checkRecord(db, next)).faults).toContainEqual(expect.objectContaining({ what: 'copied-broken' }));
  });

  it('counts an idea that was tried in both browsers by all that was tried in either', async () => {
    const server = await start();
    const { db } = server.store;
    const [one, two] = [browser(server, 'device-one'), browser(server, 'device-two')];
    const { ownerId } = await one.open();
    const { ownerId: other } = await two.open();
    const ideaOf = async (owner: string): Promise<string> => {
      const rows = await db.selectFrom('lineage_ideas').select('lineage_id').where('owner_id', '=', owner).execute();
      return rows[0]?.lineage_id ?? '';
    };
    const trial = (key: string) => ({ key, kind: 'setting' as const, size: 1 });
    await makeWork(server.store, ownerId);
    await addTrials(db, await ideaOf(ownerId), [trial('a'), trial('b')], 1);
    await one.signUp(secret);
    const { strategyId } = await makeWork(server.store, other);
    await addTrials(db, await ideaOf(other), [trial('b'), trial('c')], 1);
    await two.ask('POST', '/account/sign-in', secret);
    await two.ask('POST', '/account/merge', { choice: 'keep' });
    const idea = await ideaOf(ownerId);
    expect(await countTrials(db, [idea])).toEqual(new Map([[idea, 3]]));
    const moved = await db.selectFrom('strategies').selectAll().where('id', '=', strategyId).executeTakeFirst();
    expect(moved).toMatchObject({ owner_id: ownerId, lineage_id: idea });
  });

  it('leaves everything where it was when taking over fails', async () => {
    const server = await start();
    const { db } = server.store;
    const [one, two] = [browser(server, 'device-one'), browser(server, 'device-two')];
    const { ownerId } = await one.open();
    await one.signUp(secret);
    const { ownerId: other } = await two.open();
    await makeWork(server.store, other);
    await two.ask('POST', '/account/sign-in', secret);
    // The same key on both sides cannot be: the move fails at its last step.
    const [signal] = await db.selectFrom('signals').selectAll().where('owner_id', '=', other).execute();
    if (signal === undefined) throw new Error('the browser has a signal');
    await db
      .insertInto('signals')
      .values({ ...signal, id: 'in-the-way', owner_id: ownerId })
      .execute();
    expect((await two.ask('POST', '/account/merge', { choice: 'keep' })).status).toBe(500);
    expect((await two.account()).merge).toMatchObject({ reports: 1, strategies: 1, signals: 1 });
    expect(await checkLedger(db, ownerId)).toMatchObject({ entries: 0 });
    await db.deleteFrom('signals').where('id', '=', 'in-the-way').execute();
    const kept = await read<AccountView>(await two.ask('POST', '/account/merge', { choice: 'keep' }));
    expect(kept).toMatchObject({ merge: null, counts: { reports: 1, strategies: 1, signals: 1 } });
  });

  it('starts clean when asked to, and deletes only what the browser had', async () => {
    const server = await start();
    const [one, two] = [browser(server, 'device-one'), browser(server, 'device-two')];
    const { ownerId } = await one.open();
    await makeWork(server.store, ownerId);
    await one.signUp(secret);
    const { ownerId: other } = await two.open();
    await makeWork(server.store, other);
    await two.ask('POST', '/account/sign-in', secret);
    const clean = await read<AccountView>(await two.ask('POST', '/account/merge', { choice: 'clean' }));
    expect(clean).toMatchObject({ merge: null, counts: { reports: 1, strategies: 1, signals: 1 } });
    expect(await server.store.db.selectFrom('owners').select('id').where('id', '=', other).execute()).toEqual([]);
  });

  it('is exported, deleted and put back with the same counts, and twice is once', async () => {
    const server = await start();
    const { db } = server.store;
    const one = browser(server, 'device-one');
    const { ownerId } = await one.open();
    await makeWork(server.store, ownerId);
    await makeWork(server.store, ownerId);
    await one.signUp(secret);
    const { counts } = await one.account();
    const exported = await one.ask('GET', '/account/export');
    expect(exported.headers.get('content-type')).toBe('application/zip');
    const zip = Buffer.from(await exported.arrayBuffer());

    const removed = await read<{ deleted: unknown }>(await one.ask('POST', '/account/delete', { confirm: 'delete' }));
    expect(removed.deleted).toEqual(counts);
    expect((await one.ask('GET', '/account')).status).toBe(401);
    for (const table of ['reports', 'strategies', 'signals', 'ledger_entries', 'auth_users'] as const) {
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }

    const { ownerId: next } = await one.open();
    const archive = zip.toString('base64');
    const put = await read<{ counts: unknown; restored: unknown }>(
      await one.ask('POST', '/account/import', { archive }),
    );
    expect(put).toEqual({ counts, restored: counts });
    expect(await checkLedger(db, next)).toMatchObject({ entries: counts['signals'], firstBad: null });
    const twice = await read<{ counts: unknown }>(await one.ask('POST', '/account/import', { archive }));
    expect(twice.counts).toEqual(counts);
    const [version] = await db.selectFrom('strategy_versions').selectAll().execute();
    expect(version).toMatchObject({ spec: '{"kind":"rules"}', note: 'first' });

    const changed = Buffer.from(zip);
    const inside = changed.indexOf('plumbline.json') + 40;
    changed[inside] = (changed[inside] ?? 0) ^ 1;
    for (const bad of [changed, zip.subarray(0, -30), Buffer.from('PK nonsense')]) {
      const refused = await one.ask('POST', '/account/import', { archive: bad.toString('base64') });
      expect([refused.status, (await read<ErrorBody>(refused)).code]).toEqual([400, 'bad-input']);
    }
  });

  it('does not give what somebody else holds by now to whoever puts an archive back', async () => {
    const server = await start();
    const [one, two] = [browser(server, 'device-one'), browser(server, 'device-two')];
    const { ownerId } = await one.open();
    await makeWork(server.store, ownerId);
    const archive = Buffer.from(await (await one.ask('GET', '/account/export')).arrayBuffer()).toString('base64');
    await two.open();
    await two.ask('POST', '/account/import', { archive });
    expect((await two.account()).counts).toMatchObject({ reports: 0, strategies: 0, signals: 0 });
    expect((await one.account()).counts).toMatchObject({ reports: 1, strategies: 1, signals: 1 });
  });
});

describe('signing in', () => {
  const servers: TestServer[] = [];
  afterAll(async () => {
    for (const one of servers) await one.stop();
  });
  const start = async (more: Record<string, string> = {}): Promise<TestServer> => {
    const server = await testServer({ works: false, variables: { ...variables, ...more } });
    servers.push(server);
    return server;
  };

  it('reads one archive of an owner at a time, and those of several one after the other', async () => {
    const gates: (() => void)[] = [];
    const server = await testServer({
      works: false,
      variables,
      readArchive: async () => {
        await new Promise<void>((resolve) => gates.push(resolve));
        throw new PlumblineError('bad-input', 'not under test');
      },
    });
    servers.push(server);
    const [one, two] = [browser(server, 'device-one'), browser(server, 'device-two')];
    await one.open();
    await two.open();
    const put = (who: typeof one) => who.ask('POST', '/account/import', { archive: 'UEs=' });
    const [first, other] = [put(one), put(two)];
    await until('the first is read', () => gates.length === 1);
    const second = await put(one);
    expect([second.status, (await read<ErrorBody>(second)).code]).toEqual([429, 'rate-limited']);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(gates).toHaveLength(1);
    gates[0]?.();
    expect((await first).status).toBe(400);
    await until('the other is read', () => gates.length === 2);
    const third = put(one);
    gates[1]?.();
    expect((await other).status).toBe(400);
    await until('the third is read', () => gates.length === 3);
    gates[2]?.();
    expect((await third).status).toBe(400);
  });

  it('says the same of a wrong password and of an unknown address, and stops guessing after ten tries', async () => {
    const server = await start();
    const [one, two] = [browser(server, 'device-one'), browser(server, 'device-two')];
    await one.open();
    await one.signUp(secret);
    const { ownerId } = await two.open();
    const wrong = await two.ask('POST', '/account/sign-in', { ...secret, password: 'not that word' });
    const unknown = await two.ask('POST', '/account/sign-in', { ...secret, email: 'nobody@example.org' });
    const [first, second] = [await read<ErrorBody>(wrong), await read<ErrorBody>(unknown)];
    expect([wrong.status, first.message]).toEqual([unknown.status, second.message]);
    // A failed try leaves the session as it was.
    expect((await two.account()).ownerId).toBe(ownerId);
    let last = wrong;
    for (let n = 0; n < 9; n++) last = await two.ask('POST', '/account/sign-in', { ...secret, password: 'guess' });
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('lists sessions, and one that is ended from another device is nobody at once', async () => {
    const server = await start();
    const [one, two] = [browser(server, 'device-one'), browser(server, 'device-two')];
    await one.open();
    await one.signUp(secret);
    await two.open();
    await two.ask('POST', '/account/sign-in', secret);
    const { sessions } = await one.account();
    expect(sessions).toHaveLength(2);
    const foreign = sessions.find(({ isCurrent }) => !isCurrent);
    if (foreign === undefined) throw new Error('the other session is listed');
    expect((await one.ask('DELETE', `/account/sessions/${foreign.id}`)).status).toBe(200);
    expect((await two.ask('GET', '/account')).status).toBe(401);
    expect((await one.ask('DELETE', `/account/sessions/${foreign.id}`)).status).toBe(404);
    expect((await one.ask('POST', '/account/sign-out', {})).headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await one.ask('GET', '/account')).status).toBe(401);
  });

  it('is refused where it is off, and new accounts where they are closed', async () => {
    for (const [ACCOUNTS, up, inn] of [
      ['off', 403, 403],
      ['closed', 403, 400],
    ] as const) {
      const one = browser(await start({ ACCOUNTS }), 'device-one');
      await one.open();
      expect((await one.signUp(secret)).status).toBe(up);
      expect((await one.ask('POST', '/account/sign-in', secret)).status).toBe(inn);
    }
  });

  it('counts an invite once, after the first work, and never one of your own', async () => {
    const server = await start();
    const [one, two] = [browser(server, 'device-one'), browser(server, 'device-two')];
    const { ownerId } = await one.open();
    const { code } = await read<{ code: string }>(await one.ask('POST', '/account/invite', {}));
    const { ownerId: other } = await two.open();
    const accept = async (who: typeof one, what = code): Promise<string> =>
      (await read<{ outcome: string }>(await who.ask('POST', `/invites/${what}/accept`, {}))).outcome;
    expect(await accept(two)).toBe('too-early');
    await makeWork(server.store, other);
    await makeWork(server.store, ownerId);
    expect(await accept(one)).toBe('own');
    expect(await accept(two, 'nothing')).toBe('unknown');
    expect(await accept(two)).toBe('accepted');
    expect(await accept(two)).toBe('already');
    expect(await read(await one.ask('POST', '/account/invite', {}))).toEqual({ code, accepted: 1 });
  });
});
