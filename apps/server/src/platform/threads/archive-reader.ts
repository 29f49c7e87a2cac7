import { MessageChannel } from 'node:worker_threads';
import type { TakeRows } from '../../features/account/read-archive.ts';
import { link } from './link.ts';
import type { ArchiveCalls } from './thread-calls.ts';
import type { ThreadPool } from './thread-pool.ts';

/** Reads an export of this server, which takes the body away from the caller, and answers its seal. */
export type ArchiveReader = (body: ArrayBuffer, key: Uint8Array, take: TakeRows) => Promise<string>;

/** Read on the pool: unpacking takes time and memory that the thread that answers requests has not. */
export function pooledArchiveReader(pool: ThreadPool): ArchiveReader {
  return async (body, key, take) => {
    const { port1: here, port2: there } = new MessageChannel();
    const ours: ArchiveCalls = { take };
    link(here, ours);
    try {
      return await pool.call('readArchive', body, key, there);
    } finally {
      here.close();
    }
  };
}
