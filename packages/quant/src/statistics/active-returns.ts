import type { MetricInputs } from '../metric.ts';

type Pair = Pick<MetricInputs, 'returns' | 'benchmark'>;

/** Return of each period less that of the benchmark; empty when there is no benchmark of the same length. */
export function activeReturns({ returns, benchmark }: Pair): Float64Array {
  if (benchmark === undefined || benchmark.length !== returns.length) return new Float64Array(0);
  return returns.map((value, i) => value - benchmark[i]);
}

/** The periods whose benchmark return satisfies the test, of both series; empty without a benchmark. */
export function periodsWhere(
  { returns, benchmark }: Pair,
  test: (benchmarkReturn: number) => boolean,
): { readonly returns: Float64Array; readonly benchmark: Float64Array } {
  if (benchmark === undefined || benchmark.length !== returns.length) {
    return { returns: new Float64Array(0), benchmark: new Float64Array(0) };
  }
  return {
    returns: returns.filter((_, i) => test(benchmark[i])),
    benchmark: benchmark.filter((value) => test(value)),
  };
}
