import { dayMs } from '@plumbline/model/date';
import type { DatedEquity } from './mix.ts';

/** Accounts on the days they have in common, each over what it was worth on the first of them. */
export interface AlignedGrowth {
  /** Days, epoch ms at their beginning (UTC), rising. */
  readonly time: Float64Array;
  /** One column per account, beginning at 1. */
  readonly growth: readonly Float64Array[];
}

/** The last value of each day, by the number of the day; markets with other sessions meet there. */
function byDay({ time, equity }: DatedEquity): ReadonlyMap<number, number> {
  return new Map([...time].map((instant, row) => [Math.floor(instant / dayMs), equity[row] ?? Number.NaN]));
}

/**
 * Accounts laid on one scale: from the first day on which all of them exist to the last one that all have reached. On a day
 * without a session in its market an account keeps its last value. Null without two such days.
 */
export function alignGrowth(all: readonly DatedEquity[]): AlignedGrowth | null {
  const columns = all.map(byDay);
  const bounds = columns.map((column) => [...column.keys()]);
  const first = Math.max(...bounds.map((days) => days[0] ?? Number.POSITIVE_INFINITY));
  const last = Math.min(...bounds.map((days) => days.at(-1) ?? Number.NEGATIVE_INFINITY));
  const days = [...new Set(bounds.flat())].filter((day) => day >= first && day <= last).sort((a, b) => a - b);
  if (days.length < 2) return null;
  const growth = columns.map((column) => {
    const before = [...column.keys()].filter((day) => day <= first).at(-1) ?? first;
    const start = column.get(before) ?? Number.NaN;
    let value = start;
    return Float64Array.from(days, (day) => (value = column.get(day) ?? value) / start);
  });
  return { time: Float64Array.from(days, (day) => day * dayMs), growth };
}

/** The same from a later instant on, begun at 1 anew. */
export function growthSince({ time, growth }: AlignedGrowth, from: number): AlignedGrowth {
  const row = Math.max(
    0,
    time.findIndex((instant) => instant >= from),
  );
  return {
    time: time.subarray(row),
    growth: growth.map((column) => column.subarray(row).map((value) => value / (column[row] ?? 1))),
  };
}
