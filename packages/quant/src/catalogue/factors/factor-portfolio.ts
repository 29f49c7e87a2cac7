import { radixOrder, sortMemory } from './radix-order.ts';
import { requireSameShape, sectionOf, type Panel } from './panel.ts';
import { sectionQuantile } from './section-quantile.ts';

/** Weights proportional to the factor's distance from its average, shares of gross value: longs and shorts sum to one. */
export function factorWeights(section: Float64Array, out: Float64Array): void {
  let sum = 0;
  let count = 0;
  for (const value of section) {
    if (Number.isNaN(value)) continue;
    sum += value;
    count += 1;
  }
  let gross = 0;
  for (let i = 0; i < section.length; i += 1) {
    out[i] = section[i] - sum / count;
    if (!Number.isNaN(out[i])) gross += Math.abs(out[i]);
  }
  for (let i = 0; i < out.length; i += 1) out[i] = gross > 0 ? out[i] / gross : Number.NaN;
}

/** Equal weights: long what stands above the median, short what stands below, half of the gross value on each side. */
export function halfWeights(section: Float64Array, out: Float64Array, memory = sortMemory(section.length)): void {
  const count = radixOrder(section, memory);
  const median = sectionQuantile(section, memory.order, count, 0.5);
  let above = 0;
  let below = 0;
  for (const value of section) {
    if (value > median) above += 1;
    else if (value < median) below += 1;
  }
  const sides = (above > 0 ? 1 : 0) + (below > 0 ? 1 : 0);
  for (let i = 0; i < section.length; i += 1) {
    const value = section[i];
    out[i] = Number.isNaN(value)
      ? value
      : value > median
        ? 1 / (sides * above)
        : value < median
          ? -1 / (sides * below)
          : 0;
  }
}

/**
 * Return of a factor's own portfolio, renewed on each date and held for the periods of the forward returns, before costs.
 * Length: dates; NaN where no asset has a weight and a return.
 */
export function factorReturns(
  factor: Panel,
  forward: Panel,
  weigh: (section: Float64Array, out: Float64Array) => void = factorWeights,
): Float64Array {
  requireSameShape(factor, forward);
  const weights = new Float64Array(factor.assets);
  return Float64Array.from({ length: factor.dates }, (_, date) => {
    weigh(sectionOf(factor, date), weights);
    const returns = sectionOf(forward, date);
    let sum = 0;
    let count = 0;
    for (let i = 0; i < weights.length; i += 1) {
      if (Number.isNaN(weights[i]) || Number.isNaN(returns[i])) continue;
      sum += weights[i] * returns[i];
      count += 1;
    }
    return count === 0 ? Number.NaN : sum;
  });
}
