import type { FollowedSignal } from '@plumbline/quant/signal/paper-account';
import type { InstrumentId } from '@plumbline/model/instrument';
import { parseInstrumentId } from '@plumbline/model/instrument';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { FoldedLedger } from './fold.ts';

/** What an account that follows a strategy has been told, from the ledger alone. */
export interface Followed {
  /** When the strategy was switched on; edits, pauses and restarts in between begin no other account. */
  readonly since: number;
  /** As they were issued. */
  readonly signals: readonly FollowedSignal[];
  /** Sessions were missed since the last signal. */
  readonly isGap: boolean;
}

/** What was said for a strategy since it was last switched on after being off. */
export function followedOf(
  { signals, withheld, switches }: FoldedLedger,
  activation: { readonly strategy_id: string; readonly activated_at: number },
): Followed {
  const isOwn = ({ strategyId }: { readonly strategyId: string }): boolean => strategyId === activation.strategy_id;
  const turns = switches.filter(isOwn);
  const ended = turns.findLast(({ state }) => state === 'ended')?.seq ?? 0;
  const begun = turns.find(({ seq }) => seq > ended);
  const said = signals.filter(({ seq, frozen }) => isOwn(frozen) && seq > ended);
  const missed = withheld.findLast((silence) => isOwn(silence) && silence.reason === 'missed')?.seq ?? 0;
  return {
    since: begun?.at ?? activation.activated_at,
    signals: said.map(({ frozen }) => frozen),
    isGap: missed > (said.at(-1)?.seq ?? ended),
  };
}

/** Instruments that were spoken of and do not belong to the rules any more. */
export function heldBeside({ universe }: StrategySpec, { signals }: Followed): readonly InstrumentId[] {
  const own = new Set<string>(universe.instruments);
  const others = new Set(signals.map(({ instrumentId }) => instrumentId).filter((id) => !own.has(id)));
  return [...others].flatMap((id) => parseInstrumentId(id) ?? []);
}
