import { compileStrategy, parametersOf, type CompiledStrategy } from '../engine/strategy/compile-strategy.ts';
import type { ParameterValues } from '../engine/strategy/kernel.ts';
import { candidateSettings, runningSums, type Candidates } from './candidates.ts';
import type { AssetView, EvidenceInput } from './evidence-input.ts';
import { marketReturns } from './market-returns.ts';
import { once } from './once.ts';
import { runnable, simulatorOf, type Simulation, type Simulator } from './simulate.ts';
import { settings } from './thresholds.ts';
import { walkForward, type WalkedFolds } from './walk-folds.ts';

/** A back-test under examination. What several checks need is computed once, when first asked for. */
export interface Subject {
  readonly input: EvidenceInput;
  readonly strategy: CompiledStrategy;
  readonly parameters: ParameterValues;
  readonly periodsPerYear: number;
  readonly seed: number;
  /** Data as they stood at a bar; null = they are taken to be what they were, apart from their times of knowledge. */
  readonly view: AssetView | null;
  readonly simulator: Simulator;
  /** The run as it is. */
  readonly base: () => Simulation;
  readonly candidates: () => Candidates;
  /** Returns of simply holding: the benchmark, or the instruments themselves in equal parts. */
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
    const runs = list.flatMap((one) => {
      const returns = runnable(simulator, one);
      return returns === null ? [] : [{ one, returns }];
    });
    return {
      ...rest,
      settings: runs.map(({ one }) => one),
      returns: runs.map(({ returns }) => returns),
      sums: runs.map(({ returns }) => runningSums(returns)),
    };
  });
  const rolling = once(() => walkForward(candidates(), input.periodsPerYear, false));
  const anchored = once(() => walkForward(candidates(), input.periodsPerYear, true));
  return {
    input,
    strategy,
    parameters,
    periodsPerYear: input.periodsPerYear,
    seed: input.seed,
    view,
    simulator,
    base,
    candidates,
    market: once(() => marketReturns(input, base().time)),
    walk: (isAnchored) => (isAnchored ? anchored() : rolling()),
  };
}
