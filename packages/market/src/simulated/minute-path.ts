import type { BarColumns } from '@plumbline/model/bar';
import { emptyColumns } from '@plumbline/model/bar';
import type { Session } from '@plumbline/model/market';
import { normalAt, uniformAt } from './random.ts';
import { readAt } from './read-at.ts';
import { roundPrice } from './trade-session.ts';

const minuteMs = 60_000;

/** One day's bar, to be told minute by minute. */
export interface DayBar {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** Starts of the trading minutes of a session, without its breaks. */
export function minutesOf(session: Session): Float64Array {
  const minutes: number[] = [];
  for (let at = session.openAt; at < session.closeAt; at += minuteMs) {
    if (!session.breaks.some((pause) => at >= pause.startAt && at < pause.endAt)) minutes.push(at);
  }
  return Float64Array.from(minutes);
}

/**
 * One-minute bars that add up to a day's bar exactly: first open, last close, highest high, lowest low, summed volume.
 * Read up to any minute, they are the day so far.
 */
export function minutePath(session: Session, day: DayBar, decimals: number, key: number): BarColumns {
  const minutes = minutesOf(session);
  const points = walk(minutes.length, day, decimals, key);
  const volumes = spreadVolume(minutes.length, day.volume, key);
  const bars = emptyColumns(minutes.length);
  // A minute's own wiggle beyond its open and close, a fraction of the day's range.
  const wiggle = (day.high - day.low) / Math.sqrt(minutes.length) / 3;
  for (let i = 0; i < minutes.length; i++) {
    const open = readAt(points, i);
    const close = readAt(points, i + 1);
    const high = Math.max(open, close) + wiggle * uniformAt(key ^ 0x11d5, i);
    const low = Math.min(open, close) - wiggle * uniformAt(key ^ 0x22e6, i);
    bars.time[i] = readAt(minutes, i);
    bars.open[i] = open;
    bars.close[i] = close;
    bars.high[i] = Math.min(day.high, Math.max(open, close, roundPrice(high, decimals)));
    bars.low[i] = Math.max(day.low, Math.min(open, close, roundPrice(Math.max(low, day.low), decimals)));
    bars.volume[i] = readAt(volumes, i);
  }
  return bars;
}

/** Prices at the ends of the minutes: bridges from the open over the high and the low to the close, kept inside the range. */
function walk(count: number, day: DayBar, decimals: number, key: number): Float64Array {
  const points = new Float64Array(count + 1);
  const stops = turningPoints(count, day, key);
  const stepVol = (0.6 * (day.high - day.low)) / Math.sqrt(count);
  for (let s = 0; s + 1 < stops.length; s++) {
    const [from, start] = readAt(stops, s);
    const [to, end] = readAt(stops, s + 1);
    let value = start;
    for (let i = from + 1; i < to; i++) {
      const left = to - i + 1;
      value += (end - value) / left + stepVol * Math.sqrt((left - 1) / left) * normalAt(key, i);
      value = reflect(value, day.low, day.high);
      points[i] = roundPrice(value, decimals);
    }
    points[from] = start;
    points[to] = end;
  }
  return points;
}

function turningPoints(count: number, day: DayBar, key: number): readonly (readonly [index: number, price: number])[] {
  const highAt = turnAt(count, day.high, day, uniformAt(key ^ 0x33f7, 0));
  let lowAt = turnAt(count, day.low, day, uniformAt(key ^ 0x44a8, 0));
  if (lowAt === highAt && day.low !== day.high) lowAt = lowAt + 1 < count ? lowAt + 1 : lowAt - 1;
  const stops: [number, number][] = [
    [0, day.open],
    [highAt, day.high],
    [lowAt, day.low],
    [count, day.close],
  ];
  return stops.filter(([index], i) => i === 0 || i === 3 || (index > 0 && index < count)).sort((a, b) => a[0] - b[0]);
}

/** An extreme that is the open or the close lies at that end; any other somewhere between. */
function turnAt(count: number, extreme: number, day: DayBar, draw: number): number {
  if (extreme === day.open) return 0;
  if (extreme === day.close) return count;
  return 1 + Math.floor(draw * (count - 1));
}

function reflect(value: number, low: number, high: number): number {
  const inside = value > high ? 2 * high - value : value < low ? 2 * low - value : value;
  return Math.max(low, Math.min(high, inside));
}

/** Whole units per minute that sum to the day's volume: busy at both ends, quiet in the middle. */
function spreadVolume(count: number, volume: number, key: number): Float64Array {
  const total = new Float64Array(count);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const place = (2 * (i + 0.5)) / count - 1;
    sum += (0.6 + 1.4 * place * place) * Math.exp(0.5 * normalAt(key ^ 0x55b9, i));
    total[i] = sum;
  }
  let before = 0;
  return total.map((upTo) => {
    const units = Math.round((volume * upTo) / sum);
    const here = units - before;
    before = units;
    return here;
  });
}
