import type { MetricInputs } from '../catalogue/metric.ts';
import { jointMoments } from './joint-moments.ts';
import { rememberedPair } from './remember.ts';

type Pair = Pick<MetricInputs, 'returns' | 'benchmark'>;

/** Return of each period less that of the benchmark; empty when there is no benchmark of the same length. */
export function activeReturns({ returns, benchmark }: Pair): Float64Array {
  if (benchmark === undefined || benchmark.length !== returns.length) return new Float64Array(0);
  return differences(returns, benchmark);
}

const differences = rememberedPair((returns: Float64Array, benchmark: Float64Array): Float64Array => {
  const out = new Float64Array(returns.length);
  for (let i = 0; i < out.length; i += 1) out[i] = returns[i] - benchmark[i];
  return out;
});

/**
 * Average and sample deviation of the return of each period less that of the benchmark; NaN when there is no benchmark of
 * the same length, and a deviation below two periods.
 */
export function activeSpread({ returns, benchmark }: Pair): { readonly average: number; readonly deviation: number } {
  const n = returns.length;
  if (benchmark === undefined || benchmark.length !== n) return { average: Number.NaN, deviation: Number.NaN };
  const { meanDifference, squaresDifference } = jointMoments(returns, benchmark);
  return { average: meanDifference, deviation: n < 2 ? Number.NaN : Math.sqrt(squaresDifference / (n - 1)) };
}

/** Periods by what the benchmark did in them. */
export type BenchmarkSide = 'above' | 'notBelow' | 'below';

interface Periods {
  readonly returns: Float64Array;
  readonly benchmark: Float64Array;
}

const none: Periods = { returns: new Float64Array(0), benchmark: new Float64Array(0) };

function periods(
  isOn: (benchmarkReturn: number) => boolean,
): (returns: Float64Array, benchmark: Float64Array) => Periods {
  return rememberedPair((returns, benchmark) => {
    const own = new Float64Array(returns.length);
    const market = new Float64Array(returns.length);
    let count = 0;
    // Every pair is written, and the next one takes its place if it does not count.
    for (let i = 0; i < returns.length; i += 1) {
      own[count] = returns[i];
      market[count] = benchmark[i];
      count += isOn(benchmark[i]) ? 1 : 0;
    }
    return { returns: own.subarray(0, count), benchmark: market.subarray(0, count) };
  });
}

const sides = {
  above: periods((value) => value > 0),
  notBelow: periods((value) => value >= 0),
  below: periods((value) => value < 0),
};

/** The periods in which the benchmark's return is on a side of zero, of both series; empty without a benchmark. */
export function periodsWhere({ returns, benchmark }: Pair, side: BenchmarkSide): Periods {
  return benchmark === undefined || benchmark.length !== returns.length ? none : sides[side](returns, benchmark);
}
