import { fakeSeries } from '../../report/testing/fake-prices.ts';
import { acme } from '../../report/testing/instruments.ts';

/** The close of Acme Systems on a day of the fake market. */
export function closeOn(date: string): number {
  const prices = { from: '2012-01-02', to: '2026-11-20', seed: 11, firstPrice: 20, drift: 0.0006, swing: 0.016 };
  const { columns } = fakeSeries(acme, prices, [], 'split', '9999-12-31');
  return columns.close[columns.time.indexOf(Date.parse(`${date}T00:00:00Z`))] ?? Number.NaN;
}
