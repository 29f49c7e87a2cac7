import { rowsOf } from '../../engine/backtest/portfolio/timeline.ts';
import {
  informationCoefficients,
  rankAutocorrelation,
  summariseCoefficients,
  type CoefficientSummary,
} from '../../catalogue/factors/information-coefficient.ts';
import { emptyPanel, forwardReturns, sectionOf, type Panel } from '../../catalogue/factors/panel.ts';
import { bucketReturns, bucketsOf, bucketSpread, bucketTurnover } from '../../catalogue/factors/quantile-returns.ts';
import { standardise } from '../../catalogue/factors/standardise.ts';
import type { CompiledStrategy } from '../../engine/strategy/compile-strategy.ts';
import type { ParameterValues } from '../../engine/strategy/kernel.ts';
import { signalBarsOf } from '../../engine/strategy/price-actions.ts';
import { rankingScores, type UniverseAsset } from '../../engine/strategy/run-universe.ts';

/** How well a ranking has told the better from the worse, date by date and in all. */
export interface FactorStudy {
  /** When the ranking was made. */
  readonly dates: Float64Array;
  /** Rank correlation of the scores with the returns until the next ranking; NaN on the last date. */
  readonly coefficients: Float64Array;
  readonly summary: CoefficientSummary;
  /** Average return until the next ranking of each bucket, lowest scores first, by date. */
  readonly buckets: readonly Float64Array[];
  /** The highest bucket less the lowest, by date. */
  readonly spread: Float64Array;
  /** Share of the bucket that is bought that is new, by date. */
  readonly turnover: Float64Array;
  /** Correlation of the ranks with those of the time before, by date. */
  readonly stability: Float64Array;
  /** By name: how far the bucket that is bought stands from the average of the universe, in deviations, over all dates. */
  readonly exposures: Readonly<Record<string, number>>;
}

export interface FactorStudyOptions {
  readonly parameters?: ParameterValues;
  readonly references?: readonly UniverseAsset[];
  /** 5 for quintiles. */
  readonly buckets: number;
  /** Columns per instrument, in the rows of its bars, that the chosen bucket is measured against: size, volatility. */
  readonly characteristics?: Readonly<Record<string, readonly Float64Array[]>>;
}

/** Values of each instrument as last known on the wanted rows of the common times. */
function panelAt(
  assets: readonly UniverseAsset[],
  times: Float64Array,
  rows: readonly number[],
  columns: readonly Float64Array[],
): Panel {
  const panel = emptyPanel(assets.length, rows.length);
  for (const [k, asset] of assets.entries()) {
    const own = rowsOf(asset, times);
    let last = -1;
    let next = 0;
    for (let at = 0; at < times.length && next < rows.length; at += 1) {
      if (own[at] >= 0) last = own[at];
      if (at !== rows[next]) continue;
      if (last >= 0) panel.values[next * assets.length + k] = columns[k][last];
      next += 1;
    }
  }
  return panel;
}

function averageOf(values: Float64Array): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0 ? Number.NaN : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Average distance of the members of a bucket from the universe, in deviations of each date. */
function exposureOf(values: Panel, buckets: Uint8Array, bucket: number): number {
  const distances = new Float64Array(values.dates);
  const scores = new Float64Array(values.assets);
  for (let date = 0; date < values.dates; date += 1) {
    standardise(sectionOf(values, date), scores);
    const members = scores.filter((_, k) => buckets[date * values.assets + k] === bucket);
    distances[date] = averageOf(members);
  }
  return averageOf(distances);
}

/**
 * Studies the ranking of a multi-factor strategy: whether higher scores were followed by higher returns, how much of the
 * list changes each time, and what else the chosen ones have in common.
 *
 * What it tells an investor: whether the idea orders the whole list, or the back-test lives off a few lucky names. Returns
 * are from close to close of the days on which the ranking is made, adjusted; before cost. One value per date; the last
 * date has no return yet. The bucket that is bought is the highest, or the lowest for a ranking of the lowest. Throws
 * `bad-input` for a strategy without a ranking.
 */
export function factorStudy(
  strategy: CompiledStrategy,
  assets: readonly UniverseAsset[],
  { parameters = {}, references = [], buckets: count, characteristics = {} }: FactorStudyOptions,
): FactorStudy {
  const { times, rows, sections } = rankingScores(strategy, assets, parameters, references);
  const factor: Panel = emptyPanel(assets.length, rows.length);
  for (const [date, section] of sections.entries()) factor.values.set(section, date * assets.length);
  const closes = assets.map((asset) => signalBarsOf(asset).close);
  const forward = forwardReturns(panelAt(assets, times, rows, closes), 1);
  const coefficients = informationCoefficients(factor, forward);
  const sorted = bucketsOf(factor, count);
  const returns = bucketReturns(sorted, forward);
  const bought = strategy.spec.ranking?.order === 'lowest' ? 1 : count;
  const exposures = Object.entries(characteristics).map(([name, columns]) => {
    const values = panelAt(assets, times, rows, columns);
    return [name, exposureOf(values, sorted.buckets, bought)] as const;
  });
  return {
    dates: Float64Array.from(rows, (at) => times[at]),
    coefficients,
    summary: summariseCoefficients(coefficients),
    buckets: returns,
    spread: bucketSpread(returns),
    turnover: bucketTurnover(sorted, bought, 1),
    stability: rankAutocorrelation(factor, 1),
    exposures: Object.fromEntries(exposures),
  };
}
