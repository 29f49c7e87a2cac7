import type { BarColumns } from '@plumbline/model/bar';
import type { Decision, PortfolioAsset, PortfolioConfig, PortfolioRun } from '../backtest/portfolio/portfolio.ts';
import { runPortfolio } from '../backtest/portfolio/run-portfolio.ts';
import { rebalanceBars, rowsOf, unionTimes } from '../backtest/portfolio/timeline.ts';
import type { CompiledStrategy } from './compile-strategy.ts';
import { createColumnCache, refuseAt, type ExpressionContext, type ParameterValues } from './kernel.ts';
import { positionSeries } from './position-series.ts';
import { contextOf } from './run-strategy.ts';

/** An instrument of the universe with what its conditions read. */
export interface UniverseAsset extends Omit<PortfolioAsset, 'costs' | 'quantityStep'> {
  readonly signalBars?: BarColumns;
  readonly series?: Readonly<Record<string, Float64Array>>;
}

interface Candidate {
  readonly wish: number;
  readonly score: number;
}

/** What one instrument says of itself, by union time: the weight it wishes and its score; the last word holds. */
function candidates(
  strategy: CompiledStrategy,
  context: ExpressionContext,
  asset: UniverseAsset,
  times: Float64Array,
): (at: number) => Candidate {
  const wishes = positionSeries(strategy, context);
  const scores = strategy.ranking?.column(context) ?? null;
  const rows = rowsOf(asset, times);
  let row = -1;
  const last = rows.map((own) => {
    if (own >= 0) row = own;
    return row;
  });
  return (at) => ({
    wish: last[at] < 0 ? 0 : wishes[last[at]],
    score: last[at] < 0 || scores === null ? Number.NaN : scores[last[at]],
  });
}

/** Of those that wish to be held, the best by score keep their wish; equal scores go to the earlier instrument. */
function chosen({ spec }: CompiledStrategy, all: readonly Candidate[]): Float64Array {
  const { ranking } = spec;
  const weights = Float64Array.from(all, ({ wish }) => wish);
  if (ranking === undefined) return weights;
  const sign = ranking.order === 'highest' ? -1 : 1;
  const ranked = [...all.keys()]
    .filter((at) => all[at].wish !== 0 && !Number.isNaN(all[at].score))
    .toSorted((a, b) => sign * (all[a].score - all[b].score) || a - b);
  const kept = new Set(ranked.slice(0, ranking.count));
  return weights.map((wish, at) => (kept.has(at) ? wish : 0));
}

/**
 * Back-tests a strategy over many instruments in one account: each instrument's conditions say whether it qualifies, the
 * ranking picks among them, the sizing gives each its share of equity (a spec for ten names says 0.1).
 *
 * What it tells an investor: what following the recipe over the whole universe would have made. Without a ranking the
 * account follows every change of the conditions; with one it decides on the first bar of each period. Decisions use bars
 * up to their own time. Throws `bad-input` for strategies with stops or conditions on the position, which are for one
 * instrument.
 */
export function runUniverse(
  strategy: CompiledStrategy,
  assets: readonly UniverseAsset[],
  config: PortfolioConfig,
  parameters: ParameterValues = {},
): PortfolioRun {
  if (!strategy.isSeries) refuseAt('risk', 'stops, and conditions on the position, need a universe of one instrument.');
  const { spec } = strategy;
  const times = unionTimes(assets);
  const speakers = assets.map((asset) => {
    const { bars, signalBars, series } = asset;
    const data = {
      bars,
      ...(signalBars === undefined ? {} : { signalBars }),
      ...(series === undefined ? {} : { series }),
    };
    // A cache belongs to one series.
    const context = contextOf(strategy, data, { cash: config.cash, parameters, cache: createColumnCache() });
    return candidates(strategy, context, asset, times);
  });
  const decisions: Decision[] = [];
  let before: Float64Array | null = null;
  for (const at of rebalanceBars(times, spec.ranking?.every ?? 'bar')) {
    const weights = chosen(
      strategy,
      speakers.map((speak) => speak(at)),
    );
    const last = before;
    // A weight that stays is not traded back to its size, unless the calendar says so.
    const wished: Float64Array =
      last === null || spec.ranking !== undefined
        ? weights
        : weights.map((weight, k) => (weight === last[k] ? Number.NaN : weight));
    before = weights;
    if (wished.some((weight) => !Number.isNaN(weight))) decisions.push({ time: times[at], weights: wished });
  }
  const { costs, execution } = spec;
  const traded = assets.map((asset) => ({ ...asset, costs, quantityStep: execution.quantityStep }));
  const { leverage, maxVolumeShare } = execution;
  return runPortfolio(traded, decisions, { leverage, maxVolumeShare, ...config });
}
