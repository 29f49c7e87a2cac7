import { ulid } from 'ulid';
import type { SweepView } from '@plumbline/contract/sweep';
import { mostCells } from '@plumbline/contract/sweep';
import { PlumblineError } from '@plumbline/model/errors';
import { compileStrategy, parametersOf } from '@plumbline/quant/engine/strategy/compile-strategy';
import { sweepKey } from '@plumbline/quant/engine/strategy/idea-key';
import { sweepGrid } from '@plumbline/quant/engine/sweep/grid';
import { cellCount, wideSweepKey, type WideSweepRequest } from '@plumbline/quant/engine/sweep/wide-sweep-request';
import { sweepStrategyJob } from './sweep-strategy.job.ts';
import type { JobContext } from '../../platform/queue/job.ts';
import type { SweepPerformer } from './perform-sweep.ts';
import { sweepView, underWay, type SweepRow } from './rows.ts';
import type { SweepDeps, SweepStep } from './deps.ts';
import {
  deleteReplaced,
  findSame,
  findSweep,
  findSwept,
  insertSweep,
  listSweeps,
  readCells,
  stopSweep,
  updateSweep,
} from './store.ts';

export interface SweepService {
  /** Begins a sweep, or goes on with the same one where it ended. */
  start(ownerId: string, strategyId: string, order: WideSweepRequest): Promise<SweepView>;
  list(ownerId: string, strategyId: string): Promise<SweepView[]>;
  cells(
    ownerId: string,
    strategyId: string,
    id: string,
    from: number,
  ): Promise<{ round: number; sharpe: Float64Array }>;
  stop(ownerId: string, strategyId: string, id: string): Promise<SweepView>;
  /** A stretch of it; called by its job, perhaps more than once. */
  perform(step: SweepStep, context: JobContext): Promise<void>;
  giveUp(step: SweepStep, reason: string): Promise<void>;
}

/** Sweeps kept of one strategy. */
const keptSweeps = 4;

/** Refuses what could not be computed, naming the field. */
function checkOrder({ spec, others, axes }: WideSweepRequest): number {
  const total = cellCount(axes);
  if (total > mostCells) {
    throw new PlumblineError('bad-input', `A sweep has at most ${mostCells} settings; this one has ${total}.`, {
      field: 'axes',
    });
  }
  sweepGrid(axes);
  const strategy = compileStrategy(spec);
  parametersOf(strategy, others);
  for (const { key, values } of axes) for (const value of values) parametersOf(strategy, { [key]: value });
  return total;
}

export function sweepService(deps: SweepDeps): SweepService {
  const { store, queue, events, strategies, clock } = deps;
  const { db } = store;

  /** The only way to a sweep: by the owner of its strategy. */
  const find = async (ownerId: string, strategyId: string, id: string): Promise<SweepRow> => {
    await strategies.stream(ownerId, strategyId);
    const row = await findSweep(db, strategyId, id);
    if (row === undefined) throw new PlumblineError('not-found', 'There is no such sweep.');
    return row;
  };

  const refuseSecond = async (ownerId: string): Promise<void> => {
    const other = await findSwept(db, ownerId);
    if (other === null) return;
    const problem = `A sweep of “${other}” is under way on the server. Stop it, or start this one when it is done.`;
    throw new PlumblineError('rate-limited', problem);
  };

  // It brings the whole engine along; a server that starts does not wait for it.
  let loading: Promise<SweepPerformer> | null = null;
  const performer = (): Promise<SweepPerformer> =>
    (loading ??= import('./perform-sweep.ts').then(({ sweepPerformer }) => sweepPerformer(deps)));

  return {
    async start(ownerId, strategyId, order) {
      await strategies.stream(ownerId, strategyId);
      const total = checkOrder(order);
      const key = wideSweepKey(order);
      const known = await findSame(db, strategyId, key);
      if (known !== undefined && underWay.includes(known.state)) return sweepView(known);
      await refuseSecond(ownerId);
      // Counted before the first cell is shown; the same sweep again is the same trial.
      const keys = order.axes.map((axis) => axis.key);
      const trial = { key: sweepKey(order.spec, keys, total), kind: 'sweep' as const, size: total };
      await strategies.countTrials(ownerId, strategyId, [trial]);
      const at = clock.now();
      const isOpen = known !== undefined && known.done < known.total;
      const row: SweepRow = isOpen
        ? { ...known, state: 'queued', error: null, starts: known.starts + 1, updated_at: at }
        : {
            id: ulid(at),
            strategy_id: strategyId,
            sweep_key: key,
            sweep_order: JSON.stringify(order),
            state: 'queued',
            error: null,
            done: 0,
            total,
            round: 1,
            starts: 1,
            data_hash: null,
            is_rough: null,
            ms: 0,
            created_at: at,
            updated_at: at,
          };
      await db.transaction().execute(async (trx) => {
        if (isOpen) await updateSweep(trx, row.id, row);
        else await insertSweep(trx, row);
        await deleteReplaced(trx, row, keptSweeps);
        await queue.enqueue(trx, sweepStrategyJob, { sweepId: row.id, start: row.starts, from: row.done }, ownerId);
      });
      queue.wake();
      return sweepView(row);
    },

    async list(ownerId, strategyId) {
      await strategies.stream(ownerId, strategyId);
      return (await listSweeps(db, strategyId)).map(sweepView);
    },

    async cells(ownerId, strategyId, id, from) {
      const row = await find(ownerId, strategyId, id);
      return { round: row.round, sharpe: await readCells(db, row, from) };
    },

    async stop(ownerId, strategyId, id) {
      await find(ownerId, strategyId, id);
      // What the stretch under way has found by then is kept.
      await stopSweep(db, id, clock.now());
      const row = await find(ownerId, strategyId, id);
      await events.append(await strategies.stream(ownerId, strategyId), {
        sweep: id,
        state: row.state,
        done: row.done,
      });
      return sweepView(row);
    },

    perform: async (step, context) => (await performer()).perform(step, context),
    giveUp: async (step, reason) => (await performer()).fail(step, reason),
  };
}
