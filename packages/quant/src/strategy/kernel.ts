import type { BarColumns } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { Amount } from '@plumbline/model/strategy-spec';
import type { Book } from '../backtest/book.ts';
import { sampledColumn, type Seat } from './universe-scope.ts';

/** Parameter values by key. */
export type ParameterValues = Readonly<Record<string, number>>;

/** What a compiled expression computes on: one series, its extra columns, the parameters, and what is known already. */
export interface ExpressionContext {
  readonly bars: BarColumns;
  readonly series: Readonly<Record<string, Float64Array>>;
  readonly parameters: ParameterValues;
  readonly cache: ColumnCache;
  /** Its place among the other instruments of the run; absent = it is alone. */
  readonly seat?: Seat;
}

/** Columns already computed over one series, by the text of the expression with its parameters filled in. */
export interface ColumnCache {
  readonly columns: Map<string, Float64Array>;
  readonly capacity: number;
}

/** A cache for one series. The oldest columns make room for new ones beyond `capacity`. */
export function createColumnCache(capacity = 512): ColumnCache {
  return { columns: new Map(), capacity };
}

/** The column under a key, computed once. */
export function cachedColumn(cache: ColumnCache, key: string, compute: () => Float64Array): Float64Array {
  const known = cache.columns.get(key);
  if (known !== undefined) return known;
  const column = compute();
  if (cache.columns.size >= cache.capacity) {
    const [oldest] = cache.columns.keys();
    if (oldest !== undefined) cache.columns.delete(oldest);
  }
  cache.columns.set(key, column);
  return column;
}

/** A value at one bar that depends on the position held there. */
export type StateReader = (book: Book, bar: number) => number;

/** A compiled expression. */
export interface Kernel {
  readonly kind: 'number' | 'truth';
  /** Depends on the position held, so that it is known only while a run is under way. */
  readonly isStateful: boolean;
  /** The expression with its parameters filled in: equal texts have equal columns. */
  readonly text: (parameters: ParameterValues) => string;
  /** Its value at every bar; not for stateful ones. */
  readonly column: (context: ExpressionContext) => Float64Array;
  /** Bars at which a truth holds, in order, where they are few and found without the column; null = read the column. */
  readonly events: ((context: ExpressionContext) => readonly number[]) | null;
  /** Its values at the times a run samples, beside the other instruments; not for stateful ones. */
  readonly sampled: (context: ExpressionContext) => Float64Array;
  /** Its reader during a run. */
  readonly reader: (context: ExpressionContext) => StateReader;
}

/** The refusal of a part of a strategy, by its path. */
export function refuseAt(path: string, problem: string): never {
  throw new PlumblineError('bad-input', `Strategy: ${path}: ${problem}`, { field: path });
}

/** The names an expression may use. */
export interface Names {
  readonly parameters: ReadonlySet<string>;
  /** null = any; they are looked up when the strategy is run. */
  readonly series: ReadonlySet<string> | null;
}

/** The value of an amount under given parameters. */
export function resolveAmount(amount: Amount, parameters: ParameterValues): number {
  return typeof amount === 'number' ? amount : (parameters[amount.parameter] ?? Number.NaN);
}

/** Refuses an amount that names a parameter the spec does not have. */
export function checkAmount(amount: Amount, names: Names, path: string): void {
  if (typeof amount === 'number' || names.parameters.has(amount.parameter)) return;
  refuseAt(path, `there is no parameter "${amount.parameter}".`);
}

/** A text that is put together once for the parameters of a run, however often it is asked for. */
export function keptText(text: Kernel['text']): Kernel['text'] {
  let of: ParameterValues | null = null;
  let known = '';
  return (parameters) => {
    if (parameters === of) return known;
    known = text(parameters);
    of = parameters;
    return known;
  };
}

/**
 * A kernel whose column is computed once per series and parameter values, and read bar by bar in a run. sampled: where
 * values at some times are to be had without the whole column.
 */
export function columnKernel(
  kind: Kernel['kind'],
  text: Kernel['text'],
  compute: (context: ExpressionContext) => Float64Array,
  sampled?: Kernel['sampled'],
  events: Kernel['events'] = null,
): Kernel {
  const kept = keptText(text);
  const column = (context: ExpressionContext): Float64Array =>
    cachedColumn(context.cache, kept(context.parameters), () => compute(context));
  return {
    kind,
    isStateful: false,
    text: kept,
    column,
    events,
    sampled: sampled ?? ((context) => sampledColumn(column(context), context)),
    reader: (context) => {
      const values = column(context);
      return (_book, bar) => values[bar];
    },
  };
}
