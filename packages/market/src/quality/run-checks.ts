import { applyRepairs } from './apply-repairs.ts';
import type { BarTable } from './bar-table.ts';
import { pickRows } from './bar-table.ts';
import type { CheckContext, SeriesCheck } from './check.ts';
import { checkCopiedRows } from './checks/copied-row.ts';
import { checkDividends } from './checks/dividends.ts';
import { checkPartialBar } from './checks/partial-bar.ts';
import { checkSessions } from './checks/sessions.ts';
import { checkSpikes } from './checks/spike.ts';
import { checkListedSplits } from './checks/splits.ts';
import { checkStale } from './checks/stale-tail.ts';
import { checkUnits } from './checks/unit-100x.ts';
import { checkUnlistedSplits } from './checks/unlisted-split.ts';
import type { Finding, Repair } from './finding.ts';

/** In this order: units before splits before dividends, so that each looks at prices already mended. */
const checks: readonly SeriesCheck[] = [
  checkUnits,
  checkListedSplits,
  checkUnlistedSplits,
  checkDividends,
  checkSpikes,
  checkCopiedRows,
  checkStale,
  checkPartialBar,
  checkSessions,
];

export interface CheckedRows {
  /** Numbered as in the table that was given. */
  readonly findings: readonly Finding[];
  /** The usable rows, mended where a rule proves how. */
  readonly table: BarTable;
}

function renumber(finding: Finding, rowOf: (row: number) => number): Finding {
  const repair = finding.repair?.map((one): Repair => {
    if (one.action !== 'scale' && one.action !== 'reorder') return one;
    const [a, b] = [rowOf(one.from), rowOf(one.to)];
    return { ...one, from: Math.min(a, b), to: Math.max(a, b) };
  });
  return { ...finding, row: rowOf(finding.row), ...(repair !== undefined && { repair }) };
}

/** Runs every check over the usable rows of a table, named in ascending time. A jump that another check explains is not told twice. */
export function runChecks(given: BarTable, rows: readonly number[], context: CheckContext): CheckedRows {
  const table = pickRows(given, rows);
  const findings: Finding[] = [];
  const explained = new Set<number>();
  for (const check of checks) {
    for (const found of check(table, context)) {
      if (found.kind === 'spike' && explained.has(found.row)) continue;
      applyRepairs(table, found);
      findings.push(found);
      explained.add(found.row);
    }
  }
  return { findings: findings.map((found) => renumber(found, (row) => rows[row] ?? row)), table };
}
