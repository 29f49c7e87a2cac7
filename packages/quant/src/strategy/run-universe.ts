import type { BarColumns } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import type { Decision, PortfolioAsset, PortfolioConfig, PortfolioRun } from '../backtest/portfolio/portfolio.ts';
import { runPortfolio } from '../backtest/portfolio/run-portfolio.ts';
import { rebalanceBars, unionTimes } from '../backtest/portfolio/timeline.ts';
import { allocationShares } from './allocation.ts';
import { parametersOf, type CompiledStrategy } from './compile-strategy.ts';
import { createColumnCache, refuseAt, resolveAmount, type ExpressionContext, type ParameterValues } from './kernel.ts';
import { isMember } from './membership.ts';
import { positionSeries } from './position-series.ts';
import { contextOf } from './run-strategy.ts';
import { ownPeer, seated, type ScopeMember } from './universe-scope.ts';

/** An instrument of the universe with what its conditions read. */
export interface UniverseAsset extends Omit<PortfolioAsset, 'costs' | 'quantityStep'> {
  readonly signalBars?: BarColumns;
  readonly series?: Readonly<Record<string, Float64Array>>;
}

interface Candidate {
  readonly wish: number;
  readonly score: number;
}

/** What one instrument says of itself at decision k, on row `at` of the union times: the weight it wishes and its score. */
function candidates(
  strategy: CompiledStrategy,
  context: ExpressionContext,
  asset: UniverseAsset,
  times: Float64Array,
  startTime = -Infinity,
): (at: number, k: number) => Candidate {
  const first = asset.bars.time.findIndex((time) => time >= startTime);
  const wishes = positionSeries(strategy, context, first < 0 ? asset.bars.time.length : first);
  const scores = strategy.ranking?.sampled(context) ?? null;
  const peer = ownPeer(context);
  const { universe } = strategy.spec;
  const own = universe.membership?.filter(({ instrument }) => instrument === asset.id);
  const membership = own === undefined ? universe : { ...universe, membership: own };
  return (at, k) => {
    const seen = peer.seenAt[at];
    const isIn = seen >= 0 && (own === undefined || isMember(membership, asset.id, dateOf(times[at])));
    return {
      wish: isIn ? wishes[peer.rows[seen]] : 0,
      score: !isIn || scores === null ? Number.NaN : scores[k],
    };
  };
}

/** Of those that wish to be held, the best by score keep their wish, the worst turn it round where some are sold short. */
function chosen({ spec }: CompiledStrategy, all: readonly Candidate[]): Float64Array {
  const { ranking } = spec;
  const weights = Float64Array.from(all, ({ wish }) => wish);
  if (ranking === undefined) return weights;
  const sign = ranking.order === 'highest' ? -1 : 1;
  // Equal scores go to the earlier instrument.
  const ranked = [...all.keys()]
    .filter((at) => all[at].wish !== 0 && !Number.isNaN(all[at].score))
    .toSorted((a, b) => sign * (all[a].score - all[b].score) || a - b);
  const kept = new Set(ranked.slice(0, ranking.count));
  const shorted = new Set(ranked.slice(Math.max(ranking.count, ranked.length - (ranking.shortCount ?? 0))));
  return weights.map((wish, at) => {
    if (kept.has(at)) return wish;
    return shorted.has(at) ? -Math.abs(wish) : 0;
  });
}

/** Contexts of the members beside each other, whose rankings are read on the rows decided on. */
function contextsOf(
  strategy: CompiledStrategy,
  assets: readonly UniverseAsset[],
  references: readonly UniverseAsset[],
  parameters: ParameterValues,
  decisionRows: readonly number[],
): readonly ExpressionContext[] {
  const member = (asset: UniverseAsset): ScopeMember => {
    const { id, sector, bars, signalBars, series } = asset;
    const data = {
      bars,
      ...(signalBars === undefined ? {} : { signalBars }),
      ...(series === undefined ? {} : { series }),
    };
    // A cache belongs to one series.
    const context = contextOf(strategy, data, { cash: 1, parameters, cache: createColumnCache() });
    return { id, context, ...(sector === undefined ? {} : { sector }) };
  };
  return seated(assets.map(member), references.map(member), decisionRows);
}

/** The weights after the sizing: shares of one allocation for those held, or what each wished for by itself. */
function sized(
  { spec }: CompiledStrategy,
  wishes: Float64Array,
  assets: readonly UniverseAsset[],
  time: number,
  parameters: ParameterValues,
): Float64Array {
  const { sizing } = spec;
  if (sizing.basis !== 'allocation') return wishes;
  const held = [...wishes.keys()].filter((at) => wishes[at] !== 0);
  const lookback = resolveAmount(sizing.lookback, parameters);
  if (!Number.isInteger(lookback) || lookback < 2) {
    refuseAt('sizing.lookback', `must be a whole number of 2 or more bars, not ${lookback}.`);
  }
  const shares = allocationShares(
    sizing.method,
    held.map((at) => assets[at].signalBars ?? assets[at].bars),
    time,
    lookback,
  );
  const out = new Float64Array(wishes.length);
  for (const [k, at] of held.entries()) out[at] = wishes[at] * shares[k];
  return out;
}

/** The scores of a ranking on the days it decides, before anything is chosen by them. */
export interface RankingScores {
  readonly times: Float64Array;
  /** Rows of `times` on which the ranking is made. */
  readonly rows: readonly number[];
  /** One column of scores per row, one value per instrument; NaN = not ranked that day. */
  readonly sections: readonly Float64Array[];
}

/** What a strategy's ranking says of every instrument each time it is made. Throws `bad-input` for a strategy without one. */
export function rankingScores(
  strategy: CompiledStrategy,
  assets: readonly UniverseAsset[],
  parameters: ParameterValues = {},
  references: readonly UniverseAsset[] = [],
): RankingScores {
  const { ranking } = strategy.spec;
  if (ranking === undefined)
    return refuseAt('ranking', 'is not part of this strategy, so there is no factor to study.');
  const times = unionTimes(assets);
  const rows = rebalanceBars(times, ranking.every);
  const contexts = contextsOf(strategy, assets, references, parameters, rows);
  const speakers = contexts.map((context, k) => candidates(strategy, context, assets[k], times));
  const sections = rows.map((at, k) =>
    Float64Array.from(speakers, (speak) => {
      const { wish, score } = speak(at, k);
      return wish === 0 ? Number.NaN : score;
    }),
  );
  return { times, rows, sections };
}

/**
 * Back-tests a strategy over many instruments in one account: each instrument's conditions say whether it qualifies, the
 * ranking picks among them, the sizing gives each its share of equity (a spec for ten names says 0.1).
 *
 * What it tells an investor: what following the recipe over the whole universe would have made. Without a ranking the
 * account follows every change of the conditions; with one, or with a rebalancing calendar, it decides on the first bar of
 * each period. Decisions use bars up to their own time; an instrument outside the membership of that day is not held.
 * references: instruments that conditions read without holding them. startTime: first bar, epoch ms, on which anything is
 * decided; the account is flat before it. Throws `bad-input` for strategies with stops or conditions on the position, which are for one
 * instrument.
 */
export function runUniverse(
  strategy: CompiledStrategy,
  assets: readonly UniverseAsset[],
  config: PortfolioConfig,
  parameters: ParameterValues = {},
  references: readonly UniverseAsset[] = [],
  startTime = -Infinity,
): PortfolioRun {
  if (!strategy.isSeries) refuseAt('risk', 'stops, and conditions on the position, need a universe of one instrument.');
  const { spec } = strategy;
  const { ranking, rebalance, costs, execution } = spec;
  const times = unionTimes(assets);
  const calendar = ranking?.every ?? rebalance;
  const decisionRows = rebalanceBars(times, calendar ?? 'bar');
  const contexts = contextsOf(strategy, assets, references, parameters, decisionRows);
  const speakers = contexts.map((context, k) => candidates(strategy, context, assets[k], times, startTime));
  const values = parametersOf(strategy, parameters);
  const decisions: Decision[] = [];
  let before: Float64Array | null = null;
  for (const [k, at] of decisionRows.entries()) {
    if (times[at] < startTime) continue;
    const wishes = chosen(
      strategy,
      speakers.map((speak) => speak(at, k)),
    );
    const weights = sized(strategy, wishes, assets, times[at], values);
    const last = before;
    // A weight that stays is not traded back to its size, unless the calendar says so.
    const wished: Float64Array =
      last === null || calendar !== undefined
        ? weights
        : weights.map((weight, k) => (weight === last[k] ? Number.NaN : weight));
    before = weights;
    if (wished.some((weight) => !Number.isNaN(weight))) decisions.push({ time: times[at], weights: wished });
  }
  const traded = assets.map((asset) => ({ ...asset, costs, quantityStep: execution.quantityStep }));
  const { leverage, maxVolumeShare } = execution;
  return runPortfolio(traded, decisions, { leverage, maxVolumeShare, ...config });
}
