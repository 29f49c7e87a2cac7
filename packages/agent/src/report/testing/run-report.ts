import type { Instrument } from '@plumbline/model/instrument';
import type { Report } from '@plumbline/model/report';
import type { StageEvent } from '../stage-log.ts';
import type { Universe } from '../universe.ts';
import { writeReport } from '../write-report.ts';
import type { FakeMarketOptions } from './fake-market-data.ts';
import { fakeMarketData } from './fake-market-data.ts';

export interface ReportRun {
  readonly report: Report;
  readonly events: readonly StageEvent[];
}

interface RunOptions extends Omit<FakeMarketOptions, 'instrument'> {
  readonly asOf?: string;
  readonly hasEarlierValues?: boolean;
  /** The other instruments of the market; absent: none were measured. */
  readonly universe?: Universe;
  /** Stops the run once so many events have been told. */
  readonly stopAfter?: number;
}

/** Writes a report from the fake market and keeps what it told on the way. */
export async function runReport(instrument: Instrument, options: RunOptions = {}): Promise<ReportRun> {
  const events: StageEvent[] = [];
  let now = Date.UTC(2026, 10, 20, 22);
  const report = await writeReport({
    runId: 'run-1',
    instrument,
    data: fakeMarketData({ instrument, ...options }),
    simulated: options.simulated ?? false,
    hasEarlierValues: options.hasEarlierValues ?? false,
    asOf: options.asOf ?? '2026-11-20',
    universe: options.universe ?? null,
    clock: { now: () => (now += 7) },
    emit: (event) => {
      events.push(event);
      return Promise.resolve();
    },
    isCancelled: () => options.stopAfter !== undefined && events.length >= options.stopAfter,
  });
  return { report, events };
}
