import type { BarColumns } from '@plumbline/model/bar';
import { stepAt, type BandStep } from '../research/first-screen/value-spread.ts';
import type { ChartMark } from './chart-marks.tsx';

/** How far reported earnings lie from those expected, as a share of these; null unless profits were expected and both are known. */
export function surpriseOf({ actual, expected }: Pick<ChartMark, 'actual' | 'expected'>): number | null {
  return actual === null || expected === null || expected <= 0 ? null : actual / expected - 1;
}

/** The value as it was known before the bar of an event and from it on; null where it did not change or one is unknown. */
export function valuesAround(
  band: readonly BandStep[],
  { time }: Pick<BarColumns, 'time'>,
  index: number,
): readonly [before: number, after: number] | null {
  const valueAt = (at: number | undefined): number | null =>
    at === undefined ? null : (stepAt(band, at)?.middle ?? null);
  const [before, after] = [valueAt(time[index - 1]), valueAt(time[index + 1] ?? time[index])];
  return before === null || after === null || before === after ? null : [before, after];
}
