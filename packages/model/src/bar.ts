import type { InstrumentId } from './instrument.ts';

/** Bar sizes that sources give and the store keeps. */
export const sourceIntervals = ['1m', '5m', '15m', '1h', '1d', '1w', '1mo'] as const;
export type SourceInterval = (typeof sourceIntervals)[number];

/** Every bar size that can be asked for, the shortest first: between those of sources stand the ones made of them. */
export const intervals = [
  '1m',
  '5m',
  '15m',
  '30m',
  '1h',
  '2h',
  '4h',
  '6h',
  '12h',
  '1d',
  '3d',
  '1w',
  '1mo',
] as const satisfies readonly (SourceInterval | '30m' | '2h' | '4h' | '6h' | '12h' | '3d')[];
export type Interval = (typeof intervals)[number];

const hourMs = 3_600_000;

/** How long a bar lasts in ms; a day has 24 hours and a month 30 days. */
export const intervalMs: Readonly<Record<Interval, number>> = {
  '1m': hourMs / 60,
  '5m': hourMs / 12,
  '15m': hourMs / 4,
  '30m': hourMs / 2,
  '1h': hourMs,
  '2h': 2 * hourMs,
  '4h': 4 * hourMs,
  '6h': 6 * hourMs,
  '12h': 12 * hourMs,
  '1d': 24 * hourMs,
  '3d': 3 * 24 * hourMs,
  '1w': 7 * 24 * hourMs,
  '1mo': 30 * 24 * hourMs,
};

/**
 * The size of bars that usually start so far apart, in ms: the longest that three quarters of fit, since breaks and
 * weekends only make distances longer and February shortens months.
 */
export function intervalOfDistance(distance: number): Interval {
  return intervals.findLast((interval) => distance >= 0.75 * intervalMs[interval]) ?? '1m';
}

/** Several bars lie within one day. */
export function isIntraday(interval: Interval): boolean {
  return intervalMs[interval] < intervalMs['1d'];
}

/** One bar covers several days, so that rules that hold per day cannot be applied to it. */
export function isLongerThanDay(interval: Interval): boolean {
  return intervalMs[interval] > intervalMs['1d'];
}

/** none = as traded; split = share counts of today; total = split and dividends reinvested. */
export const adjustments = ['none', 'split', 'total'] as const;
export type Adjustment = (typeof adjustments)[number];

/**
 * Bars as columns of one length, oldest first. `time` is the bar's start in epoch ms UTC
 * (for daily bars 00:00 UTC of the trading date). `volume` is in shares or coins; NaN when not reported.
 */
export interface BarColumns {
  readonly time: Float64Array;
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
}

/** A series with everything needed to read it: what, which interval, which adjustment, which currency. */
export interface BarSeries {
  readonly instrumentId: InstrumentId;
  readonly interval: Interval;
  readonly adjustment: Adjustment;
  readonly currency: string;
  readonly priceDecimals: number;
  readonly columns: BarColumns;
  /** True while the last bar's session is still open: it may change. */
  readonly isLastPartial: boolean;
}

export function emptyColumns(length = 0): BarColumns {
  return {
    time: new Float64Array(length),
    open: new Float64Array(length),
    high: new Float64Array(length),
    low: new Float64Array(length),
    close: new Float64Array(length),
    volume: new Float64Array(length),
  };
}

/** Rows [from, to) of every column, sharing memory with the original. */
export function sliceColumns(bars: BarColumns, from: number, to: number): BarColumns {
  return {
    time: bars.time.subarray(from, to),
    open: bars.open.subarray(from, to),
    high: bars.high.subarray(from, to),
    low: bars.low.subarray(from, to),
    close: bars.close.subarray(from, to),
    volume: bars.volume.subarray(from, to),
  };
}
