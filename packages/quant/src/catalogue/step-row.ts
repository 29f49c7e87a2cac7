import type { Indicator, Params } from './indicator.ts';
import { whole } from '../series/rows.ts';

/** What an indicator knows of many instruments: one piece of memory, and the part of it that is each one's state. */
export interface RowStates {
  readonly memory: Float64Array;
  readonly each: readonly Float64Array[];
}

/**
 * States of so many instruments that have seen no bar yet, one behind the other. A copy of `memory`, put back, undoes the bars
 * since it was taken, so that the last bar can be replaced.
 */
export function rowStates(indicator: Indicator, params: Params, count: number): RowStates {
  const size = indicator.stateSize(params);
  const memory = new Float64Array(count * size);
  const each = Array.from({ length: count }, (_, k) => memory.subarray(k * size, (k + 1) * size));
  for (const state of each) indicator.init?.(state, params);
  return { memory, each };
}

/** First row in [from, to) on which an input is missing; `to` when there is none. */
function nextGap(columns: readonly Float64Array[], from: number, to: number): number {
  for (let k = from; k < to; k += 1) {
    let sum = columns[0][k];
    for (let c = 1; c < columns.length; c += 1) sum += columns[c][k];
    // Infinite values of both signs make NaN as well: rare enough to ask again.
    if (Number.isNaN(sum) && columns.some((column) => Number.isNaN(column[k]))) return k;
  }
  return to;
}

/** Rows [from, to), one call for each. */
function stepEach(
  { step }: Indicator,
  { each }: RowStates,
  columns: readonly Float64Array[],
  out: readonly Float64Array[],
  params: Params,
  from: number,
  to: number,
): void {
  const bar = new Float64Array(columns.length);
  const values = new Float64Array(out.length);
  for (let k = from; k < to; k += 1) {
    for (let c = 0; c < bar.length; c += 1) bar[c] = columns[c][k];
    step(each[k], bar, values, params);
    for (let o = 0; o < values.length; o += 1) out[o][k] = values[o];
  }
}

/**
 * Takes one new bar of many instruments: row k of the columns and of `out` is that of the instrument whose state is each[k].
 * What it costs does not depend on how many bars came before. A row with a NaN input yields NaN and leaves its state as it was.
 */
export function stepRow(
  indicator: Indicator,
  states: RowStates,
  columns: readonly Float64Array[],
  out: readonly Float64Array[],
  params: Params,
): void {
  const { row } = indicator;
  const count = whole(Math.min(states.each.length, columns[0].length, out[0].length));
  for (let from = 0; from < count;) {
    const to = nextGap(columns, from, count);
    if (row === undefined) stepEach(indicator, states, columns, out, params, from, to);
    else row(states.memory, columns, out, params, from, to);
    if (to < count) for (const column of out) column[to] = Number.NaN;
    from = to + 1;
  }
}
