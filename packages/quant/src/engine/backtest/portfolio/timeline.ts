import { dateOf, dayMs } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { RebalancePeriod } from '@plumbline/model/strategy-spec';
import type { PortfolioAsset, PortfolioConfig } from './portfolio.ts';

function isSame(left: Float64Array, right: Float64Array): boolean {
  if (left.length !== right.length) return false;
  for (let row = 0; row < left.length; row += 1) if (left[row] !== right[row]) return false;
  return true;
}

/** Two rising columns as one, each time once. */
function merged(left: Float64Array, right: Float64Array): Float64Array {
  const out = new Float64Array(left.length + right.length);
  let count = 0;
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    const isLeft = j === right.length || left[i] <= right[j];
    out[count] = isLeft ? left[i] : right[j];
    if (!isLeft || right[j] === left[i]) j += 1;
    if (isLeft) i += 1;
    count += 1;
  }
  return out.slice(0, count);
}

interface Timed {
  readonly bars: Pick<PortfolioAsset['bars'], 'time'>;
}

/** Every time at which any asset has a bar, rising. Instruments of one market mostly share their times. */
export function unionTimes(assets: readonly Timed[]): Float64Array {
  return assets.reduce<Float64Array>(
    (all, { bars: { time } }) => (isSame(all, time) ? all : merged(all, time)),
    new Float64Array(0),
  );
}

/** For each union time the asset's own row, or -1 on a time without one. */
export function rowsOf({ bars }: Timed, times: Float64Array): Int32Array {
  const out = new Int32Array(times.length).fill(-1);
  let row = 0;
  for (let at = 0; at < times.length && row < bars.time.length; at += 1) {
    if (bars.time[row] !== times[at]) continue;
    out[at] = row;
    row += 1;
  }
  return out;
}

/** For each time, the latest at which there was a bar; -1 before the first. */
export function lastSeen(rows: Int32Array): Int32Array {
  const out = new Int32Array(rows.length);
  let seen = -1;
  for (let at = 0; at < rows.length; at += 1) {
    if (rows[at] >= 0) seen = at;
    out[at] = seen;
  }
  return out;
}

/** The bars of many instruments on one line of time; those with a bar at every time share their columns. */
export interface Timeline {
  /** Every time at which any of them has a bar. */
  readonly times: Float64Array;
  /** By instrument, as of `rowsOf`. */
  readonly rows: readonly Int32Array[];
  /** By instrument, as of `lastSeen`. */
  readonly seenAt: readonly Int32Array[];
}

interface Laid {
  readonly columns: readonly Float64Array[];
  readonly timeline: Timeline;
}

/** Found right before, by the first column: times do not change, and runs over the same ones follow one another. */
const laid = new WeakMap<Float64Array, Laid>();

/** Lays the bars of many instruments on one line of time. */
export function timelineOf(assets: readonly Timed[]): Timeline {
  const columns = assets.map(({ bars }) => bars.time);
  const [first] = columns;
  const known = first === undefined ? undefined : laid.get(first);
  const isKnown = known?.columns.length === columns.length && columns.every((time, k) => time === known.columns[k]);
  if (known !== undefined && isKnown) return known.timeline;
  const times = unionTimes(assets);
  // On a time of every row, the latest with a bar is the row itself.
  const everyRow = Int32Array.from(times.keys());
  const rows = assets.map((asset) => (asset.bars.time.length === times.length ? everyRow : rowsOf(asset, times)));
  const seenAt = rows.map((own) => (own === everyRow ? everyRow : lastSeen(own)));
  const timeline = { times, rows, seenAt };
  if (first !== undefined) laid.set(first, { columns, timeline });
  return timeline;
}

/**
 * Base currency per unit of an asset's currency at each union time: the latest rate not later than it. Throws
 * `bad-input` naming the currency when there is no series, none early enough, or a rate that is not positive.
 */
export function ratesOf(
  currency: string,
  times: Float64Array,
  config: Pick<PortfolioConfig, 'rates' | 'baseCurrency'>,
): Float64Array {
  if (currency === config.baseCurrency) return new Float64Array(times.length).fill(1);
  const series = config.rates?.[currency];
  if (series === undefined) {
    const problem = `Portfolio: there is no exchange rate of ${currency} to ${config.baseCurrency}. Give one by date.`;
    throw new PlumblineError('bad-input', problem, { field: 'rates', currency });
  }
  const wrong = series.rate.findIndex(
    (rate, row) => !(rate > 0) || !(row === 0 || series.time[row] > series.time[row - 1]),
  );
  if (wrong >= 0 || series.rate.length !== series.time.length) {
    const row = wrong >= 0 ? wrong : Math.min(series.rate.length, series.time.length);
    const problem = `Portfolio: the rates of ${currency} at row ${row} must be positive and in order of time.`;
    throw new PlumblineError('bad-input', problem, { field: 'rates', currency, row });
  }
  let next = 0;
  return times.map((time) => {
    while (next < series.time.length && series.time[next] <= time) next += 1;
    if (next > 0) return series.rate[next - 1];
    const problem = `Portfolio: no rate of ${currency} is known on ${dateOf(time)}. Begin the rates earlier.`;
    throw new PlumblineError('bad-input', problem, { field: 'rates', currency });
  });
}

function periodNumber(time: number, period: RebalancePeriod): number {
  const date = new Date(time);
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
  if (period === 'bar') return time;
  // The epoch was a Thursday: three days on, weeks begin on Mondays.
  if (period === 'week') return Math.floor((time / dayMs + 3) / 7);
  if (period === 'month') return month;
  if (period === 'year') return date.getUTCFullYear();
  return Math.floor(month / (period === 'quarter' ? 3 : 6));
}

/**
 * Indices of the bars on which a rebalancing calendar decides: the first bar of each new week, month, quarter, half-year or year,
 * known as such from the bars before it alone. The very first bar decides too.
 */
export function rebalanceBars(times: Float64Array, period: RebalancePeriod): readonly number[] {
  return [...times.keys()].filter(
    (at) => at === 0 || periodNumber(times[at], period) !== periodNumber(times[at - 1], period),
  );
}
