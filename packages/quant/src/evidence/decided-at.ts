import type { Interval } from '@plumbline/model/bar';
import type { EvidenceAsset } from './evidence-input.ts';

const minute = 60_000;
const lengths: Readonly<Record<Interval, number>> = {
  '1m': minute,
  '5m': 5 * minute,
  '15m': 15 * minute,
  '1h': 60 * minute,
  '1d': 1_440 * minute,
  '1w': 7 * 1_440 * minute,
  '1mo': 28 * 1_440 * minute,
};

/** When one bar is decided on. */
export function decidedAtRow({ bars, decidedAt: given }: EvidenceAsset, interval: Interval, row: number): number {
  return given?.[row] ?? bars.time[row] + lengths[interval];
}

/** When each bar is decided on: as given, or at its end (of a month: after its shortest). Epoch ms, one per row. */
export function decidedAt({ bars, decidedAt: given }: EvidenceAsset, interval: Interval): Float64Array {
  return given ?? bars.time.map((start) => start + lengths[interval]);
}
