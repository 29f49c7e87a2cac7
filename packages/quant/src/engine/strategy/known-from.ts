import type { Amount, Expression, StrategySpec } from '@plumbline/model/strategy-spec';
import { compileExpression } from './compile-expression.ts';
import type { ExpressionContext } from './expression-context.ts';
import { resolveAmount, type Kernel } from './kernel.ts';
import { ownSeat } from './universe-scope.ts';

/** From when on something can be known. */
export interface KnownFrom {
  /** First row; infinite where it never is. */
  readonly row: number;
  /** What is known last; null = all of it is known from the first row on. */
  readonly by: Expression | null;
}

/** Nothing is waited for. */
export const knownAlways: KnownFrom = { row: 0, by: null };

function latest(parts: readonly KnownFrom[]): KnownFrom {
  return parts.reduce((a, b) => (b.row > a.row ? b : a), knownAlways);
}

/** Where one of several is enough; never where there are none. */
export function earliestKnown(parts: readonly KnownFrom[]): KnownFrom {
  return parts.reduce((a, b) => (b.row < a.row ? b : a), parts[0] ?? { row: Number.POSITIVE_INFINITY, by: null });
}

/** What finding the first rows needs to know of a run. */
interface Asked {
  readonly firstOf: (expression: Expression) => number;
  readonly valueOf: (amount: Amount) => number;
}

/**
 * The first row on which a condition can be as wanted, and the last of what it waits for. An `and` waits for all of its
 * parts, an `or` for one: a part that is false already does not let the whole be true.
 */
function knownFrom(expression: Expression, wanted: boolean, asked: Asked): KnownFrom {
  const of = (part: Expression): KnownFrom => knownFrom(part, wanted, asked);
  switch (expression.op) {
    case 'constant':
    case 'parameter':
    case 'position':
      return knownAlways;
    case 'and':
    case 'or': {
      const parts = expression.args.map(of);
      return (expression.op === 'and') === wanted ? latest(parts) : earliestKnown(parts);
    }
    case 'not':
      return knownFrom(expression.of, !wanted, asked);
    case 'lasting': {
      const part = of(expression.of);
      const more = wanted ? asked.valueOf(expression.bars) - 1 : 0;
      return more > 0 ? { row: part.row + more, by: expression } : part;
    }
    case 'negate':
    case 'absolute':
    case 'log':
      return of(expression.of);
    case 'price':
    case 'series':
    case 'indicator':
    case 'ago':
    case 'calendar':
    case 'other':
    case 'score':
    case 'percentile':
    case 'learned': {
      const row = asked.firstOf(expression);
      return row === 0 ? knownAlways : { row, by: expression };
    }
    default:
      return latest(('args' in expression ? expression.args : [expression.left, expression.right]).map(of));
  }
}

/** What has to be known before one side is entered: its condition, the prices of its orders, its size and its rank. */
function sideKnownFrom(spec: StrategySpec, side: 'long' | 'short', asked: Asked): readonly KnownFrom[] {
  const entry = spec.entry[side];
  if (entry === undefined) return [];
  const { limit, stop, stopLoss, target } = spec.entryOrders?.[side] ?? {};
  const sizedBy = spec.sizing.basis === 'weight' ? spec.sizing.of : undefined;
  const numbers = [limit, stop, stopLoss, target, sizedBy, spec.ranking?.by].flatMap((part) => part ?? []);
  const of = (part: Expression): KnownFrom => knownFrom(part, true, asked);
  const { sizing } = spec;
  const levels = sizing.basis === 'levels' ? [earliestKnown(sizing.levels.map(({ when }) => of(when)))] : [];
  return [latest([...[entry, ...numbers].map(of), ...levels])];
}

/** Kernels of parts of rules: the same part is asked for at every setting. */
const kernels = new WeakMap<Expression, Kernel>();

function kernelOf(expression: Expression, spec: StrategySpec): Kernel {
  const known = kernels.get(expression);
  if (known !== undefined) return known;
  const names = { parameters: new Set(spec.parameters.map(({ key }) => key)), series: null };
  const kernel = compileExpression(expression, names, 'expression');
  kernels.set(expression, kernel);
  return kernel;
}

function firstKnown(column: Float64Array): number {
  for (let row = 0; row < column.length; row += 1) if (!Number.isNaN(column[row])) return row;
  return Number.POSITIVE_INFINITY;
}

/** `ruleKnownFrom` where a part is read by its column, or, in a universe, at the times that are decided on. */
function earliestSide(spec: StrategySpec, context: ExpressionContext, firstOf: (kernel: Kernel) => number): KnownFrom {
  const asked: Asked = {
    firstOf: (part) => firstOf(kernelOf(part, spec)),
    valueOf: (amount) => resolveAmount(amount, context.parameters),
  };
  return earliestKnown([...sideKnownFrom(spec, 'long', asked), ...sideKnownFrom(spec, 'short', asked)]);
}

/**
 * The first bar at whose close a rule can enter, for all that it reads is known by then: averages have their days, filings
 * have come.
 *
 * What it tells an investor: from when on the rule is to be measured; before that it could only hold cash, and counting
 * those years would dilute every figure. An exit cannot come before an entry and delays nothing. context: of the bars.
 */
export function ruleKnownFrom(spec: StrategySpec, context: ExpressionContext): KnownFrom {
  return earliestSide(spec, context, (kernel) => firstKnown(kernel.column(context)));
}

/**
 * The same of an instrument of a universe, as the number of a decision. isIn: whether it belongs to the universe at each
 * decision; null = at all of them.
 */
export function memberKnownFrom(
  spec: StrategySpec,
  context: ExpressionContext,
  isIn: ((decision: number) => boolean) | null,
): KnownFrom {
  const known = earliestSide(spec, context, (kernel) => firstKnown(kernel.sampled(context)));
  const { sizing } = spec;
  const { scope, self } = ownSeat(context);
  const { seenAt, rows } = scope.peers[self];
  const { sampledAt } = scope;
  const least =
    sizing.basis === 'allocation' && sizing.method !== 'equal' ? resolveAmount(sizing.lookback, context.parameters) : 0;
  for (let decision = known.row; decision < sampledAt.length; decision += 1) {
    const seen = seenAt[sampledAt[decision]];
    if (seen >= 0 && rows[seen] >= least && isIn?.(decision) !== false) return { row: decision, by: known.by };
  }
  return { row: Number.POSITIVE_INFINITY, by: known.by };
}

/**
 * How many rows, at the end of a history, runs are compared over that can act from different rows on: so many as the slowest
 * has. One with less than half of the longest holds nobody up, it is cash until it acts. rows: those measured of each.
 */
export function sameWindow(rows: readonly number[]): number {
  const most = rows.reduce((a, b) => Math.max(a, b), 0);
  return rows.reduce((least, one) => (2 * one >= most ? Math.min(least, one) : least), most);
}
