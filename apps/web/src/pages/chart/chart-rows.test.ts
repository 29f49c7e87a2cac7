import { timeOf } from '@plumbline/model/date';
import { expect, it } from 'vitest';
import {
  alignColumn,
  axisTimes,
  betweenWhole,
  cutBars,
  firstFrom,
  fromScale,
  indexOfDate,
  onScale,
} from './chart-rows.ts';
import { readSettings } from './chart-settings.ts';

const column = (...values: number[]): Float64Array => Float64Array.from(values);

it('puts another series at the bars of the same day, and nothing where it has none', () => {
  expect(alignColumn(column(1, 2, 4), column(1, 3, 4), column(10, 30, 40))).toEqual(column(10, Number.NaN, 40));
});

it('counts relative scales from the first price in range', () => {
  const values = column(Number.NaN, 50, 75);
  expect(firstFrom(values, 0)).toBe(50);
  expect(onScale(column(50, 75), 'percent', 50)).toEqual(column(0, 0.5));
  expect(onScale(column(50, 75), 'indexed', 50)).toEqual(column(100, 150));
  expect(onScale(values, 'log', 50)).toBe(values);
  expect([fromScale(0.5, 'percent', 50), fromScale(150, 'indexed', 50), fromScale(75, 'log', 50)]).toEqual([
    75, 75, 75,
  ]);
});

it('places what lies between two bars, though the chart knows whole bars alone', () => {
  // As the library has it: parts of a bar are at its left edge, whatever they are.
  const x = (whole: number): number => (Number.isInteger(whole) ? 40 + whole * 8 : 0);
  expect([-1, 0, 2.25, -0.5].map((index) => betweenWhole(x, index))).toEqual([32, 40, 58, 36]);
});

it('shows a replay the bars so far, closed, and never fewer than two', () => {
  // No two columns alike, so that none can stand for another.
  const full = {
    columns: {
      time: column(10, 20, 30, 40),
      open: column(1, 2, 3, 4),
      high: column(5, 6, 7, 8),
      low: column(0.1, 0.2, 0.3, 0.4),
      close: column(1.5, 2.5, 3.5, 4.5),
      volume: column(100, 200, 300, 400),
    },
    decimals: 2,
    currency: 'USD',
    simulated: true,
    status: 'fresh',
    isLastPartial: true,
    asOf: '2026-11-20',
    source: { title: 'x' },
    insteadOf: null,
  } as const;
  const three = {
    time: column(10, 20, 30),
    open: column(1, 2, 3),
    high: column(5, 6, 7),
    low: column(0.1, 0.2, 0.3),
    close: column(1.5, 2.5, 3.5),
    volume: column(100, 200, 300),
  };
  const closed = { ...full, columns: three, isLastPartial: false, asOf: '1970-01-01' };
  // Between two bars, and on the very start of one.
  expect(cutBars(full, 35)).toEqual(closed);
  expect(cutBars(full, 30)).toEqual(closed);
  const two = Object.fromEntries(Object.entries(three).map(([name, values]) => [name, values.subarray(0, 2)]));
  for (const at of [29, 10, 0, -5]) expect(cutBars(full, at)).toEqual({ ...closed, columns: two });
  expect(cutBars(full, 40)).toBe(full);
});

it('divides by those that are compared, and keeps the scale of the price beside a ratio alone', () => {
  const settings = readSettings({ with: 'US:AMD,US:INTC', ratio: 'US:AMD,US:NONE', scale: 'log' });
  expect([settings.compared, settings.ratios, settings.scale]).toEqual([['US:AMD', 'US:INTC'], ['US:AMD'], 'percent']);
  expect(readSettings({ with: 'US:AMD', ratio: 'US:AMD', scale: 'log' }).scale).toBe('log');
});

it('shows instants by the clock of the market, in summer and in winter', () => {
  const times = column(Date.UTC(2026, 6, 1, 13, 30), Date.UTC(2026, 10, 20, 14, 30));
  const shown = [...axisTimes(times, 'America/New_York')].map((time) =>
    new Date(time * 1000).toISOString().slice(11, 16),
  );
  expect(shown).toEqual(['09:30', '09:30']);
  expect([...axisTimes(column(86_400_000), null)]).toEqual([86_400]);
});

it('compares on relative scales alone, and takes what it does not know for the usual', () => {
  expect(readSettings({ with: 'US:AMD,x,US:AMD', scale: 'log' })).toMatchObject({
    compared: ['US:AMD'],
    scale: 'percent',
  });
  expect(readSettings({ interval: '2d', style: 'pie' })).toMatchObject({
    interval: '1d',
    style: 'candles',
    range: '1Y',
  });
});

it('puts an event at the bar of its day, of several days at the one that holds it, and a day to come at none', () => {
  const days = Float64Array.from(['2026-11-19', '2026-11-20', '2026-11-23'], timeOf);
  const on = (date: string): number => indexOfDate(date, days, '1d', '2026-11-23');
  // A Saturday is told with the Monday that trades on it.
  expect(['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-24'].map(on)).toEqual([1, 2, 2, -1]);
  const weeks = Float64Array.from(['2026-11-09', '2026-11-16', '2026-11-23'], timeOf);
  const within = (date: string): number => indexOfDate(date, weeks, '1w', '2026-11-25');
  expect(['2026-11-16', '2026-11-18', '2026-11-22', '2026-11-24'].map(within)).toEqual([1, 1, 1, 2]);
  // Its week has a bar, its day has not traded yet.
  expect(within('2026-11-26')).toBe(-1);
});
