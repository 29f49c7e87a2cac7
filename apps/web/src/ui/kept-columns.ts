import { readStored, writeStored } from '../lib/storage.ts';

/** How a reader has arranged the columns of a table. */
export interface KeptColumns {
  /** Columns that are not shown. */
  readonly hidden: readonly string[];
  /** How many of the first shown ones stay in place while the others scroll. */
  readonly pinned: number;
  /** Widths in pixels of those that were drawn to another one. */
  readonly widths: Readonly<Record<string, number>>;
}

export const asMade: KeptColumns = { hidden: [], pinned: 1, widths: {} };

const keyOf = (name: string): string => `plumbline.table.${name}`;

/** What was kept of this table; as it was made where nothing was, or where it cannot be read. */
export function readColumns(name: string): KeptColumns {
  try {
    const kept = JSON.parse(readStored(keyOf(name)) ?? '{}') as Partial<Record<keyof KeptColumns, unknown>>;
    const widths = Object.entries(typeof kept.widths === 'object' ? (kept.widths ?? {}) : {}).flatMap(([key, width]) =>
      typeof width === 'number' && width > 0 ? [[key, width] as const] : [],
    );
    return {
      hidden: Array.isArray(kept.hidden) ? kept.hidden.filter((key) => typeof key === 'string') : asMade.hidden,
      pinned: Number.isInteger(kept.pinned) ? Math.max(0, Number(kept.pinned)) : asMade.pinned,
      widths: Object.fromEntries(widths),
    };
  } catch {
    return asMade;
  }
}

export function keepColumns(name: string, columns: KeptColumns): void {
  writeStored(keyOf(name), JSON.stringify(columns));
}

/** A choice of columns that a reader has given a name. */
export interface ColumnSet {
  readonly name: string;
  /** Those that are shown. */
  readonly columns: readonly string[];
}

/** The most sets of one table, and the longest name of one. */
export const mostSets = 12;
export const longestName = 40;

const setsKeyOf = (name: string): string => `plumbline.table.${name}.sets`;

/** The sets that were kept of this table; what cannot be read is none. */
export function readSets(name: string): readonly ColumnSet[] {
  try {
    const kept = JSON.parse(readStored(setsKeyOf(name)) ?? '[]') as unknown;
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((one: Partial<Record<keyof ColumnSet, unknown>> | null) =>
      typeof one?.name === 'string' && one.name !== '' && Array.isArray(one.columns)
        ? [{ name: one.name, columns: one.columns.filter((key) => typeof key === 'string') }]
        : [],
    );
  } catch {
    return [];
  }
}

/** The same sets with this one: in place of one of its name, else last; the first goes when there are too many. */
export function withSet(sets: readonly ColumnSet[], set: ColumnSet): readonly ColumnSet[] {
  const at = sets.findIndex(({ name }) => name === set.name);
  return at < 0 ? [...sets, set].slice(-mostSets) : sets.with(at, set);
}

export function keepSets(name: string, sets: readonly ColumnSet[]): void {
  writeStored(setsKeyOf(name), JSON.stringify(sets));
}

/** The same with a column shown or hidden; the last one that is shown stays. */
export function toggleColumn(kept: KeptColumns, key: string, all: readonly string[]): KeptColumns {
  if (kept.hidden.includes(key)) return { ...kept, hidden: kept.hidden.filter((one) => one !== key) };
  const hidden = [...kept.hidden, key];
  return all.every((one) => hidden.includes(one)) ? kept : { ...kept, hidden };
}

/** Rows of which a text holds all words, in any case and order. */
export function filterRows<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly string[],
  filter: string,
): readonly Row[] {
  const words = filter.toLowerCase().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = textsOf(row).join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
