import type { Transaction } from 'kysely';
import { dateOf } from '@plumbline/model/date';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { BacktestAsset } from '@plumbline/quant/engine/strategy/strategy-backtest';
import type { Database } from '../../platform/db/schema.ts';
import { loadUniverse, readVersion, specOf } from '../strategy/service.ts';
import { marketsOf } from './activation.ts';
import { closedBars, decideBefore, firstBarAfter, nextBarAt } from '../../platform/closed-bars.ts';
import { correctRestated } from './corrections.ts';
import { foldLedger } from '../ledger/service.ts';
import { followedOf, heldBeside } from '../ledger/service.ts';
import { issueSignals } from './issue.ts';
import { appendEntry, readLedger } from '../ledger/service.ts';
import { expectedOf } from './record.ts';
import type { ActivationRow } from './rows.ts';
import type { WithheldBody } from '../ledger/service.ts';
import { streamOf } from './rows.ts';
import type { SignalDeps } from './deps.ts';
import { settleOutcomes } from './settle.ts';
import { findActive, takeTurn } from './store/activations.ts';
import { doubtOf, withhold } from './withhold.ts';

interface Situation {
  readonly activation: ActivationRow;
  readonly name: string;
  readonly spec: StrategySpec;
  /** Stated chance of a gain: how often trades won in the part of the back-test that nothing was chosen on. */
  readonly chance: number | null;
}

async function situationOf({ store }: SignalDeps, strategyId: string): Promise<Situation | null> {
  const active = await findActive(store.db, strategyId);
  if (active === null) return null;
  const version = await readVersion(store.db, strategyId, active.activation.version);
  return { ...active, spec: specOf(version), chance: expectedOf(version.summary).hitRate };
}

async function tellMissed(
  { clock }: SignalDeps,
  trx: Transaction<Database>,
  { activation, name }: Situation,
  missed: readonly number[],
): Promise<void> {
  for (const barTime of missed) {
    const body: WithheldBody = {
      strategyId: activation.strategy_id,
      strategyName: name,
      instrumentId: null,
      reason: 'missed',
      detail: `Nobody was there to decide after the session of ${dateOf(barTime)}.`,
      barTime,
    };
    await appendEntry(trx, activation.owner_id, 'withheld', body, clock.now());
  }
}

/**
 * Issues the signals of an activated strategy after a close. Idempotent: signals, ledger entries, messages and the mark of the
 * latest bar are written in one transaction, once. Missed bars are recorded as missed, never decided on later: where they left
 * the account and the strategy apart, a catch-up on the latest bar brings them together.
 */
export async function evaluateStrategy(deps: SignalDeps, strategyId: string): Promise<void> {
  const { store, events, queue, market, computeSignals, clock } = deps;
  const situation = await situationOf(deps, strategyId);
  if (situation === null) return;
  const { activation, name, spec, chance } = situation;
  const followed = followedOf(foldLedger(await readLedger(store.db, activation.owner_id)), activation);
  const universe = await loadUniverse(market, spec, heldBeside(spec, followed));
  const markets = marketsOf(spec);
  const doubt = doubtOf(universe, markets, clock.now());
  if (doubt !== null) return withhold(deps, activation, name, doubt);

  await correctRestated(deps, activation, universe.assets);
  const closed = closedBars(universe.assets, activation.decided_until);
  const [first] = markets;
  if (closed.length === 0 || first === undefined) return;
  const latest = Math.max(...closed.map(({ time }) => time));
  const until = Math.max(...closed.map(({ closeAt }) => closeAt));
  // Whose next open has passed can only be told as missed: a decision now would be filled in the past.
  const isTooLate = markets.every((market) => decideBefore(market, latest) <= clock.now());
  const missed = [...new Set(closed.map(({ time }) => time))]
    .filter((time) => isTooLate || time < latest)
    .toSorted((a, b) => a - b);
  const startTime = firstBarAfter(universe.assets, activation.activated_at);
  const { signals, isGap } = followed;
  const following = {
    startTime: firstBarAfter(universe.assets, followed.since),
    signals,
    isGap: isGap || missed.length > 0,
  };
  const request = { spec, universe, startTime, nextTime: nextBarAt(first, latest), following };
  const drafts = isTooLate ? [] : await computeSignals(request);

  await store.db.transaction().execute(async (trx) => {
    if (!(await takeTurn(trx, activation, until))) return;
    await tellMissed(deps, trx, situation, missed);
    await issueSignals(deps, trx, {
      activation,
      strategyName: name,
      drafts,
      currencyOf: currencyIn([...universe.assets, ...universe.others]),
      simulated: universe.simulated,
      chance,
    });
  });
  queue.wake();
  events.announce(streamOf(activation.owner_id));
  await settleOutcomes(deps, activation, universe.assets, spec);
}

function currencyIn(assets: readonly BacktestAsset[]): (instrumentId: string) => string {
  const currencies = new Map(assets.map(({ id, currency }) => [id, currency]));
  return (instrumentId) => currencies.get(instrumentId) ?? '';
}
