import type { Selectable } from 'kysely';
import type { StrategyView, VersionView } from '@plumbline/contract/strategy';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { Verdict } from '@plumbline/model/verdict';
import type { KeptVerdict } from '@plumbline/quant/evidence/open-verdict';
import type { Database } from '../../platform/db/schema.ts';

export type StrategyRow = Selectable<Database['strategies']>;
export type VersionRow = Selectable<Database['strategy_versions']>;

export const streamOf = (strategyId: string): string => `strategy:${strategyId}`;

export function specOf({ spec }: Pick<VersionRow, 'spec'>): StrategySpec {
  // Written by the strategy service from a checked spec.
  return JSON.parse(spec) as StrategySpec;
}

/** Written with its methods in every language, as all are now. */
function isPresent(kept: KeptVerdict): kept is Verdict {
  return kept.checks.every(({ method, reference }) => typeof method !== 'string' && typeof reference !== 'string');
}

/** The verdict kept with a version as it reads with all that was tried on its idea since. */
export async function verdictOf({ verdict }: Pick<VersionRow, 'verdict'>, trials: number): Promise<Verdict | null> {
  if (verdict === null) return null;
  // Written by the strategy service from a typed value.
  const kept = JSON.parse(verdict) as KeptVerdict;
  if (trials <= kept.trials && isPresent(kept)) return kept;
  // The checks bring the whole engine along; a server that starts does not wait for it.
  const { openVerdict } = await import('@plumbline/quant/evidence/open-verdict');
  if (trials <= kept.trials) return openVerdict(kept);
  const { recountTrials } = await import('@plumbline/quant/evidence/recount-trials');
  return recountTrials(openVerdict(kept), trials);
}

/** trials: tried so far in the lineage. */
export async function versionView(row: VersionRow, trials: number): Promise<VersionView> {
  // Written by the strategy service from typed values.
  const summary = row.summary === null ? null : (JSON.parse(row.summary) as VersionView['test']['summary']);
  const verdict = await verdictOf(row, trials);
  return {
    version: row.version,
    spec: specOf(row),
    specHash: row.spec_hash,
    note: row.note,
    createdAt: row.created_at,
    test: {
      state: row.test_state,
      error: row.error,
      summary,
      verdict,
      agrees: row.client_hash === null || summary === null ? null : row.client_hash === summary.resultHash,
      testedAt: row.tested_at,
    },
  };
}

export async function strategyView(row: StrategyRow, current: VersionRow, trials: number): Promise<StrategyView> {
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    template: row.template,
    attribution: row.attribution,
    trials,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    current: await versionView(current, trials),
  };
}
