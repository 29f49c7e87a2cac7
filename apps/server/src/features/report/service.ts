import type { ReportShareView, RunView } from '@plumbline/contract/report';
import type { ReportGist } from '@plumbline/contract/watchlist';
import { PlumblineError } from '@plumbline/model/errors';
import type { Report } from '@plumbline/model/report';
import { retention } from '../../retention.ts';
import { createRun } from './create.ts';
import type { CreateInput } from './create.ts';
import type { ReportDeps } from './deps.ts';
import { readGists } from './gist.ts';
import { failRun, performRun } from './perform.ts';
import type { Control } from './perform.ts';
import { runView, streamOf } from './rows.ts';
import type { RunRow } from './rows.ts';
import { closeShare, openShare, openShares, readShare } from './shares.ts';
import { deleteAnswers } from './store/answers.ts';
import { readBody } from './store/bodies.ts';
import { endRun, findRun, listRuns, markRemoved, deleteRun, listRemoved } from './store/runs.ts';
import type { RunPage } from './store/runs.ts';
import { reportOf, storedAnswers, packOlder } from './stored.ts';

const purgedAtOnce = 500;

/** Deletes for good: runs removed an hour ago with all that hangs on them, runs that came to nothing a month ago, and answers to keys of yesterday. */
async function purgeRemoved({ store, events, clock }: ReportDeps): Promise<void> {
  const { db } = store;
  const now = clock.now();
  const before = { removedBefore: now - retention.removedMs, failedBefore: now - retention.failedRunsMs };
  for (const run of await listRemoved(db, before, purgedAtOnce)) {
    await db.transaction().execute(async (trx) => {
      await deleteRun(trx, run);
      await events.remove(streamOf(run.id), trx);
    });
  }
  await deleteAnswers(db, now - retention.idempotencyMs);
  await packOlder(store);
}

// What other features may use.
export type { ReportWriter } from './report-writer.ts';
export { streamOf } from './rows.ts';
export { reportAsText } from './stored.ts';

export interface ReportService {
  create(ownerId: string, input: CreateInput): Promise<RunView>;
  list(ownerId: string, page: RunPage): Promise<{ runs: RunView[]; next: number | null }>;
  /** What the latest finished reports on each of some instruments conclude, the latest first. */
  gists(ownerId: string, instrumentIds: readonly string[]): Promise<ReadonlyMap<string, readonly ReportGist[]>>;
  read(ownerId: string, id: string): Promise<{ run: RunView; report: Report | null }>;
  /** The same answer as it is kept; null while there is no report, or no such run of this owner. */
  stored(ownerId: string, id: string, request: Request): Promise<Response | null>;
  /** Name of the run's event stream, for its owner. */
  stream(ownerId: string, id: string): Promise<string>;
  stop(ownerId: string, id: string): Promise<RunView>;
  remove(ownerId: string, id: string): Promise<void>;
  restore(ownerId: string, id: string): Promise<RunView>;
  share(ownerId: string, id: string, days: number | null): Promise<ReportShareView>;
  shares(ownerId: string, id: string): Promise<ReportShareView[]>;
  unshare(ownerId: string, id: string, token: string): Promise<void>;
  shared(token: string): Promise<Report>;
  /** The work of one run; called by its job, perhaps more than once. */
  perform(id: string, control: Control): Promise<void>;
  giveUp(id: string, reason: string): Promise<void>;
  /** Forgets for good what was removed long enough ago. */
  purge(): Promise<void>;
}

export function reportService(deps: ReportDeps): ReportService {
  const { store, queue, events, clock } = deps;
  const { db } = store;

  /** The only way to a run: by owner and id. A foreign id is the same answer as a missing one. */
  const find = async (ownerId: string, id: string, { isRemoved = false } = {}): Promise<RunRow> => {
    const row = await findRun(db, ownerId, id, { isRemoved });
    if (row === undefined) throw new PlumblineError('not-found', 'There is no such run.');
    return row;
  };

  const stop = async (ownerId: string, id: string): Promise<RunView> => {
    const row = await find(ownerId, id);
    if (row.job_id === null || (row.state !== 'queued' && row.state !== 'running')) return runView(row);
    const outcome = await queue.cancel(row.job_id);
    if (outcome === 'removed') {
      await db.transaction().execute(async (trx) => {
        await endRun(trx, id, { state: 'cancelled', finished_at: clock.now() });
        await events.end(streamOf(id), trx);
      });
      events.announce(streamOf(id));
    }
    return runView(await find(ownerId, id));
  };

  return {
    create: (ownerId, input) => createRun(deps, ownerId, input),

    async list(ownerId, asked) {
      const { limit } = asked;
      const rows = await listRuns(db, ownerId, asked);
      const page = rows.slice(0, limit);
      return { runs: page.map(runView), next: rows.length > limit ? (page.at(-1)?.created_at ?? null) : null };
    },

    gists: (ownerId, instrumentIds) => readGists(store, ownerId, instrumentIds),

    async read(ownerId, id) {
      const run = await find(ownerId, id);
      const row = await readBody(db, id);
      return { run: runView(run), report: row === undefined ? null : await reportOf(store.bodies, row) };
    },

    stored: storedAnswers(store),

    async stream(ownerId, id) {
      await find(ownerId, id);
      return streamOf(id);
    },

    stop,

    async remove(ownerId, id) {
      await stop(ownerId, id);
      await markRemoved(db, ownerId, id, clock.now());
    },

    async restore(ownerId, id) {
      const row = await find(ownerId, id, { isRemoved: true });
      await markRemoved(db, ownerId, id, null);
      return runView(row);
    },

    async share(ownerId, id, days) {
      const run = await find(ownerId, id);
      if (run.state !== 'done') throw new PlumblineError('bad-input', 'Only a finished report can be shared.');
      return openShare(deps, id, days);
    },

    async shares(ownerId, id) {
      await find(ownerId, id);
      return openShares(deps, id);
    },

    async unshare(ownerId, id, token) {
      await find(ownerId, id);
      await closeShare(deps, id, token);
    },

    shared: (token) => readShare(deps, token),

    perform: (id, control) => performRun(deps, id, control),
    giveUp: (id, reason) =>
      failRun(deps, id, new PlumblineError('internal', 'The run could not be finished.', { reason })),
    purge: () => purgeRemoved(deps),
  };
}
