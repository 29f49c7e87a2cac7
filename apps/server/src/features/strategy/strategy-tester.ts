import type { ComputedTest, TestOrder } from './compute-test.ts';
import type { ThreadPool } from '../../platform/threads/thread-pool.ts';

/** Computes the back-test and the verdict of one version. */
export type StrategyTester = (order: TestOrder) => Promise<ComputedTest>;

/** Computed on the pool: the thread that answers requests has no time for it. */
export function pooledStrategyTester(pool: ThreadPool): StrategyTester {
  return (order) => pool.call('testStrategy', order);
}
