import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { parseEnv } from '../../env.ts';
import { openStore } from '../../platform/db/open-store.ts';
import type { Store } from '../../platform/db/open-store.ts';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import type { RotationStep } from '../../platform/key-rotation.ts';
import { settleKeyFile } from '../../platform/key-rotation.ts';
import { keyIdOf } from '../../platform/seal.ts';
import { newKey, nextSecretFile, readKey, readOrMakeSecret, readSecret, writeKey } from '../../platform/secret.ts';
import { channelService } from '../channel/service.ts';
import { modelService } from '../language-models/service.ts';
import { sourceSettings } from '../sources/service.ts';
import { heart } from './processes.ts';
import { replaceMasterKey } from './rotate-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-rotation-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const child = fileURLToPath(new URL('testing/rotate-and-die.ts', import.meta.url));
const clock = { now: () => 1_800_000_000_000 };
const note = (): void => undefined;
const owner = 'somebody';
const key = 'a-key-of-FMP';
const proxy = 'http://me:pass-word@proxy.example.org:3128/';

const steps: readonly RotationStep[] = ['key-written', 'rows-sealed', 'committed', 'old-key-kept', 'file-switched'];

function services(store: Store, secretFile: string) {
  const env = parseEnv({ SECRET_FILE: secretFile, SMTP_URL: 'smtp://127.0.0.1:9' });
  // Nothing is sent here.
  const queue = {} as Parameters<typeof channelService>[0]['queue'];
  return {
    sources: sourceSettings({ env, clock, store, note }),
    models: modelService({ env, store, clock, note }),
    channels: channelService({ env, store, queue, clock }),
  };
}

/** Enters one secret of every kind. */
async function fill(store: Store, secretFile: string): Promise<void> {
  const { sources, models, channels } = services(store, secretFile);
  const row = { id: owner, kind: 'anonymous' as const, token_sha256: owner, device_id: null, created_at: 1 };
  await store.db.insertInto('owners').values(row).execute();
  await sources.saveKey('fmp', key, owner);
  await sources.saveOutbound({ proxy }, owner);
  const saving = { key, model: null, monthlyCap: null, inputPrice: null, outputPrice: null };
  await models.save(owner, 'anthropic', { ...saving, baseUrl: null }, false);
  await models.save(
    owner,
    'openai-compatible',
    { ...saving, baseUrl: 'https://models.example.org/v1', model: 'm' },
    false,
  );
  await channels.create(owner, { kind: 'webhook', url: 'https://hook.example.org/', locale: 'en' });
  await sql`insert into auth_users (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values ('u', 'u', 'u@example.org', ${store.engine === 'sqlite' ? 0 : false}, '2026-01-01', '2026-01-01')`.execute(
    store.db,
  );
  await sql`insert into auth_accounts (id, "accountId", "providerId", "userId", "accessToken", "createdAt", "updatedAt")
    values ('a', 'a', 'oidc', 'u', 'encrypted', '2026-01-01', '2026-01-01')`.execute(store.db);
}

/** What the owner sees: everything is there and opens. */
async function expectAllOpens(store: Store, secretFile: string): Promise<void> {
  const { sources, models, channels } = services(store, secretFile);
  await sources.load();
  expect(sources.keyOf('fmp')).toBe(key);
  expect(sources.outboundView().proxy).toBe('http://me@proxy.example.org:3128/');
  const saved = (await models.settings(owner)).services.filter(({ hasKey }) => hasKey);
  expect(saved.map(({ fault }) => fault)).toEqual([null, null]);
  expect((await channels.settings(owner)).channels.map(({ fault }) => fault)).toEqual([null]);
}

/** Every table as text: what is sealed carries the name of its key. */
async function textOfAll({ db }: Store): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)));
  return JSON.stringify(rows.map((each) => each.rows));
}

const entriesOf = async ({ db }: Store): Promise<string[]> =>
  (await db.selectFrom('audit_entries').select('subject').where('action', '=', 'master-key-replaced').execute()).map(
    ({ subject }) => subject,
  );

it('every feature that seals something seals it anew', () => {
  const features = fileURLToPath(new URL('..', import.meta.url));
  const sealing = globSync('**/*.ts', { cwd: features, exclude: (name) => name.endsWith('.test.ts') })
    .filter((file) =>
      /import \{[^}]*\bseal\b[^}]*\} from '[^']*platform\/seal\.ts'/.test(readFileSync(join(features, file), 'utf8')),
    )
    .map((file) => file.split('/')[0]);
  const sealedAnew = globSync('*/reseal.ts', { cwd: features }).map((file) => dirname(file));
  expect(sealedAnew.toSorted()).toEqual([...new Set(sealing)].toSorted());
});

eachStore('the replacement of the key file', ({ engine, fresh }) => {
  let n = 0;
  const secretFile = (): string => join(folder, `${engine}-${(n += 1)}`, 'key');

  it('seals everything anew, keeps the old key, and writes it down', async () => {
    const [store, file] = [await fresh(), secretFile()];
    await fill(store, file);
    const old = readOrMakeSecret(file);
    const done = await replaceMasterKey({ store, secretFile: file, clock });
    expect(done).toMatchObject({ sealed: 5, unopened: 0, kept: `${file}.${keyIdOf(old)}` });
    expect(keyIdOf(readSecret(file))).toBe(done?.keyId);
    expect(readKey(done?.kept ?? '')).toEqual(Buffer.from(old));
    await expectAllOpens(store, file);
    const all = await textOfAll(store);
    expect(all).not.toContain(`v1.${keyIdOf(old)}`);
    expect(all).not.toContain('"encrypted"');
    expect(await entriesOf(store)).toEqual([done?.keyId]);
  });

  it('leaves what a third key sealed as it is, and counts it', async () => {
    const [store, file, other] = [await fresh(), secretFile(), secretFile()];
    await fill(store, file);
    const { sources } = services(store, other);
    await sources.saveKey('fred', 'a-key-of-FRED', owner);
    expect(await replaceMasterKey({ store, secretFile: file, clock })).toMatchObject({ sealed: 5, unopened: 1 });
    expect(await textOfAll(store)).toContain(`v1.${keyIdOf(readSecret(other))}`);
  });

  it('is refused while a server on another machine may be sealing', async () => {
    if (engine === 'sqlite') return;
    const [store, file] = [await fresh(), secretFile()];
    await fill(store, file);
    const server = heart({ store, role: 'api', budget: null });
    await server.beat();
    await expect(replaceMasterKey({ store, secretFile: file, clock })).rejects.toThrow(/Servers are using the store/);
    await server.stop();
    expect(await replaceMasterKey({ store, secretFile: file, clock })).toMatchObject({ sealed: 5 });
  });

  it.each(steps)('a process killed after "%s" leaves one key that opens everything', async (step) => {
    const file = secretFile();
    const dataDir = join(dirname(file), 'data');
    const onPostgres = engine === 'postgres' ? await fresh() : null;
    const databaseUrl = onPostgres?.url ?? null;
    const open = async (): Promise<Store> => openStore({ dataDir, databaseUrl, note });
    const before = await open();
    await fill(before, file);
    await before.close();
    const old = readKey(file);

    const variables = {
      SECRET_FILE: file,
      DATA_DIR: dataDir,
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    };
    const killed = spawn(process.execPath, [child, step], { env: { ...process.env, ...variables }, stdio: 'ignore' });
    expect(await new Promise((resolve) => killed.on('exit', (_, signal) => resolve(signal)))).toBe('SIGKILL');

    const store = await open();
    const isSealedAnew = steps.indexOf(step) >= steps.indexOf('committed');
    if (step !== 'file-switched') {
      // Until it is settled nobody seals with a key that may be the wrong one.
      expect(() => readSecret(file)).toThrow(/is being replaced/);
      expect(await settleKeyFile(store, file)).toBe(isSealedAnew ? 'finished' : 'undone');
    }
    expect(await settleKeyFile(store, file)).toBe('none');
    expect(keyIdOf(readSecret(file)) !== keyIdOf(old)).toBe(isSealedAnew);
    await expectAllOpens(store, file);
    expect(await entriesOf(store)).toEqual(isSealedAnew ? [keyIdOf(readSecret(file))] : []);
    // An entry of an earlier replacement says nothing of a later one that was interrupted before it was committed.
    const current = readKey(file);
    writeKey(nextSecretFile(file), newKey());
    expect(await settleKeyFile(store, file)).toBe('undone');
    expect(readKey(file)).toEqual(current);
    expect(() => readKey(nextSecretFile(file))).toThrow(/There is no key file/);
    await store.close();
  });
});
