import type { Selectable } from 'kysely';
import type { DeskRunView } from '@plumbline/contract/desk';
import type { Desk, DeskEvent, DeskMemo } from '@plumbline/model/desk';
import type { Instrument } from '@plumbline/model/instrument';
import type { Database } from '../../platform/db/schema.ts';
import { instrumentView } from '../instrument/service.ts';

export type DeskRow = Selectable<Database['desk_runs']>;

/** Everything a list needs; the desk itself is large and read only when it is opened. */
export const runColumns = [
  'id',
  'owner_id',
  'instrument_id',
  'instrument',
  'report_id',
  'state',
  'as_of',
  'asked_of',
  'tokens',
  'is_contaminated',
  'request_hash',
  'job_id',
  'stop_requested',
  'memo',
  'error',
  'created_at',
  'started_at',
  'finished_at',
] as const satisfies readonly (keyof DeskRow)[];
export type DeskRunRow = Pick<DeskRow, (typeof runColumns)[number]>;

export const underWay: readonly DeskRow['state'][] = ['queued', 'running'];

export const streamOf = (deskId: string): string => `desk:${deskId}`;

/** The feed as it is read: what each line changed is in the desk. */
export type FeedLine = Omit<DeskEvent, 'change'>;

export interface DeskBody {
  readonly desk: Desk;
  readonly feed: readonly FeedLine[];
}

export function bodyOf(text: string): DeskBody {
  // Written by the desk service from a typed value.
  return JSON.parse(text) as DeskBody;
}

export function memoLine({ by, title, ruleRating, deskRating }: DeskMemo): NonNullable<DeskRunView['memo']> {
  return { by, title, ruleRating, deskRating };
}

export function runView(row: DeskRunRow): DeskRunView {
  return {
    id: row.id,
    // These three were written by the desk service from typed values.
    instrument: instrumentView(JSON.parse(row.instrument) as Instrument),
    state: row.state,
    asOf: row.as_of,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    reportId: row.report_id,
    isContaminated: row.is_contaminated === 1,
    memo: row.memo === null ? null : (JSON.parse(row.memo) as DeskRunView['memo']),
    error: row.error === null ? null : (JSON.parse(row.error) as DeskRunView['error']),
  };
}
