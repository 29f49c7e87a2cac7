import { PlumblineError } from '@plumbline/model/errors';
import type { JobContext } from '../../platform/queue/job.ts';
import { addReturns, countTrials, triedStreams } from './store/lineage.ts';
import { markTested } from './store/strategies.ts';
import { findForTest, updateVersion } from './store/versions.ts';
import { loadUniverse } from './load-universe.ts';
import { specOf, streamOf } from './rows.ts';
import type { StrategyDeps } from './deps.ts';

/**
 * Computes one version on the server and keeps what came of it. Idempotent, whatever crashes in between: a
 * version that is done stays as it is.
 */
export async function performTest(deps: StrategyDeps, id: string, version: number, context: JobContext): Promise<void> {
  const { store, events, market, test, clock } = deps;
  const row = await findForTest(store.db, id, version);
  if (row === undefined || row.test_state === 'done' || row.test_state === 'failed') return;
  await settle(deps, id, version, { test_state: 'running' });
  await events.append(streamOf(id), { version, state: 'running' });
  try {
    const spec = specOf(row);
    const universe = await loadUniverse(market, spec);
    const trials = (await countTrials(store.db, [row.lineage_id])).get(row.lineage_id) ?? 1;
    const beside = { lineage: row.lineage_id, streams: await triedStreams(store.db, row.owner_id) };
    const { summary, verdict, stream } = await test({ spec, universe, trials, beside });
    if (context.isCancelled()) return await failTest(deps, id, version, 'Stopped.');
    if (stream !== null) await addReturns(store.db, row.lineage_id, summary.resultHash, stream, clock.now());
    await settle(deps, id, version, {
      test_state: 'done',
      summary: JSON.stringify(summary),
      verdict: JSON.stringify(verdict),
      tested_at: clock.now(),
    });
    await events.append(streamOf(id), { version, state: 'done' });
  } catch (error) {
    // An expected failure would fail again; anything else may be worth another try by the queue.
    if (!(error instanceof PlumblineError) || error.code === 'store-unavailable') throw error;
    await failTest(deps, id, version, error.message);
  }
}

/** Ends a computation without a result and says why. */
export async function failTest(deps: StrategyDeps, id: string, version: number, reason: string): Promise<void> {
  await settle(deps, id, version, { test_state: 'failed', error: reason, tested_at: deps.clock.now() });
  await deps.events.append(streamOf(id), { version, state: 'failed' });
}

interface Outcome {
  readonly test_state: 'running' | 'done' | 'failed';
  readonly error?: string;
  readonly summary?: string;
  readonly verdict?: string | null;
  readonly tested_at?: number;
}

/** A draft whose current version is done is tested from the same moment on. */
async function settle({ store }: StrategyDeps, id: string, version: number, outcome: Outcome): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    await updateVersion(trx, id, version, outcome);
    if (outcome.test_state === 'done') await markTested(trx, id, version);
  });
}
