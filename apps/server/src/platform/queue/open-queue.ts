import type { Store } from '../db/open-store.ts';
import type { JobQueue, QueueOptions } from './queue.ts';
import { sqliteQueue } from './sqlite-queue.ts';

/** The queue of this store. */
export async function openQueue(store: Store, options: QueueOptions): Promise<JobQueue> {
  if (store.engine === 'sqlite') return sqliteQueue(store.db, { ...options, isAlone: true });
  const { pgBossQueue } = await import('./pg-boss-queue.ts');
  return pgBossQueue(store, options);
}
