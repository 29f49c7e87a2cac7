import type { BarColumns } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import { mean, sampleDeviation } from '../moments.ts';

/** Something that happened to one instrument on a date, and how strongly; NaN = not known. */
export interface StudiedEvent {
  /** Index into the instruments. */
  readonly asset: number;
  /** Start of the first bar that could react to it, epoch ms. */
  readonly time: number;
  readonly score: number;
}

export interface EventStudyOptions {
  /** Bars before and after the event that are looked at. */
  readonly before: number;
  readonly after: number;
  /** Bars from which alpha and beta are estimated, ending `before` bars ahead of the event; fewer = the event is left out. */
  readonly estimation: number;
  /** How many groups by score; 1 = all together. */
  readonly groups: number;
}

/** Average abnormal returns around an event; index 0 is `before` bars ahead of it. */
export interface AbnormalPath {
  /** 1 is the lowest scores. */
  readonly group: number;
  readonly events: number;
  readonly mean: Float64Array;
  /** Added up from the beginning of the window. */
  readonly cumulative: Float64Array;
  /** 95 % band of the cumulative path, from the spread among events. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** Over the whole window, against no effect; NaN below two events. */
  readonly tStatistic: number;
}

/** 97.5 % point of the normal law: two-sided 95 %. */
const normal95 = 1.959963984540054;

function returnsAt(
  bars: BarColumns,
  benchmark: BarColumns,
): { readonly own: Float64Array; readonly market: Float64Array } {
  const own = new Float64Array(bars.close.length).fill(Number.NaN);
  const market = new Float64Array(bars.close.length).fill(Number.NaN);
  const rowOf = new Map([...benchmark.time].map((time, row) => [time, row] as const));
  for (let row = 1; row < own.length; row += 1) {
    own[row] = bars.close[row] / bars.close[row - 1] - 1;
    const now = rowOf.get(bars.time[row]);
    const then = rowOf.get(bars.time[row - 1]);
    if (now !== undefined && then !== undefined) market[row] = benchmark.close[now] / benchmark.close[then] - 1;
  }
  return { own, market };
}

/** Intercept and slope of own on market returns over rows [from, to); null when too few rows have both. */
function marketModel(
  own: Float64Array,
  market: Float64Array,
  from: number,
  to: number,
): { readonly alpha: number; readonly beta: number } | null {
  const rows = Array.from({ length: to - from }, (_, k) => from + k).filter(
    (row) => !Number.isNaN(own[row]) && !Number.isNaN(market[row]),
  );
  if (rows.length < (to - from) * 0.8) return null;
  const x = Float64Array.from(rows, (row) => market[row]);
  const y = Float64Array.from(rows, (row) => own[row]);
  const meanX = mean(x);
  const meanY = mean(y);
  let covariance = 0;
  let variance = 0;
  for (let k = 0; k < x.length; k += 1) {
    covariance += (x[k] - meanX) * (y[k] - meanY);
    variance += (x[k] - meanX) ** 2;
  }
  const beta = variance > 0 ? covariance / variance : 0;
  return { alpha: meanY - beta * meanX, beta };
}

function pathOf(group: number, paths: readonly Float64Array[], length: number): AbnormalPath {
  const average = new Float64Array(length);
  const cumulative = new Float64Array(length);
  const low = new Float64Array(length);
  const high = new Float64Array(length);
  const sums = paths.map(() => 0);
  for (let at = 0; at < length; at += 1) {
    const today = Float64Array.from(paths, (path) => path[at]);
    for (const [k, value] of today.entries()) sums[k] += value;
    const totals = Float64Array.from(sums);
    const error = sampleDeviation(totals) / Math.sqrt(paths.length);
    average[at] = mean(today);
    cumulative[at] = mean(totals);
    low[at] = cumulative[at] - normal95 * error;
    high[at] = cumulative[at] + normal95 * error;
  }
  const totals = Float64Array.from(sums);
  const error = sampleDeviation(totals) / Math.sqrt(paths.length);
  return {
    group,
    events: paths.length,
    mean: average,
    cumulative,
    low,
    high,
    tStatistic: error > 0 ? mean(totals) / error : Number.NaN,
  };
}

/**
 * What prices did around events beyond what the market explains, on average and by how strong the events were.
 *
 * What it tells an investor: whether a surprise is paid on the day or leaves a drift to trade, and how sure that is. Each
 * event's abnormal return is r - (alpha + beta · market), both estimated on the bars before its window (MacKinlay 1997).
 * bars: adjusted, oldest first. Returns one path per group, lowest scores first; groups have equal numbers of events up to
 * one. Events too near the ends of the prices, or without market returns, are left out and counted. Overlapping events are
 * taken as independent, which narrows the bands where many share a date.
 */
export function eventStudy(
  assets: readonly BarColumns[],
  benchmark: BarColumns,
  events: readonly StudiedEvent[],
  options: EventStudyOptions,
): { readonly paths: readonly AbnormalPath[]; readonly leftOut: number } {
  const { before, after, estimation, groups } = options;
  for (const [field, value] of Object.entries(options)) {
    if (Number.isInteger(value) && value >= (field === 'before' || field === 'after' ? 0 : 1)) continue;
    throw new PlumblineError('bad-input', `Event study: ${field} must be a whole number, not ${value}.`, { field });
  }
  const length = before + after + 1;
  const returns = assets.map((bars) => returnsAt(bars, benchmark));
  const known = events.flatMap(({ asset, time, score }) => {
    const bars = assets[asset];
    if (bars === undefined || Number.isNaN(score)) return [];
    const row = bars.time.findIndex((at) => at >= time);
    const from = row - before;
    if (row < 0 || from - estimation < 1 || row + after >= bars.close.length) return [];
    const { own, market } = returns[asset];
    const model = marketModel(own, market, from - estimation, from);
    if (model === null) return [];
    const path = Float64Array.from(
      { length },
      (_, at) => own[from + at] - model.alpha - model.beta * market[from + at],
    );
    return path.some((value) => Number.isNaN(value)) ? [] : [{ score, path }];
  });
  const sorted = known.toSorted((a, b) => a.score - b.score);
  const paths = Array.from({ length: groups }, (_, group) => {
    const from = Math.floor((group * sorted.length) / groups);
    const to = Math.floor(((group + 1) * sorted.length) / groups);
    return pathOf(
      group + 1,
      sorted.slice(from, to).map(({ path }) => path),
      length,
    );
  });
  return { paths, leftOut: events.length - known.length };
}
