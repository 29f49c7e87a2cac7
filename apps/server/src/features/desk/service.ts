import { createHash } from 'node:crypto';
import { ulid } from 'ulid';
import type { z } from 'zod';
import type { DeskRunView, readDesk, readDeskOffer, startDesk } from '@plumbline/contract/desk';
import { addDays, dateOf } from '@plumbline/model/date';
import type { DeskFault, DeskRecord } from '@plumbline/model/desk';
import { PlumblineError } from '@plumbline/model/errors';
import type { Report } from '@plumbline/model/report';
import { inTurn } from '../../platform/owner-pace.ts';
import { instrumentView, readInstrument } from '../instrument/service.ts';
import type { DeskDeps } from './deps.ts';
import type { Control } from './perform.ts';
import { failDesk, performDesk, told } from './perform.ts';
import { pricesOf } from '../language-models/service.ts';
import { deskRecord, queueDue, settleDue } from './record.ts';
import type { DeskRunRow } from './rows.ts';
import { bodyOf, runView, streamOf, underWay } from './rows.ts';
import { runDeskJob } from './run-desk.job.ts';
import { endRun, findRequest, findRun, insertRun, listRuns, paceOf, readBody, updateRun } from './store.ts';

type StartInput = z.output<typeof startDesk.body> & {
  /** Same key and same request = same run. Null = every request is a run of its own. */
  readonly requestKey: string | null;
};
type Offer = z.output<typeof readDeskOffer.response>;
type Opened = z.output<typeof readDesk.response>;

interface Page {
  readonly instrument?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

export interface DeskService {
  /** What a run would rest on and cost, and what it lacks. */
  offer(ownerId: string, asked: { readonly instrument: string; readonly report?: string | undefined }): Promise<Offer>;
  start(ownerId: string, input: StartInput): Promise<DeskRunView>;
  list(ownerId: string, page: Page): Promise<{ runs: DeskRunView[]; next: number | null; record: DeskRecord }>;
  read(ownerId: string, id: string): Promise<Opened>;
  /** Name of the run's event stream, for its owner. */
  stream(ownerId: string, id: string): Promise<string>;
  stop(ownerId: string, id: string): Promise<DeskRunView>;
  /** The work of one run; called by its job, perhaps more than once. */
  perform(id: string, control: Control): Promise<void>;
  giveUp(id: string, reason: string): Promise<void>;
  /** Settles the memos of an owner whose horizon is over. */
  settleDue(ownerId: string): Promise<void>;
}

/** Runs of one owner that may be under way together. */
const mostOpen = 2;
const lookedThrough = 20;

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

/** A finished report under the id of its run. */
interface Found {
  readonly id: string;
  readonly report: Report;
}

const found = (id: string, report: Report | null): Found | null => (report === null ? null : { id, report });

export function deskService(deps: DeskDeps): DeskService {
  const { store, queue, events, market, reports, documents, models, clock } = deps;
  const { db } = store;

  /** The only way to a run: by owner and id. A foreign id is the same answer as a missing one. */
  const find = async (ownerId: string, id: string): Promise<DeskRunRow> => {
    const row = await findRun(db, ownerId, id);
    if (row === undefined) throw new PlumblineError('not-found', 'There is no such run.');
    return row;
  };

  /** The report a run is about: the one named, or the latest done one on the instrument; null where there is none. */
  const reportFor = async (ownerId: string, instrument: string, id: string | undefined): Promise<Found | null> => {
    if (id === undefined) {
      const { runs } = await reports.list(ownerId, { instrument, limit: lookedThrough });
      const latest = runs.find(({ state }) => state === 'done');
      return latest === undefined ? null : found(latest.id, (await reports.read(ownerId, latest.id)).report);
    }
    const { report } = await reports.read(ownerId, id);
    if (report !== null && report.instrumentId !== instrument) {
      throw new PlumblineError('bad-input', 'This report is about another instrument.', { field: 'report' });
    }
    return found(id, report);
  };

  const recordNow = (ownerId: string): Promise<DeskRecord> =>
    deskRecord(deps, ownerId, addDays(dateOf(clock.now()), 1));

  return {
    async offer(ownerId, { instrument: text, report: named }) {
      const instrument = await readInstrument(market, text);
      const [
        about,
        { model, instead, budget },
        answerers,
        { deskFault, missingModel },
        { rolesFor },
        { estimateOf },
        { isContaminated },
      ] = await Promise.all([
        reportFor(ownerId, instrument.id, named),
        models.modelFor(ownerId),
        models.answerers(ownerId),
        import('@plumbline/agent/desk/words'),
        import('@plumbline/agent/desk/pack'),
        import('@plumbline/agent/desk/estimate'),
        import('@plumbline/agent/desk/memo'),
      ]);
      const report = about?.report ?? null;
      const needs: DeskFault[] = [];
      if (report === null) needs.push(deskFault('noReport', ['write-report']));
      if (model === null) needs.push(missingModel(instead, budget));
      const heads = report === null ? [] : await documents.list(ownerId);
      const hasDocuments = heads.some(
        (one) => one.instrumentId === instrument.id && one.knownAt <= (report?.asOf ?? ''),
      );
      if (report !== null && !hasDocuments) needs.push(deskFault('noDocuments', ['built-in']));
      const nothing = { tokens: 0, dollars: null };
      return {
        instrument: instrumentView(instrument),
        report: about === null ? null : { id: about.id, asOf: about.report.asOf, createdAt: about.report.createdAt },
        model: model === null ? null : { provider: model.provider, model: model.model, cutoff: null },
        answerers,
        budget:
          report === null
            ? { estimated: nothing, limit: nothing }
            : estimateOf({
                roles: rolesFor(report),
                // Filings of a company are fetched when the run begins.
                hasDocuments: hasDocuments || (!report.simulated && instrument.kind === 'stock'),
                prices: await pricesOf(models, ownerId),
              }),
        isContaminated: report !== null && model !== null && isContaminated(report.asOf, null, clock.now()),
        needs,
      };
    },

    async start(ownerId, { instrument: text, report: named, by, tokens, requestKey }) {
      const requestHash = createHash('sha256')
        .update(JSON.stringify([text, named ?? null, by ?? null, tokens ?? null]))
        .digest('hex');
      const begunBefore = async (on: typeof db) => {
        const known = requestKey === null ? undefined : await findRequest(on, ownerId, requestKey);
        if (known === undefined || known.request_hash === requestHash) return known;
        throw new PlumblineError(
          'idempotency-conflict',
          'This Idempotency-Key was used for another request. Use a new key for a new run.',
        );
      };
      const before = await begunBefore(db);
      if (before !== undefined) return runView(before);
      const instrument = await readInstrument(market, text);
      const about = await reportFor(ownerId, instrument.id, named);
      if (about === null) {
        throw new PlumblineError('not-found', 'There is no finished report on this instrument. Write one first.');
      }
      const { asOf } = about.report;
      const { model } = await models.modelFor(ownerId, by);
      const { isContaminated } = await import('@plumbline/agent/desk/memo');
      const id = ulid(clock.now());
      const row = await db.transaction().execute(async (trx) => {
        await inTurn(trx, ownerId);
        // Of two requests at once the later one finds the run of the other.
        const known = await begunBefore(trx);
        if (known !== undefined) return known;
        const { open, latest } = await paceOf(trx, ownerId);
        if (open >= mostOpen) {
          throw new PlumblineError(
            'rate-limited',
            'Two runs of the desk are under way for you. Wait until one is done, or stop one.',
          );
        }
        const jobId = await queue.enqueue(trx, runDeskJob, { deskId: id }, ownerId);
        const begun = {
          id,
          owner_id: ownerId,
          instrument_id: instrument.id,
          instrument: JSON.stringify(instrument),
          report_id: about.id,
          state: 'queued' as const,
          as_of: asOf,
          asked_of: by ?? null,
          tokens: tokens ?? null,
          is_contaminated: flag(model !== null && isContaminated(asOf, null, clock.now())),
          request_hash: requestHash,
          job_id: jobId,
          stop_requested: 0 as const,
          memo: null,
          error: null,
          // History is paged by this instant, so two runs of one owner never share it.
          created_at: Math.max(clock.now(), latest + 1),
          started_at: null,
          finished_at: null,
        };
        await insertRun(trx, { ...begun, request_key: requestKey, body: null });
        return begun;
      });
      queue.wake();
      return runView(row);
    },

    async list(ownerId, page) {
      const rows = await listRuns(db, ownerId, page);
      const shown = rows.slice(0, page.limit);
      const record = await recordNow(ownerId);
      await queueDue(deps, ownerId, record);
      const next = rows.length > page.limit ? (shown.at(-1)?.created_at ?? null) : null;
      return { runs: shown.map(runView), next, record };
    },

    async read(ownerId, id) {
      const row = await find(ownerId, id);
      const body = await readBody(db, id);
      const come = body === null ? await told(deps, id) : bodyOf(body);
      return {
        run: runView(row),
        desk: come?.desk ?? null,
        feed: [...(come?.feed ?? [])],
        record: await recordNow(ownerId),
      };
    },

    async stream(ownerId, id) {
      await find(ownerId, id);
      return streamOf(id);
    },

    async stop(ownerId, id) {
      const row = await find(ownerId, id);
      if (row.job_id === null || !underWay.includes(row.state)) return runView(row);
      await updateRun(db, id, { stop_requested: 1 });
      if ((await queue.cancel(row.job_id)) === 'removed') {
        await db.transaction().execute(async (trx) => {
          await endRun(trx, id, { state: 'cancelled', finished_at: clock.now() });
          await events.end(streamOf(id), trx);
        });
        events.announce(streamOf(id));
      }
      return runView(await find(ownerId, id));
    },

    perform: (id, control) => performDesk(deps, id, control),
    giveUp: (id, reason) =>
      failDesk(deps, id, new PlumblineError('internal', 'The run could not be finished.', { reason })),
    settleDue: (ownerId) => settleDue(deps, ownerId),
  };
}
