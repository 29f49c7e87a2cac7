import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';
import type { MetricInputs, PerformanceMetric } from './metric.ts';
import { metrics } from './metrics/registry.ts';
import { referenceStatistics } from './reference-statistics.ts';
import { drawdownEpisodes } from '../statistics/drawdown.ts';
import { neweyWestFit, neweyWestMeanT } from '../statistics/newey-west.ts';
import { linearFit } from '../statistics/linear-fit.ts';
import { near } from '../testing/near.ts';
import { simpleReturns } from '../statistics/simple-returns.ts';
import { autocorrelation } from '../statistics/autocorrelation.ts';

const own = fileURLToPath(new URL('../../../../fixtures/golden-own', import.meta.url));
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

/** Our answer and the reference's for every adopted definition the set holds. */
function comparisons(name: string, set: GoldenSet): readonly { readonly got: unknown; readonly want: unknown }[] {
  const inputs = inputsOf(name, set);
  return referenceStatistics.flatMap(({ metric, name: key, library, settings }) => {
    const want = set.metrics[key]?.[library];
    if (typeof want !== 'number') return [];
    return [{ got: [metric, byId.get(metric)?.compute({ ...inputs, ...settings })], want: [metric, near(want)] }];
  });
}

function numberAt(from: unknown, ...path: readonly string[]): number {
  // Walks a parsed reference file, whose shape the manifest fixes.
  const value = path.reduce<unknown>((node, key) => (node as Readonly<Record<string, unknown>>)[key], from);
  if (typeof value !== 'number') throw new Error(`no number at ${path.join('.')}`);
  return value;
}

type Detail = readonly [what: string, got: number, want: unknown];

/** What needs more than one call or another scale: t statistics, falls, ulcer, tests; pairs of ours and theirs. */
function details(name: string, set: GoldenSet): readonly Detail[] {
  const inputs = inputsOf(name, set);
  const { returns } = inputs;
  const of = (id: string): number => byId.get(id)?.compute(inputs) ?? Number.NaN;
  const deepest = drawdownEpisodes(returns)
    .map(({ depth }) => depth * 100)
    .toSorted((a, b) => a - b);
  // The stored list holds the five deepest falls of that library.
  const falls = set.metrics.drawdowns_top5?.quantstats as readonly Readonly<Record<string, unknown>>[];
  // Ulcer index: the other library divides by n - 1 where the adopted definition divides by n.
  const ulcer = of('ulcerIndex') * Math.sqrt(returns.length / (returns.length - 1));
  return [
    ['lag 5', neweyWestMeanT(returns, 5), numberAt(set.metrics, 'mean_tstat', 'newey_west_lag5')],
    ['lag 21', neweyWestMeanT(returns, 21), numberAt(set.metrics, 'mean_tstat', 'newey_west_lag21')],
    ...falls.map((fall, i): Detail => [`fall ${i}`, deepest[i], fall['max drawdown']]),
    ['ulcer', ulcer, numberAt(set.metrics, 'ulcer_index', 'quantstats')],
  ];
}

/** The same for a set with a benchmark. */
function benchmarkDetails(name: string, set: GoldenSet): readonly Detail[] {
  const inputs = inputsOf(name, set);
  const { returns, benchmark = new Float64Array(0) } = inputs;
  const of = (id: string): number => byId.get(id)?.compute(inputs) ?? Number.NaN;
  const information = numberAt(set.metrics, 'information_ratio_per_period', 'empyrical_excess_sharpe');
  const ols = set.metrics.capm_ols?.statsmodels;
  const fit = linearFit(benchmark, returns);
  const errors = [5, 21].flatMap((lag): readonly Detail[] => {
    const robust = neweyWestFit(benchmark, returns, lag);
    const want = set.metrics[`capm_newey_west_lag${lag}`]?.statsmodels_bartlett_no_small_sample;
    return [
      [`alpha error ${lag}`, robust.interceptError, numberAt(want, 'se', '0')],
      [`beta error ${lag}`, robust.slopeError, numberAt(want, 'se', '1')],
    ];
  });
  const batting = ['battingAverage', 'battingAverageUp', 'battingAverageDown'].map((id, i): Detail => [
    id,
    of(id),
    numberAt(set.metrics.batting_average?.empyrical, String(i)),
  ]);
  const lags = Array.from({ length: 10 }, (_, i) => i + 1);
  return [
    ['information ratio', of('informationRatio') / Math.sqrt(set.periods_per_year), information],
    ['alpha per period', fit.intercept, numberAt(ols, 'const')],
    ['slope', fit.slope, numberAt(ols, 'beta')],
    ...errors,
    ...batting,
    ...lags.map((lag): Detail => [
      `acf ${lag}`,
      autocorrelation(returns, lag),
      numberAt(set.tests, 'acf_1_10', String(lag)),
    ]),
    ['Jarque-Bera', of('jarqueBera'), numberAt(set.tests, 'jarque_bera', 'stat')],
  ];
}

function ours(list: readonly Detail[]): unknown {
  return list.map(([what, got]) => [what, got]);
}

function theirs(list: readonly Detail[]): unknown {
  return list.map(([what, , want]) => [what, near(want)]);
}

describe('performance metrics on generated prices', () => {
  const { sets } = json(`${own}/stats/performance.json`);
  it.each([
    ['syn_a_daily_vs_syn_i_index', 49],
    ['syn_g_tiny', 41],
    ['syn_e_hourly', 41],
  ] as const)('equal the adopted definition: %s', (name, count) => {
    const set = sets[name];
    const compared = comparisons(name, set);
    expect(compared.length).toBe(count);
    expect(compared.map(({ got }) => got)).toEqual(compared.map(({ want }) => want));
    const more = [...details(name, set), ...(count > 45 ? benchmarkDetails(name, set) : [])];
    expect(ours(more)).toEqual(theirs(more));
  });
});

describe.skipIf(shared === null)('performance metrics on real prices (shared folder)', () => {
  it.each([
    ['nasdaq_vs_sp500_1999_2012', 49],
    ['goog', 41],
    ['btc', 41],
  ] as const)('equal the adopted definition: %s', (name, count) => {
    const set = json(`${shared}/golden/stats/performance.json`).sets[name];
    const compared = comparisons(name, set);
    expect(compared.length).toBe(count);
    expect(compared.map(({ got }) => got)).toEqual(compared.map(({ want }) => want));
    const more = [...details(name, set), ...(count > 45 ? benchmarkDetails(name, set) : [])];
    expect(ours(more)).toEqual(theirs(more));
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
    const got = pairs.map(([id]) => [id, byId.get(id)?.compute(inputs)]);
    // Where the library answers nan or inf, the only right answer is none.
    expect(got).toEqual(pairs.map(([id, key]) => [id, near(empyrical[key])]));
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
