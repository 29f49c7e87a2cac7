import { emptyColumns, sliceColumns } from '@plumbline/model/bar';
import type { BarColumns, Interval } from '@plumbline/model/bar';
import type { Session } from '@plumbline/model/market';
import type { DayBar } from './minute-path.ts';
import { minutePath } from './minute-path.ts';
import type { PricePath } from './price-path.ts';
import { readAt } from './read-at.ts';
import { streamKey } from './stream-key.ts';
import type { Timeline } from './timeline.ts';

const minuteMs = 60_000;

/** Minutes per intraday bar. */
export const intradayMinutes: Partial<Readonly<Record<Interval, number>>> = { '1m': 1, '5m': 5, '15m': 15, '1h': 60 };

/** How many sessions back intraday bars are told. */
export const intradaySessions = 60;

export function dayBarAt(columns: BarColumns, index: number): DayBar {
  return {
    open: readAt(columns.open, index),
    high: readAt(columns.high, index),
    low: readAt(columns.low, index),
    close: readAt(columns.close, index),
    volume: readAt(columns.volume, index),
  };
}

/** The minutes of one bar of a path that have begun by `now`, or all of them. */
export function minutesOfBar(
  path: PricePath,
  timeline: Timeline,
  decimals: number,
  seed: number,
  bar: number,
): BarColumns {
  const t = readAt(path.session, bar);
  const session = readAt(timeline.sessions, t);
  const key = streamKey(seed, 'minutes', path.instrument.id, session.date);
  const minutes = minutePath(session, dayBarAt(path.columns, bar), decimals, key);
  const begun = minutes.time.findIndex((time) => time > timeline.now);
  return begun < 0 ? minutes : sliceColumns(minutes, 0, begun);
}

/** Joins minutes to longer bars, counted from the open and anew after each break. */
export function joinMinutes(minutes: BarColumns, session: Session, length: number): BarColumns {
  const bars = emptyColumns(minutes.time.length);
  let count = 0;
  let current = Number.NaN;
  for (let i = 0; i < minutes.time.length; i++) {
    const at = readAt(minutes.time, i);
    const origin = stretchStart(session, at);
    const start = origin + Math.floor((at - origin) / (length * minuteMs)) * length * minuteMs;
    if (start !== current) {
      current = start;
      bars.time[count] = start;
      bars.open[count] = readAt(minutes.open, i);
      bars.high[count] = readAt(minutes.high, i);
      bars.low[count] = readAt(minutes.low, i);
      bars.volume[count] = 0;
      count++;
    }
    const bar = count - 1;
    bars.high[bar] = Math.max(readAt(bars.high, bar), readAt(minutes.high, i));
    bars.low[bar] = Math.min(readAt(bars.low, bar), readAt(minutes.low, i));
    bars.close[bar] = readAt(minutes.close, i);
    bars.volume[bar] = readAt(bars.volume, bar) + readAt(minutes.volume, i);
  }
  return sliceColumns(bars, 0, count);
}

function stretchStart(session: Session, at: number): number {
  let start = session.openAt;
  for (const pause of session.breaks) if (at >= pause.endAt) start = Math.max(start, pause.endAt);
  return start;
}

/** When trading next stops: at a pause or at the close. */
export function stretchEnd({ breaks, closeAt }: Session, at: number): number {
  return breaks.find(({ startAt }) => at < startAt)?.startAt ?? closeAt;
}

/** Columns one after another, oldest first. */
export function concatColumns(parts: readonly BarColumns[]): BarColumns {
  const whole = emptyColumns(parts.reduce((sum, part) => sum + part.time.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.time.set(part.time, offset);
    whole.open.set(part.open, offset);
    whole.high.set(part.high, offset);
    whole.low.set(part.low, offset);
    whole.close.set(part.close, offset);
    whole.volume.set(part.volume, offset);
    offset += part.time.length;
  }
  return whole;
}
