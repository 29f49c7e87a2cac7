import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';
import type { MetricInputs, PerformanceMetric } from './metric.ts';
import { metrics } from './metrics/registry.ts';
import { drawdownEpisodes } from './statistics/drawdown.ts';
import { neweyWestFit, neweyWestMeanT } from './statistics/newey-west.ts';
import { linearFit } from './statistics/linear-fit.ts';
import { simpleReturns } from './statistics/simple-returns.ts';
import { autocorrelation } from './statistics/autocorrelation.ts';

const own = fileURLToPath(new URL('../../../fixtures/golden-own', import.meta.url));
const shared = sharedDir();
const byId: ReadonlyMap<string, PerformanceMetric> = new Map(metrics.map((metric) => [metric.id, metric]));

interface GoldenSet {
  readonly periods_per_year: number;
  readonly metrics: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly tests?: Readonly<Record<string, unknown>>;
}

function json(path: string): { readonly sets: Readonly<Record<string, GoldenSet>> } {
  // The reference file is fixed by its manifest; a test may trust its shape.
  return JSON.parse(readFileSync(path, 'utf8')) as { readonly sets: Readonly<Record<string, GoldenSet>> };
}

function column(path: string, name: string): Float64Array {
  const [head = '', ...rows] = readFileSync(path, 'utf8').trim().split(/\r?\n/);
  const at = head.split(',').indexOf(name);
  return Float64Array.from(rows, (row) => Number(row.split(',')[at]));
}

/** Metric id, key of the reference file, library column that the product adopts, factor on ours, settings. */
const adopted: readonly (readonly [string, string, string, Partial<MetricInputs>?])[] = [
  ['totalReturn', 'total_return', 'empyrical'],
  ['annualReturn', 'annual_return_compounded_by_periods', 'empyrical'],
  ['volatility', 'annual_volatility', 'empyrical'],
  ['sharpe', 'sharpe_rf0', 'empyrical_rf_per_period_geometric'],
  ['sharpe', 'sharpe_rf0.02', 'empyrical_rf_per_period_geometric', { riskFree: 0.02 }],
  ['sortino', 'sortino_rf0', 'empyrical_required_return_geometric'],
  ['sortino', 'sortino_rf0.02', 'empyrical_required_return_geometric', { riskFree: 0.02 }],
  ['downsideDeviation', 'downside_risk_mar0', 'empyrical'],
  ['maxDrawdown', 'max_drawdown', 'empyrical'],
  ['calmar', 'calmar', 'empyrical'],
  ['omega', 'omega_threshold0', 'empyrical'],
  ['omega', 'omega_annual_threshold_5pct', 'empyrical', { riskFree: 0.05 }],
  ['tailRatio', 'tail_ratio_95_5', 'empyrical'],
  ['valueAtRisk', 'var_5pct', 'empyrical_historical_linear_percentile'],
  ['normalValueAtRisk', 'var_5pct', 'normal_mean_std_ddof1'],
  ['conditionalValueAtRisk', 'cvar_5pct', 'empyrical_historical'],
  ['valueAtRisk1', 'var_1pct', 'empyrical_historical_linear_percentile'],
  ['conditionalValueAtRisk1', 'cvar_1pct', 'empyrical_historical'],
  ['skew', 'skew', 'pandas_unbiased'],
  ['kurtosis', 'excess_kurtosis', 'pandas_unbiased'],
  ['stability', 'stability_of_timeseries', 'empyrical'],
  ['winRateDays', 'win_rate_per_period', 'quantstats'],
  ['averageGain', 'avg_win_per_period', 'quantstats'],
  ['averageLoss', 'avg_loss_per_period', 'quantstats'],
  ['payoffRatioDays', 'payoff_ratio_per_period', 'quantstats'],
  ['kellyDays', 'kelly_criterion_per_period', 'quantstats'],
  ['recoveryFactor', 'recovery_factor_per_period', 'quantstats'],
  ['commonSenseRatio', 'common_sense_ratio_per_period', 'quantstats'],
  ['cpcIndex', 'cpc_index_per_period', 'quantstats'],
  ['outlierWinRatio', 'outlier_win_ratio_per_period', 'quantstats'],
  ['outlierLossRatio', 'outlier_loss_ratio_per_period', 'quantstats'],
  ['bestPeriod', 'best_per_period', 'quantstats'],
  ['worstPeriod', 'worst_per_period', 'quantstats'],
  ['longestWinningStreak', 'consecutive_wins_per_period', 'quantstats'],
  ['longestLosingStreak', 'consecutive_losses_per_period', 'quantstats'],
  ['geometricMean', 'geometric_mean_per_period', 'quantstats'],
  ['smartSharpe', 'smart_sharpe', 'quantstats'],
  ['probabilisticSharpeRatio', 'psr_vs_0', 'pypbo'],
  ['meanTStatistic', 'mean_tstat', 'ols'],
  ['alpha', 'alpha_annual', 'empyrical'],
  ['beta', 'beta', 'empyrical'],
  ['rSquared', 'r_squared', 'quantstats'],
  ['trackingError', 'tracking_error_annual', 'numpy_ddof1'],
  ['upCapture', 'up_capture', 'empyrical'],
  ['downCapture', 'down_capture', 'empyrical'],
  ['captureRatio', 'up_down_capture', 'empyrical'],
  ['overallCapture', 'capture', 'empyrical'],
];

function close9(got: number, want: number, what: string): void {
  expect(Math.abs(got - want), `${what}: got ${got}, want ${want}`).toBeLessThanOrEqual(
    Math.max(1e-9 * Math.abs(want), 1e-12),
  );
}

function prices(name: string): { readonly close: Float64Array; readonly benchmark?: Float64Array } | null {
  if (name === 'syn_a_daily_vs_syn_i_index') {
    return {
      close: column(`${own}/prices/syn_a_daily.csv`, 'Close'),
      benchmark: column(`${own}/prices/syn_i_index.csv`, 'Close'),
    };
  }
  if (name === 'nasdaq_vs_sp500_1999_2012') {
    const path = `${shared}/golden/stats/levels.csv`;
    return { close: column(path, 'nasdaq'), benchmark: column(path, 'sp500') };
  }
  const files: Readonly<Record<string, string>> = {
    syn_g_tiny: `${own}/prices/syn_g_tiny.csv`,
    syn_e_hourly: `${own}/prices/syn_e_hourly.csv`,
    goog: `${shared}/golden/prices/goog_daily.csv`,
    btc: `${shared}/golden/prices/btc_daily_2017.csv`,
  };
  const file = files[name];
  return file !== undefined && existsSync(file) ? { close: column(file, 'Close') } : null;
}

function inputsOf(name: string, set: GoldenSet): MetricInputs {
  const found = prices(name);
  if (found === null) throw new Error(`no prices for ${name}`);
  return {
    returns: simpleReturns(found.close),
    periodsPerYear: set.periods_per_year,
    riskFree: 0,
    ...(found.benchmark === undefined ? {} : { benchmark: simpleReturns(found.benchmark) }),
  };
}

function checkSet(name: string, set: GoldenSet): void {
  const inputs = inputsOf(name, set);
  let checked = 0;
  for (const [id, key, library, settings] of adopted) {
    const want = set.metrics[key]?.[library];
    if (typeof want !== 'number') continue;
    close9(byId.get(id)?.compute({ ...inputs, ...settings }) ?? Number.NaN, want, `${name} ${id}`);
    checked += 1;
  }
  expect(checked).toBeGreaterThanOrEqual(inputs.benchmark === undefined ? 39 : 47);
}

function numberAt(from: unknown, ...path: readonly string[]): number {
  // Walks a parsed reference file, whose shape the manifest fixes.
  const value = path.reduce<unknown>((node, key) => (node as Readonly<Record<string, unknown>>)[key], from);
  if (typeof value !== 'number') throw new Error(`no number at ${path.join('.')}`);
  return value;
}

function checkDetails(name: string, set: GoldenSet): void {
  const inputs = inputsOf(name, set);
  const { returns, benchmark } = inputs;
  close9(neweyWestMeanT(returns, 5), numberAt(set.metrics, 'mean_tstat', 'newey_west_lag5'), 'lag 5');
  close9(neweyWestMeanT(returns, 21), numberAt(set.metrics, 'mean_tstat', 'newey_west_lag21'), 'lag 21');
  const deepest = drawdownEpisodes(returns)
    .map(({ depth }) => depth * 100)
    .toSorted((a, b) => a - b);
  // The stored list holds the five deepest falls of that library.
  const wanted = set.metrics.drawdowns_top5?.quantstats as readonly Readonly<Record<string, unknown>>[];
  wanted.forEach((fall, i) => close9(deepest[i], numberAt(fall, 'max drawdown'), `fall ${i}`));
  // ulcer index: the other library divides by n - 1 where the adopted definition divides by n.
  const n = returns.length;
  const ulcer = byId.get('ulcerIndex')?.compute(inputs) ?? Number.NaN;
  close9(ulcer * Math.sqrt(n / (n - 1)), numberAt(set.metrics, 'ulcer_index', 'quantstats'), 'ulcer');
  if (benchmark === undefined) return;
  const perYear = Math.sqrt(set.periods_per_year);
  const information = byId.get('informationRatio')?.compute(inputs) ?? Number.NaN;
  close9(information / perYear, numberAt(set.metrics, 'information_ratio_per_period', 'empyrical_excess_sharpe'), 'IR');
  const ols = set.metrics.capm_ols?.statsmodels;
  const fit = linearFit(benchmark, returns);
  close9(fit.intercept, numberAt(ols, 'const'), 'alpha per period');
  close9(fit.slope, numberAt(ols, 'beta'), 'slope');
  for (const lag of [5, 21]) {
    const robust = neweyWestFit(benchmark, returns, lag);
    const errors = set.metrics[`capm_newey_west_lag${lag}`]?.statsmodels_bartlett_no_small_sample;
    close9(robust.interceptError, numberAt(errors, 'se', '0'), `se alpha ${lag}`);
    close9(robust.slopeError, numberAt(errors, 'se', '1'), `se beta ${lag}`);
  }
  const batting = set.metrics.batting_average?.empyrical;
  ['battingAverage', 'battingAverageUp', 'battingAverageDown'].forEach((id, i) => {
    close9(byId.get(id)?.compute(inputs) ?? Number.NaN, numberAt(batting, String(i)), id);
  });
  for (let lag = 1; lag <= 10; lag += 1) {
    close9(autocorrelation(returns, lag), numberAt(set.tests, 'acf_1_10', String(lag)), `acf ${lag}`);
  }
  close9(byId.get('jarqueBera')?.compute(inputs) ?? Number.NaN, numberAt(set.tests, 'jarque_bera', 'stat'), 'JB');
}

describe('performance metrics on generated prices', () => {
  const { sets } = json(`${own}/stats/performance.json`);
  it.each(['syn_a_daily_vs_syn_i_index', 'syn_g_tiny', 'syn_e_hourly'])('equal the adopted definition: %s', (name) => {
    checkSet(name, sets[name]);
    checkDetails(name, sets[name]);
  });
});

describe.skipIf(shared === null)('performance metrics on real prices (shared folder)', () => {
  it.each(['nasdaq_vs_sp500_1999_2012', 'goog', 'btc'])('equal the adopted definition: %s', (name) => {
    const { sets } = json(`${shared}/golden/stats/performance.json`);
    checkSet(name, sets[name]);
    checkDetails(name, sets[name]);
  });
});

describe('performance metrics on degenerate series', () => {
  // The reference file is fixed by its manifest; a test may trust its shape.
  const { cases } = JSON.parse(readFileSync(`${own}/stats/edge_cases.json`, 'utf8')) as {
    readonly cases: Readonly<
      Record<string, { readonly returns: readonly number[]; readonly empyrical: Readonly<Record<string, unknown>> }>
    >;
  };
  const pairs: readonly (readonly [string, string])[] = [
    ['totalReturn', 'cum_returns_final'],
    ['annualReturn', 'annual_return'],
    ['volatility', 'annual_volatility'],
    ['sharpe', 'sharpe_ratio'],
    ['sortino', 'sortino_ratio'],
    ['maxDrawdown', 'max_drawdown_with_start'],
    ['calmar', 'calmar_ratio'],
    ['omega', 'omega_ratio'],
    ['valueAtRisk', 'value_at_risk'],
    ['conditionalValueAtRisk', 'conditional_value_at_risk'],
    ['downsideDeviation', 'downside_risk'],
    ['tailRatio', 'tail_ratio'],
  ];

  it.each(Object.keys(cases))('give the reference or nothing at all: %s', (name) => {
    const { returns, empyrical } = cases[name];
    const inputs = { returns: Float64Array.from(returns), periodsPerYear: 252, riskFree: 0 };
    for (const [id, key] of pairs) {
      const got = byId.get(id)?.compute(inputs) ?? Number.NaN;
      const want = empyrical[key];
      if (typeof want === 'number') close9(got, want, `${name} ${id}`);
      else expect(got, `${name} ${id} where the library answers ${String(want)}`).toBeNaN();
    }
  });

  it('never answer infinity or a huge number for constant, empty or single returns', () => {
    for (const returns of [[], [0.01], [0, 0, 0, 0], [0.01, 0.01, 0.01, 0.01], [-0.5, -0.5, -0.5]]) {
      for (const metric of metrics) {
        const series = Float64Array.from(returns);
        const got = metric.compute({ returns: series, periodsPerYear: 252, riskFree: 0, benchmark: series });
        expect(Number.isNaN(got) || Math.abs(got) < 1e12, `${metric.id} of [${returns.join(' ')}] is ${got}`).toBe(
          true,
        );
      }
    }
  });
});
