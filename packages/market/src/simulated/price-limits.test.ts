import { cn } from '@plumbline/model/markets/cn';
import { priceLimits } from '@plumbline/model/price-limits';
import { describe, expect, it } from 'vitest';
import { exReference, limitBand, limitPercent } from './price-limits.ts';
import { between } from './random.ts';
import { simulatedCatalogue } from './simulated-catalogue.ts';
import { listed } from './testing/market-on.ts';

describe('A-share price limits', () => {
  it('round half up to the cent, exactly', () => {
    expect(limitBand(10.05, 10)).toEqual([9.05, 11.06]);
    expect(limitBand(100, 20)).toEqual([80, 120]);
    expect(limitBand(1.15, 10)).toEqual([1.04, 1.27]);
  });

  it('widen for ChiNext on 2020-08-24 and follow the board elsewhere', () => {
    const chiNext = listed('SZ:300750');
    expect(limitPercent(chiNext, '2020-08-21')).toBe(10);
    expect(limitPercent(chiNext, '2020-08-24')).toBe(20);
    expect(limitPercent(listed('SH:688981'), '2026-11-20')).toBe(20);
    expect(limitPercent(listed('SH:600519'), '2026-11-20')).toBe(10);
    expect(limitPercent(listed('SH:^000300'), '2026-11-20')).toBeNull();
    expect(limitPercent(listed('US:NVDA'), '2026-11-20')).toBeNull();
  });

  it('equal the dated rules of the model on every board and in every month since 2011', () => {
    const sessions = cn.sessions('2011-11-21', '2026-11-20').filter((_, i) => i % 20 === 0);
    const instruments = simulatedCatalogue.filter((entry) => entry.market === 'cn' && entry.kind !== 'index');
    const different: string[] = [];
    for (const [n, { id, listedOn }] of instruments.entries()) {
      for (const [i, { date }] of sessions.entries()) {
        if (listedOn !== undefined && date < listedOn) continue;
        const previousClose = Math.round(between(n, i, 3, 700) * 100) / 100;
        const rule = priceLimits({ market: 'cn', instrumentId: id, date, previousClose });
        const percent = limitPercent(listed(id), date) ?? Number.NaN;
        const [low, high] = limitBand(previousClose, percent);
        if (rule.down !== low || rule.up !== high) different.push(`${id} ${date} ${previousClose}`);
      }
    }
    expect(different).toEqual([]);
  });

  it('refer to the close less dividend over new shares on an ex-date', () => {
    expect(exReference(100, 2, 1)).toBe(98);
    expect(exReference(100, 0, 1.8)).toBe(55.56);
    expect(exReference(100.01, 0, 2)).toBe(50.01);
  });
});
