import { addDays, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { MacroFrequency, MacroSeries } from '@plumbline/model/macro-series';
import { weekdayOf } from '@plumbline/model/time-zone';
import type { ObservationsBody, SeriesBody } from './schema.ts';

const frequencies: ReadonlyMap<string, MacroFrequency> = new Map([
  ['D', 'day'],
  ['W', 'week'],
  ['BW', 'week'],
  ['M', 'month'],
  ['Q', 'quarter'],
  ['SA', 'year'],
  ['A', 'year'],
]);

export type SeriesInfo = SeriesBody['seriess'][number];

export function seriesInfo(body: SeriesBody, seriesId: string): SeriesInfo {
  const found = body.seriess[0];
  if (found === undefined) throw new PlumblineError('not-covered', `FRED has no series ${seriesId}.`);
  if (found.id === seriesId) return found;
  throw new PlumblineError('data-refused', `FRED was asked for ${seriesId} and answered for ${found.id}.`);
}

export function frequencyOf({ id, frequency_short: short }: SeriesInfo): MacroFrequency {
  const found = frequencies.get(short);
  if (found === undefined)
    throw new PlumblineError('not-covered', `FRED gives ${id} with a frequency we do not know: ${short}.`);
  return found;
}

/** Days from the first day of a period to the day by which its value is surely out, where the source does not say. */
const assumedDays: Readonly<Record<MacroFrequency, number>> = { day: 1, week: 7, month: 62, quarter: 153, year: 457 };

function assumedKnownAt(date: string, frequency: MacroFrequency): string {
  const day = addDays(date, assumedDays[frequency]);
  const weekday = weekdayOf(timeOf(day));
  return addDays(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}

/** Observations → the series. With versions each value counts as known from the day it first was current. */
export function normaliseSeries(info: SeriesInfo, body: ObservationsBody, hasVersions: boolean): MacroSeries {
  const frequency = frequencyOf(info);
  if (body.count > body.observations.length) {
    throw new PlumblineError(
      'data-refused',
      `FRED announces ${body.count} values of ${info.id} and gives ${body.observations.length}.`,
    );
  }
  const rows = body.observations.flatMap(({ date, realtime_start: since, value }) =>
    value === '.'
      ? []
      : [{ date, value: Number(value), knownAt: hasVersions ? since : assumedKnownAt(date, frequency) }],
  );
  if (rows.length === 0) throw new PlumblineError('provider-empty', `FRED has no values of ${info.id}.`);
  // A value cannot have been known before the period it speaks of began.
  const sane = rows.filter((row) => row.knownAt >= row.date);
  const sorted = sane.toSorted((a, b) => a.date.localeCompare(b.date) || a.knownAt.localeCompare(b.knownAt));
  return {
    id: info.id,
    title: info.title,
    unit: info.units,
    frequency,
    dates: sorted.map((row) => row.date),
    knownAt: sorted.map((row) => row.knownAt),
    values: sorted.map((row) => row.value),
    isKnownAtAssumed: !hasVersions,
    isRestricted: /copyright/i.test(info.notes ?? ''),
  };
}
