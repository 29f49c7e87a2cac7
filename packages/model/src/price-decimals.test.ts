import { describe, expect, it } from 'vitest';
import { decimalsAt, levelDecimals, quantityDecimals } from './price-decimals.ts';

const tencent = { id: 'HK:00700', market: 'hk', kind: 'stock', priceDecimals: 3 } as const;
const coin = { id: 'CRYPTO:BTC-USD', market: 'crypto', kind: 'crypto', priceDecimals: 8 } as const;

describe('the digits of a price', () => {
  it.each([
    ['two at least, however wide the step', tencent, 745.573, 2],
    ['those of the step of a cheap share', tencent, 0.1, 3],
    ['eight in all where no step is on record', coin, 67_120.5, 3],
    ['never more than the instrument has', { ...coin, priceDecimals: 2 }, 0.07, 2],
  ])('are %s', (_, instrument, price, wanted) => {
    expect(decimalsAt(instrument, price, '2026-11-20')).toBe(wanted);
  });
});

describe('the digits of a level that somebody chose', () => {
  it.each([
    ['those of a price there', 745, 2],
    ['those of a cheap price there', 0.1, 3],
    ['all that were written', 99.995, 3],
    ['all of a very small one', 0.00000012, 8],
  ])('are %s', (_, level, wanted) => {
    expect(levelDecimals(tencent, level, '2026-11-20')).toBe(wanted);
  });
});

it('tells a number of shares with the digits it has, and no zeros behind them', () => {
  expect([6, 1.3, 0.0042, 0.12345, 9.99996, 526.4].map(quantityDecimals)).toEqual([0, 1, 4, 4, 0, 0]);
});
