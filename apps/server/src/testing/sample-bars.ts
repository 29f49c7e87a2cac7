import { emptyColumns } from '@plumbline/model/bar';
import { dayMs, timeOf } from '@plumbline/model/date';
import type { StoredBars } from '@plumbline/market/store/market-store';

/** Daily bars of one instrument from 2018 on, as a source gave them. */
export function sampleBars(count: number): StoredBars {
  const columns = emptyColumns(count);
  for (let i = 0; i < count; i += 1) {
    columns.time[i] = timeOf('2018-01-02') + i * dayMs;
    for (const name of ['open', 'high', 'low', 'close'] as const) columns[name][i] = 10 + i / 100;
    columns.volume[i] = 1000;
  }
  return {
    series: {
      instrumentId: 'US:NVDA',
      interval: '1d',
      adjustment: 'split',
      currency: 'USD',
      priceDecimals: 2,
      columns,
      isLastPartial: false,
    },
    actions: [],
    source: {
      id: 'yahoo',
      kind: 'prices',
      publisher: 'Yahoo',
      title: 'Daily prices',
      retrievedAt: 1,
      asOf: '2026-11-20',
      locator: 'NVDA',
      simulated: false,
    },
    storedAt: 1,
    providerId: 'yahoo',
    wholeAt: 1,
    lacksActions: false,
  };
}
