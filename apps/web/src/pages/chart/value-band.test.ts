import { expect, it } from 'vitest';
import type { Report } from '@plumbline/model/report';
import { chanceAbovePrice } from '@plumbline/quant/catalogue/valuations/method-blend';
import { valueSteps } from './value-band.ts';

const day = (date: string): number => Date.parse(date);
const fact = (id: string, value: number | null, currency = 'USD') => ({ id, value, currency });
const report = {
  asOf: '2026-11-20',
  rating: {
    fair: 'now',
    p10: 'nowLow',
    p90: 'nowHigh',
    earlier: [
      { from: '2026-02-10', low: 'a1', middle: 'a2', high: 'a3' },
      { from: '2026-08-24', low: 'b1', middle: 'b2', high: 'b3' },
    ],
  },
  facts: [
    fact('a1', 80),
    fact('a2', 100),
    fact('a3', 130),
    fact('b1', 90),
    fact('b2', 120),
    fact('b3', 150),
    fact('nowLow', 95),
    fact('now', 125),
    fact('nowHigh', 160),
  ],
} as unknown as Report;
const barsUntil = (last: string, currency = 'USD') => {
  const time = Float64Array.from([day('2026-01-05'), day(last)]);
  return { columns: { time, open: time, high: time, low: time, close: time, volume: time }, currency };
};

it('shows each value from the day it was known until the next one, and no later one in a replay', () => {
  expect(valueSteps(report, barsUntil('2026-11-25')).map(({ from, to, middle }) => [from, to, middle])).toEqual([
    [day('2026-02-10'), day('2026-08-24'), 100],
    [day('2026-08-24'), day('2026-11-20'), 120],
    [day('2026-11-20'), day('2026-11-25') + 1, 125],
  ]);
  expect(valueSteps(report, barsUntil('2026-08-20')).map(({ middle }) => middle)).toEqual([100]);
  expect(valueSteps(report, barsUntil('2026-02-09'))).toEqual([]);
});

it('draws nothing in another currency, and nothing that a report does not know', () => {
  expect(valueSteps(report, barsUntil('2026-11-25', 'HKD'))).toEqual([]);
  const unknown = { ...report, facts: report.facts.map((one) => (one.id === 'b1' ? { ...one, value: null } : one)) };
  expect(valueSteps(unknown, barsUntil('2026-11-25')).map(({ middle }) => middle)).toEqual([100, 125]);
  expect(valueSteps({ ...report, rating: undefined } as unknown as Report, barsUntil('2026-11-25'))).toEqual([]);
});

it('holds the middle half of the values, by the curve that the chance of the report is read from', () => {
  const [first] = valueSteps(report, barsUntil('2026-11-25'));
  // The quartile of a normal variable is at 0.6745 deviations, its tenth at 1.2816.
  expect(first?.low).toBeCloseTo(100 - (20 * 0.67449) / 1.28155, 3);
  expect(first?.high).toBeCloseTo(100 + (30 * 0.67449) / 1.28155, 3);
  const range = { low: 80, middle: 100, high: 130 };
  expect(chanceAbovePrice({ ...range, price: first?.low ?? 0 })).toBeCloseTo(0.75, 6);
  expect(chanceAbovePrice({ ...range, price: first?.high ?? 0 })).toBeCloseTo(0.25, 6);
});
