import type { Transaction } from 'kysely';
import { PlumblineError, type ErrorCode } from '@plumbline/model/errors';
import { columnBytes, sha256 } from '@plumbline/quant/facts/hash';
import { accountOf } from '@plumbline/quant/engine/strategy/account-terms';
import { periodsPerYear } from '@plumbline/quant/engine/strategy/bars-per-year';
import { dataHash } from '@plumbline/quant/engine/strategy/backtest-hash';
import type { BacktestInput } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { isRoughSweep, runWideSweep } from '@plumbline/quant/engine/sweep/wide-sweep';
import type { WideSweepRequest } from '@plumbline/quant/engine/sweep/wide-sweep-request';
import { sweepStrategyJob } from './sweep-strategy.job.ts';
import type { JobContext } from '../../platform/queue/job.ts';
import type { Database } from '../../platform/db/schema.ts';
import { streamOf } from '../strategy/service.ts';
import { orderOf, underWay, type SweepRow } from './rows.ts';
import type { SweepDeps, SweepStep } from './deps.ts';
import {
  advance,
  beginStep,
  deletePieces,
  insertPiece,
  isUnderWay,
  markFailed,
  ownerOfStrategy,
  stopOfRemoved,
  updateSweep,
} from './store.ts';

/** The first stretch is short, so that whoever began it sees it move; a long sweep has longer ones, and fewer. */
const shortestMs = 250;
/** No stretch is longer: other jobs have their turn. */
const longestMs = 4000;
/** Cells between two looks at the time and for a stop, for one instrument. */
const pieceCells = 512;
/** Prices that change under a sweep make it begin anew this often. */
const mostRounds = 5;
/** Nothing the strategy or its prices can be blamed for: the queue tries again. */
const passing: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['internal', 'cancelled', 'draining', 'store-unavailable']);

interface Held {
  readonly input: BacktestInput;
  readonly hash: string;
  readonly shared: { readonly input: BacktestInput };
}

/** Sweeps whose prices are kept in memory from one stretch to the next. */
const mostHeld = 2;

async function load({ strategies }: SweepDeps, { spec }: WideSweepRequest): Promise<Held> {
  const { assets, references, rates, benchmark, missing } = await strategies.universe(spec);
  if (assets.length === 0) {
    const reasons = missing.map(({ instrumentId, reason }) => `${instrumentId}: ${reason}`).join(' ');
    throw new PlumblineError('data-unavailable', `No instrument of this strategy has prices. ${reasons}`);
  }
  const account = { ...accountOf(assets), periodsPerYear: periodsPerYear(spec, assets) };
  const input = { ...account, spec, assets, references, rates, benchmark };
  const exchange = Object.values(rates).flatMap(({ time, rate }) => [time, rate]);
  const hash = dataHash([...assets, ...references]) + (exchange.length === 0 ? '' : sha256(columnBytes(exchange)));
  return { input, hash, shared: { input } };
}

export interface SweepPerformer {
  readonly perform: (step: SweepStep, context: JobContext) => Promise<void>;
  /** Ends a sweep and says why; what was found stays, and its owner may let it go on. */
  readonly fail: (step: SweepStep, reason: string) => Promise<void>;
}

/** Computes a stretch of a sweep after the other. */
export function sweepPerformer(deps: SweepDeps): SweepPerformer {
  const held = new Map<string, Held>();

  const hold = async (id: string, order: WideSweepRequest): Promise<Held> => {
    const known = held.get(id) ?? (await load(deps, order));
    held.delete(id);
    held.set(id, known);
    for (const old of [...held.keys()].slice(0, -mostHeld)) held.delete(old);
    return known;
  };

  const compute = async (row: SweepRow, context: JobContext): Promise<void> => {
    const order = orderOf(row);
    const { input, hash, shared } = await hold(row.id, order);
    // Cells of other prices are not laid beside these.
    if (row.data_hash !== null && row.data_hash !== hash) return beginAnew(deps, row);
    const piece = Math.max(8, Math.floor(pieceCells / input.assets.length));
    const sharpe = new Float64Array(row.total - row.done);
    const stretchMs = Math.min(longestMs, Math.max(shortestMs, row.ms / 4));
    const began = performance.now();
    let found = 0;
    const isOver = (): boolean => found === sharpe.length || performance.now() - began >= stretchMs;
    while (!isOver() && !context.isCancelled() && (found === 0 || (await isUnderWay(deps.store.db, row)))) {
      const count = Math.min(piece, sharpe.length - found);
      const cells = Array.from({ length: count }, (_, nth) => row.done + found + nth);
      sharpe.set(await runWideSweep(deps.tasks, order, input, cells, { shared }), found);
      found += count;
    }
    if (found === 0) return;
    const ms = performance.now() - began;
    await keep(deps, row, { sharpe: sharpe.slice(0, found), hash, isRough: isRoughSweep(input), ms });
    if (row.done + found === row.total) held.delete(row.id);
  };

  return {
    async perform(step, context) {
      const row = await begin(deps, step);
      if (row === null) return;
      try {
        await compute(row, context);
      } catch (error) {
        if (!(error instanceof PlumblineError) || passing.has(error.code)) throw error;
        await failSweep(deps, step, error.message);
      }
    },
    fail: (step, reason) => failSweep(deps, step, reason),
  };
}

/** The sweep a step is of; null when it was stopped, when the step was done before, or when its strategy was removed. */
async function begin({ store, clock }: SweepDeps, step: SweepStep): Promise<SweepRow | null> {
  const at = clock.now();
  await stopOfRemoved(store.db, step.sweepId, at);
  return beginStep(store.db, step, at);
}

interface Stretch {
  readonly sharpe: Float64Array;
  readonly hash: string;
  readonly isRough: boolean;
  readonly ms: number;
}

/** Keeps what was found and queues the next stretch: both or neither. A sweep that was stopped meanwhile keeps it too. */
async function keep(deps: SweepDeps, row: SweepRow, { sharpe, hash, isRough, ms }: Stretch): Promise<void> {
  const { store, queue, events, clock } = deps;
  const { id, starts: start, total } = row;
  const done = row.done + sharpe.length;
  const stream = streamOf(row.strategy_id);
  await store.db.transaction().execute(async (trx) => {
    const before = await advance(trx, row, {
      done,
      data_hash: hash,
      is_rough: isRough ? 1 : 0,
      ms: row.ms + ms,
      updated_at: clock.now(),
    });
    if (before === null) return;
    await insertPiece(trx, row, sharpe);
    const state = done === total ? 'done' : before;
    await updateSweep(trx, id, { state });
    await events.append(stream, { sweep: id, state, done }, trx);
    if (underWay.includes(state)) await queueNext(trx, queue, row, { start, from: done });
  });
  events.announce(stream);
  queue.wake();
}

/** Queues the next stretch, as work of whoever owns the strategy. */
async function queueNext(
  trx: Transaction<Database>,
  queue: SweepDeps['queue'],
  { id: sweepId, strategy_id: strategyId }: SweepRow,
  step: Pick<SweepStep, 'start' | 'from'>,
): Promise<void> {
  const ownerId = await ownerOfStrategy(trx, strategyId);
  await queue.enqueue(trx, sweepStrategyJob, { sweepId, ...step }, ownerId);
}

/** Forgets the cells found on other prices. */
async function beginAnew(deps: SweepDeps, row: SweepRow): Promise<void> {
  const { store, queue, clock } = deps;
  if (row.round >= mostRounds) {
    throw new PlumblineError('data-unavailable', 'The prices changed again and again while the sweep was under way.');
  }
  const start = row.starts + 1;
  await store.db.transaction().execute(async (trx) => {
    await deletePieces(trx, row.id);
    await updateSweep(trx, row.id, {
      done: 0,
      ms: 0,
      round: row.round + 1,
      starts: start,
      data_hash: null,
      updated_at: clock.now(),
    });
    await queueNext(trx, queue, row, { start, from: 0 });
  });
  queue.wake();
}

async function failSweep({ store, events, clock }: SweepDeps, step: SweepStep, reason: string): Promise<void> {
  const row = await markFailed(store.db, step, reason, clock.now());
  if (row === undefined) return;
  await events.append(streamOf(row.strategy_id), { sweep: step.sweepId, state: 'failed', done: row.done });
}
