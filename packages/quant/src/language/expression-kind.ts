import { comparisonOps, logicOps, type Expression } from '@plumbline/model/strategy-spec';

/** What an expression is: a number a bar, a condition a bar, or a condition that is true for one bar only. */
export type ExpressionKind = 'number' | 'condition' | 'event';

const conditions: ReadonlySet<string> = new Set([...comparisonOps, ...logicOps, 'not', 'lasting']);

/** The kind of an expression, from its outermost word; its parts may still be wrong. */
export function expressionKind(expression: Expression): ExpressionKind {
  const { op } = expression;
  if (op === 'crossesAbove' || op === 'crossesBelow') return 'event';
  if (op === 'calendar') return expression.field === 'isMonthStart' ? 'event' : 'number';
  if (op === 'ago' || op === 'other') return expressionKind(expression.of);
  return conditions.has(op) ? 'condition' : 'number';
}

/** A part of an expression and what has to stand there. */
export interface Part {
  /** Its place within the expression, such as `left` or `args[1]`. */
  readonly path: string;
  readonly part: Expression;
  /** `any` where numbers and conditions both make sense. */
  readonly wanted: 'number' | 'condition' | 'any';
}

/** The parts of an expression, in reading order. */
export function partsOf(expression: Expression): readonly Part[] {
  const { op } = expression;
  if ('args' in expression) {
    const wanted = op === 'and' || op === 'or' ? 'condition' : 'number';
    return expression.args.map((part, at) => ({ path: `args[${at}]`, part, wanted }));
  }
  if ('left' in expression) {
    return [
      { path: 'left', part: expression.left, wanted: 'number' },
      { path: 'right', part: expression.right, wanted: 'number' },
    ];
  }
  const against = 'against' in expression ? expression.against : undefined;
  const of = 'of' in expression ? expression.of : undefined;
  const wanted = op === 'ago' || op === 'other' ? 'any' : op === 'not' || op === 'lasting' ? 'condition' : 'number';
  return [
    ...(of === undefined ? [] : [{ path: 'of', part: of, wanted } as const]),
    ...(against === undefined ? [] : [{ path: 'against', part: against, wanted: 'number' } as const]),
  ];
}
