import type { Followed, PaperOrder } from '../paper/follow.ts';
import type { ThreadPool } from './thread-pool.ts';

/** Follows a strategy on paper since it was switched on. */
export type PaperFollower = (order: PaperOrder) => Promise<Followed>;

export function pooledPaperFollower(pool: ThreadPool): PaperFollower {
  return (order) => pool.call('followOnPaper', order);
}
