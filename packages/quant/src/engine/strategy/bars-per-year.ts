import { intervalMs, type Interval } from '@plumbline/model/bar';
import { dayMs } from '@plumbline/model/date';
import { marketOf, parseInstrumentId } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import type { Market } from '@plumbline/model/market';
import { zoneOf } from '@plumbline/model/session-clock';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { localDate } from '@plumbline/model/time-zone';
import { percentile } from '../../statistics/percentile.ts';

const hourMs = 3_600_000;

/** More bars than this say nothing new about their spacing. */
const mostRead = 20_000;

/** Distances of neighbouring bars, of as many as are needed. */
function gapsOf(time: Float64Array): Float64Array {
  const read = time.subarray(Math.max(0, time.length - mostRead));
  return Float64Array.from({ length: Math.max(0, read.length - 1) }, (_, row) => read[row + 1] - read[row]);
}

const known = new WeakMap<Float64Array, number>();

/**
 * How long a bar of a series lasts, in ms, by the bars themselves: most distances within a day are one bar long, and the
 * longer ones are nights and breaks. interval: what it is called, for series of fewer than three bars.
 */
export function barLength(time: Float64Array, interval: Interval): number {
  const found = known.get(time);
  if (found !== undefined) return found;
  const gaps = gapsOf(time);
  const short = gaps.filter((gap) => gap < 20 * hourMs);
  // Days apart as often as not: the bars are days or longer, and a shorter distance is the shift of a clock.
  const isDaily = short.length < 0.25 * gaps.length;
  const length = gaps.length < 2 ? intervalMs[interval] : percentile(isDaily ? gaps : short, 0.5);
  known.set(time, length);
  return length;
}

/** How many bars of a series a trading day of a market has, by the days it has. */
function barsPerDay(time: Float64Array, market: Market): number {
  const zone = zoneOf(market);
  const read = time.subarray(Math.max(0, time.length - mostRead));
  const counts = new Map<string, number>();
  for (const at of read) {
    const date = localDate(zone, at);
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  return percentile(Float64Array.from(counts.values()), 0.5);
}

/** Distances in days of the periods that everybody counts alike, and how many a year has of them. */
const calendarPeriods = [
  { least: 6.5, most: 8, perYear: 52 },
  { least: 27, most: 32, perYear: 12 },
  { least: 88, most: 93, perYear: 4 },
  { least: 360, most: 370, perYear: 1 },
] as const;

function seriesPerYear(time: Float64Array, market: Market, interval: Interval): number {
  const { periodsPerYear } = market;
  const isContinuous = market.id === 'crypto';
  const length = barLength(time, interval);
  if (length < 20 * hourMs) {
    return isContinuous ? (periodsPerYear * dayMs) / length : periodsPerYear * barsPerDay(time, market);
  }
  if (length < 1.5 * dayMs) return periodsPerYear;
  const gaps = gapsOf(time);
  const days = gaps.length < 2 ? length / dayMs : gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length / dayMs;
  const period = calendarPeriods.find(({ least, most }) => days >= least && days <= most);
  if (period !== undefined) return period.perYear;
  if (isContinuous) return periodsPerYear / (length / dayMs);
  // Five of seven days are sessions.
  return periodsPerYear / Math.max(1, Math.round((days * 5) / 7));
}

/** One instrument's own times. */
interface Timed {
  readonly id: string;
  readonly bars: { readonly time: Float64Array };
}

/**
 * Bars in a year of the account of a strategy: what its ratios are annualised by.
 *
 * What it tells an investor: a Sharpe ratio of any bar size that can be compared with others. The days are those of the
 * market's own calendar (252 in the United States, 246 in Hong Kong, 242 in mainland China, 365 for coins), and the bars in
 * a day are those the series has: a market that never closes by the length of its bars, `365 · 24 h / length` (2,190 for four
 * hours), one with sessions by how many a trading day has, lunch break left out. Weeks are 52, months 12, quarters 4; other
 * spans of days divide the days of the year. Of several instruments the one with the most bars counts: the account has a row
 * whenever any of them does. Without bars, those of the spec's interval.
 */
export function periodsPerYear({ universe, bar }: StrategySpec, assets: readonly Timed[]): number {
  const series = assets.flatMap(({ id, bars: { time } }) => {
    const instrumentId = parseInstrumentId(id);
    return instrumentId === null ? [] : [{ time, market: marketById(marketOf(instrumentId)) }];
  });
  const named = universe.instruments.map((id) => ({ time: new Float64Array(0), market: marketById(marketOf(id)) }));
  return Math.max(...(series.length > 0 ? series : named).map(({ time, market }) => seriesPerYear(time, market, bar)));
}
