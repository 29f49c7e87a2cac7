import type { Examination } from '@plumbline/contract/sources';
import type { EndpointReport } from '@plumbline/market/doctor/examine-endpoints';
import type { Clock } from '@plumbline/model/ports';
import type { MarketHandle } from '../../platform/market-handle.ts';

export interface ExaminationService {
  /** Begins, unless one is under way. */
  start(): Examination;
  /** The one under way, or the last one; null before the first. */
  read(): Examination | null;
}

interface ExaminationDeps {
  readonly market: MarketHandle;
  readonly clock: Clock;
  readonly note: (message: string, fields?: Record<string, unknown>) => void;
}

/** What leaves the server: bodies stay here. */
function shownReport({ exchanges: _, ...report }: EndpointReport): Examination['endpoints'][number] {
  return { ...report, drifts: [...report.drifts] };
}

/** Every endpoint of every source asked once, one run at a time, its findings shown as they come. */
export function examination({ market, clock, note }: ExaminationDeps): ExaminationService {
  let last: Examination | null = null;
  const run = async (startedAt: number): Promise<void> => {
    const endpoints: Examination['endpoints'] = [];
    const show = (isRunning: boolean, of: number): void => {
      last = { startedAt, isRunning, of, endpoints: [...endpoints] };
    };
    try {
      await (
        await market()
      ).examine((report, of) => {
        endpoints.push(shownReport(report));
        show(true, of);
      });
    } catch (error) {
      note('the examination of the sources broke off', { error: String(error) });
    }
    show(false, endpoints.length);
  };
  return {
    start: () => {
      if (last?.isRunning === true) return last;
      const startedAt = clock.now();
      last = { startedAt, isRunning: true, of: 0, endpoints: [] };
      void run(startedAt);
      return last;
    },
    read: () => last,
  };
}
