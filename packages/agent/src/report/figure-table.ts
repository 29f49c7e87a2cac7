import type { LocalText } from '@plumbline/model/locale';
import type { Block } from '@plumbline/model/report';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import type { Place } from './places.ts';
import { figureAt } from './places.ts';

type TableBlock = Extract<Block, { readonly kind: 'table' }>;

export interface TableInput {
  readonly title: LocalText;
  readonly group: TableBlock['group'];
  /** null: a period that nothing is on record for. */
  readonly places: readonly (Place | null)[];
  readonly columns: readonly string[];
  readonly metrics: readonly string[];
}

/** Metrics down, places across. A row without a single known figure is left out: it would only say `—`. */
export function figureTable(book: FactBook, { title, group, places, columns, metrics }: TableInput): TableBlock {
  const rows = metrics.map((metric) => ({
    metric,
    cells: places.map((place) => (place === null ? null : figureAt(book, place, metric))),
  }));
  const isKnown = (cell: string | null): boolean => cell !== null && book.get(cell)?.value != null;
  return { kind: 'table', title, group, columns, rows: rows.filter((row) => row.cells.some(isKnown)) };
}

/** Handles at a place of those metrics that are known there. */
export function knownFigures(book: FactBook, place: Place, metrics: readonly string[]): readonly string[] {
  const handles = metrics.map((metric) => figureAt(book, place, metric));
  return handles
    .filter((handle) => handle !== null && book.get(handle)?.value != null)
    .filter((handle) => handle !== null);
}
