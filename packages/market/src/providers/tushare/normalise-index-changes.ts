import type { InstrumentId } from '@plumbline/model/instrument';
import { parseInstrumentId } from '@plumbline/model/instrument';
import type { IndexChange } from '../../index-change.ts';
import type { TushareRow } from './read-table.ts';
import { dateIn } from './read-table.ts';

/** A list that misses members would make them leave and come back. */
const leastShare = 0.99;

function memberOf(row: TushareRow): InstrumentId | null {
  const [, code, venue] = /^(\d{6})\.(SH|SZ|BJ)$/.exec(String(row.con_code ?? '')) ?? [];
  return code === undefined ? null : parseInstrumentId(`${venue}:${code}`);
}

/** Members by the day of the list, oldest first; lists that are not whole are left out. */
function wholeLists(
  rows: readonly TushareRow[],
  members: number,
): readonly (readonly [string, ReadonlySet<InstrumentId>])[] {
  const lists = new Map<string, Set<InstrumentId>>();
  for (const row of rows) {
    const date = dateIn(row, 'trade_date');
    const member = memberOf(row);
    if (date !== null && member !== null) lists.set(date, (lists.get(date) ?? new Set()).add(member));
  }
  return [...lists]
    .filter(([, list]) => list.size >= members * leastShare && list.size <= members)
    .toSorted(([a], [b]) => a.localeCompare(b));
}

/**
 * Rows of index_weight (lists of all members, a month or less apart) → who was on a list and not on the one before, and the other
 * way round. The day itself is not told, so both lists are named. members: how many the index has.
 */
export function normaliseIndexChanges(rows: readonly TushareRow[], members: number): readonly IndexChange[] {
  const lists = wholeLists(rows, members);
  return lists.flatMap(([date, list], place): readonly IndexChange[] => {
    const [after, before] = lists[place - 1] ?? [];
    if (after === undefined || before === undefined) return [];
    const told = { date, knownAt: date, after };
    return [
      ...[...list].filter((id) => !before.has(id)).map((instrumentId) => ({ instrumentId, isJoining: true, ...told })),
      ...[...before].filter((id) => !list.has(id)).map((instrumentId) => ({ instrumentId, isJoining: false, ...told })),
    ];
  });
}
