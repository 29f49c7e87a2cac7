import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Interval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { InstrumentId, MarketId } from '@plumbline/model/instrument';
import type { Clock, MarketDataPort } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import { backFillJob } from './back-fill.job.ts';
import { refreshMarketJob } from './refresh-market.job.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import type { JobContext } from '../../platform/queue/job.ts';
import type { JobQueue, JobStatus } from '../../platform/queue/queue.ts';
import { dueSession } from '../../platform/due-session.ts';
import { ofMarket, watchedInstruments } from './store.ts';

/** What becomes of one instrument: each question is asked, and what is fresh already is not asked again. */
type Step = (port: MarketDataPort, id: InstrumentId) => Promise<boolean>;

export interface RefreshService {
  /** Brings the watched instruments of one market up to the session that is over. */
  market(market: MarketId, context: JobContext): Promise<void>;
  /** Reads everything there is of some instruments, interval by interval. */
  backFill(ids: readonly InstrumentId[], context: JobContext): Promise<void>;
  /** Queues what sessions that are over ask for; a session is queued once, however often and wherever this is called. */
  queueDue(): Promise<number>;
  /** Starts reading the history of some instruments, or of all that are watched. */
  startBackFill(ids: readonly InstrumentId[]): Promise<{ readonly id: string; readonly instruments: number }>;
  status(id: string): Promise<JobStatus | null>;
  cancel(id: string): Promise<void>;
}

interface RefreshOptions {
  readonly store: Pick<Store, 'db'>;
  readonly queue: JobQueue;
  readonly market: MarketHandle;
  readonly clock: Clock;
}

const filled: readonly Interval[] = ['1d', '1h', '15m', '5m'];

async function dailyFigures(port: MarketDataPort, id: InstrumentId): Promise<boolean> {
  const bars = await port.bars({ instrumentId: id, interval: '1d', adjustment: 'none' });
  await port.events(id);
  await port.fundamentals(id);
  return bars.status === 'fresh';
}

async function history(port: MarketDataPort, id: InstrumentId, interval: Interval): Promise<boolean> {
  const { status } = await port.bars({ instrumentId: id, interval, adjustment: 'none' });
  return status === 'fresh';
}

/** Keeps the store close to the exchanges while nobody is looking. */
export function refreshService({ store, queue, market, clock }: RefreshOptions): RefreshService {
  const walk = async (steps: readonly (readonly [InstrumentId, Step])[], context: JobContext): Promise<void> => {
    const { live } = await market();
    let answered = 0;
    await context.progress(0, steps.length);
    for (const [place, [id, step]] of steps.entries()) {
      if (context.isCancelled()) return;
      if (await step(live, id)) answered++;
      await context.progress(place + 1, steps.length);
      // The store answers without ever leaving the stack of promises: requests get their turn after every instrument.
      await nextTurn();
    }
    if (steps.length > 0 && answered === 0) {
      throw new PlumblineError('data-unavailable', 'No source answered for any of the instruments.');
    }
  };

  const watched = (): Promise<readonly InstrumentId[]> => watchedInstruments(store.db, clock.now());

  return {
    async market(id, context) {
      const ids = ofMarket(await watched(), id);
      await walk(
        ids.map((one) => [one, dailyFigures] as const),
        context,
      );
    },

    async backFill(ids, context) {
      const steps = ids.flatMap((id) =>
        filled.map((interval) => [id, (port: MarketDataPort) => history(port, id, interval)] as const),
      );
      await walk(steps, context);
    },

    async queueDue() {
      const ids = await watched();
      if (ids.length === 0) return 0;
      const { markets } = await import('@plumbline/model/markets/registry');
      let queued = 0;
      for (const one of markets) {
        const session = ofMarket(ids, one.id).length === 0 ? null : dueSession(one, clock.now());
        if (session === null) continue;
        await store.db
          .transaction()
          .execute((trx) => queue.enqueue(trx, refreshMarketJob, { market: one.id, session }));
        queued++;
      }
      if (queued > 0) queue.wake();
      return queued;
    },

    async startBackFill(given) {
      const instrumentIds = given.length === 0 ? await watched() : given;
      if (instrumentIds.length === 0) {
        throw new PlumblineError('bad-input', 'Nothing is watched yet: name the instruments whose history to read.');
      }
      const input = { instrumentIds, requestedAt: clock.now() };
      const id = await store.db.transaction().execute((trx) => queue.enqueue(trx, backFillJob, input));
      queue.wake();
      return { id, instruments: instrumentIds.length };
    },

    async status(id) {
      const status = await queue.status(id);
      return status?.kind === backFillJob.id ? status : null;
    },

    async cancel(id) {
      await queue.cancel(id);
    },
  };
}
