import { basicFunctions } from './formula-functions.ts';
import type { FormulaFunction } from './formula.ts';
import { metricFunction } from './metric.ts';
import { metrics } from './metrics/registry.ts';
import { priceFunctions } from './price-functions.ts';
import { valuations } from './valuations/registry.ts';

const all: readonly FormulaFunction[] = [
  ...basicFunctions,
  ...priceFunctions,
  ...metrics.map((metric) => metricFunction(metric)).filter((found) => found !== null),
  ...valuations.flatMap((model) => model.functions),
];

/** Every function a receipt may call, by name: plain arithmetic, performance metrics over prices, valuation models. */
export const formulaFunctions: ReadonlyMap<string, FormulaFunction> = new Map(all.map((found) => [found.name, found]));
