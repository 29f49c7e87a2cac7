import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { RunConfig } from '../backtest/book.ts';
import { metricInputsOf, resultHash, type RunResult } from '../backtest/run-result.ts';
import { metrics } from '../metrics/registry.ts';
import type { Task } from '../pool/task.ts';
import { compileStrategy } from '../strategy/compile-strategy.ts';
import { runStrategy, type StrategyData, type StrategyRunOptions } from '../strategy/run-strategy.ts';

/** What a back-test in a worker is made of; the strategy has been checked by whoever sends it. */
export interface BacktestInput {
  readonly spec: StrategySpec;
  readonly data: StrategyData;
  readonly options: Omit<StrategyRunOptions, 'cache' | 'config'> & {
    readonly config?: Omit<Partial<RunConfig>, 'commission' | 'rules'>;
  };
  readonly periodsPerYear: number;
  /** Annual fraction; 0 unless given. */
  readonly riskFree?: number;
  /** Returns of what it is compared with, over the same n - 1 periods. */
  readonly benchmark?: Float64Array;
}

export interface BacktestOutput {
  readonly result: RunResult;
  /** By metric id; NaN where the run cannot carry the number. */
  readonly metrics: Readonly<Record<string, number>>;
  readonly hash: string;
}

/** One back-test with its statistics. It is one piece: what it does at a bar follows from the bars before. */
export const backtestTask: Task<BacktestInput, BacktestInput, BacktestOutput, BacktestOutput> = {
  id: 'backtest',
  plan: () => [{ from: 0, to: 1 }],
  prepare: (input) => input,
  run: ({ spec, data, options, periodsPerYear, riskFree, benchmark }) => {
    const result = runStrategy(compileStrategy(spec), data, options);
    const inputs = metricInputsOf(result, periodsPerYear, riskFree, benchmark);
    return {
      result,
      metrics: Object.fromEntries(metrics.map(({ id, compute }) => [id, compute(inputs)])),
      hash: resultHash(result),
    };
  },
  reduce: ([output]) => output,
};
