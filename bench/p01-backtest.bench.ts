import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BarColumns } from '@plumbline/model/bar';
import { metricInputsOf, type RunResult } from '@plumbline/quant/engine/backtest/run-result';
import { metrics } from '@plumbline/quant/catalogue/metrics/registry';
import { rememberWhile } from '@plumbline/quant/statistics/remember';
import { compileStrategy } from '@plumbline/quant/engine/strategy/compile-strategy';
import { runStrategy } from '@plumbline/quant/engine/strategy/run-strategy';
import { compareInTurns, median, print, timeCall, timesOf } from './lib/measure.ts';
import { copyOf, decade, returnsOf } from './lib/series.ts';
import { cross } from './lib/strategies.ts';

/** What a tear sheet prints at the top: 45 statistics. The rest are there on demand. */
const headline = new Set(
  (
    'totalReturn annualReturn volatility sharpe sortino calmar maxDrawdown currentDrawdown averageDrawdown longestDrawdown ' +
    'averageDrawdownLength painIndex ulcerIndex martinRatio recoveryFactor downsideDeviation omega gainToPain skew kurtosis ' +
    'bestPeriod worstPeriod averageReturn averageGain averageLoss winRateDays valueAtRisk conditionalValueAtRisk tailRatio ' +
    'timeInMarket averageExposure exposureTurnover tradeCount tradeWinRate profitFactor averageTrade bestTrade worstTrade ' +
    'averageHolding expectancy systemQuality alpha beta correlation informationRatio trackingError'
  ).split(' '),
);

const top = metrics.filter(({ id }) => headline.has(id));
if (top.length !== headline.size) throw new Error('a statistic of the list is not in the registry');
const bars = decade();
const benchmarks = new Map([[bars, returnsOf(bars)]]);

/**
 * Fills, trades, equity curve and returns, statistics against a benchmark. Of the call before nothing is used but the averages
 * of the same bars and where they cross. The curves of position and exposure are laid out when they are read.
 */
function tearSheet(strategy: ReturnType<typeof compileStrategy>, columns: BarColumns, list: typeof metrics): number {
  return values(runStrategy(strategy, { bars: columns }, { cash: 100_000 }), columns, list);
}

function withCurves(strategy: ReturnType<typeof compileStrategy>): number {
  const result = runStrategy(strategy, { bars }, { cash: 100_000 });
  return values(result, bars, top) + result.position().length + result.exposure().length;
}

function values(result: RunResult, columns: BarColumns, list: typeof metrics): number {
  const inputs = metricInputsOf(result, 252, 0, benchmarks.get(columns));
  const found = rememberWhile(() => list.map((metric) => metric.compute(inputs)));
  return found.length + result.trades.length;
}

const isCold = process.argv[2] === 'cold';
// What loading the modules left behind is not the run's: in half of the processes it was collected during it.
if (isCold) globalThis.gc?.({ type: 'minor' });
const startedAt = performance.now();
const strategy = compileStrategy(cross);
tearSheet(strategy, bars, top);
const first = performance.now() - startedAt;
// Only the first run of a process is cold: each measurement is one of a process of its own.
if (isCold) {
  process.stdout.write(String(first));
  process.exit(0);
}
const file = fileURLToPath(import.meta.url);
const inOwnProcess = (): number => Number(execFileSync(process.execPath, ['--expose-gc', file, 'cold']));
const cold = median(Array.from({ length: 9 }, inOwnProcess));

// Made now: what making it leaves behind would be collected during the first run.
const long = decade(2026, 25_200);
benchmarks.set(long, returnsOf(long));

// The last parts are optimised after ten thousand calls.
const warm = timeCall(() => tearSheet(strategy, bars, top), 2001, 12_000);
/** The same on bars nobody has seen: averages and crossings are found anew. Copying them is not part of it. */
function timeFresh(rounds: number): number {
  const times: number[] = [];
  for (let run = 0; run < rounds; run += 1) {
    const fresh = copyOf(bars);
    benchmarks.set(fresh, returnsOf(fresh));
    const began = performance.now();
    tearSheet(strategy, fresh, top);
    times.push(performance.now() - began);
    benchmarks.delete(fresh);
  }
  return median(times);
}
const fresh = timeFresh(2001);
const growth = await compareInTurns(
  timesOf(() => tearSheet(strategy, bars, top)),
  timesOf(() => tearSheet(strategy, long, top)),
  21,
  50,
);
const curves = timeCall(() => withCurves(strategy), 501, 200);
const all = timeCall(() => tearSheet(strategy, bars, metrics), 501, 200);

print([
  { id: 'P1 warm, 46 statistics', value: warm * 1000, unit: 'µs', budget: 60 },
  { id: 'P1 on fresh bars, 46 statistics', value: fresh * 1000, unit: 'µs', budget: 60 },
  { id: 'P1 warm, with the curves of position and exposure', value: curves * 1000, unit: 'µs' },
  { id: 'P1 cold', value: cold, unit: 'ms', budget: 10 },
  { id: 'P1 time of ten times the bars', value: growth.ratio, unit: '×', budget: 12 },
  { id: 'P1 warm, every statistic', value: all * 1000, unit: 'µs' },
]);
