import type { BarSeries } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
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
  if (time === previous) return ['duplicate', 'the same time stands twice'];
  if (time < previous) return ['out-of-order', 'the time is before the one above it'];
  return isFuture(time, now) ? ['future', 'the bar lies in the future'] : null;
}

/**
 * Everything wrong with the rows of a provider's series, each by itself. Order, duplicates and future bars mean that the whole is
 * not what it claims to be; a row without usable prices can be left out.
 */
export function validateBars(series: BarSeries, now: number): readonly Finding[] {
  const { columns } = series;
  const { time, open, high, low, close, volume } = columns;
  if ([open, high, low, close, volume].some((column) => column.length !== time.length)) {
    return [{ row: 0, kind: 'length-mismatch', severity: 'refuse', why: 'columns differ in length' }];
  }
  const findings: Finding[] = [];
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
