import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlumblineError } from '@plumbline/model/errors';
import { makePrivate } from './sqlite-dialect.ts';

export interface ProcessLock {
  /** Tells whoever meets the lock where the holder can be reached. */
  announce(address: string): void;
  /** May be called again. */
  release(): void;
}

/**
 * Admits one process to a data folder, which is made when it is missing. The lock is SQLite's own file lock, which the operating system drops when the
 * process dies in any way, so nothing stale can be left behind; the file beside it only names the holder.
 */
export function lockDataDir(dataDir: string): ProcessLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const holderFile = join(dataDir, 'holder.json');
  const lockFile = join(dataDir, 'lock.db');
  makePrivate(lockFile);
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    throw new PlumblineError('not-permitted', holderSentence(dataDir), { dataDir, ...holderOf(dataDir) }, cause);
  }
  const write = (address: string | null): void =>
    writeFileSync(holderFile, JSON.stringify({ pid: process.pid, address }), { mode: 0o600 });
  write(null);
  return {
    announce: write,
    release: () => {
      if (!lock.isOpen) return;
      rmSync(holderFile, { force: true });
      lock.close();
    },
  };
}

interface Holder {
  readonly pid?: number;
  readonly address?: string | null;
}

/** Who holds the lock, as far as it said. */
function holderOf(dataDir: string): Holder {
  try {
    const parsed: unknown = JSON.parse(readFileSync(join(dataDir, 'holder.json'), 'utf8'));
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

function holderSentence(dataDir: string): string {
  const { pid, address } = holderOf(dataDir);
  const who = address ? `Plumbline is already running at ${address}` : 'another Plumbline process is using it';
  const which = pid === undefined ? '' : ` (process ${pid})`;
  return `The data folder ${dataDir} is in use: ${who}${which}. Use that one, stop it, or set DATA_DIR to another folder.`;
}
