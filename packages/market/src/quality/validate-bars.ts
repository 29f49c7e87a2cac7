import type { BarSeries } from '@plumbline/model/bar';
import { dateOf, dayMs } from '@plumbline/model/date';
import type { Finding, FindingSeverity } from './finding.ts';
import { priceFault, volumeFault } from './row-fault.ts';
import type { RowFault } from './row-fault.ts';

/** Clocks disagree by minutes; a daily bar may carry the date of a market that is half a day ahead. */
const futureToleranceMs = 14 * 3_600_000;

export function isFuture(time: number, now: number): boolean {
  return time > now + futureToleranceMs;
}

function orderFault(time: number, previous: number, now: number): RowFault | null {
  if (!Number.isFinite(time)) return ['not-a-number', 'the time is not a number'];
  if (time < previous) return ['out-of-order', 'the time is before the one above it'];
  return isFuture(time, now) ? ['future', 'the bar lies in the future'] : null;
}

/** Rows of one time: the second goes where both say the same; where they differ nothing shows which is right, and both go. */
function duplicateFindings({ time, open, high, low, close, volume }: BarSeries['columns']): readonly Finding[] {
  const isSame = (row: number): boolean =>
    [open, high, low, close, volume].every((column) => Object.is(column[row], column[row - 1]));
  return [...time.keys()].flatMap((row): Finding[] => {
    const at = time[row];
    if (row === 0 || at === undefined || !Number.isFinite(at) || at !== time[row - 1]) return [];
    const tell = (place: number, why: string): Finding => ({
      row: place,
      kind: 'duplicate',
      severity: 'drop',
      why: `${dateOf(at)}: ${why}`,
    });
    if (isSame(row)) return [tell(row, 'the row stands twice')];
    const why = 'two rows of this time contradict each other';
    return [tell(row - 1, why), tell(row, why)];
  });
}

/** Rows too far apart for their interval: a source that thins out long histories serves months under the name of days. */
const coarsest: Readonly<Partial<Record<BarSeries['interval'], number>>> = {
  '1m': dayMs / 2,
  '5m': dayMs / 2,
  '15m': dayMs / 2,
  '1h': dayMs / 2,
  '1d': 5 * dayMs,
};
const fewestSteps = 8;

function coarseFindings({ columns: { time }, interval }: BarSeries): readonly Finding[] {
  const steps = time.slice(1).map((at, row) => at - (time[row] ?? at));
  const usual = steps.toSorted()[Math.floor(steps.length / 2)];
  const most = coarsest[interval];
  if (usual === undefined || most === undefined || steps.length < fewestSteps || !(usual > most)) return [];
  const days = Math.round(usual / dayMs);
  const why = `rows of ${interval} stand ${days} days apart, so they are bars of another length`;
  return [{ row: 0, kind: 'coarse-bars', severity: 'refuse', why }];
}

/**
 * Everything wrong with the rows of a provider's series, each by itself. Order, distance and future bars mean that the whole is
 * not what it claims to be; a row that stands twice or without usable prices can be left out.
 */
export function validateBars(series: BarSeries, now: number): readonly Finding[] {
  const { columns } = series;
  const { time, open, high, low, close, volume } = columns;
  if ([open, high, low, close, volume].some((column) => column.length !== time.length)) {
    return [{ row: 0, kind: 'length-mismatch', severity: 'refuse', why: 'columns differ in length' }];
  }
  const findings: Finding[] = [...coarseFindings(series), ...duplicateFindings(columns)];
  let previous = Number.NEGATIVE_INFINITY;
  time.forEach((at, row) => {
    const add = (fault: RowFault | null, severity: FindingSeverity): boolean => {
      if (fault === null) return false;
      const name = Number.isFinite(at) ? dateOf(at) : `row ${row}`;
      findings.push({ row, kind: fault[0], severity, why: `${name}: ${fault[1]}` });
      return true;
    };
    add(orderFault(at, previous, now), 'refuse');
    previous = at;
    if (!add(priceFault(columns, row), 'drop')) add(volumeFault(columns, row), 'drop');
  });
  return findings;
}
