import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlumblineError } from '@plumbline/model/errors';
import { backupSqlite, checkDatabase, sha256Of } from './backup.ts';
import { sqliteFile } from './open-store.ts';
import { lockDataDir } from './process-lock.ts';
import { makePrivate } from './sqlite-dialect.ts';

export interface RestoreResult {
  /** Where the store that was there lies now. */
  readonly kept: string | null;
  readonly sha256: string;
}

/** Replaces the store by a backup. Alone in the folder, checked before anything is touched, put in place by one rename. */
export async function restoreSqlite(dataDir: string, backup: string): Promise<RestoreResult> {
  const from = resolve(backup);
  if (!existsSync(from)) throw new PlumblineError('bad-input', `There is no file ${from}.`);
  checkDatabase(from);
  checkIsStore(from);
  const lock = lockDataDir(dataDir);
  try {
    const target = sqliteFile(dataDir);
    const part = `${target}.restoring`;
    copyFileSync(from, part);
    makePrivate(part);
    const kept = existsSync(target) ? await keep(dataDir, target) : null;
    // A log of the old store beside the new file would be replayed into it.
    for (const ending of ['-wal', '-shm']) rmSync(target + ending, { force: true });
    renameSync(part, target);
    return { kept, sha256: await sha256Of(target) };
  } finally {
    lock.release();
  }
}

async function keep(dataDir: string, target: string): Promise<string> {
  let n = 1;
  while (existsSync(join(dataDir, 'backups', `before-restore-${n}.db`))) n++;
  return (await backupSqlite(target, join(dataDir, 'backups', `before-restore-${n}.db`))).file;
}

/** Throws unless the database is one of Plumbline. */
export function checkIsStore(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const found = database.prepare(`select count(*) as n from sqlite_master where name = 'kysely_migration'`).get();
    if (found?.['n'] !== 1)
      throw new PlumblineError('data-refused', `${file} is a database, but not one of Plumbline.`);
  } finally {
    database.close();
  }
}
