import { PlumblineError } from '@plumbline/model/errors';
import type { BarFile, ReadOptions } from './bar-file.ts';
import { buildBarFile } from './build-bar-file.ts';
import { readHeader, usualColumns } from './read-header.ts';
import type { CellRow } from './split-cells.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function cellOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new PlumblineError('bad-input', 'The file is not whole JSON; save it again.', {}, cause);
  }
}

/** Where the rows are: the list itself, the longest list inside, or records keyed by date. */
function findRows(value: unknown, depth = 0): unknown {
  if (Array.isArray(value) || !isRecord(value) || depth > 4) return value;
  const entries = Object.entries(value);
  const [firstKey = ''] = entries[0] ?? [];
  if (entries.length > 0 && entries.every(([, row]) => isRecord(row)) && /^\d{4}-?\d{2}/.test(firstKey)) {
    return entries.map(([date, row]) => Object.assign({ date }, row));
  }
  const isColumns = entries.length >= 5 && entries.every(([, column]) => Array.isArray(column));
  if (isColumns) return value;
  const inside = entries
    .map(([, one]) => findRows(one, depth + 1))
    .filter((one) => Array.isArray(one) || (isRecord(one) && one !== value));
  const size = (one: unknown): number => (Array.isArray(one) ? one.length : 0);
  return inside.toSorted((a, b) => size(b) - size(a))[0];
}

function fromColumns(columns: Record<string, unknown>): { names: string[]; rows: CellRow[] } {
  const names = Object.keys(columns);
  const lists = names.map((name) => columns[name]).map((list) => (Array.isArray(list) ? list : []));
  const length = Math.max(...lists.map((list) => list.length));
  const rows = Array.from({ length }, (_, row) => ({ line: row + 1, cells: lists.map((list) => cellOf(list[row])) }));
  return { names, rows };
}

function fromRecords(records: readonly Record<string, unknown>[]): { names: string[]; rows: CellRow[] } {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return {
    names,
    rows: records.map((record, row) => ({ line: row + 1, cells: names.map((name) => cellOf(record[name])) })),
  };
}

/** Bars from JSON: our own export, records, rows of numbers, columns, or records keyed by date. Rows count as lines. */
export function readJson(text: string, options: ReadOptions, notes: readonly string[] = []): BarFile {
  const found = findRows(parse(text.replace(/^\uFEFF/, '')));
  if (Array.isArray(found) && found.every((row) => Array.isArray(row))) {
    const rows = found.map((row, place) => ({ line: place + 1, cells: row.map(cellOf) }));
    return buildBarFile(rows, usualColumns, options, notes);
  }
  if (!Array.isArray(found) && !isRecord(found)) {
    throw new PlumblineError('bad-input', 'The JSON holds no list of bars.');
  }
  const { names, rows } = Array.isArray(found) ? fromRecords(found.filter(isRecord)) : fromColumns(found);
  const fields = readHeader(names);
  if (fields === null) throw new PlumblineError('bad-input', 'The JSON names no date, open, high, low and close.');
  return buildBarFile(rows, fields, options, notes);
}
