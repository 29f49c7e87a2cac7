import type { SignalDraft } from '@plumbline/model/signal';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { signalsAt } from '@plumbline/quant/signal/signals-at';
import { accountOf } from '@plumbline/quant/strategy/account-terms';
import { periodsPerYear } from '@plumbline/quant/strategy/backtest-asset';
import type { Universe } from '../strategy/load-universe.ts';

/** What a strategy is asked to speak about. */
export interface SpeakOrder {
  readonly spec: StrategySpec;
  readonly universe: Universe;
  /** First bar that closed after the activation: what is said is what an account would do that began flat there. */
  readonly startTime: number;
  /** Start of the next session's bar. */
  readonly nextTime: number;
}

/** The signals after the latest bar, in the account in which the strategy was tested. */
export function speakSignals({ spec, universe, startTime, nextTime }: SpeakOrder): readonly SignalDraft[] {
  const { assets, references, rates, benchmark } = universe;
  const account = { ...accountOf(assets), periodsPerYear: periodsPerYear(spec) };
  return signalsAt({ ...account, spec, assets, references, rates, benchmark, startTime }, nextTime);
}
