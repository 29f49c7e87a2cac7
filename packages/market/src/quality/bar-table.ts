import type { BarColumns, Interval } from '@plumbline/model/bar';
import type { RepairColumn } from './finding.ts';

/** Bars as a file or a provider gives them, with what else its rows say. Optional columns are absent where the source has none. */
export interface BarTable {
  readonly interval: Interval;
  readonly columns: BarColumns;
  /** The close with splits and dividends taken out, as the source computed it. */
  readonly adjustedClose?: Float64Array;
  /** Paid per share on the row's date; 0 = nothing. */
  readonly dividends?: Float64Array;
  /** New shares for one old on the row's date; 0 = none. */
  readonly splits?: Float64Array;
  /** Part of a fund's payment, per share; 0 = none. */
  readonly capitalGains?: Float64Array;
}

/** A column by the name repairs know it under; undefined where the table has none. */
export function columnOf(table: BarTable, name: RepairColumn): Float64Array | undefined {
  if (name === 'adjustedClose' || name === 'dividends' || name === 'capitalGains') return table[name];
  return table.columns[name];
}

/** The value of a row; NaN outside the column. */
export function at(column: Float64Array, row: number): number {
  return column[row] ?? Number.NaN;
}

/** The rows named, in the order named, as a table of their own. */
export function pickRows(table: BarTable, rows: readonly number[]): BarTable {
  const pick = (column: Float64Array): Float64Array => Float64Array.from(rows, (row) => at(column, row));
  const { adjustedClose, dividends, splits, capitalGains } = table;
  return {
    interval: table.interval,
    columns: {
      time: pick(table.columns.time),
      open: pick(table.columns.open),
      high: pick(table.columns.high),
      low: pick(table.columns.low),
      close: pick(table.columns.close),
      volume: pick(table.columns.volume),
    },
    ...(adjustedClose !== undefined && { adjustedClose: pick(adjustedClose) }),
    ...(dividends !== undefined && { dividends: pick(dividends) }),
    ...(splits !== undefined && { splits: pick(splits) }),
    ...(capitalGains !== undefined && { capitalGains: pick(capitalGains) }),
  };
}
