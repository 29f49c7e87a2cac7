import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Archive, ArchiveHeader } from '@plumbline/market/archive/archive-file';
import { fillFromArchive, readArchive } from '@plumbline/market/archive/archive-file';
import type { MarketStore } from '@plumbline/market/store/market-store';
import { PlumblineError } from '@plumbline/model/errors';
import type { Env } from '../env.ts';

function openFile(env: Env): Archive {
  const { ARCHIVE_FILE: file } = env;
  if (file === null) throw new PlumblineError('bad-input', 'DATA_MODE=archive needs ARCHIVE_FILE.');
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new PlumblineError('bad-input', `There is no file ${file} that can be read.`, {}, error);
  }
  return readArchive(bytes);
}

/**
 * With an archive this installation lives on its date and keeps its own folder, apart from what is kept of the real world. Everything
 * else runs as ever.
 */
export function atArchive(env: Env): Env {
  if (env.DATA_MODE !== 'archive') return env;
  if (env.DATABASE_URL !== null) {
    throw new PlumblineError('bad-input', 'DATA_MODE=archive keeps a folder of its own: leave DATABASE_URL unset.');
  }
  const { at, sha256 } = openFile(env);
  const DATA_DIR = join(env.DATA_DIR, 'archives', sha256.slice(0, 16));
  return { ...env, DATA_DIR, CLOCK: new Date(at).toISOString() };
}

/** Puts what the archive holds into the store, once. Answers what it says of itself; null without an archive. */
export async function fillStore(env: Env, store: MarketStore): Promise<ArchiveHeader | null> {
  if (env.DATA_MODE !== 'archive') return null;
  const archive = openFile(env);
  if (!(await store.hasGivenBars())) await fillFromArchive(store, archive);
  return archive;
}
