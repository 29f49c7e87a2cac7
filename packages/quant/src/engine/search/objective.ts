import { PlumblineError } from '@plumbline/model/errors';
import { metrics } from '../../catalogue/metrics/registry.ts';
import { evaluateNode, type FormulaFunction, type FormulaValue } from '../../facts/formula.ts';
import { parseFormula, type FormulaNode } from '../../facts/formula-parser.ts';
import type { MetricValues } from '../strategy/strategy-backtest.ts';

/** What a search looks for: a number to be as high as possible, under conditions. */
export interface Objective {
  readonly text: string;
  /** Ids of the metrics it is made of. */
  readonly reads: ReadonlySet<string>;
  /** Negative infinity where a condition is broken or a metric is unknown. */
  readonly scoreOf: (values: MetricValues) => number;
}

function named(name: string, args: readonly string[], call: (...numbers: readonly number[]) => number) {
  return [name, { name, args, call: (...given: readonly FormulaValue[]) => call(...given.map(Number)) }] as const;
}

const functions: ReadonlyMap<string, FormulaFunction> = new Map([
  named('min', ['a', 'b'], Math.min),
  named('max', ['a', 'b'], Math.max),
  named('abs', ['a'], (a) => Math.abs(a)),
  named('log', ['a'], (a) => Math.log(a)),
  named('sqrt', ['a'], (a) => Math.sqrt(a)),
]);

function namesIn(node: FormulaNode): readonly string[] {
  if (node.kind === 'name') return [node.name];
  if (node.kind === 'call') return node.args.flatMap(namesIn);
  if (node.kind === 'negate') return namesIn(node.operand);
  return node.kind === 'number' ? [] : [...namesIn(node.left), ...namesIn(node.right)];
}

const known = new Set(metrics.map(({ id }) => id));

function parsed(text: string, field: string): FormulaNode {
  const node = parseFormula(text);
  const unknown = namesIn(node).find((name) => !known.has(name));
  if (unknown === undefined) return node;
  const problem = `There is no metric "${unknown}" in "${text}". Known are ${[...known].join(', ')}.`;
  throw new PlumblineError('bad-input', problem, { field });
}

interface Condition {
  readonly left: FormulaNode;
  readonly right: FormulaNode;
  readonly isMet: (left: number, right: number) => boolean;
}

const comparisons: readonly (readonly [string, Condition['isMet']])[] = [
  ['>=', (a, b) => a >= b],
  ['<=', (a, b) => a <= b],
  ['>', (a, b) => a > b],
  ['<', (a, b) => a < b],
];

function conditionOf(text: string): Condition {
  for (const [sign, isMet] of comparisons) {
    const at = text.indexOf(sign);
    if (at < 0) continue;
    const left = parsed(text.slice(0, at), 'constraint');
    return { left, right: parsed(text.slice(at + sign.length), 'constraint'), isMet };
  }
  throw new PlumblineError('bad-input', `A constraint must compare, such as tradeCount>=30, not "${text}".`, {
    field: 'constraint',
  });
}

/**
 * An objective from formulas over metric ids, such as `sharpe - 0.5 * abs(maxDrawdown)` under `tradeCount>=30`. Throws
 * `bad-input` for what is no formula or names no metric.
 */
export function objectiveOf(text: string, constraints: readonly string[] = []): Objective {
  const node = parsed(text, 'objective');
  const conditions = constraints.map(conditionOf);
  const reads = new Set([node, ...conditions.flatMap(({ left, right }) => [left, right])].flatMap(namesIn));
  return {
    text,
    reads,
    scoreOf: (values) => {
      const scope = new Map([...reads].map((name) => [name, values[name] ?? Number.NaN]));
      const valueOf = (of: FormulaNode): number => Number(evaluateNode(of, scope, functions));
      const isMet = conditions.every(({ left, right, isMet: test }) => test(valueOf(left), valueOf(right)));
      const value = isMet ? valueOf(node) : Number.NaN;
      return Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value;
    },
  };
}
