import type { BarColumns, BarSeries } from '@plumbline/model/bar';
import { emptyColumns, intervalMs } from '@plumbline/model/bar';
import { dateOf, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { marketOf } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import { periodsOf, type ComposedInterval, type Period } from './bar-periods.ts';

/** Unknown volumes do not count; a group of none but unknown ones is unknown. */
function sumKnown(values: Float64Array): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0 ? Number.NaN : known.reduce((sum, value) => sum + value, 0);
}

/** Rows [from, to) of shorter bars, and the period of the longer bar that they make. */
interface Group extends Period {
  readonly from: number;
  to: number;
}

const instant = (time: number): string => new Date(time).toISOString();

function groupsOf({ instrumentId, interval: part, columns: { time } }: BarSeries, interval: ComposedInterval): Group[] {
  const periodOf = periodsOf(interval, marketById(marketOf(instrumentId)));
  const groups: Group[] = [];
  time.forEach((at, row) => {
    const period = periodOf(at);
    // Of a day that the market's calendar does not have: no longer bar holds it.
    if (period === null) return;
    if (!period.isBeforePause && at + intervalMs[part] > period.end) {
      const problem = `Bars of ${interval} cannot be made of bars of ${part} of ${instrumentId}: the one of ${instant(at)} runs on after ${instant(period.end)}.`;
      throw new PlumblineError('not-covered', problem);
    }
    const current = groups.at(-1);
    if (current?.start === period.start) current.to = row + 1;
    else groups.push({ ...period, from: row, to: row + 1 });
  });
  return groups;
}

const isCalendarUnit = (interval: ComposedInterval): interval is '1w' | '1mo' =>
  interval === '1w' || interval === '1mo';

/** A period of days is over with its last session where the bar of that is there, else with its last day. */
function isOver(
  { instrumentId, interval, columns: { time } }: BarSeries,
  { start, end, to }: Group,
  now: number,
): boolean {
  if (now >= end) return true;
  if (interval !== '1d' || !Number.isFinite(end)) return false;
  const market = marketById(marketOf(instrumentId));
  const [from, until] = [dateOf(start), dateOf(end - 1)];
  if (from < market.calendarFrom || until > market.calendarTo) return false;
  const last = market.sessions(from, until).at(-1);
  return last !== undefined && now >= last.closeAt && (time[to - 1] ?? 0) >= timeOf(last.date);
}

/**
 * Longer bars from shorter ones, so that all sizes always say the same. The last is partial until its period is over and,
 * weeks and months apart, until the shorter bars reach its end. A first one whose beginning the shorter bars lack is left
 * out. Throws `not-covered` where shorter bars run over the end of a longer one.
 */
export function resampleBars(shorter: BarSeries, interval: ComposedInterval, now: number): BarSeries {
  const { time, open, high, low, close, volume } = shorter.columns;
  const all = groupsOf(shorter, interval);
  const [first] = all;
  const hasBeginning = first === undefined || isCalendarUnit(interval) || (time[first.from] ?? 0) <= first.start;
  const groups = hasBeginning ? all : all.slice(1);
  const columns: BarColumns = emptyColumns(groups.length);
  groups.forEach(({ start, from, to }, row) => {
    columns.time[row] = start;
    columns.open[row] = open[from] ?? Number.NaN;
    columns.high[row] = Math.max(...high.subarray(from, to));
    columns.low[row] = Math.min(...low.subarray(from, to));
    columns.close[row] = close[to - 1] ?? Number.NaN;
    columns.volume[row] = sumKnown(volume.subarray(from, to));
  });
  const last = groups.at(-1);
  const isReached = (group: Group): boolean =>
    isCalendarUnit(interval) || (time[group.to - 1] ?? 0) + intervalMs[shorter.interval] >= group.end;
  const isLastPartial =
    last !== undefined && (shorter.isLastPartial || !isOver(shorter, last, now) || !isReached(last));
  return { ...shorter, interval, columns, isLastPartial };
}
