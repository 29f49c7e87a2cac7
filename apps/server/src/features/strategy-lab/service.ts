import { createHash } from 'node:crypto';
import { ulid } from 'ulid';
import type { z } from 'zod';
import type { LabRunView, readLab, readLabOffer, startLab } from '@plumbline/contract/strategy-lab';
import { PlumblineError } from '@plumbline/model/errors';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { compileStrategy } from '@plumbline/quant/engine/strategy/compile-strategy';
import { inTurn } from '../../platform/owner-pace.ts';
import type { NewStrategy } from '../strategy/service.ts';
import type { LabDeps } from './deps.ts';
import { failLab, performLab, type Control } from './perform.ts';
import type { LabRow } from './rows.ts';
import { ideaOf, labOf, runView, streamOf, underWay } from './rows.ts';
import { runLabJob } from './run-lab.job.ts';
import {
  deleteSteps,
  endRun,
  findRequest,
  findRun,
  insertRun,
  insertWords,
  listRuns,
  markOpened,
  paceOf,
  updateRun,
  waitingWords,
} from './store.ts';

type StartInput = Omit<z.output<typeof startLab.body>, 'spec'> & {
  readonly spec: StrategySpec;
  /** Same key and same request = same run. Null = every request is a run of its own. */
  readonly requestKey: string | null;
};

export interface LabService {
  /** Who would propose revisions, and where a run is stopped. */
  offer(ownerId: string): Promise<z.output<typeof readLabOffer.response>>;
  start(ownerId: string, input: StartInput): Promise<LabRunView>;
  list(
    ownerId: string,
    page: { readonly before?: number | undefined; readonly limit: number },
  ): Promise<{ runs: LabRunView[]; next: number | null }>;
  read(ownerId: string, id: string): Promise<z.output<typeof readLab.response>>;
  /** Name of the run's event stream, for its owner. */
  stream(ownerId: string, id: string): Promise<string>;
  stop(ownerId: string, id: string): Promise<LabRunView>;
  /** Says what is to be tried next; a run that has ended goes on. */
  tell(ownerId: string, id: string, words: string): Promise<LabRunView>;
  /** Keeps a try as a strategy, which opens the sealed span. */
  open(ownerId: string, id: string, number: number | undefined): Promise<LabRunView>;
  /** The work of one run; called by its job, perhaps more than once. */
  perform(id: string, round: number, control: Control): Promise<void>;
  giveUp(id: string, reason: string): Promise<void>;
}

/** So many runs of one owner at a time. */
const mostOpen = 2;
/** So many sentences of the reader may wait for a step. */
const mostWaiting = 10;

export function labService(deps: LabDeps): LabService {
  const { store, queue, events, strategies, models, clock } = deps;
  const { db } = store;

  /** The only way to a run: by owner and id. A foreign id is the same answer as a missing one. */
  const find = async (ownerId: string, id: string): Promise<LabRow> => {
    const row = await findRun(db, ownerId, id);
    if (row === undefined) throw new PlumblineError('not-found', 'There is no such run.');
    return row;
  };

  const refuseTooMany = (open: number): void => {
    if (open < mostOpen) return;
    throw new PlumblineError(
      'rate-limited',
      'Two runs of the strategy lab are under way for you. Wait until one is done, or stop one.',
    );
  };

  return {
    async offer(ownerId) {
      const [{ model, instead, budget }, answerers, { labLack }, { usualLabLimits }] = await Promise.all([
        models.modelFor(ownerId),
        models.answerers(ownerId),
        import('@plumbline/agent/lab/words'),
        import('@plumbline/agent/lab/run-lab'),
      ]);
      return {
        model: model === null ? null : { provider: model.provider, model: model.model },
        answerers,
        limit: { ...usualLabLimits, dollars: null },
        lack: model === null ? labLack(instead, budget) : null,
      };
    },

    async start(ownerId, { spec, idea, by, tokens, requestKey }) {
      const requestHash = createHash('sha256')
        .update(JSON.stringify([spec, idea, by ?? null, tokens ?? null]))
        .digest('hex');
      // Refuses what cannot be compiled, with the path of the part that is wrong.
      compileStrategy(spec);
      const id = ulid(clock.now());
      const row = await db.transaction().execute(async (trx) => {
        await inTurn(trx, ownerId);
        // Looked for in turn: of two requests at once the later one finds the run of the other.
        const known = requestKey === null ? undefined : await findRequest(trx, ownerId, requestKey);
        if (known !== undefined) {
          if (known.request_hash === requestHash) return known;
          throw new PlumblineError(
            'idempotency-conflict',
            'This Idempotency-Key was used for another request. Use a new key for a new run.',
          );
        }
        const { open, latest } = await paceOf(trx, ownerId);
        refuseTooMany(open);
        const jobId = await queue.enqueue(trx, runLabJob, { labId: id, round: 1 }, ownerId);
        const begun: LabRow = {
          id,
          owner_id: ownerId,
          state: 'queued',
          name: spec.name,
          hypothesis: idea,
          spec: JSON.stringify(spec),
          sealed: null,
          asked_of: by ?? null,
          tokens: tokens ?? null,
          request_key: requestKey,
          request_hash: requestHash,
          job_id: jobId,
          round: 1,
          stop_requested: 0,
          body: null,
          opened_at: null,
          error: null,
          // History is paged by this instant, so two runs of one owner never share it.
          created_at: Math.max(clock.now(), latest + 1),
          started_at: null,
          finished_at: null,
        };
        await insertRun(trx, begun);
        return begun;
      });
      queue.wake();
      return runView(row);
    },

    async list(ownerId, page) {
      const rows = await listRuns(db, ownerId, page);
      const shown = rows.slice(0, page.limit);
      return {
        runs: shown.map(runView),
        next: rows.length > page.limit ? (shown.at(-1)?.created_at ?? null) : null,
      };
    },

    async read(ownerId, id) {
      const row = await find(ownerId, id);
      return { run: runView(row), lab: labOf(row), waiting: [...(await waitingWords(db, id))] };
    },

    stream: async (ownerId, id) => streamOf(await find(ownerId, id)),

    async stop(ownerId, id) {
      const row = await find(ownerId, id);
      if (row.job_id === null || !underWay.includes(row.state)) return runView(row);
      await updateRun(db, id, { stop_requested: 1 });
      if ((await queue.cancel(row.job_id)) === 'removed') {
        await db.transaction().execute(async (trx) => {
          await endRun(trx, id, { state: 'cancelled', finished_at: clock.now() });
          await events.end(streamOf(row), trx);
        });
        events.announce(streamOf(row));
      }
      return runView(await find(ownerId, id));
    },

    async tell(ownerId, id, words) {
      await db.transaction().execute(async (trx) => {
        await inTurn(trx, ownerId);
        const row = await findRun(trx, ownerId, id);
        if (row === undefined) throw new PlumblineError('not-found', 'There is no such run.');
        if (row.opened_at !== null) {
          throw new PlumblineError(
            'not-permitted',
            'The sealed span of this run is opened, so nothing more is tried in it.',
          );
        }
        if ((await waitingWords(trx, id)).length >= mostWaiting) {
          throw new PlumblineError(
            'rate-limited',
            'Ten sentences of yours wait for their turn. Wait until one is heard.',
          );
        }
        await insertWords(trx, id, words, clock.now());
        if (underWay.includes(row.state)) return;
        refuseTooMany((await paceOf(trx, ownerId)).open);
        const round = row.round + 1;
        const jobId = await queue.enqueue(trx, runLabJob, { labId: id, round }, ownerId);
        const again = { state: 'queued', job_id: jobId, round, stop_requested: 0, error: null } as const;
        await updateRun(trx, id, { ...again, started_at: null, finished_at: null });
      });
      queue.wake();
      return runView(await find(ownerId, id));
    },

    async open(ownerId, id, number) {
      const row = await find(ownerId, id);
      const lab = labOf(row);
      const kept = lab?.tries.find((one) => one.number === (number ?? lab.best) && one.error === null);
      if (lab === null || kept === undefined || lab.sealed === null) {
        throw new PlumblineError('bad-input', 'There is no such try with a result.', { field: 'number' });
      }
      // Opened before: the same answer again.
      if (row.opened_at !== null) return runView(row);
      const { stopTexts } = await import('@plumbline/agent/lab/words');
      const { sealed } = lab;
      const spec = { ...kept.spec, name: ideaOf(row).name };
      const note = `Strategy lab: try ${kept.number} of ${lab.tries.length}`;
      /** With the strategy or not at all: a process that dies between leaves the span sealed. */
      const openSpan: NonNullable<NewStrategy['also']> = async (trx, strategyId) => {
        const at = clock.now();
        const line = { at, by: 'reader' as const, text: stopTexts.opened };
        const opened = { ...lab, sealed: { ...sealed, strategyId }, stop: 'opened' as const, log: [...lab.log, line] };
        if (!(await markOpened(trx, row, { opened_at: at, body: JSON.stringify(opened) }))) {
          throw new PlumblineError('not-permitted', 'Something is still being tried. Stop the run first.');
        }
        await deleteSteps(trx, id);
      };
      try {
        await strategies.create(ownerId, { spec, note, also: openSpan });
      } catch (error) {
        // Of two requests at once the later one answers what the first opened.
        const { opened_at: openedAt } = await find(ownerId, id);
        if (openedAt === null) throw error;
      }
      return runView(await find(ownerId, id));
    },

    perform: (id, round, control) => performLab(deps, id, round, control),
    giveUp: (id, reason) =>
      failLab(deps, id, new PlumblineError('internal', 'The run could not be finished.', { reason })),
  };
}
