import type { SignalDraft } from '@plumbline/model/signal';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { sharedBars, signalsAt, type Following, type SharedBars } from '@plumbline/quant/signal/signals-at';
import { failureOf, type Failure } from '@plumbline/quant/engine/pool/failure';
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

/** The signals of a strategy, or why they could not be computed. */
export type SignalOutcome = { readonly drafts: readonly SignalDraft[] } | { readonly failure: Failure };

function computeOne(request: SignalRequest, shared: SharedBars): readonly SignalDraft[] {
  const { spec, universe, startTime, nextTime, following } = request;
  const { assets, others, references, rates, benchmark } = universe;
  const terms = { ...accountOf(assets), spec, rates, benchmark };
  const input = { ...terms, periodsPerYear: periodsPerYear(spec, assets), assets, references, startTime };
  const account = { ...terms, assets: [...assets, ...others] };
  return signalsAt(input, nextTime, { ...following, account }, shared);
}

/**
 * The signals of strategies after the latest bar, each in the account in which it was tested. Those that read the same
 * instrument share what is computed over its bars; each gets to the bit what it would get alone, and one that fails stops
 * none of the others.
 */
export function computeSignals(requests: readonly SignalRequest[]): readonly SignalOutcome[] {
  const outcomes: SignalOutcome[] = [];
  const byAsset = new Map<unknown, number[]>();
  for (const [n, { universe }] of requests.entries()) {
    const [first] = universe.assets;
    byAsset.set(first, [...(byAsset.get(first) ?? []), n]);
  }
  for (const places of byAsset.values()) {
    // Of one instrument at a time, so that memory holds the columns of few.
    const shared = sharedBars();
    for (const n of places) {
      const request = requests[n];
      if (request === undefined) continue;
      try {
        outcomes[n] = { drafts: computeOne(request, shared) };
      } catch (error) {
        outcomes[n] = { failure: failureOf(error) };
      }
    }
  }
  return outcomes;
}

/** Computes the signals of strategies after their latest bar, on whichever thread. */
export type SignalComputer = (requests: readonly SignalRequest[]) => Promise<readonly SignalOutcome[]>;
