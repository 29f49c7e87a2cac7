import type { ImportOrder, ImportOutcome } from './read-import.ts';
import type { ThreadPool } from '../../platform/threads/thread-pool.ts';

/** Reads and checks a file of bars. */
export type ImportReader = (order: ImportOrder) => Promise<ImportOutcome>;

/** Read on the pool: a large file takes a second, which the thread that answers requests has not. */
export function pooledImportReader(pool: ThreadPool): ImportReader {
  return (order) => pool.call('readImport', order);
}
