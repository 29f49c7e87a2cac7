import { sliceColumns } from '@plumbline/model/bar';
import { dateOf, dayMs } from '@plumbline/model/date';
import type { Field, FieldInput } from './field.ts';

type Columns = Readonly<Record<string, Float64Array>>;

/** The input as somebody on a row had it: bars up to it, and what was published by its date. */
function inputAt(input: FieldInput, row: number): FieldInput {
  const date = dateOf(input.bars.time[row]);
  return {
    ...input,
    bars: sliceColumns(input.bars, 0, row + 1),
    statements: input.statements.filter(({ knownAt }) => knownAt <= date),
    events: input.events.flatMap((event) => {
      if (event.knownAt > date) return [];
      // A date is announced before its outcome.
      const { actual: _actual, ...ahead } = event;
      return [event.date > date ? ahead : event];
    }),
    actions: input.actions.filter(({ knownAt, exDate }) => knownAt <= date || exDate <= date),
    network: input.network.map((column) => {
      const kept = column.knownAt.flatMap((knownAt, at) => (knownAt <= date ? [at] : []));
      return {
        ...column,
        dates: kept.map((at) => column.dates[at]),
        knownAt: kept.map((at) => column.knownAt[at]),
        values: kept.map((at) => column.values[at]),
      };
    }),
  };
}

/** The last rows before something was published, spread evenly: where reading it too early shows. */
function tellingRows({ bars, statements, events, network }: FieldInput, most: number): readonly number[] {
  const published = [
    ...statements.map(({ knownAt }) => knownAt),
    ...events.flatMap(({ knownAt, date }) => [knownAt, date]),
    ...network.flatMap(({ knownAt }) => knownAt),
  ];
  const dates = [...new Set(published)].toSorted();
  const rows = new Set<number>();
  let row = 0;
  for (const date of dates) {
    while (row < bars.time.length && dateOf(bars.time[row]) < date) row += 1;
    if (row > 0) rows.add(row - 1);
  }
  const all = [...rows];
  if (all.length <= most) return all;
  const step = (all.length - 1) / Math.max(1, most - 1);
  return Array.from({ length: most }, (_, at) => all[Math.round(at * step)]);
}

function isSame(a: number, b: number): boolean {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) && Number.isNaN(b);
  return Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b));
}

/**
 * When the numbers of data columns became known, one instant per row: the row's own day, where making the column again from
 * what was published by then gives the same number; after the last row where it gives another one.
 *
 * What it tells an investor: that a back-test on filings did not read them before they were filed. The columns are made again
 * at up to `most` rows, each the last before something was published, so that a number read too early, by however little,
 * differs. columns: of `fields` from `input`, by name, length n of its bars; returns as many, epoch ms. A column without a late
 * row has the bars' own times, not a copy.
 */
export function knownTimes(fields: readonly Field[], input: FieldInput, columns: Columns, most: number): Columns {
  const { time } = input.bars;
  const after = (time.at(-1) ?? 0) + 2 * dayMs;
  const late = new Map(fields.map(({ name }) => [name, new Set<number>()]));
  for (const row of tellingRows(input, most)) {
    const then = inputAt(input, row);
    for (const { name, compute } of fields) {
      const again = compute(then);
      for (let at = 0; at <= row; at += 1) if (!isSame(again[at], columns[name][at])) late.get(name)?.add(at);
    }
  }
  return Object.fromEntries(
    [...late].map(([name, rows]) => [
      name,
      rows.size === 0 ? time : time.map((at, row) => (rows.has(row) ? after : at)),
    ]),
  );
}
