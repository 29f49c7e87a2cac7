import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { PlumblineError } from '@plumbline/model/errors';
import { appendAudit } from './audit.ts';
import type { Store } from './db/open-store.ts';
import type { Database } from './db/schema.ts';
import { keyIdOf, seal, unseal } from './seal.ts';
import { keepNames, newKey, nextSecretFile, readKey, writeKey } from './secret.ts';

/** The key that everything is sealed with, and the one it shall be sealed with. */
export interface KeyChange {
  readonly from: Uint8Array;
  readonly to: Uint8Array;
}

export interface Resealed {
  readonly sealed: number;
  /** Sealed with some third key, so they stay as they are: they did not open before either. */
  readonly unopened: number;
}

/** Seals everything of one kind anew, in the transaction of the whole replacement. */
export type Reseal = (trx: Transaction<Database>, change: KeyChange) => Promise<Resealed>;

/** In this order. A process that dies after any of them leaves one key that opens everything. */
export type RotationStep = 'key-written' | 'rows-sealed' | 'committed' | 'old-key-kept' | 'file-switched';

export interface Rotation extends Resealed {
  /** Of the new key. */
  readonly keyId: string;
  /** Where the old key lies now: backups of before need it. */
  readonly kept: string;
}

interface RotationOptions {
  readonly store: Store;
  readonly file: string;
  readonly reseals: readonly Reseal[];
  readonly at: number;
  /** Told after each step; a test ends there. */
  readonly reached?: (step: RotationStep) => void;
}

const action = 'master-key-replaced';

/**
 * Replaces the key that protects what is stored. The new one is written beside the old one, every secret is sealed anew in
 * one transaction that also writes the entry of the audit log, and then one rename puts the new file in place. Whether the
 * transaction was committed, which the entry tells, says afterwards which of the two files counts. No server may run.
 */
export async function rotateKey({
  store,
  file,
  reseals,
  at,
  reached = () => undefined,
}: RotationOptions): Promise<Rotation> {
  const from = readKey(file);
  const to = newKey();
  const keyId = keyIdOf(to);
  const done = await store.db.transaction().execute(async (trx) => {
    await waitForOthers(store, trx);
    writeKey(nextSecretFile(file), to);
    reached('key-written');
    let [sealed, unopened] = [0, 0];
    for (const reseal of reseals) {
      const part = await reseal(trx, { from, to });
      sealed += part.sealed;
      unopened += part.unopened;
    }
    reached('rows-sealed');
    await appendAudit(trx, { actor: 'command line', action, subject: keyId, outcome: 'done', address: '' }, at);
    return { sealed, unopened };
  });
  reached('committed');
  return { ...done, keyId, kept: switchFiles(file, reached) };
}

/** Ends a replacement that was interrupted, forwards or backwards; call it before anything is sealed or opened. */
export async function settleKeyFile(store: Store, file: string): Promise<'none' | 'finished' | 'undone'> {
  const next = nextSecretFile(file);
  if (!existsSync(next)) return 'none';
  return store.db.transaction().execute(async (trx) => {
    await waitForOthers(store, trx);
    if (!existsSync(next)) return 'none';
    const entry = await trx
      .selectFrom('audit_entries')
      .select('id')
      .where('action', '=', action)
      .where('subject', '=', keyIdOf(readKey(next)))
      .executeTakeFirst();
    if (entry === undefined) rmSync(next);
    else switchFiles(file);
    return entry === undefined ? 'undone' : 'finished';
  });
}

/** SQLite has one process; on PostgreSQL one replacement, or the end of one, at a time. */
async function waitForOthers({ engine }: Store, trx: Transaction<Database>): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtext('plumbline key file'))`.execute(trx);
}

function switchFiles(file: string, reached: (step: RotationStep) => void = () => undefined): string {
  const old = readKey(file);
  const kept = `${file}.${keyIdOf(old)}`;
  writeKey(kept, old);
  reached('old-key-kept');
  renameSync(nextSecretFile(file), file);
  keepNames(dirname(file));
  reached('file-switched');
  return kept;
}

interface SealedRows<Row> {
  readonly purposeOf: (row: Row) => string;
  readonly sealedOf: (row: Row) => string;
  readonly save: (row: Row, sealed: string) => Promise<unknown>;
}

/** Seals the secret of each row anew. */
export async function resealRows<Row>(
  rows: readonly Row[],
  { from, to }: KeyChange,
  { purposeOf, sealedOf, save }: SealedRows<Row>,
): Promise<Resealed> {
  let sealed = 0;
  for (const row of rows) {
    const secret = opened(from, purposeOf(row), sealedOf(row));
    if (secret === null) continue;
    await save(row, seal(to, purposeOf(row), secret));
    sealed += 1;
  }
  return { sealed, unopened: rows.length - sealed };
}

function opened(key: Uint8Array, purpose: string, text: string): string | null {
  try {
    return unseal(key, purpose, text);
  } catch (error) {
    if (error instanceof PlumblineError) return null;
    throw error;
  }
}
