import type { PlumblineError } from '@plumbline/model/errors';
import type { Clock, ProviderHealth } from '@plumbline/model/ports';
import type { Provider } from '../provider.ts';
import type { Breaker } from './breaker.ts';

/** What is remembered of a provider for the health page. */
export interface ProviderRecord {
  readonly succeeded: (ms: number) => void;
  readonly failed: (failure: PlumblineError, ms: number) => void;
  readonly health: () => ProviderHealth;
}

export function createProviderRecord(provider: Provider, breaker: Breaker, clock: Clock): ProviderRecord {
  let lastSuccessAt: number | null = null;
  let lastFailureAt: number | null = null;
  let lastError: ProviderHealth['lastError'] = null;
  let latencyMs: number | null = null;
  let isFailing = false;

  const state = (): ProviderHealth['state'] => {
    if (lastError?.code === 'provider-limited' && isFailing) return 'limited';
    if (breaker.isOpen()) return 'open';
    if (isFailing) return 'failing';
    return lastSuccessAt === null ? 'idle' : 'ok';
  };

  return {
    succeeded: (ms) => {
      lastSuccessAt = clock.now();
      latencyMs = Math.round(ms);
      isFailing = false;
    },
    failed: (failure, ms) => {
      lastFailureAt = clock.now();
      latencyMs = Math.round(ms);
      lastError = { code: failure.code, message: failure.message };
      isFailing = true;
    },
    health: () => ({
      id: provider.id,
      title: provider.title,
      markets: provider.markets,
      state: state(),
      lastSuccessAt,
      lastFailureAt,
      lastError,
      latencyMs,
    }),
  };
}
