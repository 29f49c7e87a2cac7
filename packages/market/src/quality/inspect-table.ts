import { dateOf } from '@plumbline/model/date';
import { applyRepairs } from './apply-repairs.ts';
import type { BarTable } from './bar-table.ts';
import { at, pickRows } from './bar-table.ts';
import type { CheckContext } from './check.ts';
import { findSwappedColumns } from './column-order.ts';
import type { Finding } from './finding.ts';
import { priceFault, volumeFault } from './row-fault.ts';
import type { RowFault } from './row-fault.ts';
import { runChecks } from './run-checks.ts';
import { findUnitCells } from './unit-cells.ts';
import { isFuture } from './validate-bars.ts';

export interface Inspected {
  /** Rows numbered as in the file, from 0. */
  readonly findings: readonly Finding[];
  /** The rows that can be used, oldest first, mended where a rule proves how. */
  readonly table: BarTable;
}

/** Newest first is as good an order as oldest first. */
function isDescending(time: Float64Array): boolean {
  const down = time.filter((value, row) => row > 0 && value < at(time, row - 1)).length;
  return down > time.length / 2;
}

function orderFindings({ columns: { time } }: BarTable): readonly Finding[] {
  const sign = isDescending(time) ? -1 : 1;
  let furthest = Number.NEGATIVE_INFINITY;
  return [...time.keys()].flatMap((row): Finding[] => {
    const value = at(time, row) * sign;
    if (!(value < furthest)) {
      if (Number.isFinite(value)) furthest = value;
      return [];
    }
    const why = `${dateOf(at(time, row))}: the row stands out of order`;
    return [{ row, kind: 'out-of-order', severity: 'warn', why, repair: [{ action: 'sort' }] }];
  });
}

function isSameRow(table: BarTable, a: number, b: number): boolean {
  const { open, high, low, close, volume } = table.columns;
  return [open, high, low, close, volume].every((column) => Object.is(at(column, a), at(column, b)));
}

/** Rows of one time: the first stays. Where they differ nothing shows which is right, and both are left out. */
function duplicateFindings(table: BarTable): readonly Finding[] {
  const { time } = table.columns;
  const firstOf = new Map<number, number>();
  return [...time.keys()].flatMap((row): Finding[] => {
    const value = at(time, row);
    const first = firstOf.get(value);
    if (!Number.isFinite(value)) return [];
    if (first === undefined) {
      firstOf.set(value, row);
      return [];
    }
    const name = dateOf(value);
    if (isSameRow(table, first, row)) {
      const why = `${name}: the row stands twice`;
      return [{ row, kind: 'duplicate', severity: 'drop', why, repair: [{ action: 'drop' }] }];
    }
    const why = `${name}: two rows of this time contradict each other`;
    return [first, row].map((one) => ({ row: one, kind: 'duplicate', severity: 'drop', why }));
  });
}

function rowFinding(table: BarTable, row: number, now: number): Finding | null {
  const time = at(table.columns.time, row);
  const tell = (fault: RowFault | null): Finding | null =>
    fault === null
      ? null
      : {
          row,
          kind: fault[0],
          severity: 'drop',
          why: `${Number.isFinite(time) ? dateOf(time) : 'no date'}: ${fault[1]}`,
        };
  if (!Number.isFinite(time)) return tell(['not-a-number', 'the time is missing or cannot be read']);
  if (isFuture(time, now)) return tell(['future', 'the row lies in the future']);
  return tell(priceFault(table.columns, row)) ?? tell(volumeFault(table.columns, row));
}

/** An unfinished session shows first in a last row without prices or with prices that contradict each other. */
function asPartial(finding: Finding, lastRow: number): readonly Finding[] {
  const kinds: readonly string[] = ['not-a-number', 'outside-range', 'high-below-low'];
  if (finding.row !== lastRow || !kinds.includes(finding.kind)) return [finding];
  return [finding, { ...finding, kind: 'partial-bar', why: `${finding.why}; the last session had not ended` }];
}

/** Everything wrong with bars from a file, in any order: columns, order, rows, then the series as a whole. */
export function inspectTable(given: BarTable, context: CheckContext): Inspected {
  const all = [...given.columns.time.keys()];
  const table = pickRows(given, all);
  const swapped = findSwappedColumns(table);
  for (const finding of swapped) applyRepairs(table, finding);
  const cells = findUnitCells(table);
  for (const finding of cells) applyRepairs(table, finding);
  const { time } = table.columns;
  const latest = time.reduce((max, value) => (value > max && !isFuture(value, context.now) ? value : max), 0);
  const lastRow = time.lastIndexOf(latest);
  const rowFindings = all.flatMap((row) => rowFinding(table, row, context.now) ?? []);
  const duplicates = duplicateFindings(table);
  const left = new Set([...rowFindings, ...duplicates].map(({ row }) => row));
  const usable = all.filter((row) => !left.has(row)).toSorted((a, b) => at(time, a) - at(time, b));
  const present = new Set(time);
  const checked = runChecks(table, usable, { ...context, present });
  const dropped = new Set(checked.findings.filter(({ severity }) => severity === 'drop').map(({ row }) => row));
  const findings = [
    ...swapped,
    ...cells,
    ...orderFindings(table),
    ...duplicates,
    ...rowFindings.flatMap((finding) => asPartial(finding, lastRow)),
    ...checked.findings,
  ];
  return {
    findings: findings.toSorted((a, b) => a.row - b.row),
    table: pickRows(
      checked.table,
      usable.flatMap((row, place) => (dropped.has(row) ? [] : [place])),
    ),
  };
}
