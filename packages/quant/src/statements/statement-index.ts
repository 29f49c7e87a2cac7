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

/**
 * Sorts statement figures for look-ups by period and date of publication.
 * items: any order. Trailing sums are left out: they repeat what years and quarters say.
 */
export function indexStatements(items: readonly StatementItem[]): StatementIndex {
  const cells = new Map<string, StatementItem[]>();
  const columns = new Map<string, Set<string>>();
  const ordered = items
    .filter(({ period }) => period.kind !== 'trailing')
    .toSorted((a, b) => (a.knownAt < b.knownAt ? -1 : Number(a.knownAt > b.knownAt)));
  for (const item of ordered) {
    const { line, period } = item;
    const key = `${line}|${period.kind}|${period.end}`;
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [item]);
    else cell.push(item);
    const column = columns.get(`${line}|${period.kind}`) ?? new Set<string>();
    columns.set(`${line}|${period.kind}`, column.add(period.end));
  }
  const sorted = new Map([...columns].map(([key, ends]) => [key, [...ends].sort()]));
  const versions = (line: StatementLine, kind: Kind, end: string): readonly StatementItem[] =>
    cells.get(`${line}|${kind}|${end}`) ?? [];
  return {
    versions,
    known: (line, kind, end, date) => versions(line, kind, end).findLast(({ knownAt }) => knownAt <= date) ?? null,
    ends: (line, kind) => sorted.get(`${line}|${kind}`) ?? [],
  };
}
