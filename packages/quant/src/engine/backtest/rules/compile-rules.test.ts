import { emptyColumns, type BarColumns } from '@plumbline/model/bar';
import { timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { InstrumentId } from '@plumbline/model/instrument';
import { marketOf } from '@plumbline/model/instrument';
import type { OrderTicket } from '@plumbline/model/order';
import { feesFor } from '@plumbline/model/trade-fees';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunConfig, RunExtras } from '../book.ts';
import { closePosition, placeOrder } from '../orders.ts';
import { runEvent, type EventStrategy } from '../run-event.ts';
import { resultOf } from '../run-result.ts';
import { freeTerms } from '../rule-pack.ts';
import { compileRules, type RuleOptions } from './compile-rules.ts';

type Row = readonly [date: string, open: number, high?: number, low?: number, close?: number, volume?: number];

function barsOf(rows: readonly Row[]): BarColumns {
  const columns = emptyColumns(rows.length);
  for (const [i, [date, open, high = open, low = open, close = open, volume = 1e6]] of rows.entries()) {
    columns.time[i] = date.length === 10 ? timeOf(date) : Date.parse(date);
    columns.open[i] = open;
    columns.high[i] = high;
    columns.low[i] = low;
    columns.close[i] = close;
    columns.volume[i] = volume;
  }
  return columns;
}

const termsAt = (options: RuleOptions, bar: number) => {
  const terms = freeTerms(0);
  compileRules(options).read(bar, terms);
  return terms;
};

function refusalOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof PlumblineError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'not refused';
}

const at =
  (orders: Readonly<Record<number, OrderTicket | 'close'>>): EventStrategy =>
  (book, bar) => {
    const order = orders[bar];
    if (order === 'close') closePosition(book);
    else if (order !== undefined) placeOrder(book, order);
  };

function run(
  options: Omit<RuleOptions, 'bars'> & { readonly rows: readonly Row[] },
  orders: Readonly<Record<number, OrderTicket | 'close'>>,
  config: Partial<RunConfig> = {},
  extras: RunExtras = {},
) {
  const bars = barsOf(options.rows);
  const rules = compileRules({ ...options, bars, extras });
  const settings = { cash: 100_000, rules, ...config };
  return resultOf(runEvent(bars, at(orders), settings, extras), settings.cash);
}

const buy = (size: number, more: Partial<OrderTicket> = {}): OrderTicket => ({
  side: 1,
  basis: 'units',
  size,
  ...more,
});

describe('limits on both sides of a change', () => {
  it.each([
    ['SZ:300750', '2020-08-21', '2020-08-24', 11, 12],
    ['SH:600519', '2026-07-03', '2026-07-06', 10.5, 11],
  ] as const)('%s: %s and %s', (instrumentId, before, after, upBefore, upAfter) => {
    const riskWarning = instrumentId === 'SH:600519' ? [{ from: '2020-01-01' }] : [];
    const bars = barsOf([
      ['2020-08-20', 10],
      [before, 10],
      [after, 10],
    ]);
    expect(termsAt({ instrumentId, bars, riskWarning }, 1).limitUp).toBe(upBefore);
    expect(termsAt({ instrumentId, bars, riskWarning }, 2).limitUp).toBe(upAfter);
  });

  it('are measured from the ex-rights close: ten for ten with 1.00 off', () => {
    const bars = barsOf([
      ['2026-06-01', 20],
      ['2026-06-02', 9.5],
    ]);
    const extras = { splits: Float64Array.of(1, 2), dividends: Float64Array.of(0, 0.5) };
    expect(termsAt({ instrumentId: 'SH:600519', bars, extras }, 1)).toMatchObject({ limitUp: 10.45, limitDown: 8.55 });
  });

  it('are absent in the first five days of a listing, and hold from the sixth', () => {
    const dates = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05', '2026-06-08'];
    const bars = barsOf(dates.map((date) => [date, 10]));
    const options = { instrumentId: 'SH:601999', bars, listedOn: '2026-06-01' } as const;
    expect(dates.map((_, bar) => termsAt(options, bar).limitUp)).toEqual([NaN, NaN, NaN, NaN, NaN, 11]);
  });

  it('of a session hold for all its bars, from the close of the session before', () => {
    const bars = barsOf([
      ['2026-06-01T06:00:00Z', 10],
      ['2026-06-02T01:30:00Z', 10.5],
      ['2026-06-02T02:30:00Z', 10.8],
    ]);
    const options = { instrumentId: 'SH:600519', bars, interval: '1h' } as const;
    expect([termsAt(options, 1).limitUp, termsAt(options, 2).limitUp]).toEqual([11, 11]);
    expect([termsAt(options, 1).resaleBars, termsAt(options, 2).resaleBars]).toEqual([1, 2]);
  });
});

describe('orders under the rules', () => {
  const week = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'] as const;
  const flat = (...prices: readonly number[]): readonly Row[] =>
    prices.map((price, i) => [week[i] ?? '', price, price, price, price]);

  it('shrink to whole lots, and say when there is no whole lot', () => {
    const result = run({ instrumentId: 'SH:600519', rows: flat(10, 10, 10) }, { 0: buy(250), 1: buy(50) });
    expect(result.fills.map(({ quantity }) => quantity)).toEqual([200]);
    expect(result.rejections).toMatchObject([{ reason: 'below-smallest-lot', ruleIds: ['cn-lot-main@2004-01-01'] }]);
  });

  it('wait while the opening price is at the upper limit, by the rule of the limit', () => {
    const rows: readonly Row[] = [
      [week[0], 10],
      [week[1], 11, 11, 10.6, 10.8],
      [week[2], 10.9, 11, 10.5, 11],
    ];
    const { fills, rejections } = run({ instrumentId: 'SH:600519', rows }, { 0: buy(100) });
    expect(fills).toMatchObject([{ bar: 2, price: 10.9 }]);
    expect(rejections).toMatchObject([{ bar: 1, reason: 'limit-locked', ruleIds: ['cn-limit-main@1996-12-16'] }]);
  });

  it('are not filled on a day without trading', () => {
    const rows: readonly Row[] = [
      [week[0], 10],
      [week[1], 10, 10, 10, 10, 0],
      [week[2], 10],
    ];
    const { fills, rejections } = run({ instrumentId: 'SH:600519', rows }, { 0: buy(100) });
    expect(fills).toMatchObject([{ bar: 2 }]);
    expect(rejections).toMatchObject([{ bar: 1, reason: 'halted', ruleIds: ['cn-halt@2004-01-01'] }]);
  });

  it('keep a share bought today until the next session: a stop loss waits, in the same bar and within the day', () => {
    const rows: readonly Row[] = [
      ['2026-06-01T06:00:00Z', 10],
      ['2026-06-02T01:30:00Z', 10, 10, 9.2, 9.3],
      ['2026-06-02T02:30:00Z', 9.3, 9.4, 9.2, 9.3],
      ['2026-06-03T01:30:00Z', 9.4, 9.5, 9.3, 9.4],
    ];
    const options = { instrumentId: 'SH:600519', interval: '1h', rows } as const;
    const { fills, rejections } = run(options, { 0: buy(100, { stopLoss: 9.5 }) });
    expect(fills.map(({ bar, side }) => [bar, side])).toEqual([
      [1, 1],
      [3, -1],
    ]);
    expect(rejections.map(({ bar, reason }) => [bar, reason])).toEqual([
      [1, 'resale-wait'],
      [2, 'resale-wait'],
    ]);
  });

  it('sell an odd remainder in one order only', () => {
    const splits = Float64Array.of(1, 1, 1.3, 1);
    const options = { instrumentId: 'SH:600519', rows: flat(13, 13, 10, 10) } as const;
    const half: OrderTicket = { side: 1, basis: 'targetUnits', size: 100 };
    const { fills } = run(options, { 0: buy(100), 2: half }, {}, { splits });
    // 130 are held: 30 of them go together.
    expect(fills.map(({ quantity }) => quantity)).toEqual([100, 30]);
  });

  it('leave a whole number of shares after a bonus issue, the fraction paid out', () => {
    const splits = Float64Array.of(1, 1, 1.033, 1);
    const result = run(
      { instrumentId: 'HK:00700', rows: flat(103.3, 103.3, 100, 100) },
      { 0: buy(100) },
      {},
      { splits },
    );
    expect(result.fills[1]).toMatchObject({ reason: 'cash-in-lieu', price: 100 });
    expect(result.fills[1]?.quantity).toBeCloseTo(0.3, 9);
    expect(result.position()[2]).toBe(103);
    const fees = result.fills[0]?.commission ?? Number.NaN;
    expect(result.equity[3]).toBeCloseTo(100_000 - fees, 6);
  });

  it('at a limit between two price steps are quoted at the step that is no worse', () => {
    const rows: readonly Row[] = [
      [week[0], 300],
      [week[1], 300, 301, 290, 295],
    ];
    const { fills } = run({ instrumentId: 'HK:00700', rows }, { 0: buy(100, { limit: 291.37 }) });
    expect(fills).toMatchObject([{ price: 291.2 }]);
  });
});

describe('short sales', () => {
  const rows: readonly Row[] = [
    ['2026-06-01', 100],
    ['2026-06-02', 95, 96, 85, 94],
    ['2026-06-03', 94, 96, 93, 95],
    ['2026-06-04', 95, 96, 94, 95],
  ];
  const sell: OrderTicket = { side: -1, basis: 'units', size: 100 };

  it('are refused where they must be borrowed and nobody says they can', () => {
    for (const instrumentId of ['SH:600519', 'HK:00700'] as const) {
      const { fills, rejections } = run({ instrumentId, rows }, { 0: sell });
      expect([fills.length, rejections[0]?.reason, rejections[0]?.ruleIds.length]).toEqual([0, 'short-not-allowed', 1]);
    }
    expect(run({ instrumentId: 'HK:00700', rows, canBorrow: true }, { 0: sell }).rejections[0]?.reason).toBe(
      'short-needs-limit',
    );
  });

  it('may only offer on the day of a fall of ten per cent and the next, in the United States', () => {
    const market = run({ instrumentId: 'US:NVDA', rows }, { 0: sell, 1: sell, 2: sell });
    expect(market.fills.map(({ bar }) => bar)).toEqual([1, 3]);
    expect(market.rejections).toMatchObject([
      { bar: 2, reason: 'short-needs-limit', ruleIds: ['us-short-sale@2011-02-28'] },
    ]);
    expect(run({ instrumentId: 'US:NVDA', rows }, { 1: { ...sell, limit: 95.5 } }).fills).toMatchObject([
      { bar: 2, price: 95.5 },
    ]);
  });
});

describe('crypto', () => {
  const rows: readonly Row[] = [
    ['2026-06-06', 60_000],
    ['2026-06-07', 60_000, 61_000, 59_000, 60_500],
    ['2026-06-08', 60_500, 62_000, 60_000, 61_000],
  ];
  const venue = { name: 'binance', product: 'spot' } as const;

  it('trades fractions every day, a maker cheaper than a taker where the venue says so', () => {
    const options = { instrumentId: 'CRYPTO:BTC-USD', rows, venue: { ...venue, tier: 'VIP 2' } } as const;
    const { fills } = run(options, { 0: buy(0.012345678), 1: buy(0.01, { limit: 60_200 }) });
    expect(fills.map(({ quantity }) => quantity)).toEqual([0.01234, 0.01]);
    expect(fills[0]?.commission).toBeCloseTo(0.01234 * 60_000 * 0.001, 9);
    expect(fills[1]?.commission).toBeCloseTo(0.01 * 60_200 * 0.0008, 9);
  });

  it('refuses orders under the smallest value, and short sales on spot but not on perpetuals', () => {
    const tiny = run({ instrumentId: 'CRYPTO:BTC-USD', rows, venue }, { 0: buy(0.00005) });
    expect(tiny.rejections).toMatchObject([
      { reason: 'below-smallest-value', ruleIds: ['crypto-order-size-binance@2023-01-01'] },
    ]);
    const short: OrderTicket = { side: -1, basis: 'units', size: 0.1 };
    expect(run({ instrumentId: 'CRYPTO:BTC-USD', rows, venue }, { 0: short }).fills).toEqual([]);
    const perpetual = { name: 'binance', product: 'perpetual' } as const;
    expect(run({ instrumentId: 'CRYPTO:BTC-USD', rows, venue: perpetual }, { 0: short }).fills).toHaveLength(1);
  });
});

describe('fees of the compiled table', () => {
  it('equal those of the rules, to the cent and unrounded, at any price, size, side and date', () => {
    const ids: readonly InstrumentId[] = [
      'SH:600519',
      'SZ:300750',
      'BJ:430047',
      'HK:00700',
      'US:NVDA',
      'CRYPTO:BTC-USD',
    ];
    const dates = [
      '2022-03-01',
      '2023-08-25',
      '2023-08-28',
      '2023-11-17',
      '2024-06-03',
      '2025-06-30',
      '2026-04-06',
      '2026-10-05',
    ];
    const bars = barsOf(dates.map((date) => [date, 10]));
    for (const instrumentId of ids) {
      const market = marketOf(instrumentId);
      const venue = { name: 'binance', product: 'spot' } as const;
      for (const rounding of ['exact', 'cent'] as const) {
        const commission = { rate: 0.0003, perShare: 0.001, min: 5, max: 90 };
        const own = market === 'crypto' ? { venue } : { commission };
        const asked = market === 'crypto' ? { venue: { ...venue, liquidity: 'taker' as const } } : { commission };
        const rules = compileRules({ instrumentId, bars, rounding, ...own });
        const trade = fc.record({
          bar: fc.nat(dates.length - 1),
          side: fc.constantFrom(1 as const, -1 as const),
          quantity: fc.integer({ min: 1, max: 200_000 }),
          cents: fc.integer({ min: 1, max: 2_000_000 }),
        });
        fc.assert(
          fc.property(trade, ({ bar, side, quantity, cents }) => {
            const price = cents / 100;
            const expected = feesFor(market, {
              side: side === 1 ? 'buy' : 'sell',
              price,
              quantity,
              date: dates[bar] ?? '',
              instrumentId,
              rounding,
              ...asked,
            });
            expect(rules.fees(bar, side, quantity, price, false)).toBeCloseTo(
              expected.total,
              rounding === 'cent' ? 9 : 6,
            );
          }),
          { numRuns: 60 },
        );
      }
    }
  });
});

describe('what has no rule on record', () => {
  const bars = (...dates: readonly string[]) => barsOf(dates.map((date) => [date, 10]));

  it.each([
    ['US:SPY', ['2006-01-03', '2006-01-04'], /no-rule: No rule on record for fees \(us-sec-fee\).*2006-01-03/],
    ['SH:600519', ['2003-06-02', '2003-06-03'], /no-rule/],
    ['SH:688001', ['2019-06-03', '2019-06-04'], /no-rule.*On record: 2019-07-22 to now/],
    ['HK:06666', ['2026-06-01', '2026-06-02'], /no-rule: The board lot of HK:06666 is set by its issuer/],
    ['SH:^000300', ['2026-06-01', '2026-06-02'], /no-rule: SH:\^000300 belongs to no board/],
  ] as const)('is refused, never assumed: %s on %j', (instrumentId, dates, message) => {
    expect(
      refusalOf(() => {
        const rules = compileRules({ instrumentId, bars: bars(...dates) });
        rules.read(1, freeTerms(0));
      }),
    ).toMatch(message);
  });

  it('does not matter on bars before the first order, nor where the lot is given', () => {
    const dates = ['2007-03-14', '2007-03-15', '2007-07-09', '2007-07-10'];
    const rules = compileRules({ instrumentId: 'US:SPY', bars: bars(...dates), firstBar: 2 });
    expect(() => rules.read(2, freeTerms(0))).not.toThrow();
    expect(refusalOf(() => rules.read(1, freeTerms(0)))).toMatch(/^no-rule/);
    expect(
      termsAt({ instrumentId: 'HK:06666', bars: bars('2026-06-01', '2026-06-02'), boardLot: 2000 }, 1).lotMin,
    ).toBe(2000);
  });

  it('weekly bars are too long for daily rules', () => {
    expect(
      refusalOf(() => compileRules({ instrumentId: 'US:SPY', bars: bars('2026-06-01', '2026-06-08'), interval: '1w' })),
    ).toMatch(/^bad-input: Market rules hold per day/);
  });
});
