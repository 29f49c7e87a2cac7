import { PlumblineError } from '@plumbline/model/errors';
import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { Metric } from '@plumbline/model/metric';
import { metrics as observed } from '@plumbline/model/metrics/registry';
import { metricFunction } from './metric.ts';
import { metrics } from './metrics/registry.ts';
import { priceFormulas } from '../facts/price-formulas.ts';
import { ratios } from './ratios/registry.ts';
import { valuations } from './valuations/registry.ts';

const everything: readonly Metric[] = [
  ...observed.flat(),
  ...ratios,
  ...metrics,
  ...valuations.flatMap((model) => [...model.outputs, ...model.assumptions.map((assumption) => assumption.metric)]),
];
/** Several valuation models share an assumption such as the discount rate: the first entry of an id counts. */
const byId: ReadonlyMap<string, Metric> = new Map(everything.toReversed().map((metric) => [metric.id, metric]));
const ratioById = new Map(ratios.map((ratio) => [ratio.id, ratio]));
const performanceById = new Map(metrics.map((metric) => [metric.id, metric]));
const valuationFunctions = new Map(
  valuations.flatMap((model) =>
    // A model's TeX speaks of its main figure, the first output; its other functions get theirs from the expression.
    model.functions.map(({ name }) => [name, name === model.outputs[0]?.id ? { tex: model.tex } : {}] as const),
  ),
);

/** Every kind of figure the product can print, each once. */
export function allMetrics(): readonly Metric[] {
  return [...byId.values()].toReversed();
}

/** The kind of figure with this id: its name in every language, its unit, its meaning. Throws `not-found` for any other id. */
export function metricOf(id: string): Metric {
  const metric = byId.get(id);
  if (metric !== undefined) return metric;
  throw new PlumblineError('not-found', `There is no metric "${id}" in the catalogue.`, { id });
}

/** What a kind of figure is called in every language. */
export function labelOf(id: string): LocalText {
  return metricOf(id).label;
}

/**
 * The formula a metric brings along: a ratio's expression, or the call of its own function with the names of `inputs`
 * in their order. Null for figures that are read, not computed.
 */
export function defaultFormula(
  id: string,
  inputs: readonly FormulaInput[],
): { readonly expression: string; readonly tex?: string } | null {
  const ratio = ratioById.get(id);
  if (ratio !== undefined) return { expression: ratio.expression, tex: ratio.tex };
  const price = priceFormulas.get(id);
  if (price !== undefined) return price;
  const names = inputs.map(({ name }) => name).join(', ');
  const performance = performanceById.get(id);
  if (performance !== undefined && metricFunction(performance) !== null) {
    return { expression: `${id}(${names})`, tex: performance.tex };
  }
  const valuation = valuationFunctions.get(id);
  return valuation === undefined ? null : { expression: `${id}(${names})`, ...valuation };
}
