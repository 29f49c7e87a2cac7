import type { RunView } from '@plumbline/contract/report';
import { PlumblineError } from '@plumbline/model/errors';
import type { Report } from '@plumbline/model/report';
import { inWordsOfModel } from './in-words-of-model.ts';
import { instrumentOf, streamOf } from './rows.ts';
import type { ReportDeps } from './service.ts';

/** What the job tells the run. */
export interface Control {
  isCancelled(): boolean;
}

/**
 * Writes the report of one run. Bears being called again after a crash at any point: a finished run is left alone, an
 * unfinished one starts over on the same side, real or simulated, as before; its earlier events stay.
 */
export async function performRun(deps: ReportDeps, id: string, control: Control): Promise<void> {
  const { store, events, market, write } = deps;
  const row = await store.db
    .selectFrom('reports')
    .select(['owner_id', 'state', 'instrument', 'as_of', 'simulated', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined || (row.state !== 'queued' && row.state !== 'running')) return;

  const instrument = instrumentOf(row);
  const data = await market();
  const simulated = row.simulated === null ? (await data.realm(instrument.id)) === 'simulated' : row.simulated === 1;
  await store.db
    .updateTable('reports')
    .set({ state: 'running', simulated: simulated ? 1 : 0 })
    .where('id', '=', id)
    .execute();

  let body: string;
  try {
    body = await write({
      runId: id,
      instrument,
      data: simulated ? data.simulated : data.live,
      simulated,
      universe: await deps.universe(instrument.market, simulated ? 'simulated' : 'live'),
      asOf: row.as_of,
      emit: async (event) => void (await events.append(streamOf(id), event)),
      isCancelled: () => control.isCancelled(),
    });
  } catch (error) {
    // An expected failure would fail again; anything else may be worth another try by the queue.
    if (!(error instanceof PlumblineError)) throw error;
    return failRun(deps, id, error);
  }
  if (!control.isCancelled()) body = await inWordsOfModel(deps, row.owner_id, id, body);
  // A wish to stop that came when everything was written stopped nothing.
  await settle(deps, id, { state: control.isCancelled() && isPartial(body) ? 'cancelled' : 'done', body });
}

/** A report that was stopped says of no section that it is whole. */
function isPartial(body: string): boolean {
  // Written by the report writer a moment ago.
  const { sections } = JSON.parse(body) as Report;
  return sections.every(({ status }) => status !== 'ok');
}

/** Ends a run without a report and says why. */
export async function failRun(deps: ReportDeps, id: string, error: PlumblineError): Promise<void> {
  deps.note('a run failed', { run: id, code: error.code, error: error.message, reason: error.details['reason'] });
  const shown: RunView['error'] = { code: error.code, message: error.message, action: error.action };
  const state = error.code === 'cancelled' ? 'cancelled' : 'failed';
  await settle(deps, id, { state, error: JSON.stringify(shown) });
}

interface Outcome {
  readonly state: 'done' | 'failed' | 'cancelled';
  readonly body?: string;
  readonly error?: string;
}

/** The outcome and the end of the stream become visible together, once. */
async function settle({ store, events, clock }: ReportDeps, id: string, outcome: Outcome): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    const settled = await trx
      .updateTable('reports')
      .set({ ...outcome, finished_at: clock.now() })
      .where('id', '=', id)
      .where('state', 'in', ['queued', 'running'])
      .returning('id')
      .executeTakeFirst();
    if (settled !== undefined) await events.end(streamOf(id), trx);
  });
  events.announce(streamOf(id));
}
