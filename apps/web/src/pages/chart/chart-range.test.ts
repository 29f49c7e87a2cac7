import { expect, it } from 'vitest';
import type { ChartTimes } from './chart-crosshair.ts';
import { barsOfTime, shownTime } from './chart-range.ts';
import { axisTimes } from './chart-rows.ts';

const day = 86_400_000;
const hour = day / 24;
const at = (text: string): number => Date.parse(`${text}Z`);

function times(starts: readonly string[], length: number, zone: string | null): ChartTimes {
  const instants = Float64Array.from(starts, at);
  return { instants, onAxis: axisTimes(instants, zone), hasClock: zone !== null, length };
}

// Wednesday to Friday of New York, five hours behind, two hours of each day.
const days = times(['2026-11-18T00:00', '2026-11-19T00:00', '2026-11-20T00:00'], day, null);
const hours = times(
  [18, 19, 20].flatMap((date) => [`2026-11-${date}T14:30`, `2026-11-${date}T20:30`]),
  hour,
  'America/New_York',
);
const follow = (from: ChartTimes, shown: readonly [number, number], to: ChartTimes): unknown =>
  barsOfTime(to, shownTime(from, shown));

it('shows the hours of the days that another chart shows, and none of the evening before', () => {
  expect(follow(days, [1, 2], hours)).toEqual([2, 5]);
  expect(follow(days, [1, 1], hours)).toEqual([2, 3]);
  expect(follow(days, [0, 2], hours)).toEqual([0, 5]);
});

it('shows whole days for hours of them', () => {
  expect(follow(hours, [3, 5], days)).toEqual([1, 2]);
  expect(follow(hours, [0, 3], days)).toEqual([0, 1]);
  // Less than two bars cannot be looked at.
  expect(follow(hours, [4, 5], days)).toEqual([1, 2]);
});

it('shows the same bars of the same kind, and what there is where its own begin later', () => {
  expect(follow(days, [0, 1], days)).toEqual([0, 1]);
  const later = times(['2026-11-19T00:00', '2026-11-20T00:00'], day, null);
  expect(follow(days, [0, 2], later)).toEqual([0, 1]);
  expect(follow(days, [0, 0], later)).toBe(null);
});
