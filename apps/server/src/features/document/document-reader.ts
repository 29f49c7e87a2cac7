import type { Paragraph } from '@plumbline/agent/sources/document';
import type { DocumentFile } from '@plumbline/agent/sources/read-document';
import type { ThreadPool } from '../../platform/threads/thread-pool.ts';

/** Reads a file of words into paragraphs. */
export type DocumentReader = (file: DocumentFile) => Promise<readonly Paragraph[]>;

/** Read on the pool: a large page takes a second, which the thread that answers requests has not. */
export function pooledDocumentReader(pool: ThreadPool): DocumentReader {
  return (file) => pool.call('readDocument', file);
}
