import { describe, expect, it } from 'vitest';
import { PlumblineError } from './errors.ts';
import { limitStateOf, priceLimits } from './price-limits.ts';

const share = (instrumentId: 'SH:600519' | 'SZ:300750' | 'BJ:920002' | 'SH:510300', date: string, previousClose = 10) =>
  ({ market: 'cn', instrumentId, date, previousClose }) as const;

describe('price limits', () => {
  it('of ChiNext double on 2020-08-24, under risk warning too', () => {
    expect(priceLimits(share('SZ:300750', '2020-08-23'))).toMatchObject({ up: 11, down: 9 });
    expect(priceLimits(share('SZ:300750', '2020-08-24'))).toMatchObject({ up: 12, down: 8 });
    expect(priceLimits({ ...share('SZ:300750', '2020-08-23'), isSt: true })).toMatchObject({ up: 10.5, down: 9.5 });
    expect(priceLimits({ ...share('SZ:300750', '2020-08-24'), isSt: true })).toMatchObject({ up: 12, down: 8 });
  });

  it('of a main-board share under risk warning double on 2026-07-06', () => {
    const before = priceLimits({ ...share('SH:600519', '2026-07-05', 3.45), isSt: true });
    expect(before).toEqual({
      up: 3.62,
      down: 3.28,
      why: 'limit',
      ruleIds: ['cn-limit-main-st@1998-04-22', 'cn-tick@2004-01-01'],
    });
    expect(priceLimits({ ...share('SH:600519', '2026-07-06', 3.45), isSt: true })).toMatchObject({
      up: 3.8,
      down: 3.11,
      ruleIds: ['cn-limit-main-st@2026-07-06', 'cn-tick@2004-01-01'],
    });
  });

  it('leave a new listing free for its first days, by board and date', () => {
    const on = (id: Parameters<typeof share>[0], date: string, sessionsSinceListing: number) =>
      priceLimits({ ...share(id, date), sessionsSinceListing });
    expect(on('SH:600519', '2023-04-10', 5)).toMatchObject({ up: null, down: null, why: 'new-listing' });
    expect(on('SH:600519', '2023-04-10', 6)).toMatchObject({ up: 11, down: 9, why: 'limit' });
    expect(on('SH:600519', '2023-04-09', 1)).toMatchObject({ up: 14.4, down: 6.4, why: 'new-listing' });
    expect(on('SH:600519', '2023-04-09', 2)).toMatchObject({ up: 11, down: 9 });
    expect(on('BJ:920002', '2026-11-20', 1).up).toBeNull();
    expect(on('BJ:920002', '2026-11-20', 2)).toMatchObject({ up: 13, down: 7 });
    expect(on('SH:510300', '2026-11-20', 1)).toMatchObject({ up: 11, down: 9 });
  });

  it('are at least one tick away and never below a tick', () => {
    expect(priceLimits(share('SH:600519', '2026-11-20', 0.04))).toMatchObject({ up: 0.05, down: 0.03 });
    expect(priceLimits(share('SH:600519', '2026-11-20', 0.01))).toMatchObject({ up: 0.02, down: 0.01 });
    expect(priceLimits(share('SH:510300', '2026-11-20', 3.905))).toMatchObject({ up: 4.296, down: 3.515 });
  });

  it('do not exist in Hong Kong, the United States and crypto', () => {
    for (const market of ['hk', 'us', 'crypto'] as const) {
      const limits = priceLimits({ market, date: '2026-11-20', previousClose: 10, sessionsSinceListing: 1 });
      expect(limits).toMatchObject({ up: null, down: null, why: 'none' });
    }
  });

  it('refuse a previous close that is no price', () => {
    expect(() => priceLimits(share('SH:600519', '2026-11-20', 0))).toThrow(PlumblineError);
    expect(() => priceLimits(share('SH:600519', '2026-11-20', Number.NaN))).toThrow('must be a positive price');
  });
});

describe('the limit state of a session', () => {
  const limits = { up: 11, down: 9 };

  it('is locked only when all of it traded at the limit, not when it closed there', () => {
    expect(limitStateOf(limits, { high: 11, low: 11, close: 11 })).toEqual({
      closedAtUp: true,
      closedAtDown: false,
      lockedAt: 'up',
    });
    expect(limitStateOf(limits, { high: 11, low: 10.2, close: 11 })).toEqual({
      closedAtUp: true,
      closedAtDown: false,
      lockedAt: null,
    });
    expect(limitStateOf(limits, { high: 9, low: 9, close: 9 }).lockedAt).toBe('down');
    expect(limitStateOf({ up: null, down: null }, { high: 11, low: 11, close: 11 }).lockedAt).toBeNull();
  });
});
