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
import { readCells, sweepView, underWay, type SweepRow } from './rows.ts';
import type { SweepDeps, SweepStep } from './deps.ts';

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
    const row = await db
      .selectFrom('strategy_sweeps')
      .selectAll()
      .where('id', '=', id)
      .where('strategy_id', '=', strategyId)
      .executeTakeFirst();
    if (row === undefined) throw new PlumblineError('not-found', 'There is no such sweep.');
    return row;
  };

  const refuseSecond = async (ownerId: string): Promise<void> => {
    const other = await db
      .selectFrom('strategy_sweeps')
      .innerJoin('strategies', 'strategies.id', 'strategy_sweeps.strategy_id')
      .select('strategies.name')
      .where('strategies.owner_id', '=', ownerId)
      .where('strategies.deleted_at', 'is', null)
      .where('strategy_sweeps.state', 'in', underWay)
      .executeTakeFirst();
    if (other === undefined) return;
    const problem = `A sweep of “${other.name}” is under way on the server. Stop it, or start this one when it is done.`;
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
      const known = await db
        .selectFrom('strategy_sweeps')
        .selectAll()
        .where('strategy_id', '=', strategyId)
        .where('sweep_key', '=', key)
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
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
        if (isOpen) await trx.updateTable('strategy_sweeps').set(row).where('id', '=', row.id).execute();
        else await trx.insertInto('strategy_sweeps').values(row).execute();
        const old = await trx
          .selectFrom('strategy_sweeps')
          .select(['id', 'sweep_key'])
          .where('strategy_id', '=', strategyId)
          .where('id', '<>', row.id)
          .orderBy('created_at', 'desc')
          .execute();
        const gone = old.filter((one, nth) => one.sweep_key === key || nth >= keptSweeps - 1).map(({ id }) => id);
        if (gone.length > 0) await trx.deleteFrom('strategy_sweeps').where('id', 'in', gone).execute();
        await queue.enqueue(trx, sweepStrategyJob, { sweepId: row.id, start: row.starts, from: row.done }, ownerId);
      });
      queue.wake();
      return sweepView(row);
    },

    async list(ownerId, strategyId) {
      await strategies.stream(ownerId, strategyId);
      const rows = await db
        .selectFrom('strategy_sweeps')
        .selectAll()
        .where('strategy_id', '=', strategyId)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(sweepView);
    },

    async cells(ownerId, strategyId, id, from) {
      const row = await find(ownerId, strategyId, id);
      return { round: row.round, sharpe: await readCells(db, row, from) };
    },

    async stop(ownerId, strategyId, id) {
      await find(ownerId, strategyId, id);
      // What the stretch under way has found by then is kept.
      await db
        .updateTable('strategy_sweeps')
        .set({ state: 'stopped', updated_at: clock.now() })
        .where('id', '=', id)
        .where('state', 'in', underWay)
        .execute();
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
