import type { Transaction } from 'kysely';
import { ulid } from 'ulid';
import { addDays, dateOf, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { marketOf, parseInstrumentId, type MarketId } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import type { Market } from '@plumbline/model/market';
import type { SignalDraft, WithheldReason } from '@plumbline/model/signal';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { BacktestAsset } from '@plumbline/quant/strategy/strategy-backtest';
import type { Database } from '../db/schema.ts';
import { dueSession } from '../refresh/due-session.ts';
import { loadUniverse, type Universe } from '../strategy/load-universe.ts';
import { specOf } from '../strategy/rows.ts';
import { marketsOf } from './activation.ts';
import { appendEntry } from './ledger.ts';
import type { ActivationRow, FrozenSignal, WithheldBody } from './rows.ts';
import { streamOf } from './rows.ts';
import type { SignalDeps } from './service.ts';
import { settleOutcomes } from './settle.ts';

const dayMs = 86_400_000;

/** Start of the bar after a session: the next session's, or the next day where calendars end. */
function nextBarAt(market: Market, after: number): number {
  const date = dateOf(after);
  try {
    const [next] = market.sessions(addDays(date, 1), addDays(date, 21));
    return next === undefined ? after + dayMs : timeOf(next.date);
  } catch (error) {
    if (error instanceof PlumblineError && error.code === 'no-rule') return after + dayMs;
    throw error;
  }
}

/** Key under which a signal exists once, whatever crashes in between. */
function keyOf(version: number, strategyId: string, { instrumentId, barTime, kind, side }: SignalDraft): string {
  return [strategyId, version, instrumentId, barTime, kind, side].join('|');
}

interface Doubt {
  readonly reason: WithheldReason;
  readonly detail: string;
  readonly instrumentId: string | null;
}

interface Situation {
  readonly activation: ActivationRow;
  readonly name: string;
  readonly spec: StrategySpec;
}

/** Whether the prices are those that a decision may rest on; else why not. */
function doubtOf({ assets, missing }: Universe, markets: readonly Market[], now: number): Doubt | null {
  const [absent] = missing;
  if (absent !== undefined) return { reason: 'unavailable', detail: absent.reason, instrumentId: absent.instrumentId };
  for (const market of markets) {
    const due = dueSession(market, now);
    const own = assets.filter(({ id }) => marketOfText(id) === market.id);
    const latest = own.reduce((most, { bars }) => Math.max(most, bars.time.at(-1) ?? 0), 0);
    if (due !== null && latest < timeOf(due)) {
      const detail = `Prices end on ${dateOf(latest)}; the session of ${due} is not in them.`;
      return { reason: 'stale', detail, instrumentId: own[0]?.id ?? null };
    }
  }
  return null;
}

/**
 * Lets an activated strategy speak after a close. Bears being called again at any point: signals, ledger lines and the
 * mark of the latest bar are written together, once. Bars that were missed are told as missed, never decided on later.
 */
export async function evaluateStrategy(deps: SignalDeps, strategyId: string): Promise<void> {
  const { store, events, market, speak, clock } = deps;
  const found = await store.db
    .selectFrom('activations')
    .innerJoin('strategies', 'strategies.id', 'activations.strategy_id')
    .selectAll('activations')
    .select('strategies.name as name')
    .where('activations.strategy_id', '=', strategyId)
    .where('activations.state', '=', 'active')
    .where('strategies.deleted_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return;
  const { name, ...activation } = found;
  const version = await store.db
    .selectFrom('strategy_versions')
    .select('spec')
    .where('strategy_id', '=', strategyId)
    .where('version', '=', activation.version)
    .executeTakeFirstOrThrow();
  const spec = specOf(version);
  const situation: Situation = { activation, name, spec };
  const universe = await loadUniverse(market, spec);
  const markets = marketsOf(spec);
  const now = clock.now();
  const doubt = doubtOf(universe, markets, now);
  if (doubt !== null) return withhold(deps, situation, doubt);

  const closed = closedBars(universe.assets, activation.decided_until);
  const latest = Math.max(...closed.map(({ time }) => time));
  const until = Math.max(...closed.map(({ closeAt }) => closeAt));
  if (closed.length === 0) return;
  const missed = [...new Set(closed.map(({ time }) => time))].filter((time) => time < latest).toSorted((a, b) => a - b);
  const [first] = markets;
  if (first === undefined) return;
  const drafts = await speak({ spec, universe, nextTime: nextBarAt(first, latest) });
  const currencies = new Map(universe.assets.map(({ id, currency }) => [id, currency]));

  await store.db.transaction().execute(async (trx) => {
    const mark = await trx
      .updateTable('activations')
      .set({ decided_until: until })
      .where('strategy_id', '=', strategyId)
      .where('decided_until', '=', activation.decided_until)
      .where('state', '=', 'active')
      .returning('strategy_id')
      .executeTakeFirst();
    // Another worker was faster: it has written everything.
    if (mark === undefined) return;
    for (const barTime of missed) {
      const body: WithheldBody = {
        strategyId,
        strategyName: name,
        instrumentId: null,
        reason: 'missed',
        detail: `Nobody was there to decide after the session of ${dateOf(barTime)}.`,
        barTime,
      };
      await appendEntry(trx, activation.owner_id, 'withheld', body, now);
    }
    for (const draft of drafts) {
      const key = keyOf(activation.version, strategyId, draft);
      // Instruments of a market that closed earlier have spoken of this bar already.
      if (await isSaid(trx, activation.owner_id, key)) continue;
      const frozen: FrozenSignal = {
        ...draft,
        id: ulid(now),
        strategyId,
        strategyName: name,
        version: activation.version,
        currency: currencies.get(draft.instrumentId) ?? '',
        frozenAt: now,
        simulated: universe.simulated,
      };
      const { seq } = await appendEntry(trx, activation.owner_id, 'signal', frozen, now);
      await trx
        .insertInto('signals')
        .values({
          id: frozen.id,
          owner_id: activation.owner_id,
          seq,
          key,
          strategy_id: strategyId,
          instrument_id: draft.instrumentId,
          market: marketOfText(draft.instrumentId),
          side: draft.side,
          kind: draft.kind,
          status: draft.kind === 'enter' ? 'open' : 'closed',
          bar_at: draft.barTime,
          body: JSON.stringify(frozen),
          outcome: null,
          frozen_at: now,
          read_at: null,
        })
        .execute();
    }
  });
  for (const draft of drafts) {
    await events.append(streamOf(activation.owner_id), { kind: 'signal', instrumentId: draft.instrumentId });
  }
  await settleOutcomes(deps, activation, universe.assets, spec);
}

interface ClosedBar {
  readonly time: number;
  readonly closeAt: number;
}

/** Bars of any instrument that closed after an instant. */
function closedBars(assets: readonly BacktestAsset[], after: number): readonly ClosedBar[] {
  return assets.flatMap(({ id, bars }) => {
    const market = marketById(marketOfText(id));
    const found: ClosedBar[] = [];
    for (let row = bars.time.length - 1; row >= 0; row -= 1) {
      const time = bars.time[row] ?? 0;
      const closeAt = sessionOf(market, dateOf(time))?.closeAt ?? time + dayMs;
      if (closeAt <= after) break;
      found.push({ time, closeAt });
    }
    return found;
  });
}

/** Ids of a universe come from a checked spec. */
function marketOfText(id: string): MarketId {
  const parsed = parseInstrumentId(id);
  if (parsed === null) throw new PlumblineError('internal', `${id} is no instrument.`);
  return marketOf(parsed);
}

async function isSaid(trx: Transaction<Database>, ownerId: string, key: string): Promise<boolean> {
  const row = await trx
    .selectFrom('signals')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

function sessionOf(market: Market, date: string): { readonly closeAt: number } | null {
  try {
    return market.session(date);
  } catch (error) {
    if (error instanceof PlumblineError && error.code === 'no-rule') return null;
    throw error;
  }
}

/** Silence with its reason, once per reason and day. */
async function withhold(
  { store, events, clock }: SignalDeps,
  { activation, name }: Situation,
  { reason, detail, instrumentId }: Doubt,
): Promise<void> {
  const at = clock.now();
  const { owner_id: ownerId, strategy_id: strategyId } = activation;
  const body: WithheldBody = { strategyId, strategyName: name, instrumentId, reason, detail, barTime: null };
  const isNew = await store.db.transaction().execute(async (trx) => {
    const last = await trx
      .selectFrom('ledger_entries')
      .select('body')
      .where('owner_id', '=', ownerId)
      .where('kind', '=', 'withheld')
      .where('at', '>', at - dayMs)
      .execute();
    if (last.some((row) => row.body === JSON.stringify(body))) return false;
    await appendEntry(trx, ownerId, 'withheld', body, at);
    return true;
  });
  if (isNew) await events.append(streamOf(ownerId), { kind: 'withheld', strategyId });
}
