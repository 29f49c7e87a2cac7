import type { z } from 'zod';

export interface JobContext {
  /** 1 for the first try; a job taken over from a dead worker counts on. */
  readonly attempt: number;
  isCancelled(): boolean;
  progress(done: number, total: number): Promise<void>;
}

/**
 * How soon a job is wanted, the soonest first. interactive: somebody waits for it. signals: what must be said or delivered
 * before a market opens. refresh: what makes pages fresher. sweeps: long computations, and what nobody waits for.
 */
export const urgencies = ['interactive', 'signals', 'refresh', 'sweeps'] as const;
export type Urgency = (typeof urgencies)[number];

/** One kind of background work: what may be queued. The feature it belongs to handles it. */
export interface Job<Input = unknown> {
  readonly id: string;
  readonly title: string;
  /** Tries in all, those lost with a worker included. */
  readonly attempts: number;
  readonly urgency: Urgency;
  /** Two inputs with the same key are one job. */
  key(input: unknown): string;
  /** Checks what lies in the queue: an older version may have written it. */
  parse(input: unknown): Input;
}

/** A kind of work together with what does it. */
export interface JobHandler {
  readonly job: Job;
  /** A throw asks for another try. Must be idempotent: it may run again after a crash at any point. */
  run(input: unknown, context: JobContext): Promise<void>;
  /** The tries are used up. */
  giveUp(input: unknown, reason: string): Promise<void>;
}

interface JobDefinition<Input extends z.ZodType> extends Pick<Job, 'id' | 'title' | 'attempts'> {
  readonly input: Input;
  /** interactive when it is not said. */
  readonly urgency?: Urgency;
  key(input: z.output<Input>): string;
}

export function defineJob<Input extends z.ZodType>(definition: JobDefinition<Input>): Job<z.output<Input>> {
  const { id, title, attempts, urgency = 'interactive', input: schema } = definition;
  const parse = (input: unknown): z.output<Input> => schema.parse(input);
  return { id, title, attempts, urgency, parse, key: (input) => definition.key(parse(input)) };
}

interface Work<Input> {
  run(input: Input, context: JobContext): Promise<void>;
  giveUp?(input: Input, reason: string): Promise<void>;
}

/** What a feature's service does with its jobs; without `giveUp` nothing is left to tidy after the last try. */
export function handleJob<Input>(job: Job<Input>, work: Work<Input>): JobHandler {
  return {
    job,
    run: (input, context) => work.run(job.parse(input), context),
    giveUp: async (input, reason) => work.giveUp?.(job.parse(input), reason),
  };
}
