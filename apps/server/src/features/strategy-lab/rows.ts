import type { Selectable } from 'kysely';
import type { LabRunView } from '@plumbline/contract/strategy-lab';
import type { StrategyLab } from '@plumbline/model/strategy-lab';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { Database } from '../../platform/db/schema.ts';

export type LabRow = Selectable<Database['lab_runs']>;

export const underWay: readonly LabRow['state'][] = ['queued', 'running'];

/** Taken up again it tells of itself anew. */
export const streamOf = ({ id, round }: Pick<LabRow, 'id' | 'round'>): string => `lab:${id}:${round}`;

export function labOf({ body }: Pick<LabRow, 'body'>): StrategyLab | null {
  // Written by the lab service from a typed value.
  return body === null ? null : (JSON.parse(body) as StrategyLab);
}

export function ideaOf({ spec }: Pick<LabRow, 'spec'>): StrategySpec {
  // Written by the lab service from a checked spec.
  return JSON.parse(spec) as StrategySpec;
}

export function runView(row: LabRow): LabRunView {
  const lab = labOf(row);
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    tries: lab?.tries.length ?? 0,
    verdict: lab?.verdict == null ? null : { label: lab.verdict.label, trials: lab.verdict.trials },
    stop: lab?.stop ?? null,
    strategyId: lab?.sealed?.strategyId ?? null,
    // Written by the lab service from a typed value.
    error: row.error === null ? null : (JSON.parse(row.error) as LabRunView['error']),
  };
}
