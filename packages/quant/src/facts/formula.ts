import { PlumblineError } from '@plumbline/model/errors';
import type { LocalText } from '@plumbline/model/locale';
import type { FormulaNode } from './formula-parser.ts';
import { parseFormula } from './formula-parser.ts';

/** A number or a column of numbers. */
export type FormulaValue = number | Float64Array;

/** A named function of the formula language. */
export interface FormulaFunction {
  readonly name: string;
  /** Names of the arguments, in order; those ending in `?` may be left out, a last one ending in `…` takes any number. */
  readonly args: readonly string[];
  readonly call: (...args: readonly FormulaValue[]) => number;
  /** For arguments with which `call` yields no number: why not, in words. Null when the reason is another. */
  readonly refuses?: (...args: readonly FormulaValue[]) => LocalText | null;
}

/**
 * Computes a figure again from its receipt: an arithmetic expression over named numbers and price columns.
 * `+ - * / ^`, unary minus, parentheses, numbers, names from `scope`, calls of `functions`.
 * Division by zero and undefined functions give Infinity or NaN as in arithmetic; the caller prints those as missing.
 * Throws `bad-input` with the position when the text is not a formula or names something unknown.
 */
export function evaluateFormula(
  expression: string,
  scope: ReadonlyMap<string, FormulaValue>,
  functions: ReadonlyMap<string, FormulaFunction>,
): number {
  const value = evaluateNode(parseFormula(expression), scope, functions);
  if (typeof value === 'number') return value;
  throw new PlumblineError('bad-input', `The formula "${expression}" yields a whole column; wrap it in a function.`, {
    expression,
  });
}

/** The value of a part of a formula; see evaluateFormula. */
export function evaluateNode(
  node: FormulaNode,
  scope: ReadonlyMap<string, FormulaValue>,
  functions: ReadonlyMap<string, FormulaFunction>,
): FormulaValue {
  if (node.kind === 'number') return node.value;
  if (node.kind === 'name') return lookUp(node.name, node.at, scope);
  if (node.kind === 'call') {
    const called = callable(node.name, node.args.length, node.at, functions);
    return called.call(...node.args.map((arg) => evaluateNode(arg, scope, functions)));
  }
  if (node.kind === 'negate') return -numberOf(evaluateNode(node.operand, scope, functions), node.at);
  const left = numberOf(evaluateNode(node.left, scope, functions), node.at);
  const right = numberOf(evaluateNode(node.right, scope, functions), node.at);
  if (node.operator === '+') return left + right;
  if (node.operator === '-') return left - right;
  if (node.operator === '*') return left * right;
  if (node.operator === '/') return left / right;
  return left ** right;
}

function lookUp(name: string, at: number, scope: ReadonlyMap<string, FormulaValue>): FormulaValue {
  const value = scope.get(name);
  if (value !== undefined) return value;
  throw new PlumblineError(
    'bad-input',
    `The formula names "${name}" at position ${at}, which is not among its inputs.`,
    {
      name,
      at,
    },
  );
}

function callable(
  name: string,
  count: number,
  at: number,
  functions: ReadonlyMap<string, FormulaFunction>,
): FormulaFunction {
  const found = functions.get(name);
  if (found === undefined) {
    throw new PlumblineError('bad-input', `The formula calls "${name}" at position ${at}, which does not exist.`, {
      name,
      at,
    });
  }
  const endless = found.args.at(-1)?.endsWith('…') ?? false;
  const least = found.args.filter((arg) => !arg.endsWith('?') && !arg.endsWith('…')).length;
  if (count < least || (!endless && count > found.args.length)) {
    throw new PlumblineError(
      'bad-input',
      `${name}(${found.args.join(', ')}) got ${count} arguments at position ${at}.`,
      {
        name,
        at,
      },
    );
  }
  return found;
}

function numberOf(value: FormulaValue, at: number): number {
  if (typeof value === 'number') return value;
  throw new PlumblineError('bad-input', `A whole column stands at position ${at}, where a number is needed.`, { at });
}
