import { PlumblineError } from '@plumbline/model/errors';
import type { BarFile, ReadOptions } from './bar-file.ts';
import { buildBarFile } from './build-bar-file.ts';
import type { Fields } from './build-bar-file.ts';
import { readHeader, usualColumns } from './read-header.ts';
import { readTime } from './read-time.ts';
import type { CellRow } from './split-cells.ts';
import { findDelimiter, splitCells } from './split-cells.ts';

/** Titles, notices and links that stand above the heading. */
const mostLinesAbove = 10;

function isBar(cells: readonly string[]): boolean {
  return (
    cells.length >= 5 &&
    readTime(cells[0] ?? '', 'dmy') !== null &&
    cells.slice(1, 5).every((cell) => cell !== '' && !Number.isNaN(Number(cell)))
  );
}

function findHeading(rows: readonly CellRow[]): { readonly fields: Fields; readonly body: readonly CellRow[] } {
  if (isBar(rows[0]?.cells ?? [])) return { fields: usualColumns, body: rows };
  const known = rows.slice(0, mostLinesAbove).map(({ cells }) => readHeader(cells));
  const best = known.reduce((best, fields, row) => ((fields?.size ?? 0) > (known[best]?.size ?? 0) ? row : best), 0);
  const fields = known[best];
  if (fields == null) {
    throw new PlumblineError(
      'bad-input',
      'The first line names no columns. It must name date, open, high, low and close, in any order.',
      { line: rows[0]?.line ?? 1 },
    );
  }
  return { fields, body: rows.slice(best + 1) };
}

/** Bars from delimited text: any delimiter, any order of columns, English or Chinese headings or none. */
export function readCsv(text: string, options: ReadOptions, notes: readonly string[] = []): BarFile {
  const rows = splitCells(text.replace(/^\uFEFF/, ''), findDelimiter(text));
  if (rows.length === 0) throw new PlumblineError('bad-input', 'The file is empty.');
  const { fields, body } = findHeading(rows);
  return buildBarFile(body, fields, options, notes);
}
