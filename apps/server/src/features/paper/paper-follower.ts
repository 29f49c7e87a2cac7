import type { Followed, PaperOrder } from './follow.ts';
import type { ThreadPool } from '../../platform/threads/thread-pool.ts';

/** Follows a strategy on paper since it was switched on. */
export type PaperFollower = (order: PaperOrder) => Promise<Followed>;

export function pooledPaperFollower(pool: ThreadPool): PaperFollower {
  return (order) => pool.call('followOnPaper', order);
}
