import type { ErrorCode, PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';

export interface NegativeCache {
  readonly get: (key: string) => PlumblineError | null;
  readonly put: (key: string, failure: PlumblineError) => void;
  readonly clear: (key: string) => void;
}

const sizeLimit = 2_000;
const briefMs = 5_000;
const longMs: Partial<Record<ErrorCode, number>> = {
  'not-covered': 600_000,
  'provider-empty': 600_000,
  'provider-body': 30_000,
  'data-refused': 30_000,
};

/** Remembers that a question had no answer, so that it is not asked again at once. */
export function createNegativeCache(clock: Clock): NegativeCache {
  const entries = new Map<string, { failure: PlumblineError; until: number }>();
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      if (clock.now() < entry.until) return entry.failure;
      entries.delete(key);
      return null;
    },
    put: (key, failure) => {
      const oldest = entries.keys().next();
      if (entries.size >= sizeLimit && oldest.done !== true) entries.delete(oldest.value);
      entries.set(key, { failure, until: clock.now() + (longMs[failure.code] ?? briefMs) });
    },
    clear: (key) => void entries.delete(key),
  };
}
