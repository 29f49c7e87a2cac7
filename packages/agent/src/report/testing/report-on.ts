import type { Fundamentals, StatementItem } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import type { MarketDataPort } from '@plumbline/model/ports';
import type { Report } from '@plumbline/model/report';
import { writeReport } from '../write-report.ts';
import type { FakeMarketOptions } from './fake-market-data.ts';
import { fakeMarketData } from './fake-market-data.ts';

type Change = (items: readonly StatementItem[]) => readonly StatementItem[];

/** Writes a report from the fake market, on statements that were changed. */
export async function reportOn(
  instrument: Instrument,
  options: Omit<FakeMarketOptions, 'instrument'> = {},
  change?: Change,
): Promise<Report> {
  const market = fakeMarketData({ instrument, ...options });
  const data: MarketDataPort =
    change === undefined
      ? market
      : {
          ...market,
          fundamentals: async (...question) => {
            const answer = await market.fundamentals(...question);
            if (answer.status === 'unavailable') return answer;
            const value: Fundamentals = { ...answer.value, items: change(answer.value.items) };
            return { ...answer, value };
          },
        };
  let now = Date.UTC(2026, 10, 20, 22);
  return writeReport({
    runId: 'run-1',
    instrument,
    data,
    simulated: options.simulated ?? false,
    asOf: '2026-11-20',
    clock: { now: () => (now += 7) },
    emit: () => Promise.resolve(),
    isCancelled: () => false,
  });
}
