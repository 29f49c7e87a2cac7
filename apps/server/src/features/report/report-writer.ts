import { MessageChannel } from 'node:worker_threads';
import type { WriteReportInput } from '@plumbline/agent/report/write-report';
import { askMarket } from '../../platform/threads/ask-market.ts';
import { link } from '../../platform/threads/link.ts';
import type { RunCalls } from '../../platform/threads/thread-calls.ts';
import type { ThreadPool } from '../../platform/threads/thread-pool.ts';

/** Writes a report and gives it as JSON. The clock is the writer's own. */
export type ReportWriter = (input: Omit<WriteReportInput, 'clock'>) => Promise<string>;

/**
 * Reports written on the pool. Simulated figures are made where the report is written; real ones are asked of the
 * market data of this process, because queues towards the sources, caches and breakers exist once.
 */
export function pooledReportWriter(pool: ThreadPool): ReportWriter {
  return async ({ runId, instrument, simulated, asOf, data, universe = null, emit, isCancelled }) => {
    const { port1: here, port2: there } = new MessageChannel();
    const { questions, calls } = askMarket(data);
    const ours: RunCalls = {
      async emit(event) {
        await emit(event);
        return isCancelled();
      },
      ...calls,
    };
    link(here, ours);
    try {
      return await pool.call('writeReport', { runId, instrument, simulated, asOf, universe, questions }, there);
    } finally {
      here.close();
    }
  };
}
