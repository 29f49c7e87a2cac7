import type { Fact } from '@plumbline/model/fact';
import { evaluateFormula } from './formula.ts';
import { formulaFunctions } from './formula-library.ts';
import type { FormulaSources } from './formula-scope.ts';
import { formulaScope } from './formula-scope.ts';

/** Room for another machine's last digit in exp, ln and powers; everything else repeats bit for bit. */
const relativeTolerance = 1e-9;

/**
 * Computes a figure again from its receipt and says whether it is the same: the reader's proof, used by the report's
 * checker and by the Recompute button. A figure without a formula (read from a source, or assumed) is the same by
 * definition; a missing figure is the same when it cannot be computed now either.
 */
export function recomputeFact(
  fact: Fact,
  sources: FormulaSources,
): { readonly value: number | null; readonly same: boolean } {
  if (fact.formula === undefined) return { value: fact.value, same: true };
  const scope = formulaScope({ metric: fact.metric, inputs: fact.formula.inputs }, sources);
  const result = scope.known ? evaluateFormula(fact.formula.expression, scope.values, formulaFunctions) : Number.NaN;
  const value = Number.isFinite(result) ? result : null;
  return { value, same: isSame(value, fact.value) };
}

function isSame(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return a === b;
  return Math.abs(a - b) <= relativeTolerance * Math.max(Math.abs(a), Math.abs(b));
}
