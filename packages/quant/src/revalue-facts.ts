import type { Fact } from '@plumbline/model/fact';
import { noNumber } from './fact-reasons.ts';
import type { FormulaSources } from './formula-scope.ts';
import { formulaScope } from './formula-scope.ts';
import { evaluateFormula } from './formula.ts';
import { formulaFunctions } from './formula-library.ts';
import { formulaRefusal } from './formula-refusal.ts';
import { parseFormula } from './formula-parser.ts';

/**
 * A report's figures after some of its assumptions were changed by hand: every figure that stands on one of them, however
 * far, computed again from its own receipt. facts: in the order in which they were written, inputs before results.
 * changed: new values by handle. Returns the changed and recomputed figures by handle, those with another value than
 * before only; a figure that has no value any more says why. Figures read off prices stay as they are.
 */
export function revalueFacts(facts: readonly Fact[], changed: ReadonlyMap<string, number>): ReadonlyMap<string, Fact> {
  const before = new Map(facts.map((fact) => [fact.id, fact]));
  const after = new Map<string, Fact>();
  const sources: FormulaSources = {
    fact: (id) => after.get(id) ?? before.get(id) ?? null,
    series: () => null,
  };
  for (const fact of facts) {
    const wanted = changed.get(fact.id);
    if (wanted !== undefined) {
      if (wanted !== fact.value) after.set(fact.id, { ...fact, value: wanted });
    } else if (isTouched(fact, after)) {
      const again = computed(fact, sources);
      if (again.value !== fact.value) after.set(fact.id, again);
    }
  }
  return after;
}

function isTouched({ formula }: Fact, after: ReadonlyMap<string, Fact>): boolean {
  const inputs = formula?.inputs ?? [];
  return inputs.some((input) => 'fact' in input && after.has(input.fact)) && !inputs.some((input) => 'series' in input);
}

function computed(fact: Fact, sources: FormulaSources): Fact {
  const { formula } = fact;
  if (formula === undefined) return fact;
  const scope = formulaScope(formula.inputs, sources);
  if (!scope.known) return { ...fact, value: null, why: scope.why };
  const value = evaluateFormula(formula.expression, scope.values, formulaFunctions);
  if (Number.isFinite(value)) return { ...fact, value: value === 0 ? 0 : value };
  const refusal = formulaRefusal(parseFormula(formula.expression), scope.values, formulaFunctions);
  return { ...fact, value: null, why: refusal !== null && 'why' in refusal ? refusal.why : noNumber };
}
