import { expect, it } from 'vitest';
import { emptyColumns } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { timeOf } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import type { Quote } from '@plumbline/model/quote';
import type { Source } from '@plumbline/model/source';
import { catalogue } from '../resolve/catalogue.ts';
import type { StoredBars } from '../store/market-store.ts';
import { crossCheck } from './cross-check.ts';

function known(id: string): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}
const moutai = known('SH:600519');

const sourceOf = (publisher: string): Source => ({
  id: publisher,
  kind: 'prices',
  publisher,
  title: 'x',
  retrievedAt: 0,
  asOf: '2026-11-20',
  locator: 'x',
  simulated: false,
});

function barsOf(close: number, date = '2026-11-19', actions: readonly CorporateAction[] = []): StoredBars {
  const columns = emptyColumns(1);
  columns.time[0] = timeOf(date);
  for (const name of ['open', 'high', 'low', 'close'] as const) columns[name][0] = close;
  const series = {
    instrumentId: moutai.id,
    interval: '1d' as const,
    adjustment: 'none' as const,
    currency: 'CNY',
    priceDecimals: 2,
    columns,
    isLastPartial: false,
  };
  return { series, actions, source: sourceOf('Tencent'), storedAt: 0 };
}

/** Friday afternoon in Shanghai. */
const quote: Quote = {
  instrumentId: moutai.id,
  price: 1_480,
  previousClose: 1_470,
  currency: 'CNY',
  at: Date.UTC(2026, 10, 20, 6),
  simulated: false,
};
const check = (bars: StoredBars | null, publisher = 'Sina', instrument = moutai) =>
  crossCheck(instrument, quote, sourceOf(publisher), bars);

it('tells when two sources have closes of one session that are more than a hundredth apart', () => {
  expect(check(barsOf(1_400))).toBe(
    'The close of 2026-11-19 is 1470 here and 1400 at Tencent: 5 % apart, so one of the two is wrong.',
  );
  expect(check(barsOf(1_460))).toBeNull();
});

it('compares nothing that cannot be compared', () => {
  const exDate = '2026-11-20';
  const dividend = {
    kind: 'dividend',
    instrumentId: moutai.id,
    exDate,
    knownAt: exDate,
    amount: 30,
    currency: 'CNY',
  } as const;
  expect(check(null)).toBeNull();
  expect(check(barsOf(1_400), 'Tencent')).toBeNull();
  expect(check(barsOf(1_400, '2026-11-18'))).toBeNull();
  expect(check(barsOf(1_400, '2026-11-19', [dividend]))).toBeNull();
  expect(check(barsOf(1_400), 'Sina', known('CRYPTO:BTC-USD'))).toBeNull();
});
