import type { ProviderHealth } from '@plumbline/model/ports';
import type { JobQueue } from '../queue/queue.ts';

export interface Metrics {
  observe(labels: { readonly method: string; readonly route: string; readonly status: number }, seconds: number): void;
  print(): Promise<{ readonly text: string; readonly type: string }>;
}

interface MetricsOptions {
  readonly counts: JobQueue['counts'];
  /** Null while the market data has not been loaded. */
  readonly health: () => Promise<readonly ProviderHealth[]> | null;
}

const providerStates = ['idle', 'ok', 'limited', 'failing', 'open', 'off'] as const;

const lookEveryMs = 20;

/**
 * The most processor time that this thread took between two looks since it was last asked. Unlike the delay of the loop it
 * does not count what other processes of a busy machine took: it says what our own code held up.
 */
function longestTurn(): () => number {
  let before = process.threadCpuUsage();
  let most = 0;
  const look = (): void => {
    const now = process.threadCpuUsage();
    most = Math.max(most, now.user - before.user + now.system - before.system);
    before = now;
  };
  setInterval(look, lookEveryMs).unref();
  return () => {
    look();
    const seconds = most / 1e6;
    most = 0;
    return seconds;
  };
}

/** Prometheus numbers of one application; each has its own registry, so that two in one process do not mix. */
export async function metricsOf({ counts, health }: MetricsOptions): Promise<Metrics> {
  const { Registry, Histogram, Gauge, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'plumbline_http_request_seconds',
    help: 'Time to answer a request, by route of the contract',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const turn = longestTurn();
  const turns = new Gauge({
    name: 'plumbline_loop_turn_max_seconds',
    help: 'Most processor time that the event loop took without a pause since the last scrape; not what other processes took',
    registers,
  });
  const jobs = new Gauge({ name: 'plumbline_jobs', help: 'Jobs by state', labelNames: ['state'] as const, registers });
  const providers = new Gauge({
    name: 'plumbline_provider_state',
    help: '1 for the state a data source is in',
    labelNames: ['provider', 'state'] as const,
    registers,
  });
  return {
    observe: (labels, seconds) => requests.observe({ ...labels, status: String(labels.status) }, seconds),
    async print() {
      turns.set(turn());
      for (const [state, n] of Object.entries(await counts())) jobs.set({ state }, n);
      for (const provider of (await health()) ?? []) {
        for (const state of providerStates) {
          providers.set({ provider: provider.id, state }, Number(provider.state === state));
        }
      }
      return { text: await registry.metrics(), type: registry.contentType };
    },
  };
}
