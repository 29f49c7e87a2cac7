import type { Selectable } from 'kysely';
import type { StrategyView, VersionView } from '@plumbline/contract/strategy';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { Database } from '../db/schema.ts';

export type StrategyRow = Selectable<Database['strategies']>;
export type VersionRow = Selectable<Database['strategy_versions']>;

export const streamOf = (strategyId: string): string => `strategy:${strategyId}`;

export function specOf({ spec }: Pick<VersionRow, 'spec'>): StrategySpec {
  // Written by the strategy service from a checked spec.
  return JSON.parse(spec) as StrategySpec;
}

export function versionView(row: VersionRow): VersionView {
  // Written by the strategy service from typed values.
  const summary = row.summary === null ? null : (JSON.parse(row.summary) as VersionView['test']['summary']);
  const verdict = row.verdict === null ? null : (JSON.parse(row.verdict) as VersionView['test']['verdict']);
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

export function strategyView(row: StrategyRow, current: VersionRow, trials: number): StrategyView {
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    template: row.template,
    attribution: row.attribution,
    trials,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    current: versionView(current),
  };
}
