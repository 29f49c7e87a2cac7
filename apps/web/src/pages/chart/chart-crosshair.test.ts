import { expect, it } from 'vitest';
import { barBefore, createChannel, endOfBar, type BarEnd, type ChartTimes } from './chart-crosshair.ts';
import { axisTimes } from './chart-rows.ts';

const day = 86_400_000;
const hour = day / 24;
const at = (text: string): number => Date.parse(`${text}Z`);

function times(starts: readonly string[], length: number, zone: string | null): ChartTimes {
  const instants = Float64Array.from(starts, at);
  return { instants, onAxis: axisTimes(instants, zone), hasClock: zone !== null, length };
}

// A Thursday, a Friday and a Monday of New York, where it is five hours earlier.
const days = times(['2026-11-19T00:00', '2026-11-20T00:00', '2026-11-23T00:00'], day, null);
const hours = times(
  ['2026-11-19T14:30', '2026-11-19T20:30', '2026-11-20T14:30', '2026-11-20T20:30'],
  hour,
  'America/New_York',
);
const everyDay = times(
  ['2026-11-19T00:00', '2026-11-20T00:00', '2026-11-21T00:00', '2026-11-22T00:00', '2026-11-23T00:00'],
  day,
  null,
);
const utcHours = times(['2026-11-19T13:00', '2026-11-19T14:00', '2026-11-19T15:00'], hour, 'UTC');

const follow = (from: ChartTimes, index: number, to: ChartTimes): number | null => barBefore(to, endOfBar(from, index));

it('points from a day at its last hour, and from an hour at its day', () => {
  expect([0, 1].map((index) => follow(days, index, hours))).toEqual([1, 3]);
  expect([0, 1, 2, 3].map((index) => follow(hours, index, days))).toEqual([0, 0, 1, 1]);
  // Thursday evening, when it is Friday by the clock of the instants.
  const evening = times(['2026-11-20T00:30'], hour, 'America/New_York');
  expect(follow(evening, 0, days)).toBe(0);
});

it('never points at a bar that had not begun: not over a weekend either', () => {
  expect([0, 1, 2].map((index) => follow(days, index, everyDay))).toEqual([0, 1, 4]);
  expect([2, 3].map((index) => follow(everyDay, index, days))).toEqual([1, 1]);
});

it('holds hours of two markets together by the instant, not by their clocks', () => {
  expect(follow(hours, 0, utcHours)).toBe(2);
  expect([0, 2].map((index) => follow(utcHours, index, hours))).toEqual([null, 0]);
});

it('passes on to every chart where the crosshair is, until it leaves', () => {
  const link = createChannel<BarEnd | null>();
  const found: (readonly [number, BarEnd | null])[] = [];
  const stop = link.subscribe((by, end) => found.push([by, end]));
  const end = endOfBar(days, 0);
  link.publish(1, end);
  stop();
  link.publish(2, null);
  expect(found).toEqual([[1, end]]);
});
