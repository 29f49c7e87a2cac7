import type { TextPart } from '@plumbline/model/text-part';

type Parts = readonly TextPart[];

/** A stretch of an answer as it is set: the marks of Markdown that the gate has let through, and nothing else of it. */
export type Layout =
  | { readonly kind: 'paragraph' | 'heading'; readonly parts: Parts }
  | { readonly kind: 'list'; readonly items: readonly Parts[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Parts[])[] };

/** Lines of a text, each as words and figures. */
function linesOf(parts: Parts): readonly Parts[] {
  const lines: TextPart[][] = [[]];
  for (const part of parts) {
    if (typeof part !== 'string') {
      lines.at(-1)?.push(part);
      continue;
    }
    for (const [at, piece] of part.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (piece !== '') lines.at(-1)?.push(piece);
    }
  }
  return lines;
}

/** The cells of `| a | {b} |`; null where the line is no row. */
function cellsOf(line: Parts): readonly Parts[] | null {
  const [first, last] = [line[0], line.at(-1)];
  const isRow =
    typeof first === 'string' &&
    first.trimStart().startsWith('|') &&
    typeof last === 'string' &&
    last.trimEnd().endsWith('|');
  if (!isRow) return null;
  const cells: TextPart[][] = [];
  for (const part of line) {
    if (typeof part !== 'string') {
      cells.at(-1)?.push(part);
      continue;
    }
    for (const [at, piece] of part.split('|').entries()) {
      if (at > 0) cells.push([]);
      if (piece.trim() !== '') cells.at(-1)?.push(piece.trim());
    }
  }
  // Behind the last bar stands nothing.
  return cells.slice(0, -1);
}

/** The line without the mark in front of it; null where it has none. */
function withoutMark(line: Parts, mark: RegExp): Parts | null {
  const [first, ...rest] = line;
  if (typeof first !== 'string' || !mark.test(first)) return null;
  const words = first.replace(mark, '');
  return words === '' ? rest : [words, ...rest];
}

/** How a text is set: tables, lists, headings and paragraphs in their order. */
export function layOut(parts: Parts): readonly Layout[] {
  const found: Layout[] = [];
  for (const line of linesOf(parts)) {
    const last = found.at(-1);
    const cells = cellsOf(line);
    const item = cells === null ? withoutMark(line, /^\s*- /) : null;
    const heading = cells === null ? withoutMark(line, /^\s*#{1,6} /) : null;
    if (cells !== null) {
      if (last?.kind === 'table') found[found.length - 1] = { kind: 'table', rows: [...last.rows, cells] };
      else found.push({ kind: 'table', rows: [cells] });
    } else if (item !== null) {
      if (last?.kind === 'list') found[found.length - 1] = { kind: 'list', items: [...last.items, item] };
      else found.push({ kind: 'list', items: [item] });
    } else if (heading !== null) found.push({ kind: 'heading', parts: heading });
    else if (line.length > 0) found.push({ kind: 'paragraph', parts: line });
  }
  return found;
}
