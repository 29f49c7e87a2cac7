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

function keyOf(line: StatementLine, kind: PeriodKind, end: string): string {
  return `${line} ${kind} ${end}`;
}

/**
 * Sorts items by what they speak of and when they became public. Nothing published after `asOf` enters, so no later
 * restatement can reach a report about the past.
 */
export function createStatementTable(items: readonly StatementItem[], asOf: string): StatementTable {
  const cells = new Map<string, StatementItem[]>();
  const columns = new Map<string, Map<string, Period>>();
  const known = items.filter((item) => item.knownAt <= asOf && item.period.end <= asOf && Number.isFinite(item.value));
  for (const item of known.toSorted((a, b) => (a.knownAt < b.knownAt ? -1 : Number(a.knownAt > b.knownAt)))) {
    const { line, period } = item;
    const key = keyOf(line, period.kind, period.end);
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [item]);
    else cell.push(item);
    const column = columns.get(`${line} ${period.kind}`) ?? new Map<string, Period>();
    // The first filing names the period: the fiscal year as the company called it when it was its own.
    if (!column.has(period.end)) column.set(period.end, period);
    columns.set(`${line} ${period.kind}`, column);
  }
  const find = (line: StatementLine, kind: PeriodKind, end: string, knownOn: string): StatementItem | null =>
    cells.get(keyOf(line, kind, end))?.findLast((item) => item.knownAt <= knownOn) ?? null;
  return {
    item: find,
    isRestated: (item) => {
      const first = cells.get(keyOf(item.line, item.period.kind, item.period.end))?.[0];
      return first !== undefined && first.value !== item.value;
    },
    periods: (line, kind, knownOn) =>
      [...(columns.get(`${line} ${kind}`)?.values() ?? [])]
        .filter((period) => find(line, kind, period.end, knownOn) !== null)
        .toSorted((a, b) => (a.end < b.end ? -1 : 1)),
  };
}
