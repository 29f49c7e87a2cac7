import { readFile } from 'node:fs/promises';
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

/** Cells of one line; a cell in double quotes may hold the delimiter, and two quotes in it stand for one. */
function cellsOf(line: string, delimiter: string): readonly string[] {
  if (!line.includes('"')) return line.split(delimiter).map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let i = 0; i < line.length; i += 1) {
    const character = line[i];
    if (character === '"' && isQuoted && line[i + 1] === '"') {
      cell += '"';
      i += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === delimiter && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}

function delimiterOf(header: string): string {
  return [',', ';', '\t'].find((one) => header.includes(one)) ?? ',';
}

/**
 * Reads text with a header line. Blank lines are passed over; columns may stand in any order. `names`: what the columns are
 * called when the first line is data already. Throws `bad-input` naming file, field and row.
 */
export function parseCsv(file: string, text: string, names?: (first: readonly string[]) => readonly string[] | null) {
  if (text.includes('\u0000')) refuseFile(file, 'this is not a text file. Save it as CSV in UTF-8.');
  const numbered = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, at) => [line, at + 1] as const)
    .filter(([line]) => line.trim() !== '');
  const [first] = numbered;
  if (first === undefined) return refuseFile(file, 'there is nothing in it.', { field: 'header', row: 0 });
  const delimiter = delimiterOf(first[0]);
  const header = cellsOf(first[0], delimiter);
  const given = names?.(header) ?? null;
  const columns = given ?? header.map((name) => name.toLowerCase());
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at);
  if (twice !== undefined) refuseFile(file, `the column "${twice}" is there twice.`, { field: twice });
  const body = given === null ? numbered.slice(1) : numbered;
  const table: CsvTable = {
    file,
    names: columns,
    rows: body.map(([line]) => cellsOf(line, delimiter)),
    lines: body.map(([, line]) => line),
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
