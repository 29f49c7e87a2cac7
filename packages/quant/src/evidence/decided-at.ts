import { dayMs } from '@plumbline/model/date';
import type { Interval } from '@plumbline/model/bar';
import { barLength } from '../engine/strategy/bars-per-year.ts';
import type { EvidenceAsset } from './evidence-input.ts';

/** The shortest month is over after so long. */
const shortestMonth = 28 * dayMs;

function lengthOf({ time }: EvidenceAsset['bars'], interval: Interval): number {
  return Math.min(barLength(time, interval), interval === '1mo' ? shortestMonth : Number.POSITIVE_INFINITY);
}

/** When one bar is decided on. */
export function decidedAtRow({ bars, decidedAt: given }: EvidenceAsset, interval: Interval, row: number): number {
  return given?.[row] ?? bars.time[row] + lengthOf(bars, interval);
}

/** When each bar is decided on: as given, or at its end (of a month: after its shortest). Epoch ms, one per row. */
export function decidedAt({ bars, decidedAt: given }: EvidenceAsset, interval: Interval): Float64Array {
  if (given !== undefined) return given;
  const length = lengthOf(bars, interval);
  return bars.time.map((start) => start + length);
}
