import { sliceColumns } from '@plumbline/model/bar';
import type { BarColumns, BarSeries, Interval } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { dateOf, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { ProviderBars, ProviderBarsRequest } from '../provider.ts';
import {
  concatColumns,
  intradayMinutes,
  intradaySessions,
  joinMinutes,
  minutesOfBar,
  stretchEnd,
} from './intraday-bars.ts';
import { readAt } from './read-at.ts';
import type { Simulated } from './simulation.ts';
import { knownTo } from './timeline.ts';

/** Minutes in which every session fits. */
const wholeDay = 1440;

/** Whether the last bar belongs to a session that has not ended. */
export function isLastOpen({ path, timeline }: Simulated): boolean {
  return readAt(path.session, path.session.length - 1) > timeline.lastClosed;
}

/** Whether the last bar may still change: that of a day until its session ends, a shorter one until its own time is over. */
function isLastRunning(simulated: Simulated, interval: Interval, { time }: BarColumns): boolean {
  const { path, timeline } = simulated;
  const length = intradayMinutes[interval];
  if (length === undefined || time.length === 0 || !isLastOpen(simulated)) return isLastOpen(simulated);
  const session = readAt(timeline.sessions, readAt(path.session, path.session.length - 1));
  const last = readAt(time, time.length - 1);
  return timeline.now < Math.min(last + length * 60_000, stretchEnd(session, last));
}

/** Daily bars as traded; that of an open session holds what has traded so far. */
export function dailyColumns(simulated: Simulated): BarColumns {
  const { path, timeline, profile, seed } = simulated;
  if (!isLastOpen(simulated)) return path.columns;
  const last = path.session.length - 1;
  const session = readAt(timeline.sessions, readAt(path.session, last));
  const soFar = minutesOfBar(path, timeline, profile.decimals, seed, last);
  const day = joinMinutes(soFar, { ...session, breaks: [] }, wholeDay);
  const closed = sliceColumns(path.columns, 0, last);
  return concatColumns([closed, { ...day, time: path.columns.time.subarray(last) }]);
}

/** Actions that were public and whose ex-date has traded: those that the bars already show. */
export function tradedActions({ path, timeline }: Simulated): readonly CorporateAction[] {
  const lastDate = dateOf(readAt(path.columns.time, path.columns.time.length - 1));
  const known = knownTo(timeline);
  return path.actions.filter((action) => action.exDate <= lastDate && action.knownAt <= known);
}

export function simulatedBars(simulated: Simulated, request: ProviderBarsRequest): ProviderBars {
  const columns = request.interval === '1d' ? dailyColumns(simulated) : intradayColumns(simulated, request.interval);
  const from = request.from === undefined ? 0 : firstBar(columns.time, request.from, 0);
  const to = request.to === undefined ? columns.time.length : firstBar(columns.time, request.to, 1);
  const { instrument, profile } = simulated;
  const series: BarSeries = {
    instrumentId: instrument.id,
    interval: request.interval,
    adjustment: 'none',
    currency: instrument.currency,
    priceDecimals: profile.decimals,
    columns: sliceColumns(columns, from, Math.max(from, to)),
    isLastPartial: to === columns.time.length && isLastRunning(simulated, request.interval, columns),
  };
  return { series, actions: tradedActions(simulated) };
}

/** Index of the first bar on or after a trading date plus some days. All four markets trade within one UTC date. */
function firstBar(times: Float64Array, date: string, daysLater: number): number {
  const from = timeOf(date) + daysLater * wholeDay * 60_000;
  if (Number.isNaN(from)) {
    throw new PlumblineError('bad-input', `${date} is not a date; write it as YYYY-MM-DD.`, { date });
  }
  const index = times.findIndex((time) => time >= from);
  return index < 0 ? times.length : index;
}

function intradayColumns(simulated: Simulated, interval: Interval): BarColumns {
  const length = intradayMinutes[interval];
  if (length === undefined) {
    throw new PlumblineError(
      'not-covered',
      `The simulated market has no ${interval} bars; ask for daily bars, adjust them and join them.`,
    );
  }
  const { path, timeline, profile, seed } = simulated;
  const parts: BarColumns[] = [];
  for (let bar = Math.max(0, path.session.length - intradaySessions); bar < path.session.length; bar++) {
    const session = readAt(timeline.sessions, readAt(path.session, bar));
    parts.push(joinMinutes(minutesOfBar(path, timeline, profile.decimals, seed, bar), session, length));
  }
  return concatColumns(parts);
}
