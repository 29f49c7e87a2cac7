import { addDays, dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { MacroSeries } from '@plumbline/model/macro-series';
import { normalAt } from './random.ts';
import { streamKey } from './stream-key.ts';
import { dayNumber, firstSimulatedDate } from './timeline.ts';

interface Process {
  readonly titles: LocalText;
  readonly unit: string;
  readonly mean: number;
  /** Share of the way back to the mean in one step, and the standard deviation of a step. */
  readonly pull: number;
  readonly step: number;
  readonly least: number;
}

/** A few rates of an economy that never was, drawn as values that wander around a mean. */
const daily: ReadonlyMap<string, Process> = new Map([
  [
    'DGS3MO',
    {
      titles: localText('Simulated 3-month rate', '合成三个月期利率', '合成三個月期利率'),
      unit: 'Percent',
      mean: 2.4,
      pull: 0.002,
      step: 0.03,
      least: 0.02,
    },
  ],
  [
    'DGS10',
    {
      titles: localText('Simulated 10-year rate', '合成十年期利率', '合成十年期利率'),
      unit: 'Percent',
      mean: 3.2,
      pull: 0.003,
      step: 0.045,
      least: 0.3,
    },
  ],
  [
    'DGS30',
    {
      titles: localText('Simulated 30-year rate', '合成三十年期利率', '合成三十年期利率'),
      unit: 'Percent',
      mean: 3.6,
      pull: 0.003,
      step: 0.04,
      least: 0.5,
    },
  ],
  [
    'VIXCLS',
    {
      titles: localText('Simulated volatility index', '合成波动率指数', '合成波幅指數'),
      unit: 'Index',
      mean: 18,
      pull: 0.04,
      step: 1.1,
      least: 9,
    },
  ],
]);

/** Monthly growth of the price index, and by how many days its publication follows the month. */
const inflation = { monthly: 0.0019, noise: 0.0016, publishedAfterDays: 14 } as const;

const pricesTitle = localText('Simulated consumer prices', '合成消费者价格', '合成消費物價');

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
  const { titles, unit } = process;
  const known = { dates, knownAt: dates, values, isKnownAtAssumed: false, isRestricted: false };
  return { id: seriesId, title: titles.en, unit, frequency: 'day', ...known };
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
  const known = { dates, knownAt, values, isKnownAtAssumed: false, isRestricted: false };
  return { id: seriesId, title: pricesTitle.en, unit: 'Index 2011-11=100', frequency: 'month', ...known };
}

/** What a series of the simulated economy is called. */
export function simulatedMacroTitle(seriesId: string): LocalText {
  return daily.get(seriesId)?.titles ?? pricesTitle;
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
