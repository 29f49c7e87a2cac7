import { applyRepairs } from './apply-repairs.ts';
import type { BarTable } from './bar-table.ts';
import { at, pickRows } from './bar-table.ts';
import type { Finding } from './finding.ts';
import { priceFault } from './row-fault.ts';

const prices = ['open', 'high', 'low', 'close'] as const;
/** The prices of one bar lie nearer together than this. */
const widestRange = 5;
const factors = [100, 0.01, 1000, 0.001] as const;

function candidates(row: number): readonly Finding[] {
  return prices.flatMap((name) =>
    factors.map((factor): Finding => {
      const size = factor > 1 ? `${factor} times too small` : `${Math.round(1 / factor)} times too large`;
      return {
        row,
        kind: 'unit-100x',
        severity: 'warn',
        why: `${name} is ${size}; with that mended the row agrees with itself`,
        repair: [{ action: 'scale', columns: [name], factor, from: row, to: row }],
      };
    }),
  );
}

function mends(table: BarTable, finding: Finding): boolean {
  const alone = pickRows(table, [finding.row]);
  const repair = finding.repair?.map((one) => (one.action === 'scale' ? { ...one, from: 0, to: 0 } : one)) ?? [];
  applyRepairs(alone, { ...finding, row: 0, repair });
  const values = prices.map((name) => at(alone.columns[name], 0));
  const isClose = Math.max(...values) < widestRange * Math.min(...values);
  return isClose && priceFault(alone.columns, 0) === null;
}

/** Rows that contradict themselves because one price is in another unit: a hundredfold of that price alone makes them whole. */
export function findUnitCells(table: BarTable): readonly Finding[] {
  return [...table.columns.time.keys()].flatMap((row) => {
    const fault = priceFault(table.columns, row);
    if (fault?.[0] !== 'outside-range' && fault?.[0] !== 'high-below-low') return [];
    const fitting = candidates(row).filter((finding) => mends(table, finding));
    return fitting.length === 1 ? fitting : [];
  });
}
