import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { unionTimes } from '../backtest/portfolio/timeline.ts';
import { measuresWhole } from '../strategy/backtest-strategy.ts';
import type { CompiledStrategy } from '../strategy/compile-strategy.ts';
import type { ColumnCache } from '../strategy/expression-context.ts';
import { accountKnownFrom } from '../strategy/run-account.ts';
import type { BacktestInput } from '../strategy/strategy-backtest.ts';
import { sameWindow, type KnownFrom } from '../strategy/known-from.ts';
import type { ParameterValues } from '../strategy/kernel.ts';
import { rowOf, sweepGrid, type SweepAxis, type SweepGrid } from './grid.ts';
import { keysRead } from './keys-read.ts';

/** A warm-up grows with its setting: of long axes so many values, both ends among them, tell the longest. */
const mostValues = 32;

function thinned({ key, values }: SweepAxis): SweepAxis {
  if (values.length <= mostValues) return { key, values };
  const sorted = values.toSorted((a, b) => a - b);
  const step = (sorted.length - 1) / (mostValues - 1);
  return { key, values: Array.from({ length: mostValues }, (_, at) => sorted[Math.round(at * step)]) };
}

/** The axes of a grid: what each parameter is tried with. */
export function axesOf({ keys, columns }: SweepGrid): readonly SweepAxis[] {
  return keys.map((key) => ({ key, values: [...new Set(columns[key])] }));
}

/**
 * First row that all variants of a sweep are measured from: see `sameWindow`. One variant measured over years in which another
 * could only hold cash would be compared with it by luck. knownOf: from when on a variant can act; rows: of the history.
 * A variant that its parts refuse delays nobody.
 */
export function sweepWindow(
  { entry, entryOrders, ranking, sizing }: StrategySpec,
  axes: readonly SweepAxis[],
  knownOf: (parameters: ParameterValues) => KnownFrom,
  rows: number,
): number {
  const keys = new Set(keysRead({ entry, entryOrders, ranking, sizing }));
  const read = axes.filter(({ key }) => keys.has(key)).map(thinned);
  const grid = read.length === 0 ? null : sweepGrid(read);
  const variants = grid === null ? [{}] : Array.from({ length: grid.count }, (_, row) => rowOf(grid, row));
  return windowOf(variants, knownOf, rows);
}

/** The same of accounts, however many instruments they hold. rows: of their times, where not all are looked at. */
export function sweepFrom(
  strategy: CompiledStrategy,
  input: BacktestInput,
  axes: readonly SweepAxis[],
  caches: readonly ColumnCache[],
  rows = unionTimes(input.assets).length,
): number {
  if (measuresWhole(input)) return 0;
  const knownOf = (parameters: ParameterValues): KnownFrom =>
    accountKnownFrom(strategy, { ...input, parameters: { ...input.parameters, ...parameters } }, caches);
  return sweepWindow(strategy.spec, axes, knownOf, rows);
}

/** The same of variants that are no grid. */
export function windowOf(
  variants: readonly ParameterValues[],
  knownOf: (parameters: ParameterValues) => KnownFrom,
  rows: number,
): number {
  const lengths = variants.map((parameters) => {
    try {
      const { row } = knownOf(parameters);
      // One that can never act is cash all along and waits for nothing.
      return row < rows - 1 ? rows - row : rows;
    } catch {
      return rows;
    }
  });
  return rows - sameWindow(lengths);
}
