import { describe, expect, it } from 'vitest';
import { fundingColumn, fundingRates } from './funding-column.ts';

const id = 'CRYPTO:BTC-USD';
const hour = 3_600_000;
const start = Date.UTC(2026, 5, 1);

describe('funding of perpetuals', () => {
  it.each([
    [0, 0.0001],
    [0.0003, 0.0001],
    [0.001, 0.0005],
    [-0.001, -0.0005],
    [0.0006, 0.0001],
    [-0.0004, 0.0001],
  ])('a premium of %d gives %d', (premium, rate) => {
    expect(fundingRates(id, [{ at: start, premium }])[0]?.rate).toBeCloseTo(rate, 12);
  });

  it('of three settlements a day falls on the daily bar after them, each once', () => {
    const payments = Array.from({ length: 9 }, (_, k) => ({ at: start + k * 8 * hour, rate: 0.0001 * (k + 1) }));
    const time = Float64Array.of(start, start + 24 * hour, start + 48 * hour);
    expect([...fundingColumn(time, payments)].map((rate) => Number(rate.toFixed(10)))).toEqual([0, 0.0009, 0.0018]);
  });

  it('before it was on record is refused', () => {
    expect(() => fundingRates(id, [{ at: Date.UTC(2018, 0, 1), premium: 0 }])).toThrow(/No rule on record for funding/);
  });
});
