import type { Adjustment, BarColumns, BarSeries } from '@plumbline/model/bar';
import { emptyColumns } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { dateOf, dayMs, timeOf } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';

/** Small seeded generator (mulberry32), so that every test sees the same walk. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface FakePriceOptions {
  readonly from: string;
  readonly to: string;
  readonly seed: number;
  readonly firstPrice: number;
  /** Mean and standard deviation of a daily return, as fractions. */
  readonly drift: number;
  readonly swing: number;
}

function tradingTimes(instrument: Instrument, from: string, to: string): readonly number[] {
  const times: number[] = [];
  for (let time = timeOf(from); time <= timeOf(to); time += dayMs) {
    const weekday = new Date(time).getUTCDay();
    if (instrument.kind === 'crypto' || (weekday !== 0 && weekday !== 6)) times.push(time);
  }
  return times;
}

/** Prices in today's shares: a seeded walk, rounded to the instrument's decimals, every bar consistent. */
function walk(instrument: Instrument, options: FakePriceOptions): BarColumns {
  const times = tradingTimes(instrument, options.from, options.to);
  const columns = emptyColumns(times.length);
  const random = seededRandom(options.seed);
  const digits = 10 ** 6;
  const round = (price: number): number => Math.round(price * digits) / digits;
  let last = options.firstPrice;
  times.forEach((time, at) => {
    const shock = (random() + random() + random() - 1.5) * 2;
    const open = last * (1 + (random() - 0.5) * options.swing * 0.4);
    const close = last * Math.exp(options.drift + options.swing * shock);
    columns.time[at] = time;
    columns.open[at] = round(open);
    columns.close[at] = round(close);
    columns.high[at] = round(Math.max(open, close) * (1 + random() * options.swing * 0.5));
    columns.low[at] = round(Math.min(open, close) * (1 - random() * options.swing * 0.5));
    columns.volume[at] = Math.round(1e6 * (0.5 + random()));
    last = close;
  });
  return columns;
}

/** What one bar is multiplied by under an adjustment, given the actions known by a date. */
function factors(
  columns: BarColumns,
  actions: readonly CorporateAction[],
  adjustment: Adjustment,
): { readonly price: Float64Array; readonly volume: Float64Array } {
  const price = new Float64Array(columns.time.length).fill(1);
  const volume = new Float64Array(columns.time.length).fill(1);
  for (const action of actions) {
    const exAt = columns.time.findIndex((time) => time >= timeOf(action.exDate));
    if (exAt < 1) continue;
    const before = columns.close[exAt - 1] ?? Number.NaN;
    const ratio = action.kind === 'split' ? 1 / action.ratio : 1 - action.amount / before;
    if (action.kind === 'dividend' && adjustment !== 'total') continue;
    for (let at = 0; at < exAt; at += 1) {
      price[at] = (price[at] ?? 1) * ratio;
      if (action.kind === 'split') volume[at] = (volume[at] ?? 1) / ratio;
    }
  }
  return { price, volume };
}

function scaled(columns: BarColumns, by: { readonly price: Float64Array; readonly volume: Float64Array }): BarColumns {
  const times = (column: Float64Array, factor: Float64Array): Float64Array =>
    column.map((value, at) => value * (factor[at] ?? 1));
  return {
    time: columns.time,
    open: times(columns.open, by.price),
    high: times(columns.high, by.price),
    low: times(columns.low, by.price),
    close: times(columns.close, by.price),
    volume: times(columns.volume, by.volume),
  };
}

/** A listing's whole price history as traded, with its splits undone in the walk, then adjusted as asked by what was known on a date. */
export function fakeSeries(
  instrument: Instrument,
  options: FakePriceOptions,
  actions: readonly CorporateAction[],
  adjustment: Adjustment,
  asOf: string,
): BarSeries {
  const today = walk(instrument, options);
  const splits = actions.filter((action) => action.kind === 'split');
  const undo = factors(today, splits, 'split');
  const raw = scaled(today, {
    price: undo.price.map((factor) => 1 / factor),
    volume: undo.volume.map((factor) => 1 / factor),
  });
  const known = actions.filter((action) => action.exDate <= asOf);
  const columns = adjustment === 'none' ? raw : scaled(raw, factors(raw, known, adjustment));
  return {
    instrumentId: instrument.id,
    interval: '1d',
    adjustment,
    currency: instrument.currency,
    priceDecimals: instrument.priceDecimals,
    columns,
    isLastPartial: false,
  };
}

export function lastDate(series: BarSeries): string {
  return dateOf(series.columns.time.at(-1) ?? Number.NaN);
}
