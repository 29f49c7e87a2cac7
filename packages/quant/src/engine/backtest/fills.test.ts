import { dayMs } from '@plumbline/model/date';
import type { BarColumns } from '@plumbline/model/bar';
import type { OrderTicket } from '@plumbline/model/order';
import { describe, expect, it } from 'vitest';
import type { RunConfig, RunExtras } from './book.ts';
import { noCompat } from './compat.ts';
import { cancelOrders, closePosition, placeOrder, protectPosition } from './orders.ts';
import type { RulePack } from './rule-pack.ts';
import { runEvent, type EventStrategy } from './run-event.ts';
import { equityReturns, metricInputsOf, resultHash, resultOf } from './run-result.ts';

type Row = readonly [open: number, high: number, low: number, close: number, volume?: number];

function barsOf(rows: readonly Row[]): BarColumns {
  const column = (at: number, missing = Number.NaN): Float64Array =>
    Float64Array.from(rows, (row) => row[at] ?? missing);
  return {
    time: Float64Array.from(rows, (_, i) => i * dayMs),
    open: column(0),
    high: column(1),
    low: column(2),
    close: column(3),
    volume: column(4, 1000),
  };
}

const at = (bar: number, ticket: OrderTicket): EventStrategy => {
  return (book, now) => {
    if (now === bar) placeOrder(book, ticket);
  };
};

function run(rows: readonly Row[], strategy: EventStrategy, config: Partial<RunConfig> = {}, extras: RunExtras = {}) {
  const settings = { cash: 1000, ...config };
  return resultOf(runEvent(barsOf(rows), strategy, settings, extras), settings.cash);
}

const flat: Row = [10, 10, 10, 10];
const buy: OrderTicket = { side: 1, basis: 'units', size: 10 };

describe('fills', () => {
  it('decided at a close are made at the next open', () => {
    const { fills, equity } = run([flat, [11, 12, 9, 12], flat], at(0, buy));
    expect(fills).toMatchObject([{ bar: 1, price: 11, quantity: 10, reason: 'market' }]);
    expect([...equity]).toEqual([1000, 1010, 990]);
  });

  it('at the same close are flagged', () => {
    const { fills, flags } = run([flat, [11, 12, 9, 12]], at(0, buy), { fillPolicy: 'same-close' });
    expect(fills).toMatchObject([{ bar: 0, price: 10 }]);
    expect(flags).toEqual(['same-close-fill', 'open-at-end']);
  });

  it('take the stop when stop and target fall in one bar', () => {
    const { trades } = run([flat, flat, [10, 12, 8, 10]], at(0, { ...buy, stopLoss: 9, target: 11 }));
    expect(trades).toMatchObject([{ exitIndex: 2, exitPrice: 9 }]);
  });

  it('put brackets given as fractions around the price paid', () => {
    const ticket = { side: 1, basis: 'risk', size: 0.01, stopLossFraction: 0.1, targetFraction: 0.2 } as const;
    const { trades } = run([flat, [20, 20, 20, 20], [20, 20, 17, 19]], at(0, ticket));
    expect(trades).toMatchObject([{ quantity: 5, entryPrice: 20, exitPrice: 18, stopLoss: 18, target: 24 }]);
  });

  it('take the worse of open and stop, and the better of open and target, on a gap', () => {
    const down = run([flat, flat, [8, 8.5, 7, 8]], at(0, { ...buy, stopLoss: 9 }));
    expect(down.trades).toMatchObject([{ exitPrice: 8 }]);
    const up = run([flat, flat, [12, 13, 11.5, 12]], at(0, { ...buy, target: 11 }));
    expect(up.trades).toMatchObject([{ exitPrice: 12 }]);
  });

  it('of a limit are at the limit or better, of a stop at the stop or worse', () => {
    const limit = run([flat, [10, 10.5, 9, 10]], at(0, { ...buy, limit: 9.5 }));
    expect(limit.fills).toMatchObject([{ price: 9.5, reason: 'limit' }]);
    const stop = run([flat, [10, 11.5, 9, 10]], at(0, { ...buy, stop: 11 }));
    expect(stop.fills).toMatchObject([{ price: 11, reason: 'stop' }]);
    const gap = run([flat, [12, 12.5, 11, 12]], at(0, { ...buy, stop: 11 }));
    expect(gap.fills).toMatchObject([{ price: 12 }]);
  });

  it('of a stop-limit gapped over wait at the limit', () => {
    const ticket = { ...buy, stop: 11, limit: 11.5 };
    expect(run([flat, [12, 12.5, 11.8, 12]], at(0, ticket)).fills).toEqual([]);
    expect(run([flat, [12, 12.5, 11.8, 12], [12, 12, 11, 12]], at(0, ticket)).fills).toMatchObject([{ price: 11.5 }]);
  });

  it('of a stop entry leave its stop loss for the next bar, unlike those of a market entry', () => {
    const rows: readonly Row[] = [flat, [10, 11.5, 8, 11], [10, 10, 9.5, 10]];
    const entry = run(rows, at(0, { ...buy, stop: 11, stopLoss: 9.8 }));
    expect(entry.trades).toMatchObject([{ entryIndex: 1, exitIndex: 2, exitPrice: 9.8 }]);
    const market = run(rows, at(0, { ...buy, stopLoss: 9.8 }));
    expect(market.trades).toMatchObject([{ entryIndex: 1, exitIndex: 1, exitPrice: 9.8 }]);
  });

  it('of a limit entry whose bar goes on to its stop loss say that the stop waited', () => {
    const rows: readonly Row[] = [flat, [10, 10, 8, 9.5], [9.5, 10, 9.5, 10]];
    const low = run(rows, at(0, { ...buy, limit: 9.5, stopLoss: 9 }));
    expect(low.fills).toMatchObject([{ bar: 1, price: 9.5, reason: 'limit' }]);
    expect(low.trades).toEqual([]);
    expect(low.flags).toContain('stop-waited');
    expect(run(rows, at(0, { ...buy, limit: 9.5, stopLoss: 7.9 })).flags).not.toContain('stop-waited');
    expect(run(rows, at(0, { ...buy, stopLoss: 9 })).flags).not.toContain('stop-waited');
    const short = { ...buy, side: -1 as const, limit: 10.5, stopLoss: 11 };
    const up: readonly Row[] = [flat, [10, 11.5, 10, 10.5], flat];
    expect(run(up, at(0, short)).flags).toContain('stop-waited');
    expect(run(up, at(0, { ...short, stopLoss: 12 })).flags).not.toContain('stop-waited');
  });

  it('of a trailing stop follow the best price so far, one bar behind', () => {
    const rows: readonly Row[] = [flat, [10, 12, 10, 12], [12, 20, 11.5, 19], [19, 19, 17, 18]];
    const { trades } = run(rows, at(0, { ...buy, trailLoss: 0.1 }));
    expect(trades).toMatchObject([{ exitIndex: 3, exitPrice: 18 }]);
  });

  it('close what is held at the open before a stop of the same bar', () => {
    const strategy: EventStrategy = (book, bar) => {
      if (bar === 0) placeOrder(book, { ...buy, stopLoss: 9 });
      if (bar === 1) closePosition(book);
    };
    const { trades } = run([flat, flat, [9.5, 10, 8, 9]], strategy);
    expect(trades).toMatchObject([{ exitPrice: 9.5 }]);
  });

  it('lapse after the bars they were good for, and when cancelled', () => {
    const day = run([flat, flat, [9, 9, 9, 9]], at(0, { ...buy, limit: 9.5, goodForBars: 1 }));
    expect(day.fills).toEqual([]);
    expect(day.rejections).toMatchObject([{ bar: 1, reason: 'expired' }]);
    const cancelled = run([flat, flat, [9, 9, 9, 9]], (book, bar) => {
      if (bar === 0) placeOrder(book, { ...buy, limit: 9.5 });
      if (bar === 1) cancelOrders(book);
    });
    expect(cancelled.fills).toEqual([]);
    expect(cancelled.rejections).toMatchObject([{ bar: 1, reason: 'cancelled' }]);
  });
});

describe('sizes', () => {
  it('shrink to what the money buys with its commission, and say so', () => {
    const commission = { rate: 0.01, perUnit: 0, fixed: 0, min: 5, max: null };
    const { fills, rejections } = run([flat, flat], at(0, { ...buy, size: 500 }), {
      quantityStep: 1,
      costs: { commission },
    });
    expect(fills).toMatchObject([{ quantity: 99, commission: 9.9 }]);
    expect(rejections).toMatchObject([{ reason: 'shrunk-to-cash', wanted: 500, granted: 99 }]);
  });

  it('are refused when not even one step fits', () => {
    const { fills, rejections } = run([flat, flat], at(0, buy), { cash: 5, quantityStep: 1 });
    expect(fills).toEqual([]);
    expect(rejections).toMatchObject([{ reason: 'insufficient-cash', granted: 0 }]);
  });

  it('by risk lose the desired share of equity at the stop', () => {
    const { trades } = run([flat, flat, [9.5, 9.5, 8, 9]], at(0, { side: 1, basis: 'risk', size: 0.01, stopLoss: 9 }));
    expect(trades).toMatchObject([{ quantity: 10, pnl: -10 }]);
  });

  it('keep to a share of the volume and carry the rest over', () => {
    const { fills } = run([flat, [10, 10, 10, 10, 60], [10, 10, 10, 10, 1000]], at(0, buy), { maxVolumeShare: 0.1 });
    expect(fills).toMatchObject([
      { bar: 1, quantity: 6 },
      { bar: 2, quantity: 4 },
    ]);
  });

  it('of a target trade the difference once', () => {
    const strategy: EventStrategy = (book, bar) => {
      if (bar === 0) placeOrder(book, { side: 1, basis: 'target', size: 0.5 });
      if (bar === 1) placeOrder(book, { side: -1, basis: 'target', size: 0.5 });
    };
    const { fills, trades } = run([flat, flat, flat], strategy);
    expect(fills.map(({ side, quantity }) => side * quantity)).toEqual([50, -100]);
    expect(trades).toHaveLength(1);
  });
});

describe('costs of trading and holding', () => {
  it('are spread and slippage on market fills and none on limit fills', () => {
    const costs = { spread: 0.02, slippage: { fixed: 0.01, volatilityShare: 0, volumeImpact: 0 } };
    const market = run([flat, flat], at(0, buy), { costs });
    expect(market.fills[0].price).toBeCloseTo(10.2, 12);
    expect(run([flat, flat], at(0, { ...buy, limit: 10 }), { costs }).fills[0].price).toBe(10);
  });

  it('grow with the share of the volume taken', () => {
    const costs = { slippage: { fixed: 0, volatilityShare: 0, volumeImpact: 0.1 } };
    const { fills } = run([flat, [10, 10, 10, 10, 20]], at(0, buy), { costs });
    expect(fills[0].price).toBeCloseTo(10 * (1 + 0.1 * 0.25), 12);
  });

  it('pay dividends to longs and take them from shorts', () => {
    const dividends = Float64Array.of(0, 0, 0.5);
    expect(run([flat, flat, flat], at(0, buy), {}, { dividends }).equity[2]).toBe(1005);
    expect(run([flat, flat, flat], at(0, { ...buy, side: -1 }), {}, { dividends }).equity[2]).toBe(995);
  });

  it('charge borrowed shares, borrowed money and funding by the time held', () => {
    const short = run([flat, flat, flat], at(0, { ...buy, side: -1 }), { costs: { borrowRate: 0.365 } });
    expect(short.equity[2]).toBeCloseTo(1000 - 100 * 0.001, 12);
    const loan = run([flat, flat, flat], at(0, { ...buy, size: 200 }), { leverage: 2, costs: { marginRate: 0.365 } });
    expect(loan.equity[2]).toBeCloseTo(1000 - 1000 * 0.001, 12);
    const funding = Float64Array.of(0, 0, 0.01);
    expect(run([flat, flat, flat], at(0, buy), {}, { funding }).equity[2]).toBeCloseTo(999, 12);
  });

  it('pay once what falls on a last bar that another engine plays twice', () => {
    const config = { compat: { ...noCompat, replaysLastBar: true } };
    const extras = { dividends: Float64Array.of(0, 0, 0.5), fundingWithin: Float64Array.of(0, 0, 0.01) };
    expect(run([flat, flat, flat], at(0, buy), config, extras).equity[2]).toBeCloseTo(1000 + 5 - 1, 12);
  });

  it('end a run whose equity is used up', () => {
    const result = run([flat, flat, [4, 4, 4, 4], flat], at(0, { ...buy, size: 200 }), { leverage: 2 });
    expect([...result.equity]).toEqual([1000, 1000, 0, 0]);
    expect(result.flags).toContain('ruined');
    expect([...equityReturns(result.equity, 1000)]).toEqual([0, -1, 0]);
  });

  it('force everything out at the next open once the margin is short', () => {
    const rows: readonly Row[] = [flat, flat, [6, 6, 6, 6], [7, 7, 7, 7]];
    const { fills } = run(rows, at(0, { ...buy, size: 200 }), { leverage: 2, maintenanceMargin: 0.25 });
    expect(fills).toMatchObject([{ bar: 1 }, { bar: 3, price: 7, quantity: 200, reason: 'margin-call' }]);
  });
});

describe('market rules', () => {
  const pack = (terms: Partial<Parameters<RulePack['read']>[1]>): RulePack => ({
    version: 'test',
    unit: 1,
    tickAt: () => 0,
    read: (bar, out) => Object.assign(out, bar === 1 ? terms : { isHalted: false, limitUp: Number.NaN, resaleBars: 0 }),
    fees: (_bar, side, quantity, price) => (side === -1 ? quantity * price * 0.001 : 0),
    ruleIds: (_bar, aspect) => [`test-${aspect}`],
  });

  it('make an order wait out a halt and a locked limit, and name the rule', () => {
    for (const terms of [{ isHalted: true }, { limitUp: 10 }]) {
      const { fills, rejections } = run([flat, flat, flat], at(0, buy), { rules: pack(terms) });
      expect(fills).toMatchObject([{ bar: 2, ruleIds: expect.arrayContaining(['test-lot', 'test-fee']) }]);
      expect(rejections).toMatchObject([{ bar: 1, ruleIds: [terms.isHalted === true ? 'test-halt' : 'test-limit'] }]);
    }
  });

  it('keep bought shares for the resale wait and charge duties on the sale', () => {
    const rules: RulePack = { ...pack({}), read: (_bar, out) => Object.assign(out, { resaleBars: 1 }) };
    const { trades, rejections } = run([flat, flat, flat], at(0, { ...buy, stopLoss: 10 }), { rules });
    expect(rejections).toMatchObject([{ bar: 1, reason: 'resale-wait', ruleIds: ['test-resale'] }]);
    expect(trades).toMatchObject([{ exitIndex: 2, commission: 0.1 }]);
  });

  it('refuse short sales and lots too small', () => {
    const none = run([flat, flat], at(0, { ...buy, side: -1 }), { rules: pack({ canShort: false }) });
    expect(none.rejections).toMatchObject([{ reason: 'short-not-allowed' }]);
    const lot = run([flat, flat], at(0, buy), { rules: pack({ lotMin: 100, lotStep: 1 }) });
    expect(lot.rejections).toMatchObject([{ reason: 'below-smallest-lot' }]);
  });
});

describe('results', () => {
  it('carry what the metrics read, and a fingerprint that notices any change', () => {
    const result = run([flat, flat, [12, 12, 12, 12]], at(0, buy));
    const inputs = metricInputsOf(result, 252);
    expect([...inputs.returns]).toEqual([0, 1020 / 1000 - 1]);
    expect(result.exposure()[1]).toBe(0.1);
    expect(inputs.exposureTotals).toMatchObject({ periods: 2, held: 2 });
    expect(resultHash(result)).toMatch(/^[0-9a-f]{64}$/);
    const other = run([flat, flat, [12, 12, 12, 12]], at(0, { ...buy, size: 11 }));
    expect(resultHash(other)).not.toBe(resultHash(result));
    expect(result.open).toMatchObject([{ entryIndex: 1, profit: 20 }]);
  });

  it('measure how far a trade went for and against its entry', () => {
    const { trades } = run([flat, [10, 13, 9, 10], flat, flat], (book, bar) => {
      if (bar === 0) placeOrder(book, buy);
      if (bar === 1) protectPosition(book, { target: 10 });
    });
    expect(trades[0].mae).toBeCloseTo(-0.1, 12);
    expect(trades[0].mfe).toBeCloseTo(0.3, 12);
  });
});

describe('bad input is refused with field and row', () => {
  const rows: readonly Row[] = [flat, flat, flat];
  const cases: readonly (readonly [string, (bars: BarColumns) => BarColumns, RegExp, object])[] = [
    ['no rows', () => barsOf([]), /there are no bars/, { field: 'close', row: 0 }],
    ['one row', () => barsOf([flat]), /only one bar/, { field: 'close', row: 1 }],
    ['unsorted', (b) => ({ ...b, time: Float64Array.of(0, 5, 3) }), /time at row 2/, { field: 'time', row: 2 }],
    [
      'missing',
      (b) => ({ ...b, close: Float64Array.of(10, Number.NaN, 10) }),
      /is missing/,
      { field: 'close', row: 1 },
    ],
    ['negative', (b) => ({ ...b, low: Float64Array.of(10, 10, -1) }), /low at row 2 is -1/, { field: 'low', row: 2 }],
    [
      'infinite',
      (b) => ({ ...b, high: Float64Array.of(10, Number.POSITIVE_INFINITY, 10) }),
      /high at row 1 is Infinity/,
      { field: 'high', row: 1 },
    ],
    ['zero', (b) => ({ ...b, open: Float64Array.of(10, 0, 10) }), /open at row 1 is 0/, { field: 'open', row: 1 }],
    ['no time', (b) => ({ ...b, time: Float64Array.of(0, Number.NaN, 3) }), /time at row 1/, { field: 'time', row: 1 }],
    ['volume', (b) => ({ ...b, volume: Float64Array.of(1, -2, 1) }), /volume at row 1/, { field: 'volume', row: 1 }],
    ['high', (b) => ({ ...b, high: Float64Array.of(10, 9, 10) }), /high at row 1/, { field: 'high', row: 1 }],
    ['length', (b) => ({ ...b, open: Float64Array.of(10) }), /column open has 1 rows/, { field: 'open', row: 1 }],
  ];

  it.each(cases)('%s', (_name, spoil, message, details) => {
    const broken = spoil(barsOf(rows));
    expect(() => runEvent(broken, () => {}, { cash: 1000 })).toThrowError(message);
    expect(() => runEvent(broken, () => {}, { cash: 1000 })).toThrowError(
      expect.objectContaining({ code: 'bad-input', details }),
    );
  });

  it.each([
    [{ cash: 0 }, /cash must be/],
    [{ leverage: Number.NaN }, /leverage must be/],
    [{ delayBars: 0.5 }, /delayBars must be/],
    [{ maxVolumeShare: 2 }, /maxVolumeShare must be/],
    [{ costs: { spread: -1 } }, /spread must be/],
    [{ costs: { borrowRate: Number.POSITIVE_INFINITY } }, /borrowRate must be/],
  ] as const)('settings %j', (config, message) => {
    expect(() => run(rows, () => {}, config)).toThrowError(message);
  });

  it.each([
    [{ ...buy, size: Number.NaN }, /size must be more than 0/],
    [{ ...buy, limit: -1 }, /limit must be a positive number/],
    [{ ...buy, basis: 'target', limit: 9 }, /reached at the market/],
  ] as const)('order %j', (ticket, message) => {
    expect(() => run(rows, at(1, ticket))).toThrowError(message);
  });
});
