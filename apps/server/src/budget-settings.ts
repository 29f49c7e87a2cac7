import { z } from 'zod';

/** One variable of the environment. */
export interface Setting<S extends z.ZodType, F> {
  /** What applies when the variable is unset or empty; null = what it configures is off. */
  readonly fallback: F;
  readonly meaning: string;
  /** Completes the sentence `NAME must be …`. */
  readonly must: string;
  readonly schema: S;
}

export const setting = <S extends z.ZodType, const F extends z.output<S> | null>(
  schema: S,
  fallback: F,
  must: string,
  meaning: string,
): Setting<S, F> => ({ schema, fallback, must, meaning });

/** What one visitor may use where others than this machine can reach the server. */
export const budgetSettings = {
  REQUESTS_PER_MINUTE: setting(
    z.coerce.number().int().min(0).max(1_000_000),
    1200,
    'a number of requests; 0 = no limit',
    'What one visitor may ask of the interface in a minute, where others than this machine can reach the server; five times as much for one network address.',
  ),
  STREAMS_AT_ONCE: setting(
    z.coerce.number().int().min(0).max(100_000),
    24,
    'a number of streams; 0 = no limit',
    'Streams of events that one visitor may have open, there; ten times as many for one network address.',
  ),
  STORAGE_MB_PER_OWNER: setting(
    z.coerce.number().int().min(0).max(10_000_000),
    500,
    'a number of megabytes; 0 = no limit',
    'What the work of one visitor may take in the store, there: reports, conversations, strategies, documents.',
  ),
  COMPUTING_SECONDS_PER_DAY: setting(
    z.coerce.number().int().min(0).max(1_000_000),
    3600,
    'a number of seconds; 0 = no limit',
    'How long reports, tests and sweeps of one visitor may compute in a day (UTC), there. Signals, alerts and deliveries are never held back.',
  ),
  GUEST_DAYS: setting(
    z.coerce.number().int().min(0).max(3650),
    90,
    'a number of days; 0 = never',
    'Guests who have not come for so long are removed with their work, where others than this machine can reach the server; 14 days before that it is settled, and a visit takes it back. Whoever has a strategy switched on, a record of signals, an alert or a shared link stays.',
  ),
} as const;
