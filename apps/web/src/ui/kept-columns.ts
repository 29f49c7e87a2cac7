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
