import type { MetricInputs, PerformanceMetric } from '../catalogue/metric.ts';
import { rememberWhile } from './remember.ts';

/**
 * A performance metric over the last `window` periods at each period: how steady a figure was on the way. Length n of the
 * returns; NaN before there are as many periods, and where the metric has no value. Metrics of trades have none.
 */
export function rollingMetric(metric: PerformanceMetric, inputs: MetricInputs, window: number): Float64Array {
  const { returns, benchmark, exposure, periodsPerYear, riskFree } = inputs;
  const out = new Float64Array(returns.length).fill(Number.NaN);
  if (metric.needs === 'trades') return out;
  for (let end = window; end <= returns.length; end += 1) {
    const start = end - window;
    const part: MetricInputs = {
      returns: returns.subarray(start, end),
      periodsPerYear,
      riskFree,
      ...(benchmark === undefined ? {} : { benchmark: benchmark.subarray(start, end) }),
      ...(exposure === undefined ? {} : { exposure: exposure.subarray(start, end) }),
    };
    out[end - 1] = rememberWhile(() => metric.compute(part));
  }
  return out;
}
