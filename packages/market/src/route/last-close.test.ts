import { describe, expect, it } from 'vitest';
import type { BarSeries } from '@plumbline/model/bar';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { Answer } from '@plumbline/model/ports';
import { quoteFromBars } from './cut-answer.ts';

function barsOn(instrumentId: InstrumentId, date: string): Answer<BarSeries> {
  const prices = Float64Array.of(1, 2);
  const last = Date.parse(`${date}T00:00:00Z`);
  const time = Float64Array.of(last - 86_400_000, last);
  const columns = { time, open: prices, high: prices, low: prices, close: prices, volume: prices };
  return {
    status: 'fresh',
    value: {
      instrumentId,
      interval: '1d',
      adjustment: 'split',
      currency: 'USD',
      priceDecimals: 2,
      columns,
      isLastPartial: false,
    },
    source: {
      id: 'bars',
      kind: 'prices',
      publisher: 'Us',
      title: 'Bars',
      retrievedAt: last,
      asOf: date,
      locator: 'bars',
      simulated: false,
    },
    attempts: [],
  };
}

/** When the quote of the last bar says it is of. */
function quotedAt(id: InstrumentId, date: string, now = '2026-09-01T00:00:00Z'): string | null {
  const quote = quoteFromBars(barsOn(id, date), false, Date.parse(now));
  return quote.status === 'unavailable' ? null : new Date(quote.value.at).toISOString();
}

describe('a close that stands for a quote', () => {
  it('is of the moment at which its session closed, not of the midnight that its bar is filed under', () => {
    expect(quotedAt('US:^SPX', '2026-04-10')).toBe('2026-04-10T20:00:00.000Z');
    expect(quotedAt('HK:^HSI', '2026-08-20')).toBe('2026-08-20T08:00:00.000Z');
    expect(quotedAt('SH:^000300', '2026-08-21')).toBe('2026-08-21T07:00:00.000Z');
  });

  it('stays on its own date where trading never ends, and is never of a time to come', () => {
    expect(quotedAt('CRYPTO:BTC-USD', '2026-08-20')).toBe('2026-08-20T23:59:59.000Z');
    expect(quotedAt('CRYPTO:BTC-USD', '2026-08-21', '2026-08-21T22:00:00Z')).toBe('2026-08-21T22:00:00.000Z');
  });
});
