import type { StrategyBacktest } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { measuredSentence } from '@plumbline/quant/language/measured-sentence';
import { holdingNotes } from './holding-options.ts';
import { nullForNaN } from './null-for-nan.ts';
import type { StrategyCase } from './strategy-files.ts';

/** Where something happened, as the files say it. */
export interface Place {
  readonly instrument: string | undefined;
  /** Row of the only file; of several, of all their times together. */
  readonly bar: number | undefined;
  readonly date: string;
}

type Given = Pick<StrategyCase, 'assets' | 'files'>;

/** The row of an instant among times that rise. */
function rowOf(times: Float64Array, instant: number): number | undefined {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < instant) low = middle + 1;
    else high = middle;
  }
  return times[low] === instant ? low : undefined;
}

/** Names times and instruments of a back-test as its files do. */
export function placesOf({ time }: Pick<StrategyBacktest, 'time'>, { assets, files }: Given) {
  const only = files.length === 1 ? files[0] : undefined;
  const times = only?.bars.time ?? time;
  const rowAt = (instant: number): number | undefined => rowOf(times, instant);
  const dateAt = (instant: number): string => {
    const row = rowAt(instant);
    if (only !== undefined && row !== undefined) return only.labelAt(row);
    const text = new Date(instant).toISOString();
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
  };
  const place = (asset: number, instant: number): Place => ({
    instrument: assets[asset]?.id,
    bar: rowAt(instant),
    date: dateAt(instant),
  });
  return { rowAt, dateAt, place };
}

/** Every fill at the price that was traded, in the currency of its instrument. */
export function shownFills(test: Pick<StrategyBacktest, 'time' | 'fills'>, given: Given) {
  const { place } = placesOf(test, given);
  return test.fills.map(({ time, asset, ...fill }) => ({ ...place(asset, time), ...fill }));
}

/** From when on a test is measured and why, as JSON and in a sentence; no sentence where it is the first bar. */
export function shownMeasure(test: Pick<StrategyBacktest, 'time' | 'measured' | 'parameters'>, given: StrategyCase) {
  const { measured, time } = test;
  const { dateAt } = placesOf(test, given);
  const at = (row: number): string => dateAt(time[row] ?? 0);
  const because = measuredSentence(test, given.spec, at, 'en');
  return { measuredFrom: at(measured.row), measuredWhy: measured.why, measuredBecause: because };
}

/** A back-test with dates and rows of the file instead of instants and indices. */
export function shownBacktest(test: StrategyBacktest, given: StrategyCase) {
  const { spec, assets } = given;
  const { rowAt, dateAt, place } = placesOf(test, given);
  return {
    split: {
      from: dateAt(test.time[0] ?? 0),
      to: dateAt(test.time.at(-1) ?? 0),
      outOfSampleFrom: dateAt(test.time[test.outOfSampleFrom] ?? 0),
    },
    ...shownMeasure(test, given),
    fillPolicy: test.fillPolicy,
    costs: spec.costs,
    notes: holdingNotes(given, test.fills),
    parameters: test.parameters,
    flags: test.flags,
    metrics: test.metrics.whole,
    inSample: test.metrics.inSample,
    outOfSample: test.metrics.outOfSample,
    benchmark: test.metrics.benchmark,
    equity: nullForNaN(test.equity),
    exposure: nullForNaN(test.exposure),
    ...(test.paidIn === undefined
      ? {}
      : {
          paidIn: {
            ...test.paidIn,
            paid: nullForNaN(test.paidIn.paid),
            worth: nullForNaN(test.paidIn.worth),
            benchmark: test.paidIn.benchmark === null ? null : nullForNaN(test.paidIn.benchmark),
          },
        }),
    ...(test.funding === undefined ? {} : { funding: test.funding }),
    fills: shownFills(test, given),
    trades: test.trades.map(({ asset, entryTime, exitTime, ...trade }) => ({
      instrument: assets[asset]?.id,
      entryBar: rowAt(entryTime),
      exitBar: rowAt(exitTime),
      entryDate: dateAt(entryTime),
      exitDate: dateAt(exitTime),
      ...trade,
    })),
    open: test.open.map(({ asset, pricedAt, ...rest }) => ({
      instrument: assets[asset]?.id,
      ...rest,
      pricedDate: dateAt(pricedAt),
    })),
    rejections: test.rejections.map(({ time, asset, ...rest }) => ({ ...place(asset, time), ...rest })),
  };
}
