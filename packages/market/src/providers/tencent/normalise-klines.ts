import type { Interval } from '@plumbline/model/bar';
import type { Instrument } from '@plumbline/model/instrument';
import type { ListedRow } from '../listed/listed-row.ts';
import { dayTime } from '../listed/listed-row.ts';
import { readLocalTime } from '../listed/local-time.ts';
import { zones } from '../listed/zone.ts';
import { barMs } from '../venue/bar-time.ts';
import type { KlineRow } from './schema.ts';

function placeOf(text: string, instrument: Instrument, interval: Interval): { date: string; time: number } {
  if (interval === '1d' || interval === '1w' || interval === '1mo')
    return { date: text, time: dayTime(text, 'Tencent') };
  // Minutes are named by their end: the first five of a day are 09:35.
  const { date, at } = readLocalTime(text, zones[instrument.market], 'Tencent');
  return { date, time: at - barMs(interval) };
}

/** Rows `date, OPEN, CLOSE, HIGH, LOW, volume` → bars. `unit` is how many shares one unit of volume is; null leaves it unknown. */
export function normaliseKlines(
  rows: readonly KlineRow[],
  instrument: Instrument,
  interval: Interval,
  unit: number | null,
): readonly ListedRow[] {
  return rows.map(([when, open, close, high, low, volume]) => ({
    ...placeOf(when, instrument, interval),
    open: Number(open),
    high: Number(high),
    low: Number(low),
    close: Number(close),
    volume: unit === null ? Number.NaN : Math.round(Number(volume) * unit),
  }));
}
