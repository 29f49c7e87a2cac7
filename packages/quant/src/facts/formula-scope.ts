import type { BarColumns } from '@plumbline/model/bar';
import { dayMs, timeOf } from '@plumbline/model/date';
import type { Fact, FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import { noBars, unknownInput } from './fact-reasons.ts';
import type { FormulaValue } from './formula.ts';

/** The part of a formula's inputs that reads a price column. */
export type SeriesInput = Extract<FormulaInput, { readonly series: string }>;

/** Where the values behind a formula's inputs come from. Null means not known. */
export interface FormulaSources {
  readonly fact: (id: string) => Fact | null;
  /** Bars of the input's instrument and adjustment, covering at least [from, to]; they are cut here. */
  readonly series: (input: SeriesInput) => BarColumns | null;
}

export type FormulaScope =
  | { readonly known: true; readonly values: ReadonlyMap<string, FormulaValue> }
  | { readonly known: false; readonly why: LocalText };

/**
 * The numbers and columns a formula reads, under their names: the one way both the writer of a figure and everyone
 * who recomputes it get their inputs. Columns are cut to the declared dates; several columns are joined on the dates
 * they share, so that a holiday in one market never pairs different days. The first unknown input ends it, with its name.
 */
export function formulaScope(
  { metric, inputs }: { readonly metric: string; readonly inputs: readonly FormulaInput[] },
  sources: FormulaSources,
): FormulaScope {
  const values = new Map<string, FormulaValue>();
  const series: { readonly input: SeriesInput; readonly bars: BarColumns }[] = [];
  for (const input of inputs) {
    if ('constant' in input) values.set(input.name, input.constant);
    else if ('fact' in input) {
      const fact = sources.fact(input.fact);
      if (fact === null || fact.value === null) return { known: false, why: unknownInput(fact, input.fact, metric) };
      values.set(input.name, fact.value);
    } else {
      const bars = sources.series(input);
      const rows = bars === null ? null : cut(bars, input.from, input.to);
      if (rows === null || rows.time.length === 0) return { known: false, why: noBars(input) };
      series.push({ input, bars: rows });
    }
  }
  const times = sharedTimes(series.map(({ bars }) => bars.time));
  for (const { input, bars } of series) values.set(input.name, pick(bars.time, bars[input.series], times));
  return { known: true, values };
}

function cut(bars: BarColumns, from: string, to: string): BarColumns {
  const start = firstAtOrAfter(bars.time, timeOf(from));
  const end = firstAtOrAfter(bars.time, timeOf(to) + dayMs);
  return {
    time: bars.time.subarray(start, end),
    open: bars.open.subarray(start, end),
    high: bars.high.subarray(start, end),
    low: bars.low.subarray(start, end),
    close: bars.close.subarray(start, end),
    volume: bars.volume.subarray(start, end),
  };
}

function firstAtOrAfter(time: Float64Array, at: number): number {
  let low = 0;
  let high = time.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (time[middle] < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sharedTimes(columns: readonly Float64Array[]): Float64Array {
  const [first, ...rest] = columns;
  if (first === undefined) return new Float64Array(0);
  return rest.reduce((shared, column) => intersect(shared, column), first);
}

function intersect(a: Float64Array, b: Float64Array): Float64Array {
  const both = new Set(b);
  return a.filter((time) => both.has(time));
}

function pick(time: Float64Array, column: Float64Array, wanted: Float64Array): Float64Array {
  if (time.length === wanted.length) return column;
  const keep = new Set(wanted);
  return column.filter((_, row) => keep.has(time[row]));
}
