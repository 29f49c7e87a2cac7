import type { BarColumns } from '@plumbline/model/bar';
import type { CancelSignal, TaskPool } from '../pool/task-pool.ts';
import type { TaskRange } from '../pool/task.ts';
import { unionTimes } from '../backtest/portfolio/timeline.ts';
import { compileStrategy } from '../strategy/compile-strategy.ts';
import { signalBarsOf } from '../strategy/price-actions.ts';
import { cachesFor } from '../strategy/run-account.ts';
import type { BacktestInput } from '../strategy/strategy-backtest.ts';
import { sweepTask, type SweepInput } from '../tasks/sweep.ts';
import { sampledRows, variantsTask } from '../tasks/variants.ts';
import { sweepGrid, type SweepGrid } from './grid.ts';
import { sweepFrom } from './sweep-window.ts';
import type { WideSweepRequest } from './wide-sweep-request.ts';

export interface WideSweepOptions {
  readonly signal?: CancelSignal;
  /** A new sweep under the same key cancels the one before. */
  readonly latest?: string;
  /** The input under a name, the same object each time, so that a pool sends it once to each worker. */
  readonly shared?: { readonly input: BacktestInput };
  /** Cells as soon as they are there, in any order. */
  readonly onCells?: (cells: readonly number[], sharpe: Float64Array) => void;
}

/** Whether the short road is taken: one instrument alone, on adjusted prices, without lots, limits and other market rules. */
export function isRoughSweep({ assets, references = [] }: BacktestInput): boolean {
  return assets.length === 1 && references.length === 0;
}

function leadingBars(bars: BarColumns, count: number): BarColumns {
  return {
    time: bars.time.subarray(0, count),
    open: bars.open.subarray(0, count),
    high: bars.high.subarray(0, count),
    low: bars.low.subarray(0, count),
    close: bars.close.subarray(0, count),
    volume: bars.volume.subarray(0, count),
  };
}

/** The combinations of some cells, in their order. */
function gridOf({ keys, columns }: SweepGrid, cells: readonly number[]): SweepGrid {
  const picked = keys.map(
    (key) => [key, Float64Array.from(cells, (cell) => columns[key]?.[cell] ?? Number.NaN)] as const,
  );
  return { count: cells.length, keys, columns: Object.fromEntries(picked) };
}

type RoughData = Pick<SweepInput, 'data'>;

/** Of each input the same object, so that a pool sends it once to each worker. */
const roughDataOf = new WeakMap<BacktestInput, RoughData>();

function roughData(input: BacktestInput): RoughData {
  const known = roughDataOf.get(input);
  if (known !== undefined) return known;
  const [asset] = input.assets;
  const { series = {} } = asset;
  const signalBars = signalBarsOf(asset);
  const rows = sampledRows(input, signalBars.close.length);
  const columns = Object.entries(series).map(([name, column]) => [name, column.subarray(0, rows)] as const);
  const fresh = {
    data: {
      bars: leadingBars(signalBars, rows),
      ...(columns.length === 0 ? {} : { series: Object.fromEntries(columns) }),
    },
  };
  roughDataOf.set(input, fresh);
  return fresh;
}

/** From when on all cells are measured, by the input they are found on and what is tried: pieces must not differ. */
const firstRows = new WeakMap<BacktestInput, Map<string, number>>();

function firstRowOf({ spec, axes, others }: WideSweepRequest, input: BacktestInput): number {
  const known = firstRows.get(input) ?? new Map<string, number>();
  firstRows.set(input, known);
  const key = JSON.stringify([spec, axes, others]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const given = { ...input, spec, parameters: { ...input.parameters, ...others } };
  const rows = sampledRows(input, unionTimes(input.assets).length);
  const first = sweepFrom(compileStrategy(spec), given, axes, cachesFor(given), rows);
  known.set(key, first);
  return first;
}

function roughInput(request: WideSweepRequest, input: BacktestInput, grid: SweepGrid): SweepInput {
  const { spec, others } = request;
  return {
    spec,
    ...roughData(input),
    grid,
    options: { cash: input.cash, parameters: others },
    periodsPerYear: input.periodsPerYear,
    measuredRow: firstRowOf(request, input),
  };
}

/**
 * Annual Sharpe of some cells of a sweep on the part before the out-of-sample boundary: which neighbours of a setting
 * would have done as well, so that a plateau can be told from a lone peak. One instrument is run on adjusted prices with
 * costs as shares, which is quick (`isRoughSweep`); several are run as they would be traded. The same numbers, bit for bit,
 * whatever the pool and however the cells are parted. `cells`: which, by number; the answer has their order and length,
 * NaN where nothing varied. Throws `bad-input` naming a parameter or the bars, `cancelled` when stopped.
 */
export async function runWideSweep(
  pool: Pick<TaskPool, 'run'>,
  order: WideSweepRequest,
  input: BacktestInput,
  cells: readonly number[],
  { onCells, shared, ...options }: WideSweepOptions = {},
): Promise<Float64Array> {
  const grid = gridOf(sweepGrid(order.axes), cells);
  const hooks = (plan: readonly TaskRange[]) => ({
    ...options,
    onPart: ({ sharpe }: { readonly sharpe: Float64Array }, at: number): void => {
      const from = plan[at].from;
      onCells?.(cells.slice(from, from + sharpe.length), sharpe);
    },
  });
  if (isRoughSweep(input)) {
    const given = roughInput(order, input, grid);
    return (await pool.run(sweepTask, given, { ...hooks(sweepTask.plan(given)), shared: roughData(input) })).sharpe;
  }
  const variants = Array.from({ length: grid.count }, (_, row) => ({
    ...order.others,
    ...Object.fromEntries(grid.keys.map((key) => [key, grid.columns[key]?.[row] ?? Number.NaN])),
  }));
  const given = { input, variants, measuredRow: firstRowOf(order, input) };
  const held = shared === undefined ? {} : { shared };
  return (await pool.run(variantsTask, given, { ...hooks(variantsTask.plan(given)), ...held })).sharpe;
}
