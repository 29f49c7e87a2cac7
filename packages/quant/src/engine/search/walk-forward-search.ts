import { sliceColumns } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import { sliceActions } from '../backtest/actions/price-scale.ts';
import { unionTimes } from '../backtest/portfolio/timeline.ts';
import { equityReturns } from '../backtest/run-result.ts';
import { compileStrategy } from '../strategy/compile-strategy.ts';
import type { ParameterValues } from '../strategy/kernel.ts';
import { sliceHolding } from '../strategy/slice-holding.ts';
import { runAccount } from '../strategy/run-account.ts';
import type { BacktestAsset, BacktestInput, MetricValues } from '../strategy/strategy-backtest.ts';
import type { Fold } from './walk-forward-folds.ts';
import type { Objective } from './objective.ts';
import { runSearch, type SearchOptions } from './run-search.ts';
import { metricsOf, scorer } from './score-setting.ts';
import type { SearchSpace } from './search-space.ts';

/** One fold's choice and how it fared where it was not chosen. */
export interface SearchedFold {
  readonly fold: Fold;
  readonly parameters: ParameterValues;
  readonly trainScore: number;
  /** Of the judged rows alone, by id: what the objective reads, the return and the Sharpe ratio. */
  readonly test: MetricValues;
}

export interface WalkForwardSearch {
  readonly folds: readonly SearchedFold[];
  /** Returns over all judged rows, fold after fold. */
  readonly returns: Float64Array;
  /** Every setting that was tried in any fold; a setting counts in each fold that tried it. */
  readonly tried: readonly ParameterValues[];
}

/** First row that is not before an instant. */
function rowAt(time: Float64Array, instant: number): number {
  const row = time.findIndex((at) => at >= instant);
  return row < 0 ? time.length : row;
}

/** An asset between two instants, the second excluded; null where it has no bars there. */
function sliceAsset(asset: BacktestAsset, since: number, until: number): BacktestAsset | null {
  const [from, to] = [rowAt(asset.bars.time, since), rowAt(asset.bars.time, until)];
  if (from >= to) return null;
  // Rules are compiled for the bars they came with.
  const { rules: _rules, delisting: _delisting, adjustedBy, series = {}, ...rest } = asset;
  return {
    ...rest,
    bars: sliceColumns(asset.bars, from, to),
    ...sliceActions(asset, from, to),
    ...sliceHolding(asset, from, to),
    ...(adjustedBy === undefined ? {} : { adjustedBy: sliceActions(adjustedBy, from, to) }),
    series: Object.fromEntries(Object.entries(series).map(([name, column]) => [name, column.subarray(from, to)])),
  };
}

function sliceInput(input: BacktestInput, since: number, until: number): BacktestInput {
  const assets = input.assets.flatMap((asset) => sliceAsset(asset, since, until) ?? []);
  if (assets.length < input.assets.length) {
    const missing = input.assets.find(({ id }) => assets.every((one) => one.id !== id))?.id ?? '';
    const problem = `Walk-forward: ${missing} has no bars in one of the folds. Leave it out or train on more bars.`;
    throw new PlumblineError('bad-input', problem, { field: 'assets' });
  }
  const references = input.references?.flatMap((asset) => sliceAsset(asset, since, until) ?? []);
  return { ...input, assets, ...(references === undefined ? {} : { references }) };
}

/**
 * Walks forward: in each fold the best setting a search finds on the training rows is run on the rows after them.
 *
 * What it tells an investor: what following the recipe, search included, would have made. The judged part begins flat,
 * decides first at the last close before it, and may use the training rows to warm its indicators up. folds: over the rows of
 * the account. Throws `bad-input` naming the field, also where no setting of a fold meets the constraints.
 */
export function walkForwardSearch(
  input: BacktestInput,
  space: SearchSpace,
  objective: Objective,
  folds: readonly Fold[],
  options: SearchOptions,
): WalkForwardSearch {
  const time = unionTimes(input.assets);
  const strategy = compileStrategy(input.spec);
  const instant = (row: number): number => time[row] ?? Number.POSITIVE_INFINITY;
  const wanted = new Set([...objective.reads, 'totalReturn', 'sharpe']);
  const tried: ParameterValues[] = [];
  const parts: Float64Array[] = [];
  const results = folds.map((fold, at): SearchedFold => {
    const train = sliceInput(input, instant(fold.trainFrom), instant(fold.trainTo));
    const { trials, best } = runSearch(space, scorer(train, space, objective), { ...options, seed: options.seed + at });
    tried.push(...trials.map(({ parameters }) => parameters));
    const chosen = trials[best];
    if (chosen === undefined) {
      const problem = `Walk-forward: no setting of fold ${at + 1} meets the constraints. Loosen them or train on more bars.`;
      throw new PlumblineError('bad-input', problem, { field: 'constraint' });
    }
    const judged = {
      ...sliceInput(input, instant(fold.trainFrom), instant(fold.testTo)),
      parameters: { ...input.parameters, ...chosen.parameters },
      startTime: instant(fold.testFrom - 1),
    };
    const account = runAccount(strategy, judged);
    const from = fold.testFrom - 1 - fold.trainFrom;
    const tested = {
      ...account,
      time: account.time.subarray(from),
      equity: account.equity.subarray(from),
      exposure: account.exposure.subarray(from),
    };
    parts.push(equityReturns(tested.equity, input.cash));
    return {
      fold,
      parameters: chosen.parameters,
      trainScore: chosen.score,
      test: metricsOf(judged, tested, wanted),
    };
  });
  const returns = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let row = 0;
  for (const part of parts) {
    returns.set(part, row);
    row += part.length;
  }
  return { folds: results, returns, tried };
}
