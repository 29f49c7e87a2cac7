import { addDays, dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { MacroSeries } from '@plumbline/model/macro-series';
import { normalAt } from './random.ts';
import { streamKey } from './stream-key.ts';
import { dayNumber, firstSimulatedDate } from './timeline.ts';

interface Process {
  readonly title: string;
  readonly unit: string;
  readonly mean: number;
  /** Share of the way back to the mean in one step, and the standard deviation of a step. */
  readonly pull: number;
  readonly step: number;
  readonly least: number;
}

/** A few rates of an economy that never was, drawn as values that wander around a mean. */
const daily: ReadonlyMap<string, Process> = new Map([
  ['DGS3MO', { title: 'Simulated 3-month rate', unit: 'Percent', mean: 2.4, pull: 0.002, step: 0.03, least: 0.02 }],
  ['DGS10', { title: 'Simulated 10-year rate', unit: 'Percent', mean: 3.2, pull: 0.003, step: 0.045, least: 0.3 }],
  ['DGS30', { title: 'Simulated 30-year rate', unit: 'Percent', mean: 3.6, pull: 0.003, step: 0.04, least: 0.5 }],
  ['VIXCLS', { title: 'Simulated volatility index', unit: 'Index', mean: 18, pull: 0.04, step: 1.1, least: 9 }],
]);

/** Monthly growth of the price index, and by how many days its publication follows the month. */
const inflation = { monthly: 0.0019, noise: 0.0016, publishedAfterDays: 14 } as const;

/** The first day of the epoch was a Thursday. */
const isWeekday = (date: string): boolean => ![0, 6].includes((dayNumber(date) + 4) % 7);

function wander(seed: number, seriesId: string, process: Process, today: string): MacroSeries {
  const key = streamKey(seed, 'macro', seriesId);
  const dates: string[] = [];
  const values: number[] = [];
  let level = process.mean;
  for (let date = firstSimulatedDate, day = 0; date < today; date = addDays(date, 1), day++) {
    level += process.pull * (process.mean - level) + process.step * normalAt(key, day);
    level = Math.max(process.least, level);
    if (!isWeekday(date)) continue;
    dates.push(date);
    values.push(Math.round(level * 100) / 100);
  }
  const { title, unit } = process;
  const known = { dates, knownAt: dates, values, isKnownAtAssumed: false, isRestricted: false };
  return { id: seriesId, title, unit, frequency: 'day', ...known };
}

function firstOfNext(month: string): string {
  return `${addDays(month, 31).slice(0, 7)}-01`;
}

function priceIndex(seed: number, seriesId: string, today: string): MacroSeries {
  const key = streamKey(seed, 'macro', seriesId);
  const dates: string[] = [];
  const knownAt: string[] = [];
  const values: number[] = [];
  let level = 100;
  for (let month = `${firstSimulatedDate.slice(0, 7)}-01`, row = 0; ; month = firstOfNext(month), row++) {
    const published = addDays(firstOfNext(month), inflation.publishedAfterDays);
    if (published > today) break;
    level *= 1 + inflation.monthly + inflation.noise * normalAt(key, row);
    dates.push(month);
    knownAt.push(published);
    values.push(Math.round(level * 1000) / 1000);
  }
  const title = 'Simulated consumer prices';
  const known = { dates, knownAt, values, isKnownAtAssumed: false, isRestricted: false };
  return { id: seriesId, title, unit: 'Index 2011-11=100', frequency: 'month', ...known };
}

/** A series of the simulated economy by the name FRED gives the real one; a later clock only appends. */
export function simulatedMacro(seed: number, seriesId: string, now: number): MacroSeries {
  const today = dateOf(now);
  if (seriesId === 'CPIAUCSL') return priceIndex(seed, seriesId, today);
  const process = daily.get(seriesId);
  if (process !== undefined) return wander(seed, seriesId, process, today);
  const known = [...daily.keys(), 'CPIAUCSL'].join(', ');
  throw new PlumblineError('not-covered', `The simulated economy has ${known} only, not ${seriesId.slice(0, 40)}.`);
}
