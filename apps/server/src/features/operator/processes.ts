import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Env } from '../../env.ts';
import type { Store } from '../../platform/db/open-store.ts';
import type { VisitorBudget } from '../../platform/http/visitor-budget.ts';
import { version } from '../../platform/version.ts';
import { removeProcess, saveBeat } from './store/processes.ts';

const resolutionMs = 20;

export interface Heart {
  /** Tells that this process lives, what it does and how it feels. */
  beat(): Promise<void>;
  /** It ends in good order. */
  stop(): Promise<void>;
}

interface HeartOptions {
  readonly store: Pick<Store, 'db'>;
  readonly role: Env['ROLE'];
  readonly budget: VisitorBudget | null;
}

/** In real time, as leases are: a clock that stands still would keep a dead process alive. */
export function heart({ store, role, budget }: HeartOptions): Heart {
  const startedAt = Date.now();
  const id = `${hostname().slice(0, 60)}:${process.pid}:${startedAt.toString(36)}`;
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  return {
    async beat() {
      const lag = delay.count === 0 ? 0 : delay.percentile(99) / 1e6 - resolutionMs;
      delay.reset();
      const most = budget?.most() ?? { requests: null, streams: null };
      const now = {
        beat_at: Date.now(),
        lag_ms: Math.max(0, Math.round(lag * 10) / 10),
        memory_bytes: process.memoryUsage.rss(),
        most_requests: most.requests,
        most_streams: most.streams,
      };
      await saveBeat(store.db, { id, role, version, started_at: startedAt, ...now });
    },
    async stop() {
      delay.disable();
      // Where the store is gone the others take this process for dead after three missed beats; ending must go on.
      await removeProcess(store.db, id).catch(() => undefined);
    },
  };
}
