import type { ChosenRange, FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import { assumptionReason } from '@plumbline/quant/facts/assumption-reasons';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import type { AssumptionSpec } from '@plumbline/quant/catalogue/valuation';

/** A number inside a formula that is our choice, with the range in which others would put it. */
export function choice(
  name: string,
  value: number,
  range: readonly [min: number, max: number],
  why: LocalText,
): FormulaInput {
  const [min, max] = range;
  return { name, constant: value, why, range: { min, max } };
}

/** An assumption that a rule of ours computes: its reason and range, for the figure to carry. */
export function chosenBy(spec: AssumptionSpec): { readonly reason: LocalText; readonly range: ChosenRange } {
  const { min, max } = spec;
  return { reason: assumptionReason(spec.metric.id), range: { min, max } };
}

/** An assumption as a figure, made once; `why` where this company gives a better reason than the usual one. */
export function assume(
  book: FactBook,
  spec: AssumptionSpec,
  value: number,
  own: { readonly id?: string; readonly why?: LocalText } = {},
): string {
  const metric = spec.metric.id;
  const { reason, range } = chosenBy(spec);
  const id = own.id ?? metric;
  return book.get(id)?.id ?? book.assumed({ id, metric, value, why: own.why ?? reason, range }).id;
}
