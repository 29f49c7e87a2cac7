import { dateOf, dayMs, timeOf } from '@plumbline/model/date';
import type { Market } from '@plumbline/model/market';
import type { WithheldReason } from '@plumbline/model/signal';
import { dueSession } from '../../platform/due-session.ts';
import type { UniverseData } from '../strategy/service.ts';
import { marketOfText } from '../../platform/closed-bars.ts';
import { appendEntry, latestBodies } from '../ledger/service.ts';
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

/** Silence with its reason, once per reason and day. */
export async function withhold(
  { store, events, clock }: SignalDeps,
  { owner_id: ownerId, strategy_id: strategyId }: ActivationRow,
  strategyName: string,
  { reason, detail, instrumentId }: Doubt,
): Promise<void> {
  const at = clock.now();
  const body: WithheldBody = { strategyId, strategyName, instrumentId, reason, detail, barTime: null };
  await store.db.transaction().execute(async (trx) => {
    const last = await latestBodies(trx, ownerId, 'withheld', at - dayMs);
    if (last.some((row) => row.body === JSON.stringify(body))) return;
    await appendEntry(trx, ownerId, 'withheld', body, at);
    await events.append(streamOf(ownerId), { kind: 'withheld', strategyId }, trx);
  });
  events.announce(streamOf(ownerId));
}
