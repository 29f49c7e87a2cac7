import { equityReturns } from '../backtest/run-result.ts';
import { joinColumns } from '../pool/join-columns.ts';
import { evenRanges, type Task } from '../pool/task.ts';
import { sharpe as sharpeMetric } from '../../catalogue/metrics/sharpe.ts';
import { compileStrategy, type CompiledStrategy } from '../strategy/compile-strategy.ts';
import type { ParameterValues } from '../strategy/kernel.ts';
import { unionTimes } from '../backtest/portfolio/timeline.ts';
import { measuresWhole } from '../strategy/backtest-strategy.ts';
import type { KnownFrom } from '../strategy/known-from.ts';
import { accountKnownFrom, cachesFor, runAccount } from '../strategy/run-account.ts';
import { windowOf } from '../sweep/sweep-window.ts';
import type { BacktestInput } from '../strategy/strategy-backtest.ts';
import type { ColumnCache } from '../strategy/expression-context.ts';

/** One back-test per list of parameter values, measured on the part before the boundary alone. */
export interface VariantsInput {
  readonly input: BacktestInput;
  readonly variants: readonly ParameterValues[];
  /** Row from which on all variants are measured; absent = found from them. */
  readonly measuredRow?: number;
}

/** One row per variant; NaN where nothing varied or the values are refused. */
export interface VariantColumns {
  readonly sharpe: Float64Array;
  readonly totalReturn: Float64Array;
}

interface Prepared extends VariantsInput {
  readonly strategy: CompiledStrategy;
  readonly caches: readonly ColumnCache[];
  readonly first: number;
}

function measure({ input, strategy, caches, first }: Prepared, parameters: ParameterValues): readonly [number, number] {
  const { equity } = runAccount(strategy, { ...input, parameters: { ...input.parameters, ...parameters } }, caches);
  const until = sampledRows(input, equity.length);
  const before = first === 0 ? input.cash : equity[first];
  const returns = equityReturns(equity.subarray(first, until), before);
  const ratio = sharpeMetric.compute({ returns, periodsPerYear: input.periodsPerYear, riskFree: 0 });
  return [ratio, equity[until - 1] / before - 1];
}

/** Rows before the out-of-sample boundary: what settings are chosen by. */
export function sampledRows({ outOfSample }: Pick<BacktestInput, 'outOfSample'>, rows: number): number {
  return Math.max(2, Math.round(rows * (1 - outOfSample)));
}

/** First row that all variants are measured from. */
function firstOf({ input, variants, measuredRow }: VariantsInput, strategy: CompiledStrategy): number {
  if (measuredRow !== undefined) return measuredRow;
  if (measuresWhole(input)) return 0;
  const caches = cachesFor(input);
  const knownOf = (parameters: ParameterValues): KnownFrom =>
    accountKnownFrom(strategy, { ...input, parameters: { ...input.parameters, ...parameters } }, caches);
  return windowOf(variants, knownOf, sampledRows(input, unionTimes(input.assets).length));
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
  prepare: (given) => {
    const strategy = compileStrategy(given.input.spec);
    return { ...given, strategy, caches: cachesFor(given.input), first: firstOf(given, strategy) };
  },
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
