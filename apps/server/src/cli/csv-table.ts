import { readFile, stat } from 'node:fs/promises';
import type { CellRow } from '@plumbline/market/bar-files/split-cells';
import { splitCells } from '@plumbline/market/bar-files/split-cells';
import { PlumblineError } from '@plumbline/model/errors';
import { givenFile } from './given-file.ts';
import { spareMemory } from './spare-memory.ts';

/**
 * A comma-separated file: names of columns in lower case, and rows that are cut into cells when they are read. Millions of
 * bars as texts would take more memory than everything computed from them.
 */
export interface CsvTable {
  readonly file: string;
  readonly names: readonly string[];
  /** How many rows there are. */
  readonly count: number;
  /** A cell without the blanks around it; empty beyond the end of its row. */
  readonly cell: (row: number, at: number) => string;
  /** How many cells a row has. */
  readonly width: (row: number) => number;
  /** The line of the file that a row begins on, from 1. */
  readonly lineOf: (row: number) => number;
}

/** Rows of a text, the heading among them. */
type Rows = Pick<CsvTable, 'count' | 'cell' | 'width' | 'lineOf'>;

/** Refuses a cell of a file: names the column and the line, and in the details the row: the first below the header is 0. */
export function refuseCell(table: CsvTable, field: string, row: number, problem: string): never {
  const line = row < table.count ? table.lineOf(row) : row + 2;
  throw new PlumblineError('bad-input', `${table.file}, line ${line}: ${field} ${problem}`, {
    file: table.file,
    field,
    row,
    line,
  });
}

function refuseFile(file: string, problem: string, details: Readonly<Record<string, unknown>> = {}): never {
  throw new PlumblineError('bad-input', `${file}: ${problem}`, { file, ...details });
}

/** Bytes of a text from which memory is worth more than time: half a million bars. */
const longText = 2 ** 25;

async function textOf(file: string): Promise<string> {
  try {
    const path = givenFile(file);
    if ((await stat(path)).size >= longText) spareMemory();
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new PlumblineError('bad-input', `There is no readable file ${file}.`, { file }, cause);
  }
}

/** The heading decides: numbers below it may hold decimal commas. */
function delimiterOf(text: string): string {
  const header = text.split(/\r\n|\n|\r/).find((line) => line.trim() !== '') ?? '';
  return [',', ';', '\t'].find((one) => header.includes(one)) ?? ',';
}

function quotedRows(file: string, text: string, delimiter: string): readonly CellRow[] {
  try {
    return splitCells(text, delimiter, { keepsEmptyRows: true });
  } catch (error) {
    if (error instanceof PlumblineError) return refuseFile(file, error.message, error.details);
    throw error;
  }
}

const newLine = 10;
const carriageReturn = 13;

function isBlank(mark: number, delimiter: number): boolean {
  return mark !== delimiter && (mark <= 32 || mark === 0xa0 || mark === 0x3000);
}

/** Where the lines of a text begin and end that are not blank, and their numbers. */
function linesOf(
  text: string,
  delimiter: number,
): { readonly from: Int32Array; readonly to: Int32Array; readonly line: Int32Array } {
  // As many as there can be, so that nothing is copied while they are found.
  let most = 1;
  for (let place = 0; place < text.length; place += 1) {
    const mark = text.charCodeAt(place);
    if (mark === newLine || mark === carriageReturn) most += 1;
  }
  const [from, to, line] = [new Int32Array(most), new Int32Array(most), new Int32Array(most)];
  let count = 0;
  let number = 1;
  let start = 0;
  for (let place = 0; place <= text.length; place += 1) {
    const mark = place === text.length ? newLine : text.charCodeAt(place);
    if (mark !== newLine && mark !== carriageReturn) continue;
    let first = start;
    while (first < place && isBlank(text.charCodeAt(first), delimiter)) first += 1;
    if (first < place) {
      from[count] = start;
      to[count] = place;
      line[count] = number;
      count += 1;
    }
    if (mark === carriageReturn && text.charCodeAt(place + 1) === newLine) place += 1;
    start = place + 1;
    number += 1;
  }
  return { from: from.subarray(0, count), to: to.subarray(0, count), line: line.subarray(0, count) };
}

/** Every line is a row, cut where it is read. */
function plainRows(text: string, delimiter: string): Rows {
  const mark = delimiter.charCodeAt(0);
  const { from, to, line } = linesOf(text, mark);
  const startOf = (row: number, at: number): number => {
    let start = from[row] ?? 0;
    const end = to[row] ?? 0;
    for (let passed = 0; passed < at; start += 1) {
      if (start >= end) return -1;
      if (text.charCodeAt(start) === mark) passed += 1;
    }
    return start;
  };
  return {
    count: from.length,
    cell: (row, at) => {
      const start = startOf(row, at);
      if (start < 0) return '';
      let end = start;
      const last = to[row] ?? 0;
      while (end < last && text.charCodeAt(end) !== mark) end += 1;
      return text.slice(start, end).trim();
    },
    width: (row) => {
      let cells = 1;
      const end = to[row] ?? 0;
      for (let place = from[row] ?? 0; place < end; place += 1) if (text.charCodeAt(place) === mark) cells += 1;
      return cells;
    },
    lineOf: (row) => line[row] ?? 0,
  };
}

function rowsOf(file: string, text: string, delimiter: string): Rows {
  if (!text.includes('"')) return plainRows(text, delimiter);
  const rows = quotedRows(file, text, delimiter);
  return {
    count: rows.length,
    cell: (row, at) => rows[row]?.cells[at] ?? '',
    width: (row) => rows[row]?.cells.length ?? 0,
    lineOf: (row) => rows[row]?.line ?? 0,
  };
}

/** One row alone, as a table. */
export function rowAlone(table: CsvTable, row: number): CsvTable {
  return {
    ...table,
    count: 1,
    cell: (_, at) => table.cell(row, at),
    width: () => table.width(row),
    lineOf: () => table.lineOf(row),
  };
}

/**
 * Reads text with a header line. Blank lines are passed over; columns may stand in any order. `names`: what the columns are
 * called when the first line is data already. Throws `bad-input` naming file, field and row.
 */
export function parseCsv(file: string, text: string, names?: (first: readonly string[]) => readonly string[] | null) {
  if (text.includes('\u0000')) refuseFile(file, 'this is not a text file. Save it as CSV in UTF-8.');
  const plain = text.replace(/^\uFEFF/, '');
  const found = rowsOf(file, plain, delimiterOf(plain));
  if (found.count === 0) return refuseFile(file, 'there is nothing in it.', { field: 'header', row: 0 });
  const first = Array.from({ length: found.width(0) }, (_, at) => found.cell(0, at));
  const given = names?.(first) ?? null;
  const columns = given ?? first.map((name) => name.toLowerCase());
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at);
  if (twice !== undefined) refuseFile(file, `the column "${twice}" is there twice.`, { field: twice });
  const head = given === null ? 1 : 0;
  const table: CsvTable = {
    file,
    names: columns,
    count: found.count - head,
    cell: (row, at) => found.cell(row + head, at),
    width: (row) => found.width(row + head),
    lineOf: (row) => found.lineOf(row + head),
  };
  for (let row = 0; row < table.count; row += 1) {
    const width = table.width(row);
    if (width === columns.length) continue;
    const missing = columns[width] ?? 'the row';
    refuseCell(table, missing, row, `is out of place: the row has ${width} cells, the header ${columns.length}.`);
  }
  return table;
}

/** Reads a file with a header line. */
export async function readCsv(
  file: string,
  names?: (first: readonly string[]) => readonly string[] | null,
): Promise<CsvTable> {
  return parseCsv(file, await textOf(file), names);
}

const absent = /^(|nan|null|none|na|n\/a|-|\.)$/i;

/** A column as numbers, NaN where a cell is empty or says that there is no value. Throws for any other text. */
export function numberColumn(table: CsvTable, at: number): Float64Array {
  const out = new Float64Array(table.count);
  for (let row = 0; row < out.length; row += 1) {
    const cell = table.cell(row, at);
    // The usual case first: an empty cell would read as nought.
    const value = cell === '' ? Number.NaN : Number(cell);
    if (!Number.isFinite(value) && !absent.test(cell)) {
      refuseCell(table, table.names[at] ?? `column ${at + 1}`, row, `is "${cell}", which is not a number.`);
    }
    out[row] = Number.isFinite(value) ? value : Number.NaN;
  }
  return out;
}

/** True when every cell of a column is a number or empty, and at least one is a number. */
export function isNumberColumn({ count, cell }: CsvTable, at: number): boolean {
  let hasNumber = false;
  for (let row = 0; row < count; row += 1) {
    const text = cell(row, at);
    if (absent.test(text)) continue;
    if (!Number.isFinite(Number(text))) return false;
    hasNumber = true;
  }
  return hasNumber;
}
