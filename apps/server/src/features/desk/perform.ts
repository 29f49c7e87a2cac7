import type { DeskRunView } from '@plumbline/contract/desk';
import type { Asked } from '@plumbline/agent/desk/ask';
import type { Desk, DeskEvent } from '@plumbline/model/desk';
import { applyDeskChange } from '@plumbline/model/desk';
import type { Answerer } from '@plumbline/contract/models';
import { PlumblineError } from '@plumbline/model/errors';
import { localText } from '@plumbline/model/local-text';
import { readId } from '../instrument/service.ts';
import { appendEntry } from '../ledger/service.ts';
import type { DeskDeps } from './deps.ts';
import { pricesOf } from '../language-models/service.ts';
import { readQuotable } from './read-filings.ts';
import { deskRecord, queueDue } from './record.ts';
import type { DeskRunRow, FeedLine } from './rows.ts';
import { memoLine, streamOf, underWay } from './rows.ts';
import { deleteSteps, endRun, insertStep, readRun, readSteps, updateRun } from './store.ts';

/** What the job tells the run. */
export interface Control {
  isCancelled(): boolean;
}

const lookMs = 250;
const entered = localText('Entered in the ledger.', '已记入账本。', '已記入賬本。');

/** The desk and its feed as the stream of a run tells them; null before its first line. */
export async function told(
  { events }: Pick<DeskDeps, 'events'>,
  id: string,
): Promise<{ readonly desk: Desk; readonly feed: readonly FeedLine[] } | null> {
  let desk: Desk | null = null;
  const feed: FeedLine[] = [];
  let seq = 0;
  for (;;) {
    const page = await events.read(streamOf(id), seq);
    for (const { body } of page) {
      // Appended by this file from a typed value.
      const { change, ...line } = JSON.parse(body) as DeskEvent;
      // The first line carries the whole desk.
      desk = desk === null ? (change as Desk) : applyDeskChange(desk, change);
      feed.push(line);
    }
    const last = page.at(-1);
    if (last === undefined) return desk === null ? null : { desk, feed };
    ({ seq } = last);
  }
}

/**
 * Performs a run. What each voice said is kept as soon as it was said, so that a job that is taken over goes through it again
 * without asking; a run that has ended is left alone.
 */
export async function performDesk(deps: DeskDeps, id: string, control: Control): Promise<void> {
  const { store, events, reports, models, clock } = deps;
  const row = await readRun(store.db, id);
  if (row === undefined || !underWay.includes(row.state)) return;
  await updateRun(store.db, id, { state: 'running', started_at: row.started_at ?? clock.now() });
  const judges = deps.openJudges();
  const stop = new AbortController();
  const timer = setInterval(() => {
    if (control.isCancelled()) stop.abort();
  }, lookMs);
  try {
    const { report } = await reports.read(row.owner_id, row.report_id);
    if (report === null) throw new PlumblineError('not-found', 'The report of this run is gone.');
    const [{ packOf }, { runDesk }, { missingModel }] = await Promise.all([
      import('@plumbline/agent/desk/pack'),
      import('@plumbline/agent/desk/run-desk'),
      import('@plumbline/agent/desk/words'),
    ]);
    // Only names of the list are ever written.
    const by = (row.asked_of as Answerer | null) ?? undefined;
    const { model, instead, budget } = await models.modelFor(row.owner_id, by);
    const { documents, why } =
      model === null
        ? { documents: await deps.documents.all(row.owner_id, row.instrument_id), why: null }
        : await readQuotable(deps, row.owner_id, report, { signal: stop.signal });
    const pack = packOf(report, documents);
    const steps = await readSteps(store.db, id);
    const record = await deskRecord(deps, row.owner_id, report.asOf);
    await queueDue(deps, row.owner_id, record);
    const desk = await runDesk({
      pack,
      model,
      cutoff: null,
      prices: await pricesOf(models, row.owner_id, by),
      ...(row.tokens === null ? {} : { tokens: row.tokens }),
      weights: new Map(record.roles.map(({ role, weight }) => [role, weight])),
      // Written by this file from a typed value.
      kept: new Map([...steps].map(([key, asked]) => [key, JSON.parse(asked) as Asked])),
      keep: (key, asked) => insertStep(store.db, id, key, JSON.stringify(asked)),
      emit: async (event) => void (await events.append(streamOf(id), event)),
      now: () => clock.now(),
      judges,
      signal: stop.signal,
      unread: why,
      lack: by === 'built-in' ? null : missingModel(instead, budget),
    });
    await settleRun(deps, row, desk, stop.signal.aborted);
  } catch (error) {
    if (!(error instanceof PlumblineError) || error.code === 'store-unavailable') throw error;
    await failDesk(deps, id, error);
  } finally {
    clearInterval(timer);
    judges.close();
  }
}

/** The desk, its line in the ledger and the end of its stream become visible together, once. */
async function settleRun(deps: DeskDeps, row: DeskRunRow, desk: Desk, isStopped: boolean): Promise<void> {
  const { store, events, clock } = deps;
  const { id, owner_id: ownerId } = row;
  const isWanted = (await readRun(store.db, id))?.stop_requested === 1;
  // Nobody asked for a stop: the job was taken away, and whoever has it now ends the run.
  if (isStopped && !isWanted) throw new Error('the run goes on elsewhere');
  const [{ entryOf }, { isCurrent }] = await Promise.all([
    import('@plumbline/agent/desk/record'),
    import('@plumbline/agent/desk/memo'),
  ]);
  const { memo } = desk;
  if (memo === null) throw new Error('a desk ended without a memo');
  const counts = memo.by === 'chair' && !desk.hindsight.isContaminated && isCurrent(desk.asOf, clock.now());
  const before = await told(deps, id);
  await store.db.transaction().execute(async (trx) => {
    const ended = await endRun(trx, id, { state: isStopped ? 'cancelled' : 'done', finished_at: clock.now() });
    if (!ended) return;
    let last = desk;
    const feed = [...(before?.feed ?? [])];
    if (counts) {
      const entry = entryOf(id, readId(row.instrument_id), desk, memo);
      const { seq } = await appendEntry(trx, ownerId, 'desk', entry, clock.now());
      const change = { memo: { ...memo, ledgerSeq: seq } };
      const line = { at: clock.now(), stage: 'chair' as const, by: null, text: entered };
      await events.append(streamOf(id), { ...line, change } satisfies DeskEvent, trx);
      last = applyDeskChange(desk, change);
      feed.push(line);
    }
    await updateRun(trx, id, { body: JSON.stringify({ desk: last, feed }), memo: JSON.stringify(memoLine(memo)) });
    await deleteSteps(trx, id);
    await events.end(streamOf(id), trx);
  });
  events.announce(streamOf(id));
}

/** Ends a run without a memo and says why. */
export async function failDesk(deps: DeskDeps, id: string, error: PlumblineError): Promise<void> {
  const { store, events, clock, note } = deps;
  note('a desk failed', { run: id, code: error.code, error: error.message });
  const shown: DeskRunView['error'] = { code: error.code, message: error.message, action: error.action };
  await store.db.transaction().execute(async (trx) => {
    const failed = { state: 'failed' as const, error: JSON.stringify(shown), finished_at: clock.now() };
    if (await endRun(trx, id, failed)) await events.end(streamOf(id), trx);
  });
  events.announce(streamOf(id));
}
