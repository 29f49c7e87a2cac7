import type { BarSeries } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';

export type FindingKind =
  | 'length-mismatch'
  | 'not-a-number'
  | 'not-positive'
  | 'high-below-low'
  | 'outside-range'
  | 'negative-volume'
  | 'out-of-order'
  | 'duplicate'
  | 'future'
  | 'spike';

/** `refuse` spoils the whole series, `drop` only its row, `warn` is worth telling. */
export type FindingSeverity = 'refuse' | 'drop' | 'warn';

export interface Finding {
  readonly row: number;
  readonly kind: FindingKind;
  readonly severity: FindingSeverity;
  readonly why: string;
}

/** Clocks disagree by minutes; a daily bar may carry the date of a market that is half a day ahead. */
const futureToleranceMs = 14 * 3_600_000;

/** Prices carry four to six digits; beyond that a close outside its range is rounding. */
const rangeTolerance = 1e-6;

/** A hundredfold step is a wrong unit (pence for pounds) or a missed split, hardly a price. */
const spikeRatio = 50;

function priceFinding(prices: readonly number[]): readonly [FindingKind, string] | null {
  const [open, high, low, close] = prices;
  if (open === undefined || high === undefined || low === undefined || close === undefined) return null;
  if (!prices.every(Number.isFinite)) return ['not-a-number', 'a price is missing or not a number'];
  if (Math.min(...prices) <= 0) return ['not-positive', 'a price is zero or negative'];
  if (high < low) return ['high-below-low', `high ${high} is below low ${low}`];
  const slack = rangeTolerance * close;
  if (Math.max(open, close) > high + slack || Math.min(open, close) < low - slack) {
    return ['outside-range', `open ${open} or close ${close} lies outside ${low} to ${high}`];
  }
  return null;
}

function orderFinding(time: number, previous: number, now: number): readonly [FindingKind, string] | null {
  if (!Number.isFinite(time)) return ['not-a-number', 'the time is not a number'];
  if (time === previous) return ['duplicate', 'the same time stands twice'];
  if (time < previous) return ['out-of-order', 'the time is before the one above it'];
  if (time > now + futureToleranceMs) return ['future', 'the bar lies in the future'];
  return null;
}

/**
 * Everything wrong with a series, row by row. Order, duplicates and future bars mean that the whole is not what it claims to be;
 * a row without usable prices can be left out; a hundredfold step is shown.
 */
export function validateBars(series: BarSeries, now: number): readonly Finding[] {
  const { time, open, high, low, close, volume } = series.columns;
  const columns = [open, high, low, close, volume];
  if (columns.some((column) => column.length !== time.length)) {
    return [{ row: 0, kind: 'length-mismatch', severity: 'refuse', why: 'columns differ in length' }];
  }
  const findings: Finding[] = [];
  let previousTime = Number.NEGATIVE_INFINITY;
  let previousClose = Number.NaN;
  time.forEach((at, row) => {
    const add = (found: readonly [FindingKind, string] | null, severity: FindingSeverity): boolean => {
      if (found === null) return false;
      findings.push({
        row,
        kind: found[0],
        severity,
        why: `${Number.isFinite(at) ? dateOf(at) : `row ${row}`}: ${found[1]}`,
      });
      return true;
    };
    add(orderFinding(at, previousTime, now), 'refuse');
    previousTime = at;
    const prices = [open, high, low, close].map((column) => column[row] ?? Number.NaN);
    if (add(priceFinding(prices), 'drop')) return;
    if ((volume[row] ?? 0) < 0) add(['negative-volume', `volume ${volume[row]} is negative`], 'drop');
    const step = (close[row] ?? Number.NaN) / previousClose;
    if (step > spikeRatio || step < 1 / spikeRatio) {
      add(
        ['spike', `close moves ${step > 1 ? 'up' : 'down'} by a factor of ${Math.round(step > 1 ? step : 1 / step)}`],
        'warn',
      );
    }
    previousClose = close[row] ?? Number.NaN;
  });
  return findings;
}
