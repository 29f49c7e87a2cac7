import { dateOf } from '@plumbline/model/date';
import type { BarTable } from '../bar-table.ts';
import { at } from '../bar-table.ts';
import type { SeriesCheck } from '../check.ts';
import type { Finding } from '../finding.ts';

/** Equal bars in a row at the end: with a range of their own three are beyond chance, without one five. */
const leastWithRange = 3;
const leastFlat = 5;
/** Equal bars anywhere else, volume included. */
const leastInside = 4;

function isRepeat({ columns }: BarTable, row: number, isVolumeToo: boolean): boolean {
  const names = ['open', 'high', 'low', 'close'] as const;
  const isSame = names.every((name) => at(columns[name], row) === at(columns[name], row - 1));
  return isSame && (!isVolumeToo || at(columns.volume, row) === at(columns.volume, row - 1));
}

/** Rows [from, to] that all say the same; at least one row. */
function runEndingAt(table: BarTable, to: number, isVolumeToo: boolean): number {
  let from = to;
  while (from > 0 && isRepeat(table, from, isVolumeToo)) from--;
  return from;
}

function hasRange({ columns: { high, low } }: BarTable, row: number): boolean {
  return at(high, row) > at(low, row);
}

function finding(row: number, time: Float64Array, why: string): Finding {
  return { row, kind: 'stale-tail', severity: 'warn', why: `${dateOf(at(time, row))}: ${why}` };
}

/** A source that stopped and repeats its last bar: at the end, and inside where even the volume is repeated. */
export const checkStale: SeriesCheck = (table) => {
  const { time, volume } = table.columns;
  const last = time.length - 1;
  if (last < 1) return [];
  const tail = runEndingAt(table, last, false);
  const isStale = last - tail + 1 >= (hasRange(table, last) ? leastWithRange : leastFlat);
  const inside: Finding[] = [];
  let row = isStale ? tail - 1 : last;
  while (row > 0) {
    const from = runEndingAt(table, row, true);
    if (row - from + 1 >= leastInside && at(volume, row) > 0) {
      inside.push(finding(from + 1, time, `${row - from} rows repeat the row before them, volume included`));
    }
    row = Math.min(row - 1, from);
  }
  const stale = isStale ? [finding(tail + 1, time, `the last ${last - tail} rows repeat the row before them`)] : [];
  return [...inside.toReversed(), ...stale];
};
