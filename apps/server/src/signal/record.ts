import type { Kysely } from 'kysely';
import type { TrackRecordView } from '@plumbline/contract/signal';
import { calibration } from '@plumbline/quant/signal/calibration';
import { hitRate, meanEstimate } from '@plumbline/quant/signal/hit-rate';
import type { Database } from '../db/schema.ts';
import { checkLedger } from './ledger.ts';
import type { OutcomeBody } from './rows.ts';
import { frozenOf } from './rows.ts';

/** The record since activation, counted from the signals themselves: every settled one, losers included. */
export async function trackRecord(
  db: Kysely<Database>,
  ownerId: string,
  strategyId: string | undefined,
): Promise<TrackRecordView> {
  let query = db.selectFrom('signals').selectAll().where('owner_id', '=', ownerId);
  if (strategyId !== undefined) query = query.where('strategy_id', '=', strategyId);
  const rows = await query.orderBy('seq').execute();
  const settled = rows.flatMap((row) => {
    if (row.outcome === null) return [];
    // Written by the settlement from a typed value.
    const { returnPct } = JSON.parse(row.outcome) as OutcomeBody;
    return [{ returnPct, chance: frozenOf(row).chance }];
  });
  const outcomes = settled.map(({ returnPct }) => returnPct);
  const stated = settled.flatMap(({ returnPct, chance }) =>
    chance === null ? [] : [{ chance, cameTrue: returnPct > 0 }],
  );
  const { bins, ...scores } = calibration(stated);
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
    hitRate: hitRate(outcomes.filter((one) => one > 0).length, outcomes.length),
    meanReturn: meanEstimate(outcomes),
    calibration: { ...scores, bins: [...bins] },
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
  return expectedOf(row?.summary ?? null);
}

/** What the part of a back-test that nothing was chosen on says of its trades; of an untested version nothing. */
export function expectedOf(summary: string | null): TrackRecordView['expected'] {
  if (summary === null) return { hitRate: null, meanReturn: null };
  // Written by the strategy service from a typed value.
  const { metrics } = JSON.parse(summary) as { metrics: { outOfSample: Record<string, number | null> } };
  return {
    hitRate: metrics.outOfSample['tradeWinRate'] ?? null,
    meanReturn: metrics.outOfSample['averageTrade'] ?? null,
  };
}
