import { PlumblineError } from '@plumbline/model/errors';
import { simpleReturns } from '@plumbline/quant/statistics/simple-returns';
import { timeColumn, timeNames } from './bars-file.ts';
import { timeOfCell } from './time-cell.ts';
import { isNumberColumn, numberColumn, readCsv, refuseCell, type CsvTable } from './csv-table.ts';

/** Columns of returns per period by name, with their dates where the file has them. */
export interface ReturnsFile {
  readonly file: string;
  readonly columns: Readonly<Record<string, Float64Array>>;
  readonly time: Float64Array | null;
  readonly labels: readonly string[] | null;
  /** What the columns were before: prices were turned into returns. */
  readonly kind: 'returns' | 'prices';
}

const returnNames = ['return', 'returns', 'ret', 'r'];
const priceNames = ['adj close', 'adj_close', 'adjclose', 'close', 'price', 'equity', 'value', 'nav', 'level'];

/** A first line of numbers is data, not a header. */
function withoutHeader(first: readonly string[]): readonly string[] | null {
  const isNumber = (cell: string): boolean => cell !== '' && Number.isFinite(Number(cell));
  if (first.length === 1 && isNumber(first[0] ?? '')) return ['return'];
  const isDated = first.length === 2 && /^\d{4}-?\d{2}/.test(first[0] ?? '') && isNumber(first[1] ?? '');
  return isDated ? ['date', 'return'] : null;
}

function columnsOf(table: CsvTable): ReadonlyMap<string, Float64Array> {
  const named = [...table.names.entries()].filter(([, name]) => !timeNames.includes(name));
  const known = named.find(([, name]) => returnNames.includes(name)) ?? pricesAmong(named);
  if (known !== undefined) return new Map([[known[1], numberColumn(table, known[0])]]);
  const numeric = named.filter(([at]) => isNumberColumn(table, at));
  if (numeric.length > 0) return new Map(numeric.map(([at, name]) => [name, numberColumn(table, at)]));
  // Nothing but text: the first column says best what is wrong with it.
  const [first] = named;
  return new Map(first === undefined ? [] : [[first[1], numberColumn(table, first[0])]]);
}

function pricesAmong(named: readonly (readonly [number, string])[]): readonly [number, string] | undefined {
  return priceNames.map((name) => named.find((entry) => entry[1] === name)).find((entry) => entry !== undefined);
}

/** Nothing gains a half every other period: a column of such numbers, all positive, holds prices. */
function isPrices(name: string, column: Float64Array): boolean {
  if (returnNames.includes(name)) return false;
  if (priceNames.includes(name)) return true;
  const sorted = column.toSorted();
  return (sorted[0] ?? 0) > 0 && (sorted[Math.floor(sorted.length / 2)] ?? 0) > 0.5;
}

function refuseGaps(table: CsvTable, name: string, column: Float64Array, isPrice: boolean): void {
  const row = column.findIndex((value) => !(isPrice ? value > 0 : value >= -1));
  if (row < 0) return;
  const value = column[row] ?? Number.NaN;
  const wish = isPrice ? 'A price must be positive.' : 'A return is a fraction of at least -1.';
  refuseCell(
    table,
    name,
    row,
    Number.isNaN(value) ? 'is missing. Leave the row out, or get it.' : `is ${value}. ${wish}`,
  );
}

/**
 * Reads returns per period from a CSV file: a column named `return`, or one of closing prices, or several columns, each a
 * series of its own; dates are optional, and so is a header over a single column. Prices are turned into returns.
 * Throws `bad-input` naming file, column, row and line.
 */
export async function readReturnsFile(file: string): Promise<ReturnsFile> {
  const table = await readCsv(file, withoutHeader);
  const columns = columnsOf(table);
  if (columns.size === 0 || table.count === 0) {
    throw new PlumblineError('bad-input', `${file}: there are no returns in it.`, { file, field: 'return', row: 0 });
  }
  const timeAt = table.names.findIndex((name) => timeNames.includes(name));
  // A nameless column may count the rows instead of dating them.
  const isCount = table.names[timeAt] === '' && Number.isNaN(timeOfCell(table.cell(0, timeAt)));
  const times = timeAt < 0 || isCount ? null : timeColumn(table, timeAt);
  const isPrice = [...columns].every(([name, column]) => isPrices(name, column));
  for (const [name, column] of columns) refuseGaps(table, name, column, isPrice);
  const skip = isPrice ? 1 : 0;
  return {
    file,
    columns: Object.fromEntries([...columns].map(([name, column]) => [name, isPrice ? simpleReturns(column) : column])),
    time: times?.time.subarray(skip) ?? null,
    labels: times === null ? null : Array.from(times.time.subarray(skip), (_, row) => times.labelAt(row + skip)),
    kind: isPrice ? 'prices' : 'returns',
  };
}

/** The one series of a file, or the column asked for. Throws `bad-input` when there are several and none is named. */
export function oneColumn({ columns, file }: ReturnsFile, wanted?: string): Float64Array {
  const names = Object.keys(columns);
  const name = wanted === undefined && names.length === 1 ? names[0] : wanted?.toLowerCase();
  const column = name === undefined ? undefined : columns[name];
  if (column !== undefined) return column;
  const problem = wanted === undefined ? `it has ${names.length} columns; name one` : `it has no column "${wanted}"`;
  throw new PlumblineError('bad-input', `${file}: ${problem}: ${names.slice(0, 30).join(', ')}.`, {
    file,
    field: '--column',
  });
}

/** A benchmark's returns for the same periods: by date where both files have dates, else row by row. */
export function alignedReturns(own: ReturnsFile, other: ReturnsFile): Float64Array {
  const column = oneColumn(other);
  const length = Object.values(own.columns)[0]?.length ?? 0;
  if (own.time === null || other.time === null) {
    if (column.length === length) return column;
    const problem = `${other.file} has ${column.length} returns where ${own.file} has ${length}. Give both files dates, or as many rows.`;
    throw new PlumblineError('bad-input', problem, {
      file: other.file,
      field: '--benchmark',
      row: Math.min(column.length, length),
    });
  }
  const rowAt = new Map(Array.from(other.time, (time, row) => [time, row] as const));
  return Float64Array.from(own.time, (time, row) => {
    const found = rowAt.get(time);
    if (found !== undefined) return column[found] ?? Number.NaN;
    throw new PlumblineError(
      'bad-input',
      `${other.file} has no return at ${own.labels?.[row]}, which ${own.file} has.`,
      {
        file: other.file,
        field: 'date',
        row,
      },
    );
  });
}
