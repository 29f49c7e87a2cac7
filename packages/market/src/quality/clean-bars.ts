import type { BarColumns, BarSeries } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { Finding } from './validate-bars.ts';
import { validateBars } from './validate-bars.ts';

/** More bad rows than this and the whole body is not to be trusted. */
const tolerableShare = 0.01;
const tolerableRows = 2;

/** Before this, price archives have long runs of days without an opening price; later such days are faults. */
const reliableFrom = Date.UTC(1995, 0, 1);

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

function isTooMany(bad: number, rows: number): boolean {
  return bad > Math.max(tolerableRows, rows * tolerableShare);
}

/** Where the old part of a series is full of unusable rows, the series begins after the last of them. */
function firstReliableRow(time: Float64Array, bad: readonly number[]): number {
  const early = bad.filter((row) => (time[row] ?? 0) < reliableFrom);
  const rows = time.findIndex((at) => at >= reliableFrom);
  return isTooMany(early.length, rows < 0 ? time.length : rows) ? (early.at(-1) ?? -1) + 1 : 0;
}

/** The series without its unusable rows, or a refusal: too many of them, or a fault that spoils the whole. Never a repaired number. */
export function cleanBars(series: BarSeries, now: number): CleanBars {
  const findings = validateBars(series, now);
  const { time } = series.columns;
  const rows = time.length;
  const refusal = findings.find((finding) => finding.severity === 'refuse');
  const bad = findings.filter((finding) => finding.severity === 'drop').map((finding) => finding.row);
  const firstRow = firstReliableRow(time, bad);
  const later = bad.filter((row) => row >= firstRow);
  const dropped = new Set([...Array(firstRow).keys(), ...later]);
  const tooMany = isTooMany(later.length, rows - firstRow) || dropped.size === rows;
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
