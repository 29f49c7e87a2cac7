import { basicFunctions } from './formula-functions.ts';
import type { FormulaFunction } from './formula.ts';
import { metricFunction } from '../catalogue/metric.ts';
import { metrics } from '../catalogue/metrics/registry.ts';
import { indicatorFunctions } from './indicator-functions.ts';
import { priceFunctions } from './price-functions.ts';
import { valuations } from '../catalogue/valuations/registry.ts';

const all: readonly FormulaFunction[] = [
  ...basicFunctions,
  ...priceFunctions,
  ...indicatorFunctions,
  ...metrics.map((metric) => metricFunction(metric)).filter((found) => found !== null),
  ...valuations.flatMap((model) => model.functions),
];

/** Every function a receipt may call, by name: plain arithmetic, performance metrics over prices, valuation models. */
export const formulaFunctions: ReadonlyMap<string, FormulaFunction> = new Map(all.map((found) => [found.name, found]));
