import type { BarColumns } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import { checkBars } from '@plumbline/quant/engine/backtest/check-bars';
import { isNumberColumn, numberColumn, readCsv, refuseCell, type CsvTable } from './csv-table.ts';
import { timeOfCell } from './time-cell.ts';

/** Bars of a file, with every other column of numbers it has. */
export interface BarsFile {
  readonly file: string;
  readonly bars: BarColumns;
  /** The time of a row as the file writes it. */
  readonly labelAt: (row: number) => string;
  /** Further columns of numbers by name in lower case, such as `dividend`. */
  readonly others: Readonly<Record<string, Float64Array>>;
}

/** The last one: tools that write an index leave its name out. */
export const timeNames = ['date', 'time', 'datetime', 'timestamp', 'month', ''];
const priceNames = ['open', 'high', 'low', 'close'] as const;

function placeOf(table: CsvTable, names: readonly string[]): number {
  return names.map((name) => table.names.indexOf(name)).find((at) => at >= 0) ?? -1;
}

function requirePlace(table: CsvTable, field: string, names: readonly string[]): number {
  const at = placeOf(table, names);
  if (at >= 0) return at;
  const wish = 'The header must name date, open, high, low, close and volume, in any order';
  throw new PlumblineError('bad-input', `${table.file}: there is no column "${field}". ${wish}.`, {
    file: table.file,
    field,
    row: 0,
  });
}

/** Times of the rows from one of the columns, each later than the one before. */
export function timeColumn(
  table: CsvTable,
  at: number,
): { readonly time: Float64Array; readonly labelAt: BarsFile['labelAt'] } {
  const time = timesIn(table, at);
  return { time, labelAt: printedAlike(table, at, time) ?? ((row) => table.cell(row, at)) };
}

/** How files write times. */
const writings: readonly ((time: number) => string)[] = [
  (time) => new Date(time).toISOString().slice(0, 10),
  (time) => new Date(time).toISOString(),
  (time) => new Date(time).toISOString().replace('.000Z', 'Z'),
  (time) => new Date(time).toISOString().replace('T', ' ').replace('.000Z', '+00:00'),
  (time) => new Date(time).toISOString().slice(0, 19).replace('T', ' '),
  (time) => new Date(time).toISOString().slice(0, 16).replace('T', ' '),
  (time) => String(time),
  (time) => String(time / 1000),
];

/** Prints the times of a file as all of its rows write them, so that its text need not be kept; null where they differ. */
function printedAlike(table: CsvTable, at: number, time: Float64Array): BarsFile['labelAt'] | null {
  const print = writings.find((one) => one(time[0] ?? 0) === table.cell(0, at));
  if (print === undefined) return null;
  for (let row = 0; row < time.length; row += 1) if (print(time[row] ?? 0) !== table.cell(row, at)) return null;
  return labelsOf(time, print);
}

/** Apart from the table, which it would keep in memory. */
function labelsOf(time: Float64Array, print: (time: number) => string): BarsFile['labelAt'] {
  return (row) => print(time[row] ?? Number.NaN);
}

function timesIn(table: CsvTable, at: number): Float64Array {
  const field = table.names[at] ?? 'date';
  const time = new Float64Array(table.count);
  for (let row = 0; row < time.length; row += 1) {
    const label = table.cell(row, at);
    time[row] = timeOfCell(label);
    if (!Number.isNaN(time[row])) continue;
    const problem = `is "${label}", which is not a date such as 2026-06-30 or 2026-06-30T15:00:00Z.`;
    refuseCell(table, field, row, problem);
  }
  const wrong = time.findIndex((value, row) => row > 0 && value <= (time[row - 1] ?? 0));
  if (wrong > 0) {
    const problem = time[wrong] === time[wrong - 1] ? 'is there twice' : 'is earlier than the row before';
    refuseCell(
      table,
      field,
      wrong,
      `${table.cell(wrong, at)} ${problem}. Sort the rows by time and keep one row per bar.`,
    );
  }
  return time;
}

function refuseMixedCurrency(table: CsvTable): void {
  const at = table.names.indexOf('currency');
  if (at < 0) return;
  const first = table.cell(0, at);
  let row = 1;
  while (row < table.count && table.cell(row, at) === first) row += 1;
  if (row >= table.count) return;
  const problem = `is ${table.cell(row, at)} where the rows before have ${first}. Bars of one file share one currency.`;
  refuseCell(table, 'currency', row, problem);
}

/** One bar is looked at as if a second one like it followed; rules about later bars do not concern it. */
function twice({ time, ...columns }: BarColumns): BarColumns {
  const double = (column: Float64Array): Float64Array => Float64Array.of(column[0] ?? 0, column[0] ?? 0);
  const { open, high, low, close, volume } = columns;
  return {
    time: Float64Array.of(time[0] ?? 0, (time[0] ?? 0) + 1),
    open: double(open),
    high: double(high),
    low: double(low),
    close: double(close),
    volume: double(volume),
  };
}

function checkRows(table: CsvTable, bars: BarColumns): void {
  try {
    checkBars(bars.time.length === 1 ? twice(bars) : bars);
  } catch (error) {
    if (!(error instanceof PlumblineError)) throw error;
    const { field, row } = error.details;
    if (typeof field !== 'string' || typeof row !== 'number') throw error;
    refuseCell(table, field, row, error.message.replace(/^Bars: \w+ at row \d+ /, ''));
  }
}

/**
 * Reads bars from a CSV file whose header names date (or time), open, high, low, close and volume in any order; times may be
 * dates or instants. Volume may be left out. Throws `bad-input` naming file, column, row and line for what no calculation
 * should run on: rows out of order, prices missing, not positive or outside the bar, negative volume, mixed currencies.
 */
export async function readBarsFile(file: string): Promise<BarsFile> {
  const table = await readCsv(file);
  const places = new Map(priceNames.map((name) => [name, requirePlace(table, name, [name])] as const));
  const volumeAt = table.names.indexOf('volume');
  const { time, labelAt } = timeColumn(table, requirePlace(table, 'date', timeNames));
  if (time.length === 0) {
    throw new PlumblineError('bad-input', `${file}: there are no bars below the header.`, {
      file,
      field: 'close',
      row: 0,
    });
  }
  refuseMixedCurrency(table);
  const column = (name: (typeof priceNames)[number]): Float64Array => numberColumn(table, places.get(name) ?? -1);
  const bars: BarColumns = {
    time,
    open: column('open'),
    high: column('high'),
    low: column('low'),
    close: column('close'),
    volume: volumeAt < 0 ? new Float64Array(time.length).fill(Number.NaN) : numberColumn(table, volumeAt),
  };
  checkRows(table, bars);
  const known = new Set<string>([...timeNames, ...priceNames, 'volume', 'currency']);
  const others = [...table.names.entries()].filter(([at, name]) => !known.has(name) && isNumberColumn(table, at));
  return {
    file,
    bars,
    labelAt,
    others: Object.fromEntries(others.map(([at, name]) => [name, numberColumn(table, at)])),
  };
}
