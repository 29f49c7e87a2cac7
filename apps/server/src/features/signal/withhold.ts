import { dateOf, dayMs, timeOf } from '@plumbline/model/date';
import type { Market } from '@plumbline/model/market';
import type { Transaction } from 'kysely';
import type { WithheldReason } from '@plumbline/model/signal';
import type { Database } from '../../platform/db/schema.ts';
import { dueSession } from '../../platform/due-session.ts';
import type { UniverseData } from '../strategy/service.ts';
import { marketOfText } from '../../platform/closed-bars.ts';
import { appendEntries, latestBodies } from '../ledger/service.ts';
import type { ActivationRow } from './rows.ts';
import type { WithheldBody } from '../ledger/service.ts';
import { streamOf } from './rows.ts';
import type { SignalDeps } from './deps.ts';

export interface Doubt {
  readonly reason: WithheldReason;
  readonly detail: string;
  readonly instrumentId: string | null;
}

/** Whether the prices are those that a decision may rest on; else why not. */
export function doubtOf(
  { assets, missing, doubts }: UniverseData,
  markets: readonly Market[],
  now: number,
): Doubt | null {
  const [absent] = missing;
  if (absent !== undefined) return { reason: 'unavailable', detail: absent.reason, instrumentId: absent.instrumentId };
  for (const market of markets) {
    const due = dueSession(market, now);
    if (due === null) continue;
    const own = assets.filter(({ id }) => marketOfText(id) === market.id);
    const inDoubt = doubts.find(({ instrumentId, reason, latest }) => {
      if (marketOfText(instrumentId) !== market.id) return false;
      // An open session later than the one to decide on is no reason: the bar that counts is closed.
      return reason === 'quarantined' || latest <= timeOf(due);
    });
    if (inDoubt !== undefined) return inDoubt;
    const latest = own.reduce((most, { bars }) => Math.max(most, bars.time.at(-1) ?? 0), 0);
    if (latest < timeOf(due)) {
      const detail = `Prices end on ${dateOf(latest)}; the session of ${due} is not in them.`;
      return { reason: 'stale', detail, instrumentId: own[0]?.id ?? null };
    }
  }
  return null;
}

/** A strategy and its name. */
interface Named {
  readonly activation: ActivationRow;
  readonly name: string;
}

/** Silence with its reason, once per reason and day. */
export async function withhold(
  { store, events, clock }: SignalDeps,
  silent: readonly (Named & { readonly doubt: Doubt })[],
): Promise<void> {
  if (silent.length === 0) return;
  const at = clock.now();
  const owners = silent.map(({ activation }) => activation.owner_id);
  await store.db.transaction().execute(async (trx) => {
    const last = await latestBodies(trx, owners, 'withheld', at - dayMs);
    const told = new Set(last.map(({ owner_id: owner, body }) => `${owner} ${body}`));
    const fresh = silent.flatMap(({ activation, name, doubt: { reason, detail, instrumentId } }) => {
      const { owner_id: ownerId, strategy_id: strategyId } = activation;
      const body: WithheldBody = { strategyId, strategyName: name, instrumentId, reason, detail, barTime: null };
      return told.has(`${ownerId} ${JSON.stringify(body)}`) ? [] : [{ ownerId, kind: 'withheld' as const, body, at }];
    });
    await appendEntries(trx, fresh);
    const telling = fresh.map(({ ownerId, body: { strategyId } }) => ({
      stream: streamOf(ownerId),
      body: { kind: 'withheld', strategyId },
    }));
    await events.appendAll(telling, trx);
  });
  for (const owner of new Set(owners)) events.announce(streamOf(owner));
}

/** Writes the bars on which nobody was there to decide. */
export async function tellMissed(
  { clock }: Pick<SignalDeps, 'clock'>,
  trx: Transaction<Database>,
  all: readonly (Named & { readonly missed: readonly number[] })[],
): Promise<void> {
  const at = clock.now();
  const entries = all.flatMap(({ activation, name, missed }) =>
    missed.map((barTime) => {
      const body: WithheldBody = {
        strategyId: activation.strategy_id,
        strategyName: name,
        instrumentId: null,
        reason: 'missed',
        detail: `Nobody was there to decide after the session of ${dateOf(barTime)}.`,
        barTime,
      };
      return { ownerId: activation.owner_id, kind: 'withheld' as const, body, at };
    }),
  );
  await appendEntries(trx, entries);
}
