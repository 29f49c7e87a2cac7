import { describe, expect, it } from 'vitest';
import { monthsOf } from './monthly.ts';

const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);

describe('months of an account', () => {
  it('compound to the year and mark the ends as partial', () => {
    const time = Float64Array.from(['2024-11-15', '2024-11-29', '2024-12-31', '2025-01-31', '2025-02-03'].map(day));
    const equity = Float64Array.from([100, 110, 99, 108.9, 108.9]);
    const [first, second] = monthsOf(time, equity);
    expect(first?.year).toBe(2024);
    expect(first?.cells[10]).toEqual({ value: 110 / 100 - 1, isPartial: true });
    expect(first?.cells[11]?.value).toBeCloseTo(-0.1, 12);
    expect(first?.total).toBeCloseTo(-0.01, 12);
    expect(second?.cells[0]).toEqual({ value: 108.9 / 99 - 1, isPartial: false });
    expect(second?.cells[1]?.isPartial).toBe(true);
    expect(second?.cells[2]).toEqual({ value: null, isPartial: false });
  });
});
