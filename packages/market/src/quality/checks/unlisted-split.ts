import { dateOf } from '@plumbline/model/date';
import type { BarTable } from '../bar-table.ts';
import { at } from '../bar-table.ts';
import type { CheckContext, SeriesCheck } from '../check.ts';
import { medianOf, stepsOf } from '../steps.ts';

/** New shares for one old, and the same the other way round for consolidations. */
const usualRatios = [1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50];
/** The opening price is the first one on the new basis: it misses the ratio by one night's news only. */
const openSlack = 0.04;
const closeSlack = 0.13;
const leastSteps = 8;
/** Money turned over does not care how many shares there are; a crash or a rally multiplies it. */
const turnoverFrom = 0.15;
const turnoverTo = 3.5;
const turnoverRows = 20;
/** No board of the mainland lets a price fall further in a day (20 % and rounding, 30 % in Beijing). */
const mainlandFall = Math.log(1 - 0.32);

function turnoverRatio({ columns: { close, volume } }: BarTable, row: number): number {
  const money = close.map((price, place) => price * at(volume, place));
  return at(money, row) / medianOf(money, row - turnoverRows, row);
}

/** A price that soon comes back, or came from there, was never split. */
const returnRows = 10;

function comesBack(step: Float64Array, row: number): boolean {
  const size = at(step, row);
  const around = step.subarray(Math.max(0, row - returnRows), row + 1 + returnRows);
  return around.some((other) => Math.abs(other + size) < 0.25 * Math.abs(size));
}

/** Whatever trades on weekends is no share. */
const weekendShare = 0.1;

function tradesOnWeekends(time: Float64Array): boolean {
  return time.filter((value) => [0, 6].includes(new Date(value).getUTCDay())).length > weekendShare * time.length;
}

/** Whether a price opened lower than any board of a market lets it: the days before it are in other shares. */
export function isBeyondAnyLimit(table: BarTable, row: number, { market }: CheckContext): boolean {
  const { open, close } = table.columns;
  return market?.id === 'cn' && Math.log(at(open, row) / at(close, row - 1)) < mainlandFall;
}

/** The ratio a gap looks like, or null. */
function likelyRatio(table: BarTable, row: number, context: CheckContext): number | null {
  const { open, close } = table.columns;
  const before = at(close, row - 1);
  const gap = before / at(open, row);
  const day = before / at(close, row);
  if (isBeyondAnyLimit(table, row, context)) return Math.round(gap * 10) / 10;
  const fits = (ratio: number): boolean =>
    Math.abs(Math.log(gap / ratio)) < openSlack && Math.abs(Math.log(day / ratio)) < closeSlack;
  return usualRatios.find(fits) ?? usualRatios.map((ratio) => 1 / ratio).find(fits) ?? null;
}

/**
 * A split nobody lists: an overnight gap of a usual ratio while the money turned over stays what it was. It looks like one;
 * nothing proves it, so nothing is repaired. Coins do not split.
 */
export const checkUnlistedSplits: SeriesCheck = (table, context) => {
  const { close, time } = table.columns;
  if (context.market?.id === 'crypto' || context.adjustment === 'total' || tradesOnWeekends(time)) return [];
  const { step, usual } = stepsOf(close);
  return [...close.keys()].flatMap((row) => {
    if (row === 0 || Math.abs(at(step, row)) < Math.max(leastSteps * usual, 0.3) || comesBack(step, row)) return [];
    if (table.splits !== undefined && table.splits.subarray(Math.max(0, row - 2), row + 3).some((ratio) => ratio > 0)) {
      return [];
    }
    const ratio = likelyRatio(table, row, context);
    const turnover = turnoverRatio(table, row);
    if (ratio === null || (Number.isFinite(turnover) && (turnover < turnoverFrom || turnover > turnoverTo))) return [];
    const shown = ratio >= 1 ? `${ratio} for 1` : `1 for ${Math.round(1 / ratio)}`;
    return [
      {
        row,
        kind: 'missing-split' as const,
        severity: 'warn' as const,
        why: `${dateOf(at(time, row))}: ${at(close, row - 1)} to ${at(close, row)} looks like a split of ${shown} that is not listed`,
      },
    ];
  });
};
