import { ulid } from 'ulid';
import type { Report } from '@plumbline/model/report';
import type { Store } from '../../platform/db/open-store.ts';
import { insertRun } from './store/runs.ts';

/** Puts a report that was written outside the queue into its owner's history. */
export async function recordReport({ db }: Store, ownerId: string, report: Report, finishedAt: number): Promise<void> {
  await insertRun(db, {
    id: ulid(finishedAt),
    owner_id: ownerId,
    instrument_id: report.instrumentId,
    instrument: JSON.stringify(report.instrument),
    state: 'done',
    as_of: report.asOf,
    simulated: report.simulated ? 1 : 0,
    job_id: null,
    error: null,
    body: JSON.stringify(report),
    created_at: report.createdAt,
    finished_at: finishedAt,
    deleted_at: null,
  });
}
