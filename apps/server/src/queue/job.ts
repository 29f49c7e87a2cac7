import type { z } from 'zod';
import type { AlertService } from '../alert/service.ts';
import type { ChannelService } from '../channel/service.ts';
import type { DiscoverService } from '../discover/service.ts';
import type { RefreshService } from '../refresh/service.ts';
import type { ReportService } from '../report/service.ts';
import type { SignalService } from '../signal/service.ts';
import type { StrategyService } from '../strategy/service.ts';
import type { SweepService } from '../sweep/service.ts';

/** What the jobs of this server work with. */
export interface JobServices {
  readonly alerts: Pick<AlertService, 'check'>;
  readonly channels: Pick<ChannelService, 'deliver' | 'giveUp'>;
  readonly discover: Pick<DiscoverService, 'prepare' | 'giveUp'>;
  readonly refresh: Pick<RefreshService, 'market' | 'backFill'>;
  readonly reports: Pick<ReportService, 'perform' | 'giveUp'>;
  readonly signals: Pick<SignalService, 'evaluate'>;
  readonly strategies: Pick<StrategyService, 'test' | 'giveUp'>;
  readonly sweeps: Pick<SweepService, 'perform' | 'giveUp'>;
}

export interface JobContext {
  /** 1 for the first try; a job taken over from a dead worker counts on. */
  readonly attempt: number;
  isCancelled(): boolean;
  progress(done: number, total: number): Promise<void>;
}

/** One kind of background work; inputs were checked against its schema. */
export interface Job {
  readonly id: string;
  readonly title: string;
  /** Tries in all, those lost with a worker included. */
  readonly attempts: number;
  /** Two inputs with the same key are one job. */
  key(input: unknown): string;
  /** A throw asks for another try. May run again after a crash at any point, so every effect must bear repeating. */
  run(input: unknown, services: JobServices, context: JobContext): Promise<void>;
  /** The tries are used up. */
  giveUp(input: unknown, services: JobServices, reason: string): Promise<void>;
}

interface JobDefinition<Input extends z.ZodType> extends Pick<Job, 'id' | 'title' | 'attempts'> {
  readonly input: Input;
  key(input: z.output<Input>): string;
  run(input: z.output<Input>, services: JobServices, context: JobContext): Promise<void>;
  giveUp(input: z.output<Input>, services: JobServices, reason: string): Promise<void>;
}

/** Checks every input at the border: what lies in the queue may have been written by an older version. */
export function defineJob<Input extends z.ZodType>(definition: JobDefinition<Input>): Job {
  const { id, title, attempts, input: schema } = definition;
  return {
    id,
    title,
    attempts,
    key: (input) => definition.key(schema.parse(input)),
    run: (input, services, context) => definition.run(schema.parse(input), services, context),
    giveUp: (input, services, reason) => definition.giveUp(schema.parse(input), services, reason),
  };
}
