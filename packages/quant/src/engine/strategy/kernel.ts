import type { Interval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { Amount } from '@plumbline/model/strategy-spec';
import type { Book } from '../backtest/book.ts';
import { isAdditive, isSameLaw, isScaleFree, joinedLaw, noLaw, type PriceLaw } from './price-law.ts';
import { factorColumn, sampledColumn } from './universe-scope.ts';
import type { ColumnCache, ExpressionContext } from './expression-context.ts';

/** Parameter values by key. */
export type ParameterValues = Readonly<Record<string, number>>;

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
  /**
   * Its value at every bar; not for stateful ones. Where it follows a law it is on the scale of the context's bars, and
   * `asOfColumn` says what it is on the scale of its own bar; where it follows none it is there already.
   */
  readonly column: (context: ExpressionContext) => Float64Array;
  /** How it follows the scale of prices; null = no law. Asked for where there are actions only. */
  readonly law: () => PriceLaw | null;
  /** It is 0 on any scale. */
  readonly isZero: boolean;
  /** Other instruments it reads, as the expression names them. */
  readonly reads: readonly string[];
  /** Bars at which a truth holds, in order, where they are few and found without the column; null = read the column. */
  readonly events: ((context: ExpressionContext) => readonly number[]) | null;
  /** Its values at the times a run samples, beside the other instruments; not for stateful ones. */
  readonly sampled: (context: ExpressionContext) => Float64Array;
  /** Its reader during a run: on the scale of the bar that asks. */
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
  /** Size of the bars of the strategy; absent = whatever comes. */
  readonly bar?: Interval;
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

/** What turns values of a law into those of their own bars: one factor per bar, or what is added; null = they are so already. */
function ownScale(
  kernel: Kernel,
  context: ExpressionContext,
): { readonly steps: Float64Array; readonly apply: (value: number, step: number) => number } | null {
  if (context.isScaled !== true || context.asOf !== undefined) return null;
  const law = kernel.law();
  const factors = law === null || isScaleFree(law) ? null : factorColumn(law, context);
  if (law === null || factors === null) return null;
  return isAdditive(law)
    ? { steps: factors.map(Math.log), apply: (value, step) => value + step }
    : { steps: factors, apply: (value, step) => value * step };
}

/** The values of a kernel, each as somebody on its bar computes it, from prices adjusted for what had happened by then. */
export function asOfColumn(kernel: Kernel, context: ExpressionContext): Float64Array {
  const column = kernel.column(context);
  const own = ownScale(kernel, context);
  if (own === null) return column;
  return cachedColumn(context.cache, `(as of ${kernel.text(context.parameters)})`, () =>
    column.map((value, bar) => own.apply(value, own.steps[bar])),
  );
}

/** `asOfColumn` at the times a run samples. */
export function asOfSampled(kernel: Kernel, context: ExpressionContext): Float64Array {
  const values = kernel.sampled(context);
  const own = ownScale(kernel, context);
  if (own === null) return values;
  const sampled = sampledColumn(own.steps, context);
  return values.map((value, k) => own.apply(value, sampled[k]));
}

/** What not every column kernel has. */
export interface KernelParts {
  /** Where values at some times are to be had without the whole column. */
  readonly sampled?: Kernel['sampled'];
  readonly events?: Kernel['events'];
  /** Absent = the same on every scale. */
  readonly law?: Kernel['law'];
  readonly isZero?: boolean;
  readonly reads?: Kernel['reads'];
}

const free = (): PriceLaw => noLaw;

/** A law that is found when it is first asked for. */
export function keptLaw(law: Kernel['law']): Kernel['law'] {
  let known: PriceLaw | null | undefined;
  return () => {
    if (known === undefined) known = law();
    return known;
  };
}

/** A kernel whose column is computed once per series and parameter values, and read bar by bar in a run. */
export function columnKernel(
  kind: Kernel['kind'],
  text: Kernel['text'],
  compute: (context: ExpressionContext) => Float64Array,
  { sampled, events = null, law = free, isZero = false, reads = [] }: KernelParts = {},
): Kernel {
  const kept = keptText(text);
  const column = (context: ExpressionContext): Float64Array =>
    cachedColumn(context.cache, kept(context.parameters), () => compute(context));
  const kernel: Kernel = {
    kind,
    isStateful: false,
    text: kept,
    column,
    law,
    isZero,
    reads,
    events,
    sampled: sampled ?? ((context) => sampledColumn(column(context), context)),
    reader: (context) => {
      const values = asOfColumn(kernel, context);
      return (_book, bar) => values[bar];
    },
  };
  return kernel;
}

/** The law that parts share; null where one follows none, or they follow different ones. Zero follows any factor. */
export function sharedLaw(parts: readonly Kernel[]): PriceLaw | null {
  const laws = parts.filter(({ isZero }) => !isZero).map((part) => part.law());
  const [first = noLaw] = laws;
  if (first === null || (isAdditive(first) && laws.length < parts.length)) return null;
  return laws.every((law) => law !== null && isSameLaw(law, first)) ? first : null;
}

/** The law of what follows from comparing parts that share one, whichever it is. */
export function comparedLaw(parts: readonly Kernel[]): PriceLaw | null {
  return sharedLaw(parts) === null ? null : noLaw;
}

/** The law of parts multiplied with one another, or divided by what follows the first. */
export function joinedLaws(laws: readonly (PriceLaw | null)[], power: 1 | -1): PriceLaw | null {
  const [first, ...others] = laws;
  return others.reduce<PriceLaw | null>(
    (law, next) => (law === null || next === null ? null : joinedLaw(law, next, power)),
    first,
  );
}
