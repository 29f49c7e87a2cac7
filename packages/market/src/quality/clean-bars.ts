import type { BarColumns, BarSeries } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { Finding } from './validate-bars.ts';
import { validateBars } from './validate-bars.ts';

/** More bad rows than this and the whole body is not to be trusted. */
const tolerableShare = 0.01;
const tolerableRows = 2;

export interface CleanBars {
  readonly series: BarSeries;
  readonly findings: readonly Finding[];
}

function keepRows(columns: BarColumns, isKept: (row: number) => boolean): BarColumns {
  const keep = (column: Float64Array): Float64Array => column.filter((_, row) => isKept(row));
  return {
    time: keep(columns.time),
    open: keep(columns.open),
    high: keep(columns.high),
    low: keep(columns.low),
    close: keep(columns.close),
    volume: keep(columns.volume),
  };
}

/** The series without its unusable rows, or a refusal: too many of them, or a fault that spoils the whole. Never a repaired number. */
export function cleanBars(series: BarSeries, now: number): CleanBars {
  const findings = validateBars(series, now);
  const rows = series.columns.time.length;
  const refusal = findings.find((finding) => finding.severity === 'refuse');
  const dropped = new Set(findings.filter((finding) => finding.severity === 'drop').map((finding) => finding.row));
  const tooMany = dropped.size > Math.max(tolerableRows, rows * tolerableShare) || dropped.size === rows;
  if (refusal !== undefined || tooMany) {
    const why = refusal?.why ?? findings.find((finding) => finding.severity === 'drop')?.why ?? 'no rows';
    throw new PlumblineError('data-refused', `The prices of ${series.instrumentId} were refused: ${why}.`, {
      findings: findings.slice(0, 20),
    });
  }
  if (dropped.size === 0) return { series, findings };
  const isLastPartial = series.isLastPartial && !dropped.has(rows - 1);
  return {
    series: { ...series, columns: keepRows(series.columns, (row) => !dropped.has(row)), isLastPartial },
    findings,
  };
}
