import { canonicalText } from '@plumbline/model/strategy-spec';
import { compileExpression } from '../strategy/compile-expression.ts';
import type { CompiledStrategy } from '../strategy/compile-strategy.ts';
import type { Kernel, ParameterValues } from '../strategy/kernel.ts';
import { configOf, contextOf, type StrategyData, type StrategyRunOptions } from '../strategy/run-strategy.ts';
import { longFlatPath, longFlatSeries, type ShareCosts } from './long-flat.ts';
import type { PathSummary } from './path-summary.ts';
import { blockedColumn, signChanges, type BlockedColumn } from './sign-changes.ts';

/** A strategy whose every variant is summed up from its crossings alone. */
export interface CrossSweep {
  readonly run: (parameters: ParameterValues) => { readonly path: PathSummary; readonly trades: number };
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

/**
 * The short road of a sweep: for a strategy that is all in between two crossings of the same pair, only the crossings are
 * looked for, and the stretches between them are summed up in constant time. Null when the strategy is anything else.
 */
export function crossSweep(
  strategy: CompiledStrategy,
  data: StrategyData,
  options: StrategyRunOptions,
): CrossSweep | null {
  const pair = crossOf(strategy);
  const costs = shareCosts(strategy, data, options);
  if (pair === null || costs === null) return null;
  const names = { parameters: new Set(strategy.spec.parameters.map(({ key }) => key)), series: null };
  const left = compileExpression(pair.left, names, 'entry.long.left');
  const right = compileExpression(pair.right, names, 'entry.long.right');
  const context = contextOf(strategy, data, options);
  const series = longFlatSeries(data.bars);
  const blocks = new Map<string, BlockedColumn>();
  const blocked = (kernel: Kernel, parameters: ParameterValues): BlockedColumn => {
    const text = kernel.text(parameters);
    const known = blocks.get(text);
    if (known !== undefined) return known;
    const column = blockedColumn(kernel.column({ ...context, parameters }));
    blocks.set(text, column);
    return column;
  };
  const length = data.bars.close.length;
  const fills = new Int32Array(length);
  const wait = 1 + (configOf(strategy, options).delayBars ?? 0);
  return {
    run: (given) => {
      const parameters = { ...strategy.parameters, ...given };
      const turns = signChanges(blocked(left, parameters), blocked(right, parameters), fills);
      let count = 0;
      while (count < turns && fills[count] + wait < length) {
        fills[count] += wait;
        count += 1;
      }
      return { path: longFlatPath(series, fills, count, costs), trades: Math.floor(count / 2) };
    },
  };
}
