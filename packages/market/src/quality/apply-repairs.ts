import type { BarTable } from './bar-table.ts';
import { at, columnOf } from './bar-table.ts';
import type { Finding, Repair } from './finding.ts';

function scale(table: BarTable, repair: Extract<Repair, { action: 'scale' }>): void {
  for (const name of repair.columns) {
    const column = columnOf(table, name);
    if (column === undefined) continue;
    for (let row = repair.from; row <= repair.to; row++) column[row] = at(column, row) * repair.factor;
  }
}

function reorder(table: BarTable, repair: Extract<Repair, { action: 'reorder' }>): void {
  for (let row = repair.from; row <= repair.to; row++) {
    const values = repair.columns.map(([, from]) => at(columnOf(table, from) ?? new Float64Array(), row));
    repair.columns.forEach(([to], place) => {
      const column = columnOf(table, to);
      if (column !== undefined) column[row] = values[place] ?? Number.NaN;
    });
  }
}

/** Makes the repairs of one finding in place. Rows to drop and to sort are left to whoever holds the rows. */
export function applyRepairs(table: BarTable, { row, repair = [] }: Finding): void {
  for (const one of repair) {
    if (one.action === 'scale') scale(table, one);
    else if (one.action === 'reorder') reorder(table, one);
    else if (one.action === 'set') {
      const column = columnOf(table, one.column);
      if (column !== undefined) column[row] = one.value;
    }
  }
}
