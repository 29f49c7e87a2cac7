import type { Kysely, Transaction, Updateable } from 'kysely';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { compileStrategy } from '@plumbline/quant/engine/strategy/compile-strategy';
import { settingKey } from '@plumbline/quant/engine/strategy/idea-key';
import type { Database } from '../../../platform/db/schema.ts';
import { testStrategyJob } from '../test-strategy.job.ts';
import { addTrials, joinLineage } from './lineage.ts';
import type { StrategyDeps } from '../deps.ts';
import type { StrategyRow, VersionRow } from '../rows.ts';

interface NewVersion {
  readonly ownerId: string;
  readonly strategyId: string;
  readonly lineageId: string;
  readonly version: number;
  readonly spec: StrategySpec;
  readonly note: string;
  readonly clientHash: string | null;
}

/** Keeps a version, counts it as a trial of its lineage and queues its computation: all of it or nothing. */
export async function insertVersion(
  trx: Transaction<Database>,
  { queue, clock }: StrategyDeps,
  { ownerId, strategyId, lineageId, version, spec, note, clientHash }: NewVersion,
): Promise<void> {
  const at = clock.now();
  // Also refuses what cannot be compiled, with the path of the part that is wrong.
  const { hash } = compileStrategy(spec);
  const lineage = await joinLineage(trx, ownerId, spec, lineageId);
  await addTrials(trx, lineage, [{ key: settingKey(spec), kind: 'setting', size: 1 }], at);
  await trx
    .insertInto('strategy_versions')
    .values({
      strategy_id: strategyId,
      version,
      spec: JSON.stringify(spec),
      spec_hash: hash(),
      note,
      client_hash: clientHash,
      test_state: 'queued',
      error: null,
      summary: null,
      verdict: null,
      created_at: at,
      tested_at: null,
    })
    .execute();
  await queue.enqueue(trx, testStrategyJob, { strategyId, version }, ownerId);
}

/** Versions of strategies, the latest first. */
export async function listVersions(db: Kysely<Database>, ids: readonly string[]): Promise<readonly VersionRow[]> {
  return db
    .selectFrom('strategy_versions')
    .selectAll()
    .where('strategy_id', 'in', ids)
    .orderBy('version', 'desc')
    .execute();
}

export async function readVersion(db: Kysely<Database>, strategyId: string, version: number): Promise<VersionRow> {
  return db
    .selectFrom('strategy_versions')
    .selectAll()
    .where('strategy_id', '=', strategyId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
}

/** Number of the latest version, which need not be the current one. */
export async function lastVersion(db: Kysely<Database>, strategyId: string): Promise<number> {
  const { last } = await db
    .selectFrom('strategy_versions')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('strategy_id', '=', strategyId)
    .executeTakeFirstOrThrow();
  return Number(last);
}

/** What the test of a version needs to know of it; undefined when it is gone. */
export async function findForTest(
  db: Kysely<Database>,
  strategyId: string,
  version: number,
): Promise<(Pick<VersionRow, 'spec' | 'test_state'> & Pick<StrategyRow, 'lineage_id' | 'owner_id'>) | undefined> {
  return db
    .selectFrom('strategy_versions')
    .innerJoin('strategies', 'strategies.id', 'strategy_versions.strategy_id')
    .select(['spec', 'test_state', 'lineage_id', 'owner_id'])
    .where('strategy_id', '=', strategyId)
    .where('strategy_versions.version', '=', version)
    .executeTakeFirst();
}

export async function updateVersion(
  trx: Transaction<Database>,
  strategyId: string,
  version: number,
  change: Updateable<Database['strategy_versions']>,
): Promise<void> {
  await trx
    .updateTable('strategy_versions')
    .set(change)
    .where('strategy_id', '=', strategyId)
    .where('version', '=', version)
    .execute();
}
