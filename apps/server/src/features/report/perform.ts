import type { RunView } from '@plumbline/contract/report';
import { PlumblineError } from '@plumbline/model/errors';
import type { Report } from '@plumbline/model/report';
import { inWordsOfModel } from './in-words-of-model.ts';
import { retention } from '../../retention.ts';
import { instrumentOf, runView, streamOf } from './rows.ts';
import type { ReportDeps } from './deps.ts';
import { gistOf } from './gist.ts';
import { answerColumns, packAnswer } from './stored.ts';
import { endRun, readRun, updateRun } from './store/runs.ts';

/** What the job tells the run. */
export interface Control {
  isCancelled(): boolean;
}

/**
 * Writes the report of one run. Idempotent, whatever crashes in between: a finished run is left alone, an
 * unfinished one starts over on the same side, real or simulated, as before; its earlier events stay.
 */
export async function performRun(deps: ReportDeps, id: string, control: Control): Promise<void> {
  const { store, events, market, write } = deps;
  const row = await readRun(store.db, id);
  if (row === undefined || (row.state !== 'queued' && row.state !== 'running')) return;

  const instrument = instrumentOf(row);
  const data = await market();
  const simulated = row.simulated === null ? (await data.realm(instrument.id)) === 'simulated' : row.simulated === 1;
  await updateRun(store.db, id, { state: 'running', simulated: simulated ? 1 : 0 });

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
      note: ({ section, message, stack }) =>
        deps.note('a section of a report failed', { run: id, kind: section, error: message, stack }),
    });
  } catch (error) {
    // An expected failure would fail again; an outage or anything else may be worth another try by the queue.
    if (!(error instanceof PlumblineError) || error.code === 'store-unavailable') throw error;
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

/** The outcome and the end of the stream become visible together, once. What the run told is not needed any more then. */
async function settle(deps: ReportDeps, id: string, { state, error, body }: Outcome): Promise<void> {
  const { store, events, clock } = deps;
  const row = await readRun(store.db, id);
  if (row === undefined) return;
  const ended = { state, error: error ?? null, finished_at: clock.now() };
  // Before the transaction: compressing takes longer than all of it.
  const stored =
    body === undefined
      ? {}
      : {
          ...(await answerColumns(store.bodies, await packAnswer(runView({ ...row, ...ended }), body))),
          // Written by the report writer a moment ago.
          gist: JSON.stringify(gistOf(JSON.parse(body) as Report)),
        };
  await store.db.transaction().execute(async (trx) => {
    if (await endRun(trx, id, { ...ended, ...stored })) await events.end(streamOf(id), trx);
  });
  events.announce(streamOf(id));
  const forget = (): void => {
    const failed = (cause: Error): void => deps.note('events of a run stay', { run: id, error: cause.message });
    events.forget(streamOf(id)).catch(failed);
  };
  // Whoever follows it reads the last of them. Should this process end before, the hourly job removes them.
  setTimeout(forget, retention.runEventsMs).unref();
}
