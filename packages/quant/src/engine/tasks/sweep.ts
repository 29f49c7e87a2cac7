import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { evenRanges, type Task } from '../pool/task.ts';
import { compileStrategy } from '../strategy/compile-strategy.ts';
import type { RunConfig } from '../backtest/book.ts';
import type { StrategyData, StrategyRunOptions } from '../strategy/run-strategy.ts';
import type { SweepGrid } from '../sweep/grid.ts';
import { emptySweep, prepareSweep, sweepRange, type PreparedSweep, type SweepColumns } from '../sweep/run-sweep.ts';
import { joinColumns } from '../pool/join-columns.ts';

export interface SweepInput {
  readonly spec: StrategySpec;
  readonly data: StrategyData;
  readonly grid: SweepGrid;
  readonly options: Omit<StrategyRunOptions, 'cache' | 'config'> & {
    readonly config?: Omit<Partial<RunConfig>, 'commission' | 'rules'>;
  };
  readonly periodsPerYear: number;
  /** Row from which on all variants are measured; absent = found from the grid. */
  readonly measuredRow?: number;
}

/** Few enough that a range of full runs takes a few milliseconds, many enough that the short road is not held up. */
const rowsPerRange = 32;

/** A strategy over every row of a grid: the ranges are rows, the columns are joined in their order. */
export const sweepTask: Task<SweepInput, PreparedSweep, SweepColumns, SweepColumns> = {
  id: 'sweep',
  plan: ({ grid }) => evenRanges(grid.count, rowsPerRange),
  prepare: ({ spec, data, grid, options, periodsPerYear, measuredRow = null }) =>
    prepareSweep(compileStrategy(spec), data, grid, options, periodsPerYear, measuredRow),
  run: (sweep, { from, to }, report) => {
    const out = emptySweep(to - from);
    for (let row = from; row < to; row += 1) {
      sweepRange(sweep, row, row + 1, out, from);
      report(row + 1 - from);
    }
    return out;
  },
  reduce: (parts, { grid }) => joinColumns(parts, emptySweep(grid.count)),
};
