import { equityReturns } from '../backtest/run-result.ts';
import { joinColumns } from '../pool/join-columns.ts';
import { evenRanges, type Task } from '../pool/task.ts';
import { sharpe as sharpeMetric } from '../../catalogue/metrics/sharpe.ts';
import { compileStrategy, type CompiledStrategy } from '../strategy/compile-strategy.ts';
import type { ParameterValues } from '../strategy/kernel.ts';
import { cachesFor, runAccount } from '../strategy/run-account.ts';
import type { BacktestInput } from '../strategy/strategy-backtest.ts';
import type { ColumnCache } from '../strategy/expression-context.ts';

/** One back-test per list of parameter values, measured on the part before the boundary alone. */
export interface VariantsInput {
  readonly input: BacktestInput;
  readonly variants: readonly ParameterValues[];
}

/** One row per variant; NaN where nothing varied or the values are refused. */
export interface VariantColumns {
  readonly sharpe: Float64Array;
  readonly totalReturn: Float64Array;
}

interface Prepared extends VariantsInput {
  readonly strategy: CompiledStrategy;
  readonly caches: readonly ColumnCache[];
}

function measure({ input, strategy, caches }: Prepared, parameters: ParameterValues): readonly [number, number] {
  const { equity } = runAccount(strategy, { ...input, parameters: { ...input.parameters, ...parameters } }, caches);
  const until = Math.max(2, Math.round(equity.length * (1 - input.outOfSample)));
  const returns = equityReturns(equity.subarray(0, until), input.cash);
  const ratio = sharpeMetric.compute({ returns, periodsPerYear: input.periodsPerYear, riskFree: 0 });
  return [ratio, equity[until - 1] / input.cash - 1];
}

const rowsPerRange = 16;

function empty(count: number): VariantColumns {
  return { sharpe: new Float64Array(count).fill(Number.NaN), totalReturn: new Float64Array(count).fill(Number.NaN) };
}

/**
 * How a strategy would have done under other parameter values before the out-of-sample boundary: what sensitivity lines
 * and sweep maps show, so that nobody chooses by the part that is kept for judging.
 */
export const variantsTask: Task<VariantsInput, Prepared, VariantColumns, VariantColumns> = {
  id: 'variants',
  plan: ({ variants, input }) =>
    evenRanges(variants.length, Math.max(1, Math.ceil(rowsPerRange / input.assets.length))),
  prepare: (given) => ({ ...given, strategy: compileStrategy(given.input.spec), caches: cachesFor(given.input) }),
  run: (prepared, { from, to }, report) => {
    const out = empty(to - from);
    for (let row = from; row < to; row += 1) {
      const [sharpe, total] = measure(prepared, prepared.variants[row]);
      out.sharpe[row - from] = sharpe;
      out.totalReturn[row - from] = total;
      report(row + 1 - from);
    }
    return out;
  },
  reduce: (parts, { variants }) => joinColumns(parts, empty(variants.length)),
};
