import { describe, expect, it } from 'vitest';
import type { Report } from '@plumbline/model/report';
import { multipleBand } from './multiple-band.ts';

const day = (date: string): number => Date.parse(date);
const price = (id: string, value: number) => ({ id, metric: 'price', value, currency: 'USD' });
const multiple = (id: string, value: number | null, of: string) => ({
  id,
  metric: 'priceToEarnings',
  value,
  formula: { expression: 'price / eps', inputs: [{ name: 'price', fact: of }] },
});
const report = {
  asOf: '2026-11-20',
  sections: [
    {
      blocks: [
        {
          kind: 'history',
          rows: [
            {
              metric: 'priceToEarnings',
              current: 'priceToEarnings.TTM',
              low: 'pe.low',
              median: 'pe.median',
              high: 'pe.high',
            },
            {
              metric: 'priceToSales',
              current: 'priceToSales.TTM',
              low: 'ps.low',
              median: 'ps.median',
              high: 'ps.high',
            },
          ],
        },
      ],
    },
  ],
  facts: [
    price('p2026', 200),
    price('p2024', 60),
    price('p2025', 90),
    multiple('priceToEarnings.TTM', 40, 'p2026'),
    // 60 at 20 times: 3 a share. A year later a loss.
    multiple('priceToEarnings.TTM@2025-12-31', -12, 'p2025'),
    multiple('priceToEarnings.TTM@2024-12-31', 20, 'p2024'),
    { id: 'priceToSales.TTM@2024-12-31', metric: 'priceToSales', value: 6 },
    { id: 'priceToSales.TTM', metric: 'priceToSales', value: null },
    { id: 'ps.low', metric: 'priceToSales', value: 3 },
    { id: 'ps.median', metric: 'priceToSales', value: 5 },
    { id: 'ps.high', metric: 'priceToSales', value: 9 },
    { id: 'pe.low', metric: 'priceToEarnings', value: 10 },
    { id: 'pe.median', metric: 'priceToEarnings', value: 25 },
    { id: 'pe.high', metric: 'priceToEarnings', value: 50 },
  ],
} as unknown as Report;
const bars = (from: string, to: string, currency = 'USD') => {
  const time = Float64Array.of(day(from), day(to));
  return { columns: { time, open: time, high: time, low: time, close: time, volume: time }, currency };
};

it('says what the price would be at the multiples of its past, from what a share earned as known then', () => {
  expect(multipleBand(report, 'priceToEarnings', bars('2024-06-03', '2026-11-25'))).toEqual({
    low: 10,
    median: 25,
    high: 50,
    metric: 'priceToEarnings',
    half: null,
    count: 0,
    halfSteps: [],
    steps: [
      { from: day('2024-12-31'), to: day('2025-12-31'), low: 30, middle: 75, high: 150 },
      // Nothing for the year of the loss; 200 at 40 times is 5 a share.
      { from: day('2026-11-20'), to: day('2026-11-25') + 1, low: 50, middle: 125, high: 250 },
    ],
  });
});

it('lays the middle half and P10 to P90 of enough year-ends, not their lowest and highest', () => {
  const years = [12, 14, 16, 18, 20, 22, 24, 26, 28, 90].map((value, at) => ({
    id: `priceToEarnings.TTM@${2014 + at}-12-31`,
    metric: 'priceToEarnings',
    value,
  }));
  const inputs = years.map(({ id }, at) => ({ name: `year${at + 1}`, fact: id }));
  const facts = report.facts.map((fact) =>
    fact.id === 'pe.median' ? { ...fact, formula: { expression: '', inputs } } : fact,
  );
  const band = multipleBand(
    { ...report, facts: [...facts, ...years] } as unknown as Report,
    'priceToEarnings',
    bars('2026-11-21', '2026-11-25'),
  );
  // By hand, linearly between neighbours: a tenth of the way from 12 to 90 over nine gaps, and so on; 5 a share.
  expect(band).toMatchObject({ count: 10, median: 25 });
  expect(band?.low).toBeCloseTo(13.8, 10);
  expect(band?.high).toBeCloseTo(34.2, 10);
  expect(band?.half?.[0]).toBeCloseTo(16.5, 10);
  expect(band?.half?.[1]).toBeCloseTo(25.5, 10);
  expect(band?.halfSteps).toHaveLength(1);
  expect(band?.halfSteps[0]?.low).toBeCloseTo(82.5, 10);
  expect(band?.halfSteps[0]?.high).toBeCloseTo(127.5, 10);
  expect(band?.steps[0]?.low).toBeCloseTo(69, 10);
});

it('takes the price of the same day from another multiple where one is of the market value', () => {
  // 60 at 6 times sales: 10 a share.
  expect(multipleBand(report, 'priceToSales', bars('2024-06-03', '2026-11-25'))?.steps).toEqual([
    { from: day('2024-12-31'), to: day('2026-11-20'), low: 30, middle: 50, high: 90 },
  ]);
});

it('says nothing of another currency or of a multiple without a range', () => {
  expect(multipleBand(report, 'priceToEarnings', bars('2024-06-03', '2026-11-25', 'HKD'))).toBe(null);
  expect(multipleBand(report, 'priceToBook', bars('2024-06-03', '2026-11-25'))).toBe(null);
  expect(multipleBand({ ...report, sections: [] }, 'priceToEarnings', bars('2024-06-03', '2026-11-25'))).toBe(null);
});

describe('a multiple of the whole business', () => {
  const money = (id: string, metric: string, value: number, inputs: Record<string, string> = {}, currency = 'USD') => ({
    id,
    metric,
    value,
    currency,
    formula: { expression: '', inputs: Object.entries(inputs).map(([name, fact]) => ({ name, fact })) },
  });
  const whole = { metric: 'evToEbit', current: 'evToEbit.TTM', low: 'ev.low', median: 'ev.median', high: 'ev.high' };
  const own = (netDebt: number, price: string, prices: readonly object[]) =>
    ({
      asOf: '2026-11-20',
      sections: [{ blocks: [{ kind: 'history', rows: [whole] }] }],
      facts: [
        ...prices,
        money('marketCap.TTM', 'marketCap', 1000, { price, shares: 'shares' }),
        money('netDebt.TTM', 'netDebt', netDebt),
        money('enterpriseValue.TTM', 'enterpriseValue', 1000 + netDebt, {
          marketCap: 'marketCap.TTM',
          netDebt: 'netDebt.TTM',
        }),
        { ...money('evToEbit.TTM', 'evToEbit', 15, { enterpriseValue: 'enterpriseValue.TTM' }), currency: undefined },
        { id: 'ev.low', metric: 'evToEbit', value: 6 },
        { id: 'ev.median', metric: 'evToEbit', value: 12 },
        { id: 'ev.high', metric: 'evToEbit', value: 18 },
      ],
    }) as unknown as Report;
  const prices = [money('price', 'price', 50)];

  it('takes the debt off what the business would cost', () => {
    // 1,500 at 15 times: 100 of profit. At 6, 12 and 18 times 600, 1,200 and 1,800, less 500 of debt, over 20 shares.
    expect(multipleBand(own(500, 'price', prices), 'evToEbit', bars('2026-06-01', '2026-11-25'))?.steps).toEqual([
      { from: day('2026-11-20'), to: day('2026-11-25') + 1, low: 5, middle: 35, high: 65 },
    ]);
  });

  it('says nothing where debt would leave nothing at the lowest multiple', () => {
    // 2,000 of debt and 3,000 in all: 200 of profit, and 6 times that are less than the debt.
    expect(multipleBand(own(2000, 'price', prices), 'evToEbit', bars('2026-06-01', '2026-11-25'))).toBe(null);
  });

  it('is in the price that is traded where statements count in another currency', () => {
    const converted = [
      money('price.traded', 'price', 50, {}, 'HKD'),
      money('price', 'price', 46, { price: 'price.traded', rate: 'rate' }, 'CNY'),
    ];
    expect(
      multipleBand(own(500, 'price', converted), 'evToEbit', bars('2026-06-01', '2026-11-25', 'HKD'))?.steps,
    ).toEqual([{ from: day('2026-11-20'), to: day('2026-11-25') + 1, low: 5, middle: 35, high: 65 }]);
  });
});
