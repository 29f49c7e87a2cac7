import type { ActivationView } from '@plumbline/contract/signal';
import { addDays, dateOf, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { marketOf } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import type { Market } from '@plumbline/model/market';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { VerdictLabel } from '@plumbline/model/verdict';
import { closeOf } from '../../platform/closed-bars.ts';
import { dueSession, graceMs } from '../../platform/due-session.ts';
import { countTried, findStrategy, readVersion, specOf, updateStrategy, verdictOf } from '../strategy/service.ts';
import { appendEntry } from '../ledger/service.ts';
import type { ActivationRow } from './rows.ts';
import { activationView } from './rows.ts';
import { findActivation, replaceActivation, updateActivation } from './store/activations.ts';
import type { SignalDeps } from './deps.ts';

/** Long enough for the longest holiday closure. */
const lookAheadDays = 14;

/** Such verdicts are only followed by somebody who has said that they read them. */
const doubtful: readonly VerdictLabel[] = ['fragile', 'likely-luck', 'not-enough-data'];

export function marketsOf({ universe }: StrategySpec): readonly Market[] {
  return [...new Set(universe.instruments.map(marketOf))].map(marketById);
}

/** When the next session of any market the strategy trades on will be evaluated, as far as calendars are recorded. */
function nextEvaluation(spec: StrategySpec, now: number): number | null {
  const closes = marketsOf(spec).flatMap((market) => {
    try {
      const sessions = market.sessions(addDays(dateOf(now), -1), addDays(dateOf(now), lookAheadDays));
      return sessions.flatMap(({ closeAt }) => (closeAt + graceMs > now ? [closeAt + graceMs] : []));
    } catch (error) {
      if (error instanceof PlumblineError && error.code === 'no-rule') return [];
      throw error;
    }
  });
  return closes.length === 0 ? null : Math.min(...closes);
}

/** Just before the last close of every market it trades on: from there on a strategy of an archive decides. */
function beforeLastClose(spec: StrategySpec, now: number): number {
  const closes = marketsOf(spec).flatMap((market) => {
    const session = dueSession(market, now);
    return session === null ? [] : [closeOf(market, timeOf(session)) - 1];
  });
  return Math.min(now, ...closes);
}

interface Switch {
  readonly acknowledged: boolean;
  readonly channels: readonly string[];
}

/** Switches the current version of a strategy on, with the verdict that stands above it. */
export async function activate(
  { store, clock, isArchive }: SignalDeps,
  ownerId: string,
  strategyId: string,
  { acknowledged, channels }: Switch,
): Promise<ActivationView> {
  const strategy = await findStrategy(store.db, ownerId, strategyId);
  if (strategy === undefined) throw new PlumblineError('not-found', 'There is no such strategy.');
  const version = await readVersion(store.db, strategyId, strategy.version);
  const trials = (await countTried(store.db, ownerId, [strategy.lineage_id])).get(strategy.lineage_id) ?? 0;
  const verdict = await verdictOf(version, trials);
  if (verdict === null) {
    throw new PlumblineError('not-permitted', 'This version has no verdict yet. Wait until the server has tested it.');
  }
  const { label } = verdict;
  if (doubtful.includes(label) && !acknowledged) {
    throw new PlumblineError(
      'not-permitted',
      'The verdict on this strategy is in doubt. Confirm that you have read it to switch its signals on.',
      { verdict: label, field: 'acknowledged' },
    );
  }
  const at = clock.now();
  const row: ActivationRow = {
    strategy_id: strategyId,
    owner_id: ownerId,
    version: version.version,
    state: 'active',
    verdict: label,
    acknowledged: acknowledged ? 1 : 0,
    channels: JSON.stringify(channels),
    activated_at: at,
    decided_until: isArchive ? beforeLastClose(specOf(version), at) : at,
  };
  await store.db.transaction().execute(async (trx) => {
    await replaceActivation(trx, row);
    await updateStrategy(trx, strategyId, { state: 'paper' });
    const body = { strategyId, version: row.version, specHash: version.spec_hash, verdict: label, acknowledged };
    await appendEntry(trx, ownerId, 'activation', body, at);
  });
  return activationView(row, nextEvaluation(specOf(version), at));
}

async function viewOf({ store, clock }: SignalDeps, row: ActivationRow): Promise<ActivationView> {
  const version = await readVersion(store.db, row.strategy_id, row.version);
  return activationView(row, nextEvaluation(specOf(version), clock.now()));
}

export async function readActivation(
  deps: SignalDeps,
  ownerId: string,
  strategyId: string,
): Promise<ActivationView | null> {
  const row = await findActivation(deps.store.db, ownerId, strategyId);
  return row === null ? null : viewOf(deps, row);
}

interface ActivationChange {
  readonly state: ActivationView['state'];
  /** Ids of the media it goes out by from now on; absent = as before. */
  readonly channels?: readonly string[] | undefined;
}

/** Pauses, resumes or ends. What happens meanwhile is not made up for: a resumed strategy speaks of bars to come. */
export async function changeActivation(
  deps: SignalDeps,
  ownerId: string,
  strategyId: string,
  { state, channels }: ActivationChange,
): Promise<ActivationView> {
  const row = await findActivation(deps.store.db, ownerId, strategyId);
  if (row === null || row.state === 'ended') {
    throw new PlumblineError('not-found', 'This strategy is not switched on. Switch it on first.');
  }
  const at = deps.clock.now();
  const strategyState = { active: 'paper', paused: 'paused', ended: 'tested' } as const;
  const changed = { state, ...(channels === undefined ? {} : { channels: JSON.stringify(channels) }) };
  await deps.store.db.transaction().execute(async (trx) => {
    await updateActivation(trx, strategyId, {
      ...changed,
      ...(state === 'active' && row.state !== 'active' ? { decided_until: at } : {}),
    });
    // By which media it goes out is nobody's business but its owner's, and no part of the record.
    if (state === row.state) return;
    await updateStrategy(trx, strategyId, { state: strategyState[state] });
    await appendEntry(trx, ownerId, 'activation', { strategyId, version: row.version, state }, at);
  });
  return viewOf(deps, { ...row, ...changed });
}
