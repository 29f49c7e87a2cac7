import type { Fact, QualityFlag } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import { noNumber } from './fact-reasons.ts';
import type { FormulaSources } from './formula-scope.ts';
import { formulaScope } from './formula-scope.ts';
import { evaluateFormula } from './formula.ts';
import { formulaFunctions } from './formula-library.ts';
import { formulaRefusal } from './formula-refusal.ts';
import { parseFormula } from './formula-parser.ts';

const byHand = localText(
  'Set by hand in place of the report’s own value.',
  '手动设定，替代报告原值。',
  '手動設定，替代報告原值。',
);

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
      if (wanted !== fact.value) after.set(fact.id, setByHand(fact, wanted));
    } else if (isTouched(fact, after)) {
      const again = computed(fact, sources);
      if (again.value !== fact.value) after.set(fact.id, again);
    }
  }
  return after;
}

/** No formula leads to a value set by hand, so none stands on its receipt. */
function setByHand({ formula: _, ...fact }: Fact, value: number): Fact {
  const quality: readonly QualityFlag[] = fact.quality.includes('assumed')
    ? fact.quality
    : [...fact.quality, 'assumed'];
  return { ...fact, value, quality, why: byHand };
}

function isTouched({ formula }: Fact, after: ReadonlyMap<string, Fact>): boolean {
  const inputs = formula?.inputs ?? [];
  return inputs.some((input) => 'fact' in input && after.has(input.fact)) && !inputs.some((input) => 'series' in input);
}

function computed(fact: Fact, sources: FormulaSources): Fact {
  const { formula } = fact;
  if (formula === undefined) return fact;
  const scope = formulaScope({ metric: fact.metric, inputs: formula.inputs }, sources);
  if (!scope.known) return { ...fact, value: null, why: scope.why };
  const value = evaluateFormula(formula.expression, scope.values, formulaFunctions);
  if (Number.isFinite(value)) return { ...fact, value: value === 0 ? 0 : value };
  const refusal = formulaRefusal(parseFormula(formula.expression), scope.values, formulaFunctions);
  return { ...fact, value: null, why: refusal !== null && 'why' in refusal ? refusal.why : noNumber };
}
