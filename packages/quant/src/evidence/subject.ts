import { compileStrategy, parametersOf, type CompiledStrategy } from '../engine/strategy/compile-strategy.ts';
import type { ParameterValues } from '../engine/strategy/kernel.ts';
import { signalBarsOf } from '../engine/strategy/price-actions.ts';
import { candidateSettings, runningSums, type Candidates } from './candidates.ts';
import type { AssetView, EvidenceInput } from './evidence-input.ts';
import { periodsInYear, periodTimes } from './evidence-periods.ts';
import { simulatorOf, type Simulation, type Simulator } from './simulate.ts';
import { settings } from './thresholds.ts';
import { walkForward, type WalkedFolds } from './walk-folds.ts';

/** A value that is computed when first asked for, and then kept. */
function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/** The last price at or before each instant; NaN before the first. */
function priceAt(time: Float64Array, from: Float64Array, close: Float64Array): Float64Array {
  let next = 0;
  return time.map((instant) => {
    while (next < from.length && from[next] <= instant) next += 1;
    return next === 0 ? Number.NaN : close[next - 1];
  });
}

/**
 * Returns of holding the market while the strategy ran, one fewer than there are times: the benchmark's where there is one,
 * otherwise the instruments' own in equal parts. A time without a price on both ends returns 0.
 */
function marketReturns({ benchmark, assets }: EvidenceInput, time: Float64Array): Float64Array {
  const histories =
    benchmark === null
      ? assets.map((asset) => priceAt(time, asset.bars.time, signalBarsOf(asset).close))
      : [priceAt(time, benchmark.time, benchmark.close)];
  return Float64Array.from({ length: Math.max(time.length - 1, 0) }, (_, i) => {
    let sum = 0;
    let count = 0;
    for (const price of histories) {
      const change = price[i + 1] / price[i] - 1;
      if (!Number.isFinite(change)) continue;
      sum += change;
      count += 1;
    }
    return count === 0 ? 0 : sum / count;
  });
}

/** A back-test under examination. What several checks need is computed once, when first asked for. */
export interface Subject {
  readonly input: EvidenceInput;
  readonly strategy: CompiledStrategy;
  readonly parameters: ParameterValues;
  /** Of the periods that returns are taken over. */
  readonly periodsPerYear: number;
  readonly seed: number;
  /** Data as they stood at a bar; null = they are taken to be what they were, apart from their times of knowledge. */
  readonly view: AssetView | null;
  readonly simulator: Simulator;
  /** The run as it is. */
  readonly base: () => Simulation;
  readonly candidates: () => Candidates;
  /** Returns of simply holding over the periods of the run: the benchmark, or the instruments themselves in equal parts. */
  readonly market: () => Float64Array;
  readonly walk: (isAnchored: boolean) => WalkedFolds | null;
}

/** Takes a back-test apart for its checks. Throws `bad-input` for a strategy, parameters or bars that cannot be run. */
export function subjectOf(input: EvidenceInput, view: AssetView | null): Subject {
  const strategy = compileStrategy(input.spec);
  const parameters = parametersOf(strategy, input.parameters ?? {});
  const simulator = simulatorOf(input, strategy);
  const base = once(() => simulator.run({ parameters }));
  const candidates = once((): Candidates => {
    const most = input.assets.length === 1 ? settings.mostCandidates : settings.mostUniverseCandidates;
    const { settings: list, ...rest } = candidateSettings(input.spec, input.settings ?? [], parameters, most);
    const runs = simulator.compare(list);
    return {
      ...rest,
      settings: runs.map(({ setting }) => setting),
      returns: runs.map(({ returns }) => returns),
      sums: runs.map(({ returns }) => runningSums(returns)),
    };
  });
  const perYear = once(() => periodsInYear(input.periodsPerYear, base().time.length, base().periods));
  const rolling = once(() => walkForward(candidates(), perYear(), false));
  const anchored = once(() => walkForward(candidates(), perYear(), true));
  return {
    input,
    strategy,
    parameters,
    get periodsPerYear() {
      return perYear();
    },
    seed: input.seed,
    view,
    simulator,
    base,
    candidates,
    market: once(() => marketReturns(input, periodTimes(base()))),
    walk: (isAnchored) => (isAnchored ? anchored() : rolling()),
  };
}
