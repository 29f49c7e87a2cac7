import type { Interval } from '@plumbline/model/bar';
import { medianOf } from '../quality/steps.ts';

const minute = 60_000;
const day = 1440 * minute;
const bounds: readonly (readonly [above: number, interval: Interval])[] = [
  [20 * day, '1mo'],
  [5 * day, '1w'],
  [0.9 * day, '1d'],
  [50 * minute, '1h'],
  [12 * minute, '15m'],
  [4 * minute, '5m'],
  [0, '1m'],
];

/** The interval of bars by the usual distance of their times; a single bar is taken for a day. */
export function findInterval(time: Float64Array): Interval {
  const sorted = time.filter(Number.isFinite).toSorted();
  const steps = sorted.subarray(1).map((value, row) => value - (sorted[row] ?? value));
  const usual = medianOf(steps.filter((step) => step > 0));
  if (Number.isNaN(usual)) return '1d';
  return bounds.find(([above]) => usual > above)?.[1] ?? '1m';
}
