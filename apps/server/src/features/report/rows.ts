import type { Selectable } from 'kysely';
import type { RunView } from '@plumbline/contract/report';
import type { Instrument } from '@plumbline/model/instrument';
import type { Database } from '../../platform/db/schema.ts';
import { instrumentView } from '../instrument/service.ts';

export type ReportRow = Selectable<Database['reports']>;

/** Everything a list needs; the report itself is large and read only when it is asked for. */
export const runColumns = [
  'id',
  'owner_id',
  'instrument',
  'state',
  'as_of',
  'simulated',
  'job_id',
  'error',
  'created_at',
  'finished_at',
] as const satisfies readonly (keyof ReportRow)[];
export type RunRow = Pick<ReportRow, (typeof runColumns)[number]>;

export const streamOf = (reportId: string): string => `run:${reportId}`;

export function instrumentOf(row: Pick<ReportRow, 'instrument'>): Instrument {
  // Written by the report service from a typed value.
  return JSON.parse(row.instrument) as Instrument;
}

export function runView(row: RunRow): RunView {
  return {
    id: row.id,
    instrument: instrumentView(instrumentOf(row)),
    state: row.state,
    asOf: row.as_of,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    simulated: row.simulated === null ? null : row.simulated === 1,
    // Written by the report service from a typed value.
    error: row.error === null ? null : (JSON.parse(row.error) as RunView['error']),
  };
}
