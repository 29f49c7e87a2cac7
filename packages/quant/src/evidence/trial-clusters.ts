import { dayMs } from '@plumbline/model/date';

const weekMs = 7 * dayMs;

/** Ten years of weeks say what a stream is. */
const mostWeeks = 520;

/** Fewer weeks in common say nothing about two streams. */
const leastCommon = 26;

/** Streams that move together as closely as this are one trial. */
export const sameFrom = 0.95;

/** What an account did, week by week: small enough to be kept of everything that was tried. */
export interface ReturnStream {
  /** Weeks since 1970, of the first return. */
  readonly firstWeek: number;
  /** Return of each week, as fractions. */
  readonly returns: readonly number[];
}

/** A stream with the idea it was tried for. */
export interface TriedStream extends ReturnStream {
  readonly lineage: string;
}

/**
 * The weekly returns of an equity curve, the last ten years of them; null for one that never moved, or is shorter than half a
 * year. time: epoch ms, one per bar, oldest first. Weeks are those since 1970, so that streams of all markets and bar sizes
 * lie beside each other; a week without a bar returns 0.
 */
export function weeklyReturns(time: Float64Array, equity: Float64Array): ReturnStream | null {
  if (time.length === 0) return null;
  const closes: number[] = [];
  const start = Math.floor(time[0] / weekMs);
  for (let row = 0; row < time.length; row += 1) {
    const week = Math.floor(time[row] / weekMs) - start;
    while (closes.length < week) closes.push(closes[closes.length - 1]);
    closes[week] = equity[row];
  }
  const returns = closes
    .slice(1)
    .map((value, k) => (closes[k] > 0 ? Number((value / closes[k] - 1).toPrecision(6)) : 0));
  if (returns.length < leastCommon || returns.every((value) => value === 0)) return null;
  const kept = returns.slice(-mostWeeks);
  return { firstWeek: start + 1 + returns.length - kept.length, returns: kept };
}

/** Correlation of two streams over the weeks they share; NaN below half a year of them, or where one does not move. */
export function streamCorrelation(a: ReturnStream, b: ReturnStream): number {
  const from = Math.max(a.firstWeek, b.firstWeek);
  const to = Math.min(a.firstWeek + a.returns.length, b.firstWeek + b.returns.length);
  const n = to - from;
  if (n < leastCommon) return Number.NaN;
  let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (let week = from; week < to; week += 1) {
    const p = a.returns[week - a.firstWeek];
    const q = b.returns[week - b.firstWeek];
    x += p;
    y += q;
    xx += p * p;
    yy += q * q;
    xy += p * q;
  }
  const spread = (xx - (x * x) / n) * (yy - (y * y) / n);
  return spread > 0 ? (xy - (x * y) / n) / Math.sqrt(spread) : Number.NaN;
}

/**
 * Groups streams that are one trial: each joins the first group whose first stream it moves with, or begins one. By stream,
 * the number of its group, from 0. In the order in which they were tried, so that a later one never parts earlier groups.
 *
 * What it tells an investor: how many different things were really tried. A hundred settings that hold the same shares on
 * the same days are one attempt; the best of a hundred that do not is luck a hundred times over, whatever they are called.
 * Source: López de Prado and Lewis, Detection of False Investment Strategies Using Unsupervised Learning Methods,
 * Quantitative Finance 2019: trials are clustered by the correlation of their returns, and the number of clusters is that of
 * the deflated Sharpe ratio (Bailey and López de Prado 2014). Instead of their search for the best number of clusters a
 * fixed correlation, `sameFrom`, decides, which errs towards more trials and never takes one back.
 */
export function trialGroups(streams: readonly ReturnStream[]): readonly number[] {
  const leaders: ReturnStream[] = [];
  return streams.map((stream) => {
    const known = leaders.findIndex((leader) => streamCorrelation(leader, stream) >= sameFrom);
    if (known >= 0) return known;
    leaders.push(stream);
    return leaders.length - 1;
  });
}

/**
 * How many trials stand behind an idea: those counted of its own, and every group of what else the same person tried that
 * holds no stream of this idea. streams: everything that was tried, this idea's own among them, oldest first.
 */
export function trialsBehind(lineage: string, own: number, streams: readonly TriedStream[]): number {
  const groups = trialGroups(streams);
  const mine = new Set(groups.filter((_, at) => streams[at].lineage === lineage));
  const others = new Set(groups.filter((group) => !mine.has(group)));
  return own + others.size;
}
