import type { JobHandler } from './job.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Job } from './job.ts';

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

export interface JobStatus {
  readonly id: string;
  readonly kind: string;
  readonly state: JobState;
  readonly attempts: number;
  readonly done: number | null;
  readonly total: number | null;
  readonly error: string | null;
}

/**
 * Durable background work. A job is a row written in the caller's transaction, so it exists exactly when the rest of
 * that transaction does; a worker that dies loses its lease within a minute and another one starts the job again.
 */
export interface JobQueue {
  /**
   * Returns the job's id; the same key gives the same job. `wake` follows the commit. ownerId: whose work it is, so that
   * nobody waits for all that somebody else has queued; null = the server's own.
   */
  enqueue(trx: Transaction<Database>, job: Job, input: object, ownerId?: string | null): Promise<string>;
  wake(): void;
  /** Starts taking jobs of these kinds. */
  work(handlers: readonly JobHandler[]): Promise<void>;
  /** A waiting job is removed at once; a running one is asked to stop; anything else is over already. */
  cancel(id: string): Promise<'removed' | 'asked' | 'over'>;
  status(id: string): Promise<JobStatus | null>;
  counts(): Promise<Readonly<Record<JobState, number>>>;
  /** Forgets jobs that were over as long ago as `retention` says; their keys may be used again. */
  purge(): Promise<void>;
  /** Takes no more, waits for what runs, and hands back what is not finished after `ms`. */
  drain(ms: number): Promise<void>;
}

export interface QueueOptions {
  readonly note: (message: string, fields?: Record<string, unknown>) => void;
  /** Real time, for leases: a clock that stands still would keep a dead worker's lease for ever. */
  readonly now?: () => number;
  /** True where no other process can be working: what a previous one left running is taken over at once. */
  readonly isAlone?: boolean;
  readonly leaseMs?: number;
  /** How often a running job's lease and cancellation are looked at. */
  readonly beatMs?: number;
  readonly pollMs?: number;
  readonly concurrency?: number;
}

/** Jobs that one process works at once; what a single owner, and each less urgent class, may take of them is less. */
export const defaultConcurrency = 3;
export const defaultLeaseMs = 30_000;
export const defaultBeatMs = 1000;
