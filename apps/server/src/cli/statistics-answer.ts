import type { MetricInputs, PerformanceMetric } from '@plumbline/quant/catalogue/metric';
import { metrics } from '@plumbline/quant/catalogue/metrics/registry';
import { referenceStatistics } from '@plumbline/quant/catalogue/reference-statistics';
import { calendarReturns } from '@plumbline/quant/statistics/calendar-returns';
import { drawdownEpisodes } from '@plumbline/quant/statistics/drawdown';
import { factorRegression } from '@plumbline/quant/statistics/factor-regression';
import { autocorrelation } from '@plumbline/quant/statistics/autocorrelation';
import { excessKurtosis, sampleDeviation, skewness } from '@plumbline/quant/statistics/moments';
import { automaticLag, neweyWestMeanT } from '@plumbline/quant/statistics/newey-west';
import { overfittingProbability } from '@plumbline/quant/statistics/overfitting-probability';
import {
  deflatedSharpe,
  expectedMaximum,
  minimumTrackRecord,
  probabilisticSharpe,
  sharpePerPeriod,
} from '@plumbline/quant/statistics/probabilistic-sharpe';
import { rollingMetric } from '@plumbline/quant/statistics/rolling-metric';
import { superiorPredictiveAbility } from '@plumbline/quant/statistics/superior-predictive-ability';
import { nullForNaN } from './null-for-nan.ts';

function orNull(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? value : null;
}

const byId = new Map(metrics.map((metric) => [metric.id, metric]));

function isFed({ needs }: PerformanceMetric, { benchmark, trades, exposure }: MetricInputs): boolean {
  const given = { returns: true, benchmark: benchmark !== undefined, trades: trades !== undefined };
  return needs === 'exposure' ? exposure !== undefined : given[needs];
}

/** Every metric that the inputs can carry; null where it has no value. */
export function metricValues(inputs: MetricInputs): Readonly<Record<string, number | null>> {
  const fed = metrics.filter((metric) => isFed(metric, inputs));
  return Object.fromEntries(fed.map((metric) => [metric.id, orNull(metric.compute(inputs))]));
}

/** Metrics whose number is there but rests on fewer periods than it takes to mean anything. */
export function thinMetrics(inputs: MetricInputs): readonly string[] {
  const fed = metrics.filter((metric) => isFed(metric, inputs));
  return fed.filter(({ minPeriods }) => inputs.returns.length < minPeriods).map(({ id }) => id);
}

/** The same under the names of the reference answers, by library. */
export function referenceValues(
  inputs: MetricInputs,
): Readonly<Record<string, Readonly<Record<string, number | null>>>> {
  const out: Record<string, Record<string, number | null>> = {};
  for (const { metric, name, library, settings } of referenceStatistics) {
    const found = byId.get(metric);
    if (found === undefined || (found.needs === 'benchmark' && inputs.benchmark === undefined)) continue;
    out[name] = { ...out[name], [library]: orNull(found.compute({ ...inputs, ...settings })) };
  }
  return out;
}

/** The deepest falls, deepest first. Rows count the returns from 0; -1 is the start before the first. */
export function deepestFalls(returns: Float64Array, labels: readonly string[] | null, count: number) {
  const at = (point: number | null) => {
    if (point === null) return null;
    return { row: point - 1, date: labels?.[point - 1] ?? null };
  };
  return drawdownEpisodes(returns)
    .toSorted((a, b) => a.depth - b.depth)
    .slice(0, count)
    .map(({ peak, trough, recovery, depth }) => ({
      depth,
      peak: at(peak),
      trough: at(trough),
      recovery: at(recovery),
      periods: (recovery ?? returns.length) - peak,
    }));
}

/** What the record proves about its Sharpe ratio, per period and never annualised. */
export function sharpeEvidence(returns: Float64Array) {
  const record = {
    sharpe: sharpePerPeriod(returns),
    periods: returns.length,
    skewness: skewness(returns),
    kurtosis: excessKurtosis(returns) + 3,
    benchmark: 0,
  };
  return {
    sharpePerPeriod: orNull(record.sharpe),
    skewness: orNull(record.skewness),
    kurtosis: orNull(record.kurtosis),
    probabilisticSharpeRatio: orNull(probabilisticSharpe(record)),
    minimumTrackRecordLength: orNull(minimumTrackRecord({ ...record, confidence: 0.95 })),
    neweyWestT: { lag: automaticLag(returns.length), t: orNull(neweyWestMeanT(returns, automaticLag(returns.length))) },
    autocorrelation: Array.from({ length: Math.min(10, Math.max(0, returns.length - 2)) }, (_, k) =>
      orNull(autocorrelation(returns, k + 1)),
    ),
  };
}

/** How the chosen try stands among all that were made; `count` and the spread of their Sharpe ratios decide the hurdle. */
export function deflated(returns: Float64Array, count: number, deviation: number) {
  const { probability, hurdle } = deflatedSharpe({
    sharpe: sharpePerPeriod(returns),
    periods: returns.length,
    skewness: skewness(returns),
    kurtosis: excessKurtosis(returns) + 3,
    trials: count,
    trialDeviation: deviation,
  });
  return {
    trials: count,
    sharpeDeviation: orNull(deviation),
    expectedMaximum: expectedMaximum(count),
    hurdle: orNull(hurdle),
    deflatedSharpeRatio: orNull(probability),
  };
}

const splits = [4, 8, 16];

/** The same from the returns of every try, with the probability of overfitting and the test of the best against cash. */
export function amongTrials(trials: readonly Float64Array[], chosen: Float64Array, seed: number) {
  const sharpes = Float64Array.from(trials, sharpePerPeriod);
  const periods = chosen.length;
  const { best, ...test } = superiorPredictiveAbility(trials, null, {
    paths: 2000,
    blockLength: Math.min(10, periods),
    seed,
  });
  return {
    ...deflated(chosen, trials.length, sampleDeviation(sharpes)),
    overfitting: splits
      .filter((blocks) => Math.floor(periods / blocks) >= 2)
      .map((blocks) => {
        const { probability, lossProbability, logits } = overfittingProbability(trials, blocks);
        return { S: blocks, N: trials.length, combinations: logits.length, pbo: probability, lossProbability };
      }),
    superiorPredictiveAbility: { ...test, best, seed, blockLength: Math.min(10, periods) },
  };
}

/** The return against the benchmark's, with errors robust to changing variance and correlation. */
export function marketModel(returns: Float64Array, benchmark: Float64Array) {
  const fit = factorRegression(returns, [benchmark]);
  const [alpha, beta] = fit.coefficients;
  const pair = (values: Float64Array) => ({ alpha: values[0], beta: values[1] });
  return {
    alpha,
    beta,
    errors: pair(fit.errors),
    neweyWest: { lag: fit.lag, rule: 'floor(4 (n / 100)^(2/9)), Bartlett kernel', ...pair(fit.robustErrors) },
    white: pair(fit.whiteErrors),
    rSquared: fit.rSquared,
    adjustedRSquared: fit.adjustedRSquared,
  };
}

const rolled = ['volatility', 'sharpe', 'beta'];

/** Some metrics over the last `window` periods at each period; null before there are as many. */
export function rollingValues(inputs: MetricInputs, window: number) {
  const shown = rolled.flatMap((id) => {
    const metric = byId.get(id);
    return metric !== undefined && isFed(metric, inputs) ? [metric] : [];
  });
  return {
    window,
    ...Object.fromEntries(shown.map((metric) => [metric.id, nullForNaN(rollingMetric(metric, inputs, window))])),
  };
}

/** Returns by month and by year; empty without dates. */
export function calendarTables(time: Float64Array | null, returns: Float64Array) {
  if (time === null) return { months: [], years: [] };
  return { months: calendarReturns(time, returns, 'month'), years: calendarReturns(time, returns, 'year') };
}
