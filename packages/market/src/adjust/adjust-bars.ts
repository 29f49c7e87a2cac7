import type { Adjustment, BarColumns, BarSeries } from '@plumbline/model/bar';
import { emptyColumns } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';

/** What happens between one bar and the next: shares multiply by `ratio`, and `dividend` is paid per share held before. */
interface Step {
  readonly ratio: number;
  readonly dividend: number;
}

/** Multipliers per bar that carry a raw price to today's shares, and to today's shares with dividends reinvested. */
interface Factors {
  readonly split: Float64Array;
  readonly dividend: Float64Array;
}

/** First bar on or after the ex-date. Bar times are trading dates or later instants of the same day, so dates compare as instants. */
function firstFrom(time: Float64Array, at: number): number {
  let low = 0;
  let high = time.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((time[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Actions by the bar they take effect on. Those before the first bar or after the last change nothing in this series. */
function stepsOf(time: Float64Array, actions: readonly CorporateAction[]): ReadonlyMap<number, Step> {
  const steps = new Map<number, Step>();
  for (const action of actions) {
    const bar = firstFrom(time, timeOf(action.exDate));
    if (bar === 0 || bar >= time.length) continue;
    const known = steps.get(bar) ?? { ratio: 1, dividend: 0 };
    steps.set(
      bar,
      action.kind === 'split'
        ? { ...known, ratio: known.ratio * action.ratio }
        : { ...known, dividend: known.dividend + action.amount },
    );
  }
  return steps;
}

/**
 * Walks from the newest bar to the oldest. The close before an ex-date is brought back to its raw value on the way,
 * whatever the series was adjusted to: a totally adjusted close T before a dividend D is raw × s × d × (1 − D/raw).
 */
function factorsOf(series: BarSeries, actions: readonly CorporateAction[]): Factors {
  const { time, close } = series.columns;
  const steps = stepsOf(time, actions);
  const split = new Float64Array(time.length).fill(1);
  const dividend = new Float64Array(time.length).fill(1);
  let splitFactor = 1;
  let dividendFactor = 1;
  for (let bar = time.length - 1; bar >= 0; bar--) {
    const step = steps.get(bar + 1);
    if (step !== undefined) {
      splitFactor /= step.ratio;
      const given = close[bar] ?? Number.NaN;
      const raw = rawClose(given, series.adjustment, splitFactor, dividendFactor, step.dividend);
      if (step.dividend >= raw) {
        throw new PlumblineError(
          'data-refused',
          'A dividend is not smaller than the price before it; the action or the price is wrong.',
          {
            instrumentId: series.instrumentId,
            time: time[bar + 1],
          },
        );
      }
      if (step.dividend > 0) dividendFactor *= 1 - step.dividend / raw;
    }
    split[bar] = splitFactor;
    dividend[bar] = dividendFactor;
  }
  return { split, dividend };
}

function rawClose(given: number, adjustment: Adjustment, split: number, dividend: number, paid: number): number {
  if (adjustment === 'none') return given;
  if (adjustment === 'split') return given / split;
  return given / (split * dividend) + paid;
}

function multiplier(adjustment: Adjustment, split: number, dividend: number): number {
  if (adjustment === 'none') return 1;
  return adjustment === 'split' ? split : split * dividend;
}

/**
 * The same bars under another adjustment, computed on read from the bars as given and the corporate actions.
 * Splits scale earlier prices by 1/ratio and volumes by ratio; a dividend scales earlier prices by 1 − D/close of the bar before
 * its ex-date, D being the amount as paid per share of that day. Works in both directions, so that prices which a provider
 * gives split-adjusted only can be read as traded. Volume counts today's shares when adjusted, the day's shares when raw.
 */
export function adjustBars(series: BarSeries, actions: readonly CorporateAction[], to: Adjustment): BarSeries {
  if (series.adjustment === to) return series;
  const { split, dividend } = factorsOf(series, actions);
  const from = series.columns;
  const columns: BarColumns = emptyColumns(from.time.length);
  columns.time.set(from.time);
  for (let bar = 0; bar < from.time.length; bar++) {
    const s = split[bar] ?? 1;
    const d = dividend[bar] ?? 1;
    const price = multiplier(to, s, d) / multiplier(series.adjustment, s, d);
    const volume = (series.adjustment === 'none' ? 1 : s) / (to === 'none' ? 1 : s);
    columns.open[bar] = (from.open[bar] ?? Number.NaN) * price;
    columns.high[bar] = (from.high[bar] ?? Number.NaN) * price;
    columns.low[bar] = (from.low[bar] ?? Number.NaN) * price;
    columns.close[bar] = (from.close[bar] ?? Number.NaN) * price;
    columns.volume[bar] = (from.volume[bar] ?? Number.NaN) * volume;
  }
  return { ...series, adjustment: to, columns };
}
