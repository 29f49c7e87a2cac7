import { describe, expect, it } from 'vitest';
import { fundingColumns, fundingRates } from './funding-columns.ts';

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

  const rounded = (column: Float64Array) => [...column].map((rate) => Number(rate.toFixed(10)));

  it('of three settlements a day falls on its own daily bar, the one at midnight on its open, each once', () => {
    // 1 to 9 at 0, 8 and 16 o'clock of three days: 2 + 3, 5 + 6 and 8 + 9 within, 4 and 7 at the start of a day.
    const payments = Array.from({ length: 9 }, (_, k) => ({ at: start + k * 8 * hour, rate: 0.0001 * (k + 1) }));
    const time = Float64Array.of(start, start + 24 * hour, start + 48 * hour);
    const { funding, fundingWithin } = fundingColumns(time, payments);
    expect(rounded(funding)).toEqual([0, 0.0004, 0.0007]);
    expect(rounded(fundingWithin)).toEqual([0.0005, 0.0011, 0.0017]);
  });

  it('falls on the next open where the bars have a hole, and none is of a time after the last bar', () => {
    const time = Float64Array.from([0, 1, 2, 3, 7], (day) => start + day * 24 * hour);
    const at = (day: number, rate: number) => ({ at: start + day * 24 * hour, rate });
    const payments = [at(-1, 0.05), at(3.5, 0.01), at(4, 0.02), at(6.9, 0.03), at(7.9, 0.04), at(8, 0.09)];
    const { funding, fundingWithin } = fundingColumns(time, payments);
    expect(rounded(funding)).toEqual([0, 0, 0, 0, 0.05]);
    expect(rounded(fundingWithin)).toEqual([0, 0, 0, 0.01, 0.04]);
  });

  it('before it was on record is refused', () => {
    expect(() => fundingRates(id, [{ at: Date.UTC(2018, 0, 1), premium: 0 }])).toThrow(/No rule on record for funding/);
  });
});
