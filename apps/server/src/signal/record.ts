import type { Kysely } from 'kysely';
import type { TrackRecordView } from '@plumbline/contract/signal';
import type { Database } from '../db/schema.ts';
import { checkLedger } from './ledger.ts';
import type { OutcomeBody } from './rows.ts';

/** Two-sided 95 % point of the normal distribution. */
const z = 1.959963984540054;

type Ratio = TrackRecordView['hitRate'];

/** Share of hits with the Wilson score interval, which holds for few trials too. */
function wilson(hits: number, n: number): Ratio {
  if (n === 0) return { value: null, low: null, high: null, n };
  const share = hits / n;
  const middle = share + (z * z) / (2 * n);
  const spread = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  const scale = 1 + (z * z) / n;
  return { value: share, low: (middle - spread) / scale, high: (middle + spread) / scale, n };
}

/** Mean with its normal interval; no interval for a single one. */
function meanOf(values: readonly number[]): Ratio {
  const n = values.length;
  if (n === 0) return { value: null, low: null, high: null, n };
  const value = values.reduce((sum, one) => sum + one, 0) / n;
  if (n === 1) return { value, low: null, high: null, n };
  const variance = values.reduce((sum, one) => sum + (one - value) ** 2, 0) / (n - 1);
  const half = z * Math.sqrt(variance / n);
  return { value, low: value - half, high: value + half, n };
}

/** The record since activation, counted from the signals themselves: every settled one, losers included. */
export async function trackRecord(
  db: Kysely<Database>,
  ownerId: string,
  strategyId: string | undefined,
): Promise<TrackRecordView> {
  let query = db.selectFrom('signals').selectAll().where('owner_id', '=', ownerId);
  if (strategyId !== undefined) query = query.where('strategy_id', '=', strategyId);
  const rows = await query.orderBy('seq').execute();
  const outcomes = rows.flatMap(({ outcome }) =>
    // Written by the settlement from a typed value.
    outcome === null ? [] : [(JSON.parse(outcome) as OutcomeBody).returnPct],
  );
  const { entries, head, firstBad } = await checkLedger(db, ownerId);
  const withheld = await db
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'withheld')
    .executeTakeFirstOrThrow();
  return {
    since: rows[0]?.frozen_at ?? null,
    signals: rows.length,
    open: rows.filter(({ status }) => status === 'open').length,
    withheld: Number(withheld.count),
    hitRate: wilson(outcomes.filter((one) => one > 0).length, outcomes.length),
    meanReturn: meanOf(outcomes),
    expected: await expectation(db, ownerId, strategyId),
    ledger: { entries, head, verified: firstBad === null, firstBad },
  };
}

/** What the back-test of the activated version made its reader expect of a trade; of several strategies there is none. */
async function expectation(
  db: Kysely<Database>,
  ownerId: string,
  strategyId: string | undefined,
): Promise<TrackRecordView['expected']> {
  const none = { hitRate: null, meanReturn: null };
  if (strategyId === undefined) return none;
  const row = await db
    .selectFrom('activations')
    .innerJoin('strategy_versions', (join) =>
      join
        .onRef('strategy_versions.strategy_id', '=', 'activations.strategy_id')
        .onRef('strategy_versions.version', '=', 'activations.version'),
    )
    .select('summary')
    .where('activations.strategy_id', '=', strategyId)
    .where('activations.owner_id', '=', ownerId)
    .executeTakeFirst();
  if (row?.summary === null || row === undefined) return none;
  // Written by the strategy service from a typed value.
  const { metrics } = JSON.parse(row.summary) as { metrics: { outOfSample: Record<string, number | null> } };
  return {
    hitRate: metrics.outOfSample['tradeWinRate'] ?? null,
    meanReturn: metrics.outOfSample['averageTrade'] ?? null,
  };
}
