import type { InstrumentId } from './instrument.ts';

export const intervals = ['1m', '5m', '15m', '1h', '1d', '1w', '1mo'] as const;
export type Interval = (typeof intervals)[number];

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
