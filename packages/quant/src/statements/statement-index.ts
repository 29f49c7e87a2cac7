import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';

type Kind = StatementItem['period']['kind'];

/** Versions of every figure by line, kind of period and last day, in the order they became public. */
export interface StatementIndex {
  readonly versions: (line: StatementLine, kind: Kind, end: string) => readonly StatementItem[];
  /** The version that was the known one on a date; null before the first. */
  readonly known: (line: StatementLine, kind: Kind, end: string, date: string) => StatementItem | null;
  /** Last days for which a line is on record, in order. */
  readonly ends: (line: StatementLine, kind: Kind) => readonly string[];
}

/** One line of one kind of period. */
interface Column {
  readonly cells: Map<string, StatementItem[]>;
  ends: readonly string[];
}

const nothing: readonly never[] = [];

/**
 * Sorts statement figures for look-ups by period and date of publication.
 * items: any order. Trailing sums are left out: they repeat what years and quarters say.
 */
export function indexStatements(items: readonly StatementItem[]): StatementIndex {
  // A review looks up tens of thousands of figures; a map in a map spares each of them a key of its own.
  const kinds = new Map<Kind, Map<StatementLine, Column>>();
  const ordered = items
    .filter(({ period }) => period.kind !== 'trailing')
    .toSorted((a, b) => (a.knownAt < b.knownAt ? -1 : Number(a.knownAt > b.knownAt)));
  for (const item of ordered) {
    const { line, period } = item;
    const lines = kinds.get(period.kind) ?? new Map<StatementLine, Column>();
    kinds.set(period.kind, lines);
    const column: Column = lines.get(line) ?? { cells: new Map<string, StatementItem[]>(), ends: nothing };
    lines.set(line, column);
    const cell = column.cells.get(period.end);
    if (cell === undefined) column.cells.set(period.end, [item]);
    else cell.push(item);
  }
  for (const column of [...kinds.values()].flatMap((lines) => [...lines.values()])) {
    column.ends = [...column.cells.keys()].sort();
  }
  const versions = (line: StatementLine, kind: Kind, end: string): readonly StatementItem[] =>
    kinds.get(kind)?.get(line)?.cells.get(end) ?? nothing;
  return {
    versions,
    known: (line, kind, end, date) => {
      const told = versions(line, kind, end);
      for (let at = told.length - 1; at >= 0; at--) {
        const item = told[at];
        if (item !== undefined && item.knownAt <= date) return item;
      }
      return null;
    },
    ends: (line, kind) => kinds.get(kind)?.get(line)?.ends ?? nothing,
  };
}
