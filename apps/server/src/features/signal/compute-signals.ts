import type { SignalDraft } from '@plumbline/model/signal';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { signalsAt, type Following } from '@plumbline/quant/signal/signals-at';
import { accountOf } from '@plumbline/quant/engine/strategy/account-terms';
import { periodsPerYear } from '@plumbline/quant/engine/strategy/bars-per-year';
import type { UniverseData } from '../strategy/service.ts';

/** What the signals of a strategy are computed from. */
export interface SignalRequest {
  readonly spec: StrategySpec;
  readonly universe: UniverseData;
  /** First bar that closed after the activation: from there on the rules decide. */
  readonly startTime: number;
  /** Start of the next session's bar. */
  readonly nextTime: number;
  /** The account that followed the signals so far; `startTime`: its first bar. */
  readonly following: Pick<Following, 'startTime' | 'signals' | 'isGap'>;
}

/** The signals after the latest bar, in the account in which the strategy was tested. */
export function computeSignals({
  spec,
  universe,
  startTime,
  nextTime,
  following,
}: SignalRequest): readonly SignalDraft[] {
  const { assets, others, references, rates, benchmark } = universe;
  const terms = { ...accountOf(assets), spec, rates, benchmark };
  const input = { ...terms, periodsPerYear: periodsPerYear(spec, assets), assets, references, startTime };
  return signalsAt(input, nextTime, { ...following, account: { ...terms, assets: [...assets, ...others] } });
}

/** Computes the signals of a strategy after its latest bar, on whichever thread. */
export type SignalComputer = (request: SignalRequest) => Promise<readonly SignalDraft[]>;
