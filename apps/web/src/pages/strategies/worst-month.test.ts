import { describe, expect, it } from 'vitest';
import { worstMonth } from './worst-month.ts';

const account = (values: Readonly<Record<string, number>>) => ({
  time: Float64Array.from(Object.keys(values), (text) => Date.parse(`${text}T21:00:00Z`)),
  equity: Float64Array.from(Object.values(values)),
});

describe('the worst month', () => {
  const held = account({
    '2026-01-05': 100,
    '2026-01-30': 50,
    '2026-02-02': 55,
    '2026-02-27': 60,
    '2026-03-31': 54,
    '2026-04-30': 66,
    '2026-05-04': 33,
  });

  it('is the lowest return from one month’s end to the next', () => {
    expect(worstMonth(held, '2026-02-01', '2026-04-30')).toBeCloseTo(54 / 60 - 1, 12);
  });

  it('leaves out a month that had begun before the span', () => {
    expect(worstMonth(held, '2026-01-30', '2026-04-30')).toBeCloseTo(-0.1, 12);
  });

  it('counts the last month as far as it goes', () => {
    expect(worstMonth(held, '2026-02-01', '2026-05-04')).toBeCloseTo(-0.5, 12);
  });

  it('measures the first month of an account from its first close', () => {
    expect(worstMonth(held, '2026-01-01', '2026-04-30')).toBeCloseTo(-0.5, 12);
  });

  it('is not known where no month begins', () => {
    expect(worstMonth(held, '2026-05-05', '2026-05-20')).toBeNull();
    expect(worstMonth(account({ '2026-01-05': 100 }), '2026-01-01', '2026-01-31')).toBeNull();
  });
});
