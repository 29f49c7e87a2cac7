import type { Transaction } from 'kysely';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { compileStrategy } from '@plumbline/quant/engine/strategy/compile-strategy';
import { settingKey } from '@plumbline/quant/engine/strategy/idea-key';
import type { Database } from '../../../platform/db/schema.ts';
import { testStrategyJob } from '../test-strategy.job.ts';
import { addTrials, joinLineage } from './lineage.ts';
import type { StrategyDeps } from '../deps.ts';

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
