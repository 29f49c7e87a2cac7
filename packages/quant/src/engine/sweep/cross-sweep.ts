import { canonicalText } from '@plumbline/model/canonical-text';
import type { Expression } from '@plumbline/model/strategy-spec';
import { compileExpression } from '../strategy/compile-expression.ts';
import type { CompiledStrategy } from '../strategy/compile-strategy.ts';
import type { Kernel } from '../strategy/kernel.ts';
import { configOf, contextOf, type StrategyData, type StrategyRunOptions } from '../strategy/run-strategy.ts';
import { rowOf, type SweepGrid } from './grid.ts';
import { keysRead } from './keys-read.ts';
import { longFlatPath, longFlatSeries, type ShareCosts } from './long-flat.ts';
import type { PathSummary } from './path-summary.ts';
import { blockedColumn, signChanges, type BlockedColumn } from './sign-changes.ts';
import type { ExpressionContext } from '../strategy/expression-context.ts';

/** A strategy whose every variant is summed up from its crossings alone. */
export interface CrossSweep {
  /** Sums up one row of the grid. */
  readonly run: (row: number) => { readonly path: PathSummary; readonly trades: number };
}

/** The two expressions of a strategy that is in while one is above the other, from cross to cross; null for any other. */
function crossOf({ spec }: CompiledStrategy) {
  const { entry, exit } = spec;
  if (entry.short !== undefined || exit.short !== undefined) return null;
  if (entry.long?.op !== 'crossesAbove' || exit.long?.op !== 'crossesBelow') return null;
  const { left, right } = entry.long;
  const isSamePair = canonicalText([left, right]) === canonicalText([exit.long.left, exit.long.right]);
  return isSamePair ? { left, right } : null;
}

/** Costs as shares of the value traded, when they are nothing else and everything else is plain; null otherwise. */
function shareCosts(strategy: CompiledStrategy, data: StrategyData, options: StrategyRunOptions): ShareCosts | null {
  const { sizing } = strategy.spec;
  const { costs, commission, rules, compat, ...rest } = configOf(strategy, options);
  const fee = costs?.commission;
  const slippage = costs?.slippage;
  const hasOwn = commission !== undefined || rules !== undefined || compat !== undefined;
  const isPlain =
    (rest.leverage ?? 1) === 1 &&
    (rest.multiplier ?? 1) === 1 &&
    (rest.quantityStep ?? 0) === 0 &&
    (rest.maxVolumeShare ?? 0) === 0 &&
    (rest.maintenanceMargin ?? 0) === 0 &&
    rest.margin === undefined &&
    rest.delisting === undefined &&
    (rest.fillPolicy ?? 'next-open') === 'next-open' &&
    (rest.endOfData ?? 'mark') === 'mark' &&
    rest.hedging !== true &&
    rest.exclusive !== true;
  const isFlatFee = fee === undefined || (fee.perUnit === 0 && fee.fixed === 0 && fee.min === 0 && fee.max === null);
  const isFlatSlip = slippage === undefined || (slippage.volatilityShare === 0 && slippage.volumeImpact === 0);
  const isFree = (costs?.borrowRate ?? 0) === 0 && (costs?.marginRate ?? 0) === 0 && data.extras === undefined;
  if (hasOwn || !isPlain || !isFlatFee || !isFlatSlip || !isFree) return null;
  if (sizing.basis !== 'fraction' || sizing.value !== 1 || !strategy.isSeries) return null;
  return { rate: fee?.rate ?? 0, slip: (costs?.spread ?? 0) / 2 + (slippage?.fixed ?? 0) };
}

/** The column of an expression for each row of a grid, computed once per value of the one parameter it reads there. */
function columnByRow(
  kernel: Kernel,
  expression: Expression,
  grid: SweepGrid,
  context: ExpressionContext,
): (row: number) => BlockedColumn {
  const varying = grid.keys.filter((key) => keysRead(expression).includes(key));
  const known = new Map<number, BlockedColumn>();
  const [only] = varying;
  if (varying.length > 1) {
    const byText = new Map<string, BlockedColumn>();
    return (row) => {
      const parameters = { ...context.parameters, ...rowOf(grid, row) };
      const text = kernel.text(parameters);
      const column = byText.get(text) ?? blockedColumn(kernel.column({ ...context, parameters }));
      byText.set(text, column);
      return column;
    };
  }
  const values = only === undefined ? new Float64Array(grid.count) : grid.columns[only];
  return (row) => {
    const value = values[row];
    const column = known.get(value);
    if (column !== undefined) return column;
    const parameters = only === undefined ? context.parameters : { ...context.parameters, [only]: value };
    const fresh = blockedColumn(kernel.column({ ...context, parameters }));
    known.set(value, fresh);
    return fresh;
  };
}

/**
 * The short road of a sweep: for a strategy that is all in between two crossings of the same pair, only the crossings are
 * looked for, and the stretches between them are summed up in constant time. Null when the strategy is anything else. first:
 * the row at whose close measuring begins.
 */
export function crossSweep(
  strategy: CompiledStrategy,
  data: StrategyData,
  options: StrategyRunOptions,
  grid: SweepGrid,
  first = 0,
): CrossSweep | null {
  const pair = crossOf(strategy);
  const costs = shareCosts(strategy, data, options);
  if (pair === null || costs === null) return null;
  const names = { parameters: new Set(strategy.spec.parameters.map(({ key }) => key)), series: null };
  const context = contextOf(strategy, data, options);
  const columnOf = (expression: Expression, path: string) =>
    columnByRow(compileExpression(expression, names, path), expression, grid, context);
  const left = columnOf(pair.left, 'entry.long.left');
  const right = columnOf(pair.right, 'entry.long.right');
  const series = longFlatSeries(data.bars);
  const length = data.bars.close.length;
  const fills = new Int32Array(length);
  const wait = 1 + (configOf(strategy, options).delayBars ?? 0);
  return {
    run: (row) => {
      const turns = signChanges(left(row), right(row), fills);
      let count = 0;
      while (count < turns && fills[count] + wait < length) {
        fills[count] += wait;
        count += 1;
      }
      let ended = 0;
      while (2 * ended + 1 < count && fills[2 * ended + 1] <= first) ended += 1;
      return { path: longFlatPath(series, fills, count, costs, first), trades: Math.floor(count / 2) - ended };
    },
  };
}
