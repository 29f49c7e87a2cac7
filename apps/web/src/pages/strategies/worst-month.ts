import { dayMs } from '@plumbline/model/date';
import { equityReturns } from '@plumbline/quant/engine/backtest/run-result';
import { lowest } from '@plumbline/quant/statistics/bounds';
import { calendarReturns } from '@plumbline/quant/statistics/calendar-returns';
import { indexAt } from '../../charts/series.ts';
import type { DatedEquity } from '../../lib/mix.ts';

function monthOf(instant: number | undefined): string | null {
  return instant === undefined ? null : new Date(instant).toISOString().slice(0, 7);
}

/**
 * The lowest return of a calendar month of an account between two days, both included: the months that begin there, the
 * last one as far as it goes. Null where none does.
 */
export function worstMonth({ time, equity }: DatedEquity, from: string, to: string): number | null {
  const end = indexAt(time, Date.parse(to) + dayMs);
  let begin = indexAt(time, Date.parse(from));
  // A month that began before belongs to what came before.
  const cut = monthOf(time[begin - 1]);
  while (begin < end && monthOf(time[begin]) === cut) begin += 1;
  if (begin >= end) return null;
  const start = Math.max(0, begin - 1);
  const returns = equityReturns(equity.subarray(start, end), equity[start] ?? Number.NaN);
  const worst = lowest(
    Float64Array.from(calendarReturns(time.subarray(start + 1, end), returns, 'month'), ({ value }) => value),
  );
  return Number.isFinite(worst) ? worst : null;
}
