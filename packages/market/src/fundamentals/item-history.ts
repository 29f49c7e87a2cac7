import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';

/** Versions of each item in the order they became public, by line, kind of period and last day. */
export type ItemHistory = ReadonlyMap<string, readonly StatementItem[]>;

export function historyKey(line: StatementLine, kind: StatementItem['period']['kind'], end: string): string {
  return `${line}|${kind}|${end}`;
}

export function itemHistory(items: readonly StatementItem[]): ItemHistory {
  const history = new Map<string, StatementItem[]>();
  for (const item of items) {
    const key = historyKey(item.line, item.period.kind, item.period.end);
    const versions = history.get(key);
    if (versions === undefined) history.set(key, [item]);
    else versions.push(item);
  }
  for (const versions of history.values()) versions.sort((a, b) => a.knownAt.localeCompare(b.knownAt));
  return history;
}

/** The version that was current on a date, or null when nothing had been published. */
export function versionAt(versions: readonly StatementItem[] | undefined, date: string): StatementItem | null {
  return versions?.findLast((item) => item.knownAt <= date) ?? null;
}
