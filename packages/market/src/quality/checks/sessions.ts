import { dateOf, dayMs, timeOf } from '@plumbline/model/date';
import type { Market } from '@plumbline/model/market';
import type { BarTable } from '../bar-table.ts';
import { at } from '../bar-table.ts';
import type { SeriesCheck } from '../check.ts';
import type { Finding } from '../finding.ts';

/** Without a calendar only this is surely a gap: the longest holidays of any of the four markets are shorter. */
const longestBreakDays = 16;
/** Weekend rows are faults in a series that otherwise keeps to weekdays. */
const weekendShare = 0.02;
const leastRows = 30;

const isWeekend = (time: number): boolean => [0, 6].includes(new Date(time).getUTCDay());

/** A bar that repeats the one before or saw no trade was made by the source for a day that had none. */
function isMadeUp({ columns: { close, high, low, volume } }: BarTable, row: number): boolean {
  const isFlat = at(high, row) === at(low, row) && at(close, row) === at(close, row - 1);
  return at(volume, row) === 0 || isFlat;
}

function closedDay(table: BarTable, row: number, why: string): Finding {
  return {
    row,
    kind: 'holiday-bar',
    severity: isMadeUp(table, row) ? 'drop' : 'warn',
    why: `${dateOf(at(table.columns.time, row))}: ${why}`,
    ...(isMadeUp(table, row) && { repair: [{ action: 'drop' as const }] }),
  };
}

/** The days on which the exchange was open, as bar times, ascending. */
function openDays(time: Float64Array, market: Market): Float64Array {
  const [first, last] = [dateOf(at(time, 0)), dateOf(at(time, time.length - 1))];
  const from = first > market.calendarFrom ? first : market.calendarFrom;
  const to = last < market.calendarTo ? last : market.calendarTo;
  return Float64Array.from(from > to ? [] : market.sessions(from, to), ({ date }) => timeOf(date));
}

function gap(table: BarTable, row: number, days: readonly number[]): Finding {
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const which =
    days.length === 1
      ? `the session of ${dateOf(first)} is`
      : `${days.length} sessions from ${dateOf(first)} to ${dateOf(last)} are`;
  return {
    row,
    kind: 'gap',
    severity: 'warn',
    why: `${dateOf(at(table.columns.time, row))}: ${which} missing before this row`,
  };
}

function byCalendar(table: BarTable, market: Market, present: ReadonlySet<number>): readonly Finding[] {
  const { time } = table.columns;
  const days = openDays(time, market);
  const last = days.at(-1) ?? Number.NEGATIVE_INFINITY;
  const findings: Finding[] = [];
  let next = 0;
  for (let row = 0; row < time.length; row++) {
    const day = at(time, row);
    const before = row === 0 ? Number.POSITIVE_INFINITY : at(time, row - 1);
    const lacking: number[] = [];
    for (; at(days, next) < day; next++) {
      const open = at(days, next);
      if (open > before && !present.has(open)) lacking.push(open);
    }
    if (lacking.length > 0) findings.push(gap(table, row, lacking));
    const isRecorded = day >= timeOf(market.calendarFrom) && day <= last;
    if (isRecorded && at(days, next) !== day)
      findings.push(closedDay(table, row, 'the exchange was closed on this day'));
  }
  return findings;
}

function byWeekday(table: BarTable): readonly Finding[] {
  const { time } = table.columns;
  const weekend = time.filter(isWeekend).length;
  const keepsWeekdays = time.length >= leastRows && weekend < weekendShare * time.length;
  return [...time.keys()].flatMap((row) => {
    const before = row === 0 ? at(time, row) : at(time, row - 1);
    const days = Math.round((at(time, row) - before) / dayMs);
    const isLong = keepsWeekdays ? days > longestBreakDays : weekend > 0 && days > 1 && time.length >= leastRows;
    const why = (): string => `${dateOf(at(time, row))}: no row for ${days} days before this one`;
    return [
      ...(isLong ? [{ row, kind: 'gap' as const, severity: 'warn' as const, why: why() }] : []),
      ...(keepsWeekdays && isWeekend(at(time, row)) ? [closedDay(table, row, 'this is a day of the weekend')] : []),
    ];
  });
}

/** Daily bars against the days on which the exchange was open: bars of closed days, and open days without a bar. */
export const checkSessions: SeriesCheck = (table, { market, present }) => {
  if (table.interval !== '1d' || table.columns.time.length === 0) return [];
  return market === null ? byWeekday(table) : byCalendar(table, market, present ?? new Set());
};
