import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PlumblineError } from '@plumbline/model/errors';
import type { BackupResult } from './backup.ts';
import { checkDatabase, sha256Of } from './backup.ts';
import type { CopiedTable } from './copy-store.ts';
import { copyStore } from './copy-store.ts';
import { openStore, sqliteFile } from './open-store.ts';
import { checkIsStore } from './restore.ts';
import { makePrivate } from './sqlite-dialect.ts';

type Note = (message: string, fields?: Record<string, unknown>) => void;

/** Writes a PostgreSQL store as one SQLite file: one moment of it, every table's hash compared, also while it is used. */
export async function backupPostgres(databaseUrl: string, target: string, note: Note): Promise<BackupResult> {
  const file = resolve(target);
  if (existsSync(file)) throw new PlumblineError('bad-input', `${file} exists; name a file that does not.`);
  mkdirSync(dirname(file), { recursive: true });
  await besideFile(file, async (folder) => {
    const source = await openStore({ dataDir: '', databaseUrl, note });
    try {
      const copy = await openStore({ dataDir: folder, databaseUrl: null, note });
      // Closing writes the log into the file, so that the file alone is the copy.
      await copyStore(source, copy).finally(() => copy.close());
    } finally {
      await source.close();
    }
    checkDatabase(sqliteFile(folder));
    renameSync(sqliteFile(folder), file);
  });
  return { file, sha256: await sha256Of(file) };
}

/** Fills an empty PostgreSQL database from a backup of either engine. An older backup is brought up to date on the way. */
export async function restorePostgres(
  databaseUrl: string,
  backup: string,
  note: Note,
): Promise<readonly CopiedTable[]> {
  const from = resolve(backup);
  if (!existsSync(from)) throw new PlumblineError('bad-input', `There is no file ${from}.`);
  checkDatabase(from);
  checkIsStore(from);
  return besideFile(from, async (folder) => {
    copyFileSync(from, sqliteFile(folder));
    makePrivate(sqliteFile(folder));
    const source = await openStore({ dataDir: folder, databaseUrl: null, note });
    try {
      const target = await openStore({ dataDir: '', databaseUrl, note });
      return await copyStore(source, target).finally(() => target.close());
    } finally {
      await source.close();
    }
  });
}

/** A folder on the same disk, gone afterwards. */
async function besideFile<T>(file: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(dirname(file), '.plumbline-copy-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
