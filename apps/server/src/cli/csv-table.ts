import { readFile } from 'node:fs/promises';
import type { CellRow } from '@plumbline/market/bar-files/split-cells';
import { splitCells } from '@plumbline/market/bar-files/split-cells';
import { PlumblineError } from '@plumbline/model/errors';
import { givenFile } from './given-file.ts';

/** A comma-separated file: names of columns in lower case, cells as text, and the line of the file each row stands on. */
export interface CsvTable {
  readonly file: string;
  readonly names: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly number[];
}

/** Refuses a cell of a file: names the column, the row (the first below the header is 0) and the line. */
export function refuseCell(table: CsvTable, field: string, row: number, problem: string): never {
  const line = table.lines[row] ?? row + 2;
  throw new PlumblineError('bad-input', `${table.file}, row ${row} (line ${line}): ${field} ${problem}`, {
    file: table.file,
    field,
    row,
    line,
  });
}

function refuseFile(file: string, problem: string, details: Readonly<Record<string, unknown>> = {}): never {
  throw new PlumblineError('bad-input', `${file}: ${problem}`, { file, ...details });
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(givenFile(file), 'utf8');
  } catch (cause) {
    throw new PlumblineError('bad-input', `There is no readable file ${file}.`, { file }, cause);
  }
}

/** The heading decides: numbers below it may hold decimal commas. */
function delimiterOf(text: string): string {
  const header = text.split(/\r\n|\n|\r/).find((line) => line.trim() !== '') ?? '';
  return [',', ';', '\t'].find((one) => header.includes(one)) ?? ',';
}

function rowsOf(file: string, text: string, delimiter: string): readonly CellRow[] {
  try {
    return splitCells(text, delimiter, { keepsEmptyRows: true });
  } catch (error) {
    if (error instanceof PlumblineError) return refuseFile(file, error.message, error.details);
    throw error;
  }
}

/**
 * Reads text with a header line. Blank lines are passed over; columns may stand in any order. `names`: what the columns are
 * called when the first line is data already. Throws `bad-input` naming file, field and row.
 */
export function parseCsv(file: string, text: string, names?: (first: readonly string[]) => readonly string[] | null) {
  if (text.includes('\u0000')) refuseFile(file, 'this is not a text file. Save it as CSV in UTF-8.');
  const plain = text.replace(/^\uFEFF/, '');
  const found = rowsOf(file, plain, delimiterOf(plain));
  const [first] = found;
  if (first === undefined) return refuseFile(file, 'there is nothing in it.', { field: 'header', row: 0 });
  const given = names?.(first.cells) ?? null;
  const columns = given ?? first.cells.map((name) => name.toLowerCase());
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at);
  if (twice !== undefined) refuseFile(file, `the column "${twice}" is there twice.`, { field: twice });
  const body = given === null ? found.slice(1) : found;
  const table: CsvTable = {
    file,
    names: columns,
    rows: body.map(({ cells }) => cells),
    lines: body.map(({ line }) => line),
  };
  for (const [row, cells] of table.rows.entries()) {
    if (cells.length === columns.length) continue;
    const missing = columns[cells.length] ?? 'the row';
    refuseCell(
      table,
      missing,
      row,
      `is out of place: the row has ${cells.length} cells, the header ${columns.length}.`,
    );
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
  return Float64Array.from(table.rows, (cells, row) => {
    const cell = cells[at] ?? '';
    if (absent.test(cell)) return Number.NaN;
    const value = Number(cell);
    if (Number.isFinite(value)) return value;
    return refuseCell(table, table.names[at] ?? `column ${at + 1}`, row, `is "${cell}", which is not a number.`);
  });
}

/** True when every cell of a column is a number or empty, and at least one is a number. */
export function isNumberColumn({ rows }: CsvTable, at: number): boolean {
  const cells = rows.map((row) => row[at] ?? '');
  return (
    cells.every((cell) => absent.test(cell) || Number.isFinite(Number(cell))) &&
    cells.some((cell) => !absent.test(cell))
  );
}
