import type { Period } from '@plumbline/model/fact';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';

export type PeriodKind = Period['kind'];

/** Reported figures by line and period, answering what was known on a date. */
export interface StatementTable {
  /** The figure as it was known on a date: the last filing until then. Null when none had been published. */
  readonly item: (line: StatementLine, kind: PeriodKind, end: string, knownOn: string) => StatementItem | null;
  /** Whether the figure was published in another amount before. */
  readonly isRestated: (item: StatementItem) => boolean;
  /** Periods of a kind for which the line was known on a date, oldest first. */
  readonly periods: (line: StatementLine, kind: PeriodKind, knownOn: string) => readonly Period[];
}

/** One period of one line: as its first filing names it, and every version in the order they became public. */
interface Cell {
  readonly period: Period;
  readonly told: StatementItem[];
}

/** One line of one kind of period, by last day. */
type Column = Map<string, Cell>;

/**
 * Sorts items by what they speak of and when they became public. Nothing published after `asOf` enters, so no later
 * restatement can reach a report about the past.
 */
export function createStatementTable(items: readonly StatementItem[], asOf: string): StatementTable {
  const kinds = new Map<PeriodKind, Map<StatementLine, Column>>();
  const known = items.filter((item) => item.knownAt <= asOf && item.period.end <= asOf && Number.isFinite(item.value));
  for (const item of known.toSorted((a, b) => (a.knownAt < b.knownAt ? -1 : Number(a.knownAt > b.knownAt)))) {
    const { line, period } = item;
    const lines = kinds.get(period.kind) ?? new Map<StatementLine, Column>();
    kinds.set(period.kind, lines);
    const column: Column = lines.get(line) ?? new Map<string, Cell>();
    lines.set(line, column);
    const cell = column.get(period.end);
    // The first filing names the period: the fiscal year as the company called it when it was its own.
    if (cell === undefined) column.set(period.end, { period, told: [item] });
    else cell.told.push(item);
  }
  const columnOf = (line: StatementLine, kind: PeriodKind): Column | undefined => kinds.get(kind)?.get(line);
  return {
    item: (line, kind, end, knownOn) =>
      columnOf(line, kind)
        ?.get(end)
        ?.told.findLast((item) => item.knownAt <= knownOn) ?? null,
    isRestated: ({ line, period, value }) => {
      const first = columnOf(line, period.kind)?.get(period.end)?.told[0];
      return first !== undefined && first.value !== value;
    },
    periods: (line, kind, knownOn) =>
      [...(columnOf(line, kind)?.values() ?? [])]
        .filter(({ told: [first] }) => first !== undefined && first.knownAt <= knownOn)
        .map(({ period }) => period)
        .toSorted((a, b) => (a.end < b.end ? -1 : 1)),
  };
}
