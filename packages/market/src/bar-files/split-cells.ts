import { PlumblineError } from '@plumbline/model/errors';

/** One row of a delimited file with the line it starts on, counted from 1. */
export interface CellRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const delimiters = [',', ';', '\t', '|'] as const;
const sampleLines = 20;

function withoutQuoted(line: string): string {
  return line.replace(/"[^"]*"/g, '');
}

/** The mark that cuts the first lines into the same number of cells, the most of them. */
export function findDelimiter(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, sampleLines)
    .map(withoutQuoted);
  const [head = ''] = lines;
  const count = (line: string, mark: string): number => line.split(mark).length - 1;
  const steady = delimiters
    .map((mark) => ({
      mark,
      cells: count(head, mark),
      same: lines.filter((line) => count(line, mark) === count(head, mark)).length,
    }))
    .filter(({ cells }) => cells > 0)
    .toSorted((a, b) => b.same - a.same || b.cells - a.cells);
  return steady[0]?.mark ?? ',';
}

export interface SplitOptions {
  /** Rows of nothing but delimiters are rows too: whoever counts columns strictly must not lose one. */
  readonly keepsEmptyRows?: boolean;
}

/** Cells of a delimited text: quotes as spreadsheets write them, empty lines left out, lines counted. */
export function splitCells(text: string, delimiter: string, options: SplitOptions = {}): readonly CellRow[] {
  const { keepsEmptyRows = false } = options;
  const isRow = (trimmed: readonly string[]): boolean =>
    trimmed.some((one) => one !== '') || (keepsEmptyRows && trimmed.length > 1);
  // Without quotes every line is a row, which is much quicker to cut.
  if (!text.includes('"')) {
    return text
      .split(/\r\n|\n|\r/)
      .map((one, at): CellRow => ({ line: at + 1, cells: one.split(delimiter).map((cut) => cut.trim()) }))
      .filter((row) => isRow(row.cells));
  }
  const rows: CellRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let startedOn = 1;
  const endRow = (): void => {
    cells.push(cell);
    const trimmed = cells.map((one) => one.trim());
    if (isRow(trimmed)) rows.push({ line: startedOn, cells: trimmed });
    cells = [];
    cell = '';
  };
  for (let place = 0; place < text.length; place++) {
    const mark = text[place];
    if (mark === '\n' || (mark === '\r' && text[place + 1] !== '\n')) line += 1;
    if (isQuoted) {
      if (mark !== '"') cell += mark;
      else if (text[place + 1] === '"') cell += text[++place];
      else isQuoted = false;
    } else if (mark === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (mark === delimiter) {
      cells.push(cell);
      cell = '';
    } else if (mark === '\n' || mark === '\r') {
      if (mark === '\r' && text[place + 1] === '\n') continue;
      endRow();
      startedOn = line;
    } else cell += mark;
  }
  if (isQuoted)
    throw new PlumblineError('bad-input', `The quote opened on line ${startedOn} is never closed.`, {
      line: startedOn,
    });
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}
