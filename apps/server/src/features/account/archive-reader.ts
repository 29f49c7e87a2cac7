import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { TakeRows } from './read-archive.ts';
import { link } from '../../platform/threads/link.ts';

/** Reads an export of this server, which takes the body away from the caller, and answers its seal. */
export type ArchiveReader = (body: ArrayBuffer, key: Uint8Array, take: TakeRows) => Promise<string>;

/** What a thread that reads an archive asks of the process. */
export type ArchiveCalls = { readonly take: TakeRows };

type ReadOnThread = (body: ArrayBuffer, key: Uint8Array, back: MessagePort) => Promise<string>;

/** Read on the pool: unpacking takes time and memory that the thread that answers requests has not. */
export function pooledArchiveReader(readOnThread: ReadOnThread): ArchiveReader {
  return async (body, key, take) => {
    const { port1: here, port2: there } = new MessageChannel();
    const ours: ArchiveCalls = { take };
    link(here, ours);
    try {
      return await readOnThread(body, key, there);
    } finally {
      here.close();
    }
  };
}
