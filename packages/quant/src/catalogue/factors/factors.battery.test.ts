import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';
import { linearFit } from '../../statistics/linear-fit.ts';
import { mean, sampleDeviation } from '../../statistics/moments.ts';
import { near } from '../../testing/near.ts';
import { factorReturns, factorWeights, halfWeights } from './factor-portfolio.ts';
import { informationCoefficients, rankAutocorrelation, summariseCoefficients } from './information-coefficient.ts';
import { demeanByGroup, neutralise } from './neutralise.ts';
import { emptyPanel, forwardReturns, sectionOf, type Panel } from './panel.ts';
import { bucketReturns, bucketsOf, bucketSpread, bucketTurnover } from './quantile-returns.ts';
import { gaussianRanks, percentRanks } from './ranks.ts';
import { standardise } from './standardise.ts';
import { clipByMedian, winsorise } from './winsorise.ts';

const own = fileURLToPath(new URL('../../../../../fixtures/golden-own/factors', import.meta.url));
const real = `${sharedDir() ?? ''}/golden/factors`;
const hasReal = existsSync(real);

interface Prices {
  readonly panel: Panel;
  readonly dates: readonly string[];
  readonly assets: readonly string[];
}

function pricesIn(path: string): Prices {
  const [head = '', ...rows] = readFileSync(path, 'utf8').trim().split(/\r?\n/);
  const assets = head.split(',').slice(1);
  const cells = rows.map((row) => row.split(','));
  const panel = emptyPanel(assets.length, rows.length);
  for (const [date, row] of cells.entries()) {
    for (let asset = 0; asset < assets.length; asset += 1) {
      const cell = row[asset + 1] ?? '';
      panel.values[date * assets.length + asset] = cell === '' ? Number.NaN : Number(cell);
    }
  }
  return { panel, assets, dates: cells.map(([date = '']) => date) };
}

// The reference files are fixed by their manifest; a test may trust their shape.
const json = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

type Section = Readonly<Record<string, number>>;
type SectionCase = Readonly<Record<string, Section>> & { readonly date: string };

function sectionCases(folder: string): readonly SectionCase[] {
  return json<{ readonly cases: readonly SectionCase[] }>(`${folder}/cross_section.json`).cases;
}

/** Compares every transformation of one date with its reference, by asset. */
function expectSection(prices: Prices, groups: Int32Array, one: SectionCase): void {
  const { panel, assets, dates } = prices;
  const raw = Float64Array.from(assets, (asset) => one.raw[asset] ?? Number.NaN);
  const size = sectionOf(panel, dates.indexOf(one.date)).map((price) => Math.log(price));
  const make = (fill: (out: Float64Array) => void): Float64Array => {
    const out = new Float64Array(raw.length);
    fill(out);
    return out;
  };
  const wins = make((out) => winsorise(raw, 0.05, 0.95, out));
  const scores = make((out) => standardise(wins, out));
  const got: Readonly<Record<string, Float64Array>> = {
    winsorized_5_95_linear_quantile: wins,
    zscore_ddof1: scores,
    zscore_ddof0: make((out) => standardise(wins, out, 0)),
    mad_clip_3_1_4826: make((out) => clipByMedian(raw, 3, out)),
    rank_pct_average: make((out) => percentRanks(raw, out)),
    rank_gaussian: make((out) => gaussianRanks(raw, out)),
    neutralised_sector_logprice_residual: make((out) => neutralise(scores, groups, [size], out)),
  };
  for (const [name, column] of Object.entries(got)) {
    const wanted = assets.map((asset) => (one[name][asset] === undefined ? Number.NaN : near(one[name][asset], 1e-8)));
    expect([one.date, name, [...column]]).toEqual([one.date, name, wanted]);
  }
}

describe('transformations of a cross-section', () => {
  it('equal the reference on generated prices', () => {
    const prices = pricesIn(`${own}/panel_prices.csv`);
    const sectors = json<Readonly<Record<string, string>>>(`${own}/sectors.json`);
    const groups = Int32Array.from(prices.assets, (asset) => Number(sectors[asset].slice(1)));
    const cases = sectionCases(own);
    expect(cases.length).toBe(3);
    for (const one of cases) expectSection(prices, groups, one);
  });

  it.skipIf(!hasReal)('equal the reference on real prices (shared folder)', () => {
    const prices = pricesIn(`${real}/prices.csv`);
    const groups = Int32Array.from(prices.assets, (_, at) => at % 4);
    const cases = sectionCases(real);
    expect(cases.length).toBeGreaterThan(0);
    for (const one of cases) expectSection(prices, groups, one);
  });
});

function momentum({ panel }: Prices, lookback: number): Panel {
  const out = emptyPanel(panel.assets, panel.dates);
  const shift = lookback * panel.assets;
  for (let i = shift; i < out.values.length; i += 1) out.values[i] = panel.values[i] / panel.values[i - shift] - 1;
  return out;
}

function calm({ panel }: Prices, lookback: number): Panel {
  const { assets, dates, values } = panel;
  const out = emptyPanel(assets, dates);
  for (let date = lookback; date < dates; date += 1) {
    for (let asset = 0; asset < assets; asset += 1) {
      const returns = Float64Array.from({ length: lookback }, (_, k) => {
        const at = (date - k) * assets + asset;
        return values[at] / values[at - assets] - 1;
      });
      out.values[date * assets + asset] = -sampleDeviation(returns);
    }
  }
  return out;
}

interface Table {
  readonly values: readonly (readonly number[])[];
}
type ByPeriod = Readonly<Record<string, number>>;

interface Answers {
  readonly quantiles: number;
  readonly periods: readonly number[];
  readonly n_observations: number;
  readonly n_dates?: number;
  readonly ic_mean: ByPeriod;
  readonly ic_std_ddof1?: ByPeriod;
  readonly ic_std?: ByPeriod;
  readonly ic_ir: ByPeriod;
  readonly ic_t: ByPeriod;
  readonly mean_return_by_quantile: Table;
  readonly mean_return_by_quantile_std_error: Table;
  readonly mean_return_by_quantile_demeaned: Table;
  readonly spread_top_minus_bottom: ByPeriod;
  readonly factor_return_mean_factor_weighted: ByPeriod;
  readonly factor_return_mean_equal_weighted: ByPeriod;
  readonly alpha_beta: Table;
  readonly quantile_turnover_mean: Readonly<Record<string, unknown>>;
  readonly rank_autocorrelation_mean: number | { readonly period: number; readonly value: number };
  readonly sector_neutral_ic_mean?: ByPeriod;
  readonly group_neutral_ic_mean?: ByPeriod;
  readonly quantile_members?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const known = (column: Float64Array): Float64Array => column.filter((value) => !Number.isNaN(value));
const average = (column: Float64Array): number => mean(known(column));

/** The factor where every forward return exists, and only the dates that have any. */
function observed(prices: Prices, factor: Panel, periods: readonly number[]) {
  const forwards = periods.map((period) => forwardReturns(prices.panel, period));
  const { assets, dates } = factor;
  const isKnown = (i: number): boolean =>
    !Number.isNaN(factor.values[i]) && forwards.every(({ values }) => !Number.isNaN(values[i]));
  const kept = Array.from({ length: dates }, (_, date) => date).filter((date) =>
    Array.from({ length: assets }, (_, asset) => date * assets + asset).some(isKnown),
  );
  const pick = (panel: Panel): Panel => {
    const out = emptyPanel(assets, kept.length);
    for (const [row, date] of kept.entries()) {
      for (let asset = 0; asset < assets; asset += 1) {
        const at = date * assets + asset;
        if (isKnown(at)) out.values[row * assets + asset] = panel.values[at];
      }
    }
    return out;
  };
  return { factor: pick(factor), forwards: forwards.map(pick), labels: kept.map((date) => prices.dates[date]) };
}

function demeaned(forward: Panel, groups: Int32Array): Panel {
  const out = emptyPanel(forward.assets, forward.dates);
  for (let date = 0; date < forward.dates; date += 1) {
    demeanByGroup(sectionOf(forward, date), groups, sectionOf(out, date));
  }
  return out;
}

function expectAnswers(prices: Prices, raw: Panel, groups: Int32Array, want: Answers): void {
  const { periods, quantiles } = want;
  const { factor, forwards, labels } = observed(prices, raw, periods);
  expect(known(factor.values).length).toBe(want.n_observations);
  if (want.n_dates !== undefined) expect(labels.length).toBe(want.n_dates);
  const sorted = bucketsOf(factor, quantiles);
  for (const [date, members] of Object.entries(want.quantile_members ?? {})) {
    const row = labels.indexOf(date);
    const got = prices.assets.flatMap((asset, at) => {
      const bucket = sorted.buckets[row * factor.assets + at];
      return bucket === 0 ? [] : [[asset, bucket]];
    });
    expect(Object.fromEntries(got)).toEqual(members);
  }
  const whole = new Int32Array(factor.assets);
  for (const [k, period] of periods.entries()) {
    const forward = forwards[k];
    const key = `${period}D`;
    const ic = summariseCoefficients(informationCoefficients(factor, forward));
    const returns = bucketReturns(sorted, forward);
    const weighted = factorReturns(factor, forward, factorWeights);
    const market = Float64Array.from({ length: factor.dates }, (_, date) => average(sectionOf(forward, date)));
    const { slope, intercept } = linearFit(market, weighted);
    const column = (table: Table): unknown => table.values.map((row) => near(row[k], 1e-8));
    const neutral = want.sector_neutral_ic_mean ?? want.group_neutral_ic_mean;
    const pairs: readonly (readonly [string, unknown, unknown])[] = [
      ['IC', ic.mean, near(want.ic_mean[key], 1e-8)],
      ['deviation', ic.deviation, near((want.ic_std_ddof1 ?? want.ic_std)?.[key], 1e-8)],
      ['ratio', ic.ratio, near(want.ic_ir[key], 1e-8)],
      ['t', ic.t, near(want.ic_t[key], 1e-8)],
      ['by quantile', returns.map(average), column(want.mean_return_by_quantile)],
      [
        'errors',
        returns.map((values) => sampleDeviation(known(values)) / Math.sqrt(known(values).length)),
        column(want.mean_return_by_quantile_std_error),
      ],
      [
        'demeaned',
        bucketReturns(sorted, demeaned(forward, whole)).map(average),
        column(want.mean_return_by_quantile_demeaned),
      ],
      ['spread', average(bucketSpread(returns)), near(want.spread_top_minus_bottom[key], 1e-8)],
      ['weighted', average(weighted), near(want.factor_return_mean_factor_weighted[key], 1e-8)],
      [
        'halves',
        average(factorReturns(factor, forward, halfWeights)),
        near(want.factor_return_mean_equal_weighted[key], 1e-8),
      ],
      ['alpha', (1 + intercept) ** (252 / period) - 1, near(want.alpha_beta.values[0][k], 1e-8)],
      ['beta', slope, near(want.alpha_beta.values[1][k], 1e-8)],
      ['neutral IC', average(informationCoefficients(factor, demeaned(forward, groups))), near(neutral?.[key], 1e-8)],
    ];
    expect([key, pairs.map(([name, got]) => [name, got])]).toEqual([key, pairs.map(([name, , wish]) => [name, wish])]);
  }
  const { period = 5, values = want.quantile_turnover_mean } = want.quantile_turnover_mean as {
    readonly period?: number;
    readonly values?: Readonly<Record<string, number>>;
  };
  const turnover = Array.from({ length: quantiles }, (_, q) => average(bucketTurnover(sorted, q + 1, period)));
  expect(turnover).toEqual(Array.from({ length: quantiles }, (_, q) => near(values[String(q + 1)], 1e-8)));
  const auto = want.rank_autocorrelation_mean;
  const [lag, wanted] = typeof auto === 'number' ? [period, auto] : [auto.period, auto.value];
  expect(average(rankAutocorrelation(factor, lag))).toEqual(near(wanted, 1e-8));
}

describe('what a factor promises', () => {
  const prices = pricesIn(`${own}/panel_prices.csv`);
  const sectors = json<Readonly<Record<string, string>>>(`${own}/sectors.json`);
  const groups = Int32Array.from(prices.assets, (asset) => Number(sectors[asset].slice(1)));

  it.each([
    ['alphalens_momentum_126', momentum, 126],
    ['alphalens_lowvol_63', calm, 63],
  ] as const)('equals the reference on generated prices: %s', (name, factor, lookback) => {
    expectAnswers(prices, factor(prices, lookback), groups, json<Answers>(`${own}/${name}.json`));
  });

  it.skipIf(!hasReal)('equals the reference on real prices (shared folder)', () => {
    const shown = pricesIn(`${real}/prices.csv`);
    const want = json<
      Answers & {
        readonly groups: Readonly<Record<string, string>>;
      }
    >(`${real}/alphalens.json`);
    const names = [...new Set(Object.values(want.groups))];
    const codes = Int32Array.from(shown.assets, (asset) => names.indexOf(want.groups[asset]));
    expectAnswers(shown, momentum(shown, 126), codes, want);
  });
});
