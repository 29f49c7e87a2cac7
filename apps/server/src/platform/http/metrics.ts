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
