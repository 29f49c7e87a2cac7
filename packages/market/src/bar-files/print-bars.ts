import { isIntraday, type BarSeries } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import type { Source } from '@plumbline/model/source';

const columnNames = ['open', 'high', 'low', 'close', 'volume'] as const;

function* rowsOf({ interval, columns }: BarSeries): Generator<readonly [time: string, ...numbers: (number | null)[]]> {
  for (const [i, time] of columns.time.entries()) {
    const numbers = columnNames.map((name) => columns[name][i] ?? Number.NaN);
    yield [
      isIntraday(interval) ? new Date(time).toISOString() : dateOf(time),
      ...numbers.map((number) => (Number.isFinite(number) ? number : null)),
    ];
  }
}

/** Bars as CSV, times first; an unknown volume is an empty cell. */
export function printCsv(series: BarSeries): string {
  const lines = [...rowsOf(series)].map((row) => row.map((cell) => cell ?? '').join(','));
  return `${['time', ...columnNames].join(',')}\n${lines.map((line) => `${line}\n`).join('')}`;
}

/** Bars as JSON with everything needed to read them: what, adjusted for what, in which currency, from whom. */
export function printJson(series: BarSeries, source: Source): string {
  const { instrumentId, interval, adjustment, currency, isLastPartial } = series;
  const bars = [...rowsOf(series)].map(([time, open, high, low, close, volume]) => ({
    time,
    open,
    high,
    low,
    close,
    volume,
  }));
  return `${JSON.stringify({ instrumentId, interval, adjustment, currency, isLastPartial, source, bars }, null, 2)}\n`;
}
