import type { Task } from '../pool/task.ts';
import { backtestHash } from '../strategy/backtest-hash.ts';
import { backtestStrategy } from '../strategy/backtest-strategy.ts';
import type { BacktestInput, StrategyBacktest } from '../strategy/strategy-backtest.ts';

export interface BacktestOrder extends BacktestInput {
  /** Ids of the metrics wanted; absent = all. */
  readonly metrics?: readonly string[];
}

/** A back-test with the fingerprint of what it did. */
export interface BacktestOutput {
  readonly backtest: StrategyBacktest;
  readonly hash: string;
}

/** One back-test of a strategy on its universe. It is one piece: what it does at a bar follows from the bars before. */
export const backtestTask: Task<BacktestOrder, BacktestOrder, BacktestOutput, BacktestOutput> = {
  id: 'backtest',
  plan: () => [{ from: 0, to: 1 }],
  prepare: (input) => input,
  run: (input) => {
    const backtest = backtestStrategy(input, input.metrics === undefined ? null : new Set(input.metrics));
    return { backtest, hash: backtestHash(backtest) };
  },
  reduce: ([output]) => output,
};
