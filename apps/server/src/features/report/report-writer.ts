import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { SectionFault } from '@plumbline/agent/report/build-sections';
import type { Universe } from '@plumbline/agent/report/universe';
import type { WriteReportInput } from '@plumbline/agent/report/write-report';
import type { Instrument } from '@plumbline/model/instrument';
import type { RunEvent } from '@plumbline/model/report';
import { askMarket, type AskCalls } from '../../platform/threads/ask-market.ts';
import { link } from '../../platform/threads/link.ts';

/** Writes a report and gives it as JSON. The clock is the writer's own. */
export type ReportWriter = (input: Omit<WriteReportInput, 'clock'>) => Promise<string>;

/** A run as it can be copied to a thread. */
export interface ThreadRun {
  readonly runId: string;
  readonly instrument: Instrument;
  readonly simulated: boolean;
  readonly asOf: string;
  readonly universe: Universe | null;
  /** The questions that the market data of the process answers. */
  readonly questions: readonly string[];
}

/** What a thread that writes a report asks of the process. */
export type RunCalls = AskCalls & {
  /** True when the run should stop. */
  readonly emit: (event: Omit<RunEvent, 'seq' | 'runId'>) => Promise<boolean>;
  readonly note: (fault: SectionFault) => Promise<void>;
};

/** The report as JSON: the process only stores it. `back` leads to the one who asked. */
export type WriteOnThread = (run: ThreadRun, back: MessagePort) => Promise<string>;

/**
 * Reports written on the pool. Simulated figures are made where the report is written; real ones are asked of the
 * market data of this process, because queues towards the sources, caches and breakers exist once.
 */
export function pooledReportWriter(writeOnThread: WriteOnThread): ReportWriter {
  return async ({ runId, instrument, simulated, asOf, data, universe = null, emit, isCancelled, note }) => {
    const { port1: here, port2: there } = new MessageChannel();
    const { questions, calls } = askMarket(data);
    const ours: RunCalls = {
      async emit(event) {
        await emit(event);
        return isCancelled();
      },
      note: async (fault) => note?.(fault),
      ...calls,
    };
    link(here, ours);
    try {
      return await writeOnThread({ runId, instrument, simulated, asOf, universe, questions }, there);
    } finally {
      here.close();
    }
  };
}
