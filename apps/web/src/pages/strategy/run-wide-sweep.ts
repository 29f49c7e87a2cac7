import type { BarColumns } from '@plumbline/model/bar';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { ParameterValues } from '@plumbline/quant/strategy/kernel';
import type { BacktestInput } from '@plumbline/quant/strategy/strategy-backtest';
import { sweepGrid, type SweepAxis, type SweepGrid } from '@plumbline/quant/sweep/grid';
import { sweepTask } from '@plumbline/quant/tasks/sweep';
import { variantsTask } from '@plumbline/quant/tasks/variants';
import { backgroundPool } from '../../workers/engine-pool.ts';
import { heldInput } from './held-input.ts';

export interface WideSweepOrder {
  readonly spec: StrategySpec;
  readonly input: BacktestInput;
  /** Values of the parameters that are not swept. */
  readonly others: ParameterValues;
  readonly axes: readonly [SweepAxis, SweepAxis];
}

/** Sharpe of some of the cells, and whether market rules were left out. */
type Report = (cells: readonly number[], sharpe: Float64Array, isRough: boolean) => void;

function firstRows(bars: BarColumns, count: number): BarColumns {
  return {
    time: bars.time.subarray(0, count),
    open: bars.open.subarray(0, count),
    high: bars.high.subarray(0, count),
    low: bars.low.subarray(0, count),
    close: bars.close.subarray(0, count),
    volume: bars.volume.subarray(0, count),
  };
}

/** The combinations that are still to be tried, in the order of their cells. */
function openGrid({ keys, columns }: SweepGrid, open: readonly number[]): SweepGrid {
  const picked = keys.map(
    (key) => [key, Float64Array.from(open, (cell) => columns[key]?.[cell] ?? Number.NaN)] as const,
  );
  return { count: open.length, keys, columns: Object.fromEntries(picked) };
}

/**
 * Sharpe of combinations of two parameters on the training part: of the cells that are open. One instrument is run on
 * adjusted prices with costs as shares and without lots and limits, which is quick; several are run as they would be traded.
 */
export async function runWideSweep(
  { spec, input, others, axes }: WideSweepOrder,
  open: readonly number[],
  signal: AbortSignal,
  report: Report,
): Promise<void> {
  const grid = openGrid(sweepGrid(axes), open);
  const take = (part: { readonly sharpe: Float64Array }, from: number, isRough: boolean): void =>
    report(open.slice(from, from + part.sharpe.length), part.sharpe, isRough);
  const [asset, ...more] = input.assets;
  const isAlone = asset !== undefined && more.length === 0 && (input.references?.length ?? 0) === 0;
  if (isAlone) {
    const rows = Math.max(2, Math.round(asset.signalBars.close.length * (1 - input.outOfSample)));
    const series = Object.entries(asset.series ?? {}).map(
      ([name, column]) => [name, column.subarray(0, rows)] as const,
    );
    const given = {
      spec,
      data: {
        bars: firstRows(asset.signalBars, rows),
        ...(series.length === 0 ? {} : { series: Object.fromEntries(series) }),
      },
      grid,
      options: { cash: input.cash, parameters: others },
      periodsPerYear: input.periodsPerYear,
    };
    const plan = sweepTask.plan(given);
    const options = {
      latest: 'wide-sweep',
      signal,
      onPart: (part: { readonly sharpe: Float64Array }, at: number) => take(part, plan[at]?.from ?? 0, true),
    };
    await backgroundPool.run(sweepTask, given, options);
    return;
  }
  const variants = Array.from({ length: grid.count }, (_, row) => ({
    ...others,
    ...Object.fromEntries(grid.keys.map((key) => [key, grid.columns[key]?.[row] ?? Number.NaN])),
  }));
  const given = { input, variants };
  const plan = variantsTask.plan(given);
  const options = {
    latest: 'wide-sweep',
    signal,
    shared: heldInput(input),
    onPart: (part: { readonly sharpe: Float64Array }, at: number) => take(part, plan[at]?.from ?? 0, false),
  };
  await backgroundPool.run(variantsTask, given, options);
}
