import { sliceColumns } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import { sliceActions } from '../backtest/actions/price-scale.ts';
import type { RunExtras } from '../backtest/book.ts';
import { equityReturns } from '../backtest/run-result.ts';
import type { CompiledStrategy } from '../strategy/compile-strategy.ts';
import { runStrategyBook, type StrategyData, type StrategyRunOptions } from '../strategy/run-strategy.ts';
import { rowOf, type SweepGrid } from './grid.ts';
import { pathOf, pathSharpe } from './path-summary.ts';
import { prepareSweep, runSweep, type SweepHooks } from './run-sweep.ts';

/** Bars to choose on and bars to be judged on; ends are not included. */
export interface Fold {
  readonly trainFrom: number;
  readonly trainTo: number;
  readonly testFrom: number;
  readonly testTo: number;
}

export interface FoldPlan {
  readonly trainBars: number;
  readonly testBars: number;
  /** Bars left out between the two, so that what overlaps both is judged by neither. */
  readonly embargoBars?: number;
  /** Every fold trains from the first bar on instead of on a window of one length. */
  readonly isAnchored?: boolean;
}

/**
 * Splits a history into folds that walk forward: train, then judge on the bars after it, then move on by the length of the
 * judged part, so that no bar is judged twice. A last part shorter than `testBars` is dropped. Throws `bad-input` when not
 * even one fold fits.
 */
export function walkForwardFolds(length: number, plan: FoldPlan): readonly Fold[] {
  const { trainBars, testBars, embargoBars = 0, isAnchored = false } = plan;
  for (const [field, value, least] of [
    ['trainBars', trainBars, 2],
    ['testBars', testBars, 1],
    ['embargoBars', embargoBars, 0],
  ] as const) {
    if (Number.isInteger(value) && value >= least) continue;
    throw new PlumblineError(
      'bad-input',
      `Walk-forward: ${field} must be a whole number of ${least} or more, not ${value}.`,
      {
        field,
      },
    );
  }
  const folds: Fold[] = [];
  for (let trainTo = trainBars; trainTo + embargoBars + testBars <= length; trainTo += testBars) {
    const testFrom = trainTo + embargoBars;
    folds.push({ trainFrom: isAnchored ? 0 : trainTo - trainBars, trainTo, testFrom, testTo: testFrom + testBars });
  }
  if (folds.length > 0) return folds;
  const needed = trainBars + embargoBars + testBars;
  throw new PlumblineError('bad-input', `Walk-forward: one fold needs ${needed} bars and there are ${length}.`, {
    field: 'trainBars',
  });
}

/** One fold's choice and how it fared where it was not chosen. */
export interface FoldResult {
  readonly fold: Fold;
  readonly parameters: Readonly<Record<string, number>>;
  /** Of the chosen variant; NaN when no variant traded. */
  readonly trainSharpe: number;
  readonly testSharpe: number;
  readonly testReturn: number;
}

export interface WalkForward {
  readonly folds: readonly FoldResult[];
  /** Returns over all judged bars, fold after fold. */
  readonly returns: Float64Array;
  /** Variants tried in all: rows of the grid times folds. */
  readonly trials: number;
}

function sliceData(data: StrategyData, from: number, to: number): StrategyData {
  const cut = (column: Float64Array): Float64Array => column.subarray(from, to);
  const { dividends, splits, funding } = data.extras ?? {};
  const extras: RunExtras = {
    ...(dividends === undefined ? {} : { dividends: cut(dividends) }),
    ...(splits === undefined ? {} : { splits: cut(splits) }),
    ...(funding === undefined ? {} : { funding: cut(funding) }),
  };
  const series = Object.entries(data.series ?? {}).map(([name, column]) => [name, cut(column)] as const);
  return {
    bars: sliceColumns(data.bars, from, to),
    series: Object.fromEntries(series),
    ...(data.extras === undefined ? {} : { extras }),
    ...(data.adjustedBy === undefined ? {} : { adjustedBy: sliceActions(data.adjustedBy, from, to) }),
  };
}

/** The row with the highest Sharpe ratio, the first of equals; a variant without one is never chosen over one with. */
function bestRow(sharpe: Float64Array): number {
  let best = 0;
  for (let row = 1; row < sharpe.length; row += 1) {
    if (sharpe[row] > sharpe[best] || (Number.isNaN(sharpe[best]) && !Number.isNaN(sharpe[row]))) best = row;
  }
  return best;
}

/**
 * Walks forward: in each fold the variant with the best Sharpe ratio on the training bars is run on the bars after them.
 *
 * What it tells an investor: what following the recipe, choice of parameters included, would have made. The judged part
 * begins flat, decides first at the last close before it, and may use the training bars to warm its indicators up; equity
 * is cut at its first and last bar. Throws `bad-input` naming the field; `cancelled` when told to stop.
 */
export function runWalkForward(
  strategy: CompiledStrategy,
  data: StrategyData,
  grid: SweepGrid,
  folds: readonly Fold[],
  options: StrategyRunOptions,
  periodsPerYear: number,
  hooks: SweepHooks = {},
): WalkForward {
  if (grid.count === 0) {
    throw new PlumblineError('bad-input', 'Walk-forward: the grid has no rows to choose from.', { field: 'grid' });
  }
  // A cache belongs to one series; every fold is a series of its own.
  const { cache: _cache, ...plain } = options;
  const results: FoldResult[] = [];
  const parts: Float64Array[] = [];
  for (const fold of folds) {
    const train = prepareSweep(strategy, sliceData(data, fold.trainFrom, fold.trainTo), grid, plain, periodsPerYear);
    const { sharpe } = runSweep(train, hooks);
    const row = bestRow(sharpe);
    const parameters = { ...plain.parameters, ...rowOf(grid, row) };
    const startBar = fold.testFrom - 1 - fold.trainFrom;
    const judged = sliceData(data, fold.trainFrom, fold.testTo);
    const { equity } = runStrategyBook(strategy, judged, { ...plain, parameters, startBar });
    const returns = equityReturns(equity, options.cash).subarray(startBar);
    const path = pathOf(returns);
    results.push({
      fold,
      parameters,
      trainSharpe: sharpe[row],
      testSharpe: pathSharpe(path, periodsPerYear),
      testReturn: path.growth - 1,
    });
    parts.push(returns);
  }
  const returns = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    returns.set(part, at);
    at += part.length;
  }
  return { folds: results, returns, trials: grid.count * folds.length };
}
