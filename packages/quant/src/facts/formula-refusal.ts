import type { LocalText } from '@plumbline/model/locale';
import type { FormulaFunction, FormulaValue } from './formula.ts';
import { evaluateNode } from './formula.ts';
import type { FormulaNode } from './formula-parser.ts';

/**
 * Why a formula without a result has none, as far as it can tell: the name inside `positive(name)` that is not above
 * zero, or the words of a function that refuses its arguments. Null when nothing in it refuses anything.
 */
export function formulaRefusal(
  node: FormulaNode,
  values: ReadonlyMap<string, FormulaValue>,
  functions: ReadonlyMap<string, FormulaFunction>,
): { readonly notPositive: string } | { readonly why: LocalText } | null {
  if (node.kind === 'number' || node.kind === 'name') return null;
  if (node.kind === 'call') {
    const [only] = node.args;
    if (node.name === 'positive' && only?.kind === 'name') {
      const value = values.get(only.name);
      return typeof value === 'number' && !(value > 0) ? { notPositive: only.name } : null;
    }
    const why = functions.get(node.name)?.refuses?.(...node.args.map((arg) => evaluateNode(arg, values, functions)));
    if (why !== undefined && why !== null) return { why };
  }
  const parts = node.kind === 'call' ? node.args : node.kind === 'negate' ? [node.operand] : [node.left, node.right];
  for (const part of parts) {
    const found = formulaRefusal(part, values, functions);
    if (found !== null) return found;
  }
  return null;
}
