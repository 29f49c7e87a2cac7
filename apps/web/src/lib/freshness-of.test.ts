import { dayMs } from '@plumbline/model/date';
import { describe, expect, it } from 'vitest';
import type { QuoteView } from '@plumbline/contract/instrument';
import { freshnessOf, type MarketView } from './freshness-of.ts';

const now = Date.UTC(2026, 10, 20, 18);
const minute = 60_000;

function quote(patch: Partial<QuoteView>): QuoteView {
  return {
    instrumentId: 'US:NVDA',
    price: 1,
    previousClose: 1,
    currency: 'USD',
    at: now,
    simulated: false,
    status: 'fresh',
    sourceTitle: 'x',
    spark: [],
    ...patch,
  };
}
const open: MarketView = { id: 'us', phase: 'open', timeZone: 'UTC', zoneMark: 'UTC', nextChangeAt: null };
const closed: MarketView = { ...open, phase: 'closed' };

describe('freshness of a quote', () => {
  it('is live only while the market trades and the value is seconds old', () => {
    expect(freshnessOf(quote({ at: now - 30_000 }), open, now).state).toBe('live');
    expect(freshnessOf(quote({ at: now - 30_000 }), closed, now).state).toBe('close');
    expect(freshnessOf(quote({ at: now - 30_000 }), undefined, now).state).toBe('close');
  });

  it('is live in an auction once that has struck a price, and the last close before', () => {
    const auction: MarketView = { ...open, phase: 'auction' };
    expect(freshnessOf(quote({ at: now - 30_000 }), auction, now).state).toBe('live');
    expect(freshnessOf(quote({ at: now - 18 * 60 * minute }), auction, now).state).toBe('close');
  });

  it('tells the real delay', () => {
    expect(freshnessOf(quote({ at: now - 15 * minute }), open, now)).toMatchObject({
      state: 'delayed',
      delayMinutes: 15,
    });
  });

  it('is stale when the server says so, with its age in days', () => {
    expect(freshnessOf(quote({ status: 'stale', at: now - 3 * dayMs }), open, now)).toMatchObject({
      state: 'stale',
      staleDays: 3,
    });
  });

  it('never calls a simulated value live', () => {
    expect(freshnessOf(quote({ simulated: true }), open, now).state).toBe('last');
    expect(freshnessOf(quote({ simulated: true }), closed, now).state).toBe('close');
  });

  it('is stale when no closure of a market explains its age', () => {
    for (const market of [open, closed, undefined]) {
      expect(freshnessOf(quote({ at: now - 15 * dayMs }), market, now)).toMatchObject({
        state: 'stale',
        staleDays: 15,
      });
    }
    expect(freshnessOf(quote({ at: now - 10 * dayMs }), closed, now).state).toBe('close');
  });

  it('calls nothing of an archive live or delayed', () => {
    for (const age of [0, 15 * minute]) {
      expect(freshnessOf(quote({ at: now - age }), open, now, true).state).toBe('last');
    }
  });

  it('calls nothing a close while the session still runs', () => {
    for (const age of [0, 30_000, 15 * minute, 2 * dayMs]) {
      for (const simulated of [false, true]) {
        expect(freshnessOf(quote({ at: now - age, simulated }), open, now).state).not.toBe('close');
      }
    }
  });
});
