import { dateOf } from '@plumbline/model/date';
import type { PlumblineError } from '@plumbline/model/errors';
import type { Clock, ProviderHealth } from '@plumbline/model/ports';
import type { Provider } from '../provider.ts';
import type { Breaker } from './breaker.ts';

/** What is remembered of a provider for the health page. */
export interface ProviderRecord {
  /** One request left for it. */
  readonly sent: () => void;
  readonly succeeded: (ms: number) => void;
  readonly failed: (failure: PlumblineError, ms: number) => void;
  readonly health: () => ProviderHealth;
}

const keptLatencies = 40;

export function createProviderRecord(
  provider: Provider,
  breaker: Pick<Breaker, 'isOpen' | 'retryAt'>,
  clock: Clock,
): ProviderRecord {
  let lastSuccessAt: number | null = null;
  let lastFailureAt: number | null = null;
  let lastError: ProviderHealth['lastError'] = null;
  let latencyMs: number | null = null;
  let latencies: readonly number[] = [];
  let sent = { day: '', requests: 0 };
  let isFailing = false;

  const state = (): ProviderHealth['state'] => {
    if (lastError?.code === 'provider-limited' && isFailing) return 'limited';
    if (breaker.isOpen()) return 'open';
    if (isFailing) return 'failing';
    return lastSuccessAt === null ? 'idle' : 'ok';
  };
  const requestsToday = (): number => (sent.day === dateOf(clock.now()) ? sent.requests : 0);

  return {
    sent: () => {
      sent = { day: dateOf(clock.now()), requests: requestsToday() + 1 };
    },
    succeeded: (ms) => {
      lastSuccessAt = clock.now();
      latencyMs = Math.round(ms);
      latencies = [...latencies, latencyMs].slice(-keptLatencies);
      isFailing = false;
    },
    failed: (failure, ms) => {
      lastFailureAt = clock.now();
      latencyMs = Math.round(ms);
      lastError = { code: failure.code, message: failure.message };
      isFailing = true;
    },
    health: () => {
      const missing = provider.missing?.() ?? null;
      const { id, title, markets, quota = null } = provider;
      const seen = { lastSuccessAt, lastFailureAt, latencies, requestsToday: requestsToday(), quota };
      if (missing !== null) {
        const error = { code: 'not-covered', message: missing } as const;
        return { id, title, markets, state: 'off', ...seen, lastError: error, latencyMs: null, retryAt: null };
      }
      return { id, title, markets, state: state(), ...seen, lastError, latencyMs, retryAt: breaker.retryAt() };
    },
  };
}
