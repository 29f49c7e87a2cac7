import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { loopbackSmtp, type LoopbackSmtp } from '../channel/testing/loopback-smtp.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { migrations } from '../../platform/db/migrations/registry.ts';
import type { Store } from '../../platform/db/open-store.ts';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import { tokenHash } from '../session/service.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { testServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { browser, makeWork } from './testing/browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-sign-up-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const variables = { SECRET_FILE: join(folder, 'master.key') };
const ada = { email: 'ada@example.org', password: 'a long enough word' };
const known = { ...ada, password: 'another long word' };
const unknown = { ...known, email: 'grace@example.org' };

/** What can be told from outside of an answer: everything but its own id, its moment and its duration. */
async function seen(answer: Response): Promise<unknown> {
  const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
  return { status: answer.status, headers, body: await answer.text() };
}

eachStore('making an account', ({ fresh }) => {
  const start = async (more: Record<string, string> = {}): Promise<TestServer> =>
    testServer({ store: await fresh(), works: false, variables: { ...variables, ...more } });

  it('with an address that has one signs nobody in, moves nothing and looks like any other', async () => {
    const server = await start();
    const [one, two, three] = [
      browser(server, 'device-one'),
      browser(server, 'device-two'),
      browser(server, 'device-3'),
    ];
    const { ownerId } = await one.open();
    await makeWork(server.store, ownerId);
    expect((await one.signUp(ada)).status).toBe(200);

    const { ownerId: other } = await two.open();
    await makeWork(server.store, other);
    const before = await two.account();
    const cookie = two.cookie();
    const answer = await seen(await two.ask('POST', '/account/sign-up', known));
    await three.open();
    expect(answer).toEqual(await seen(await three.ask('POST', '/account/sign-up', unknown)));
    expect(answer).toMatchObject({ status: 200, body: '{"ok":true}' });

    // The browser is who it was, with what it had, and so is the account.
    expect(two.cookie()).toBe(cookie);
    expect(await two.account()).toEqual(before);
    expect(before).toMatchObject({
      ownerId: other,
      kind: 'anonymous',
      email: null,
      counts: { reports: 1, signals: 1 },
    });
    expect(await one.account()).toMatchObject({ ownerId, email: ada.email, merge: null, counts: { reports: 1 } });
    // The password of the account is the old one.
    expect((await two.ask('POST', '/account/sign-in', known)).status).toBe(400);
    expect(await two.account()).toEqual(before);
    expect((await two.ask('POST', '/account/sign-in', ada)).status).toBe(200);
    expect(await two.account()).toMatchObject({ ownerId, merge: { reports: 1, signals: 1 } });
    expect(await orphans(server.store)).toEqual([]);
  });

  it('by many at once with one address makes one', async () => {
    const server = await start();
    const all = Array.from({ length: 5 }, (_, n) => browser(server, `device-${n}-x`));
    for (const one of all) await one.open();
    const answers = await Promise.all(all.map((one) => one.ask('POST', '/account/sign-up', ada)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await server.store.db.selectFrom('auth_users').select('email').execute()).toEqual([{ email: ada.email }]);
  });

  it('leaves no owner whose account is not there', async () => {
    const { store } = await start();
    const owner = { id: 'o', kind: 'identified' as const, token_sha256: null, device_id: null, created_at: 1 };
    await expect(
      store.db
        .insertInto('owners')
        .values({ ...owner, user_id: 'nobody' })
        .execute(),
    ).rejects.toThrow(/foreign key/i);
    await store.db.insertInto('owners').values(owner).execute();
    await expect(store.db.updateTable('owners').set({ user_id: 'nobody' }).execute()).rejects.toThrow(/foreign key/i);
  });

  it('was once in vain for a known address: those owners are anonymous again, with their work and their browser', async () => {
    const store = await fresh(migrations.filter(({ id }) => id < '0095'));
    const { db } = store;
    const owner = { token_sha256: null, device_id: null, created_at: 1 };
    const session = { device: '', created_at: 1, expires_at: 9e15 };
    const stray = 'AAAAAAAAAAAAAAAAAAAAAA';
    await sql`insert into auth_users (id, name, email, "emailVerified", "createdAt", "updatedAt")
      values ('real', '', ${ada.email}, ${store.engine === 'sqlite' ? 0 : false}, ${new Date(0).toISOString()},
        ${new Date(0).toISOString()})`.execute(db);
    await db
      .insertInto('owners')
      .values([
        { ...owner, id: 'sound', kind: 'identified', user_id: 'real' },
        { ...owner, id: 'orphan', kind: 'identified', user_id: 'made-up' },
        { ...owner, id: 'lost', kind: 'identified', user_id: 'made-up-too' },
        { ...owner, id: 'guest', kind: 'anonymous', token_sha256: tokenHash('BBBBBBBBBBBBBBBBBBBBBB') },
      ])
      .execute();
    await db
      .insertInto('owner_sessions')
      .values([
        { ...session, id: 'a', owner_id: 'sound', token_sha256: 'h1', last_seen_at: 5 },
        { ...session, id: 'b', owner_id: 'orphan', token_sha256: 'h2', last_seen_at: 5 },
        { ...session, id: 'c', owner_id: 'orphan', token_sha256: tokenHash(stray), last_seen_at: 7 },
      ])
      .execute();
    await makeWork(store, 'orphan');

    // Migrations know the schema by its tables, not by its types.
    await migrate(db as unknown as Kysely<unknown>, store.engine);
    const rows = await db
      .selectFrom('owners')
      .select(['id', 'kind', 'user_id', 'token_sha256'])
      .orderBy('id')
      .execute();
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { id: 'guest', kind: 'anonymous', user_id: null, token_sha256: tokenHash('BBBBBBBBBBBBBBBBBBBBBB') },
      { id: 'lost', kind: 'anonymous', user_id: null, token_sha256: null },
      { id: 'orphan', kind: 'anonymous', user_id: null, token_sha256: tokenHash(stray) },
      { id: 'sound', kind: 'identified', user_id: 'real', token_sha256: null },
    ]);
    expect(await orphans(store)).toEqual([]);
    const server = await testServer({ store, works: false, variables });
    const headers = { cookie: `plumbline=${stray}` };
    const answer = await server.call('/api/account', { headers });
    expect(await answer.json()).toMatchObject({ ownerId: 'orphan', kind: 'anonymous', counts: { reports: 1 } });
    const astray = db.updateTable('owners').set({ user_id: 'nobody' }).where('id', '=', 'guest');
    await expect(astray.execute()).rejects.toThrow(/foreign key/i);
  });
});

async function orphans({ db }: Store): Promise<unknown[]> {
  return db
    .selectFrom('owners')
    .select('id')
    .where('user_id', 'is not', null)
    .where('user_id', 'not in', db.selectFrom('auth_users').select('id'))
    .execute();
}

describe('the owner of an address that somebody makes an account with', () => {
  let server: TestServer | null = null;
  let mail: LoopbackSmtp | null = null;
  afterEach(async () => {
    await server?.stop();
    await mail?.close();
  });

  it('is told by mail, in the language of the page, and nobody else is', async () => {
    mail = await loopbackSmtp();
    const { mails } = mail;
    const more = { SMTP_URL: mail.url, SMTP_FROM: 'Plumbline <desk@example.org>' };
    server = await testServer({ works: false, variables: { ...variables, ...more } });
    const [one, two] = [browser(server, 'device-one'), browser(server, 'device-two')];
    await one.open();
    await two.open();
    await one.signUp(ada);
    const languages = [{}, { locale: 'en' }, { locale: 'zh-CN' }, { locale: 'zh-HK' }];
    for (const locale of languages) {
      expect((await two.ask('POST', '/account/sign-up', { ...known, ...locale })).status).toBe(200);
    }
    await two.ask('POST', '/account/sign-up', unknown);
    await until('the mails arrive', () => mails.length >= languages.length);
    expect(mails.map(({ to }) => to)).toEqual(languages.map(() => ada.email));
    const texts = new Set(mails.map(({ text }) => text.slice(text.indexOf('\r\n\r\n'))));
    expect(texts.size).toBe(3);
    expect(server.lines.join('\n')).not.toContain(ada.email);
  });
});
