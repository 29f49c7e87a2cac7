import type { FormulaInput } from '@plumbline/model/fact';
import type { WeightedTotal } from '@plumbline/model/report';
import type { ReportContext } from './context.ts';
import { valueOf } from './fact-lookup.ts';
import { shownDecimals } from './shown-decimals.ts';

export interface WeightedTotalInput {
  /** Metric of the total, which is also its handle. */
  readonly metric: string;
  readonly weightMetric: string;
  /** Handle of the total against the price. */
  readonly upside: string;
  readonly price: string;
  readonly currency: string;
  /** Handles of weights and values. */
  readonly terms: readonly { readonly weight: string; readonly value: string }[];
}

/** Adds up weights, and values times weights, as figures; the digits are those with which the printed sum is right. */
export function addWeightedTotal(context: ReportContext, input: WeightedTotalInput): WeightedTotal {
  const { book } = context;
  const { metric, weightMetric, terms } = input;
  const weights = terms.map(({ weight }, at): FormulaInput => ({ name: `weight${at + 1}`, fact: weight }));
  const values = terms.map(({ value }, at): FormulaInput => ({ name: `value${at + 1}`, fact: value }));
  const known = terms.map(({ weight, value }) => ({
    weight: valueOf(book, weight) ?? Number.NaN,
    value: valueOf(book, value) ?? Number.NaN,
  }));
  const decimals = shownDecimals(known);
  const sum = book.derived({
    id: `${weightMetric}.total`,
    metric: weightMetric,
    expression: weights.map(({ name }) => name).join(' + '),
    tex: String.raw`\sum_i w_i`,
    inputs: weights,
  }).id;
  const total = book.derived({
    id: metric,
    metric,
    expression: weights.map(({ name }, at) => `${name} * ${values[at]?.name}`).join(' + '),
    tex: String.raw`\sum_i w_i\,v_i`,
    inputs: [...weights, ...values],
    currency: input.currency,
    decimals: decimals.total,
  }).id;
  const upside = book.derived({
    id: input.upside,
    metric: 'upside',
    expression: 'value / price - 1',
    inputs: [
      { name: 'value', fact: total },
      { name: 'price', fact: input.price },
    ],
  }).id;
  return { weights: sum, value: total, upside, decimals: decimals.values };
}
