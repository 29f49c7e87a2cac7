import { dateOf } from '@plumbline/model/date';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { ActionsBeside } from '../backtest/actions/price-scale.ts';
import type { Decision, PortfolioAsset, PortfolioConfig, PortfolioRun } from '../backtest/portfolio/portfolio.ts';
import { runPortfolio } from '../backtest/portfolio/run-portfolio.ts';
import { rebalanceBars, timelineOf } from '../backtest/portfolio/timeline.ts';
import { radixOrder, sortMemory, type SortMemory } from '../../catalogue/factors/radix-order.ts';
import { allocationShares } from './allocation.ts';
import { parametersOf, type CompiledStrategy } from './compile-strategy.ts';
import { createColumnCache, refuseAt, resolveAmount, type ParameterValues } from './kernel.ts';
import { keptSamples } from './kept-samples.ts';
import { earliestKnown, memberKnownFrom, type KnownFrom } from './known-from.ts';
import { isMember } from './membership.ts';
import { signalBarsOf } from './price-actions.ts';
import { contextOf } from './run-strategy.ts';
import { strategyDataOf } from './strategy-data.ts';
import { seated, type ScopeMember } from './universe-scope.ts';
import { universeScores, universeWishes } from './universe-sizes.ts';
import type { ExpressionContext } from './expression-context.ts';

/** An instrument of the universe with what its conditions read. */
export interface UniverseAsset extends Omit<PortfolioAsset, 'costs' | 'quantityStep'> {
  /** What conditions read the bars adjusted for; absent = its dividends and splits. */
  readonly adjustedBy?: ActionsBeside;
  readonly series?: Readonly<Record<string, Float64Array>>;
}

/** Which members of a universe with dated membership belong to it on the days it decides: 1 = yes, by decision and member. */
function memberships(
  { universe }: CompiledStrategy['spec'],
  assets: readonly UniverseAsset[],
  times: Float64Array,
  decisionRows: readonly number[],
): Uint8Array | null {
  const { membership } = universe;
  if (membership === undefined) return null;
  const own = assets.map(({ id }) => ({ ...universe, membership: membership.filter((one) => one.instrument === id) }));
  return Uint8Array.from({ length: decisionRows.length * assets.length }, (_, cell) => {
    const [k, member] = [Math.floor(cell / assets.length), cell % assets.length];
    return Number(isMember(own[member], assets[member].id, dateOf(times[decisionRows[k]])));
  });
}

/** What every instrument says of itself at a decision: the weight it desiredSizes, and its score where there is a ranking. */
interface Candidates {
  readonly desiredSizes: Float64Array;
  readonly scores: Float64Array;
}

/** Asks all of them at the decisions in turn; the columns are written over by the next. */
function candidates(
  strategy: CompiledStrategy,
  contexts: readonly ExpressionContext[],
  isIn: Uint8Array | null,
  idle: number,
  startTime?: number,
): (k: number) => Candidates {
  const desired = universeWishes(strategy, contexts, startTime);
  const scored = universeScores(strategy, contexts);
  const count = contexts.length;
  const desiredSizes = new Float64Array(count);
  const scores = new Float64Array(count).fill(Number.NaN);
  return (k) => {
    for (let member = 0; member < count; member += 1) {
      const isOut = member === idle || (isIn !== null && isIn[k * count + member] === 0);
      desiredSizes[member] = isOut ? 0 : desired[member][k];
      if (scored !== null) scores[member] = isOut ? Number.NaN : scored[member][k];
    }
    return { desiredSizes, scores };
  };
}

/** Of those that wish to be held, the best by score keep their wish, the worst turn it round where some are sold short. */
function chosen({ spec }: CompiledStrategy, { desiredSizes, scores }: Candidates, memory: SortMemory): Float64Array {
  const { ranking } = spec;
  if (ranking === undefined) return desiredSizes.slice();
  const sign = ranking.order === 'highest' ? -1 : 1;
  // Equal scores go to the earlier instrument.
  const ranked = radixOrder(
    scores.map((score, at) => (desiredSizes[at] === 0 ? Number.NaN : sign * score)),
    memory,
  );
  const weights = new Float64Array(desiredSizes.length);
  for (let place = 0; place < ranked; place += 1) {
    const at = memory.order[place];
    if (place < ranking.count) weights[at] = desiredSizes[at];
    else if (place >= ranked - (ranking.shortCount ?? 0)) weights[at] = -Math.abs(desiredSizes[at]);
  }
  return weights;
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
    const { id, sector } = asset;
    // A cache belongs to one series.
    const context = contextOf(strategy, strategyDataOf(asset), { cash: 1, parameters, cache: createColumnCache() });
    return { id, context, ...(sector === undefined ? {} : { sector }) };
  };
  const { membership = null } = strategy.spec.universe;
  const samples = keptSamples(assets, references, decisionRows, membership);
  return seated(assets.map(member), references.map(member), decisionRows, samples, membership);
}

/** Of those held, each its own weight; they are brought down to the leverage where all of them come to more. */
function fixedShares(
  { sizing, execution }: CompiledStrategy['spec'],
  desiredSizes: Float64Array,
  assets: readonly UniverseAsset[],
  parameters: ParameterValues,
): Float64Array {
  const weights = sizing.basis === 'fixed' ? sizing.weights : [];
  const shares = new Map(weights.map(({ instrument, weight }) => [instrument, resolveAmount(weight, parameters)]));
  const total = Array.from(shares.values()).reduce((sum, share) => sum + share, 0);
  const scale = total > execution.leverage ? execution.leverage / total : 1;
  return desiredSizes.map((desired, at) => desired * scale * (shares.get(assets[at].id as InstrumentId) ?? 0));
}

/** A share of equity that is nothing but the last digits of a sum. */
const noShare = 1e-9;

/** What no position takes goes to the instrument that holds idle money. */
function withIdle(weights: Float64Array, idle: number): Float64Array {
  if (idle < 0) return weights;
  const taken = weights.reduce((sum, weight) => sum + Math.abs(weight), 0);
  return weights.map((weight, at) => (at !== idle ? weight : 1 - taken > noShare ? 1 - taken : 0));
}

/** The weights after the sizing: shares of one allocation for those held, or what each desired for by itself. */
function sized(
  { spec }: CompiledStrategy,
  desiredSizes: Float64Array,
  assets: readonly UniverseAsset[],
  time: number,
  parameters: ParameterValues,
): Float64Array {
  const { sizing } = spec;
  if (sizing.basis === 'fixed') return fixedShares(spec, desiredSizes, assets, parameters);
  if (sizing.basis !== 'allocation') return desiredSizes;
  const held = [...desiredSizes.keys()].filter((at) => desiredSizes[at] !== 0);
  const lookback = resolveAmount(sizing.lookback, parameters);
  if (!Number.isInteger(lookback) || lookback < 2) {
    refuseAt('sizing.lookback', `must be a whole number of 2 or more bars, not ${lookback}.`);
  }
  const shares = allocationShares(
    sizing.method,
    held.map((at) => signalBarsOf(assets[at])),
    time,
    lookback,
  );
  const out = new Float64Array(desiredSizes.length);
  for (const [k, at] of held.entries()) out[at] = desiredSizes[at] * shares[k];
  return out;
}

/** The place of what holds idle money; -1 without one. */
function idleOf({ spec }: CompiledStrategy, assets: readonly UniverseAsset[]): number {
  return assets.findIndex(({ id }) => id === spec.idle);
}

/** A run over a universe, and from when on the rule could hold anything. */
export interface UniverseRun extends PortfolioRun {
  readonly known: KnownFrom;
}

/** The first row decided on at which a member's rule can enter; what holds idle money waits for the others. */
function universeKnownFrom(
  { spec }: CompiledStrategy,
  contexts: readonly ExpressionContext[],
  isIn: Uint8Array | null,
  idle: number,
  decisionRows: readonly number[],
): KnownFrom {
  const count = contexts.length;
  const known = contexts.flatMap((context, member) =>
    member === idle
      ? []
      : [memberKnownFrom(spec, context, isIn === null ? null : (decision) => isIn[decision * count + member] === 1)],
  );
  const { row, by } = earliestKnown(known);
  return { row: decisionRows[row] ?? Number.POSITIVE_INFINITY, by };
}

/** `known` of a run without running it. */
export function universeKnown(
  strategy: CompiledStrategy,
  assets: readonly UniverseAsset[],
  parameters: ParameterValues = {},
  references: readonly UniverseAsset[] = [],
): KnownFrom {
  const { ranking, rebalance } = strategy.spec;
  const { times } = timelineOf(assets);
  const rows = rebalanceBars(times, ranking?.every ?? rebalance ?? 'bar');
  const contexts = contextsOf(strategy, assets, references, parameters, rows);
  const isIn = memberships(strategy.spec, assets, times, rows);
  return universeKnownFrom(strategy, contexts, isIn, idleOf(strategy, assets), rows);
}

/**
 * Back-tests a strategy over many instruments in one account: each instrument's conditions say whether it qualifies, the
 * ranking picks among them, the sizing gives each its share of equity (a spec for ten names says 0.1).
 *
 * What it tells an investor: what following the recipe over the whole universe would have made. Without a ranking the
 * account follows every change of the conditions; with one, or with a rebalancing calendar, it decides on the first bar of
 * each period. Decisions use bars up to their own time; an instrument outside the membership of that day is not held.
 * The instrument for idle money is held with the share of equity that the others leave, at every decision, and qualifies for nothing itself.
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
): UniverseRun {
  if (!strategy.isSeries) refuseAt('risk', 'stops, and conditions on the position, need a universe of one instrument.');
  const { spec } = strategy;
  const { ranking, rebalance, costs, execution } = spec;
  const { times } = timelineOf(assets);
  const calendar = ranking?.every ?? rebalance;
  const decisionRows = rebalanceBars(times, calendar ?? 'bar');
  const contexts = contextsOf(strategy, assets, references, parameters, decisionRows);
  const idle = idleOf(strategy, assets);
  const isIn = memberships(spec, assets, times, decisionRows);
  const ask = candidates(strategy, contexts, isIn, idle, startTime);
  const memory = sortMemory(assets.length);
  const values = parametersOf(strategy, parameters);
  const decisions: Decision[] = [];
  let before: Float64Array | null = null;
  for (const [k, at] of decisionRows.entries()) {
    if (times[at] < startTime) continue;
    const weights = withIdle(sized(strategy, chosen(strategy, ask(k), memory), assets, times[at], values), idle);
    const last = before;
    // A weight that stays is not traded back to its size, unless the calendar says so.
    const desired: Float64Array =
      last === null || calendar !== undefined
        ? weights
        : weights.map((weight, k) => (weight === last[k] ? Number.NaN : weight));
    before = weights;
    if (desired.some((weight) => !Number.isNaN(weight))) decisions.push({ time: times[at], weights: desired });
  }
  const traded = assets.map((asset) => ({ ...asset, costs, quantityStep: execution.quantityStep }));
  const { leverage, maxVolumeShare } = execution;
  return {
    ...runPortfolio(traded, decisions, { leverage, maxVolumeShare, ...config }),
    known: universeKnownFrom(strategy, contexts, isIn, idle, decisionRows),
  };
}
