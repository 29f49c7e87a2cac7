import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DatabaseSync } from 'node:sqlite';
import { PlumblineError } from '@plumbline/model/errors';
import { makePrivate } from './sqlite-dialect.ts';

export interface BackupResult {
  readonly file: string;
  readonly sha256: string;
}

/**
 * Copies a store into one file while others go on writing to it: the copy is one moment of the store, checked before it
 * gets its name. An existing file is never overwritten.
 */
export async function backupSqlite(storeFile: string, target: string): Promise<BackupResult> {
  const file = resolve(target);
  if (!existsSync(storeFile)) throw new PlumblineError('bad-input', `There is no store at ${storeFile} to back up.`);
  if (existsSync(file)) throw new PlumblineError('bad-input', `${file} exists; name a file that does not.`);
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.part`;
  rmSync(part, { force: true });
  copyDatabase(storeFile, part);
  checkDatabase(part);
  renameSync(part, file);
  return { file, sha256: await sha256Of(file) };
}

/** Throws unless the file is a whole SQLite database. */
export function checkDatabase(file: string): void {
  let verdict: unknown;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      verdict = database.prepare('pragma integrity_check').get()?.['integrity_check'];
    } finally {
      database.close();
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PlumblineError('data-refused', `${file} is not a readable store: ${reason}.`, {}, cause);
  }
  if (verdict !== 'ok') throw new PlumblineError('data-refused', `${file} is damaged: ${String(verdict)}.`);
}

/** One read transaction: writers go on, and the copy is compact. */
function copyDatabase(from: string, to: string): void {
  // An empty file that only this user may read; SQLite fills it.
  makePrivate(to);
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
