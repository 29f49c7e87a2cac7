import { dayMs } from '@plumbline/model/date';
import type { BarColumns } from '@plumbline/model/bar';
import type { OrderTicket } from '@plumbline/model/order';
import { describe, expect, it } from 'vitest';
import type { RunConfig, RunExtras } from './book.ts';
import { liquidationPrice, type IsolatedMargin } from './isolated-margin.ts';
import { placeOrder } from './orders.ts';
import { noCompat } from './compat.ts';
import { runEvent } from './run-event.ts';
import { resultOf } from './run-result.ts';
import { runVector } from './testing/run-vector.ts';

type Row = readonly [open: number, high: number, low: number, close: number];

function barsOf(rows: readonly Row[]): BarColumns {
  const column = (at: 0 | 1 | 2 | 3): Float64Array => Float64Array.from(rows, (row) => row[at]);
  return {
    time: Float64Array.from(rows, (_, i) => i * dayMs),
    open: column(0),
    high: column(1),
    low: column(2),
    close: column(3),
    volume: new Float64Array(rows.length).fill(1e6),
  };
}

/** One rate for all sizes, and no fee: what is lost is the difference of prices alone. */
const plain: IsolatedMargin = { tiers: [{ upTo: null, rate: 0.005 }], liquidationFee: 0 };

/** The tickets are placed at the closes of the first bars, one each. */
function run(
  rows: readonly Row[],
  tickets: OrderTicket | readonly OrderTicket[],
  config: Partial<RunConfig> = {},
  extras: RunExtras = {},
) {
  const settings: RunConfig = { cash: 10_000, leverage: 10, margin: plain, ...config };
  const strategy = (book: Parameters<Parameters<typeof runEvent>[1]>[0], bar: number): void => {
    const ticket = 'side' in tickets ? (bar === 0 ? tickets : undefined) : tickets[bar];
    if (ticket !== undefined) placeOrder(book, ticket);
  };
  return resultOf(runEvent(barsOf(rows), strategy, settings, extras), settings.cash);
}

const still: Row = [100, 100, 100, 100];
const long: OrderTicket = { side: 1, basis: 'units', size: 100 };
const short: OrderTicket = { ...long, side: -1 };

describe('the price of a liquidation', () => {
  it('is where the margin left is the maintenance margin, long and short', () => {
    // 100 units at 100, 10 times: 1,000 set aside. Long 9,000 / (100 · 0.995), short 11,000 / (100 · 1.005).
    expect(liquidationPrice(plain.tiers, 1, 100, 100, 1000)).toBeCloseTo(90.4522613, 7);
    expect(liquidationPrice(plain.tiers, -1, 100, 100, 1000)).toBeCloseTo(109.4527363, 7);
    // Paid in full, a long is never liquidated, and a short where the price has nearly doubled.
    expect(liquidationPrice(plain.tiers, 1, 100, 100, 10_000)).toBe(0);
    expect(liquidationPrice(plain.tiers, -1, 100, 100, 10_000)).toBeCloseTo(199.0049751, 7);
  });

  it('takes each part of a large position at the rate of its step', () => {
    // 10 BTC at 60,000, 20 times: 30,000 set aside. Of the value V at the liquidation 50,000 count at 0.4 %, 200,000 at
    // 0.5 % and the rest at 1 %: 0.01 V − 1,300. Long: 600,000 − 30,000 − 1,300 = 9.9 P.
    const steps = [
      { upTo: 50_000, rate: 0.004 },
      { upTo: 250_000, rate: 0.005 },
      { upTo: null, rate: 0.01 },
    ];
    const price = liquidationPrice(steps, 1, 10, 60_000, 30_000);
    expect(price).toBeCloseTo(568_700 / 9.9, 6);
    const kept = 50_000 * 0.004 + 200_000 * 0.005 + (10 * price - 250_000) * 0.01;
    expect(30_000 + 10 * (price - 60_000)).toBeCloseTo(kept, 6);
  });
});

describe('a position with its own margin', () => {
  it('is liquidated at its price within a bar, and loses no more than was set aside', () => {
    const rows: readonly Row[] = [still, still, [99, 99, 90, 95], [95, 95, 95, 95]];
    const { fills, equity, flags, trades } = run(rows, long);
    expect(fills).toMatchObject([{ bar: 1 }, { bar: 2, side: -1, quantity: 100, reason: 'liquidation' }]);
    expect(fills[1].price).toBeCloseTo(90.4522613, 7);
    // 100 · (100 − 90.4522613) of 10,000; of the 1,000 set aside the maintenance margin is left.
    expect(equity[3]).toBeCloseTo(10_000 - 954.77387, 4);
    expect(trades[0].pnl).toBeCloseTo(-954.77387, 4);
    expect(flags).toContain('liquidated');
    expect(run([still, still, [99, 99, 91, 95], still], long).flags).not.toContain('liquidated');
  });

  it('loses all of its margin to the fee, and nothing beyond it through a gap', () => {
    const fee = { margin: { ...plain, liquidationFee: 0.0125 } };
    // The fee of 1.25 % is more than the 0.5 % that were left.
    expect(run([still, still, [99, 99, 90, 95], still], long, fee).equity[3]).toBeCloseTo(9000, 9);
    const gap = run([still, still, [70, 75, 65, 70], still], long);
    expect(gap.fills[1]).toMatchObject({ bar: 2, price: 90, reason: 'liquidation' });
    expect(gap.equity[3]).toBeCloseTo(9000, 9);
    // A gap that stops short of the margin: 100 · (100 − 90.2).
    expect(run([still, still, [90.2, 91, 90.2, 90.2], still], long).equity[3]).toBeCloseTo(9020, 9);
  });

  it('is liquidated as a short when the price rises', () => {
    const { fills, equity } = run([still, still, [101, 110, 101, 105], still], short);
    expect(fills[1].price).toBeCloseTo(109.4527363, 7);
    expect(equity[3]).toBeCloseTo(10_000 - 945.27363, 4);
  });

  it('pays funding out of its margin, which brings the liquidation nearer', () => {
    const funding = Float64Array.of(0, 0, 0.01, 0.01, 0);
    const rows: readonly Row[] = [still, still, still, [100, 100, 92, 100], still];
    // Twice 1 % of 10,000: 800 of the 1,000 are left, and (10,000 − 800) / 99.5 = 92.46 is met.
    const { fills, equity } = run(rows, long, {}, { funding });
    expect(equity[2]).toBeCloseTo(9900, 9);
    expect(fills[1]).toMatchObject({ bar: 3, reason: 'liquidation' });
    expect(fills[1].price).toBeCloseTo(9200 / 99.5, 9);
    expect(run(rows, long).flags).not.toContain('liquidated');
    // A short receives what longs pay.
    expect(run(rows, short, {}, { funding }).equity[4]).toBeCloseTo(10_200, 9);
  });

  it('pays funding on the value at the open, in the money that a point is worth', () => {
    const rows: readonly Row[] = [still, still, [100, 104, 100, 104], [102, 104, 102, 104]];
    const funding = Float64Array.of(0, 0, 0, 0.01);
    // 10 contracts of 10 at an open of 102: 1 % of 10,200.
    const { equity } = run(rows, { ...long, size: 10 }, { multiplier: 10 }, { funding });
    expect(equity[3]).toBeCloseTo(10_000 + 400 - 102, 9);
  });

  it('pays what falls due within a bar by what is held at its close, on the last bar too', () => {
    const fundingWithin = Float64Array.of(0.01, 0.01, 0, 0.02);
    const rows: readonly Row[] = [still, still, still, [100, 110, 100, 110]];
    const { equity, open, trades } = run(rows, long, {}, { fundingWithin });
    // Bought at the open of bar 1: 1 % of 10,000, then 2 % of 11,000.
    expect([...equity]).toEqual([10_000, 9900, 9900, 9900 + 1000 - 220]);
    expect(open[0].profit).toBeCloseTo(1000 - 320, 9);
    expect(trades).toEqual([]);
    const stopped = run(rows, { ...long, target: 105 }, {}, { fundingWithin });
    // Sold at 105 before the last close: only the first was paid.
    expect(stopped.equity[3]).toBeCloseTo(10_000 + 500 - 100, 9);
    expect(stopped.trades[0].pnl).toBeCloseTo(500 - 100, 9);
    // Out of the margin as well: 100 of the 1,000 are gone, so that 9,100 / 99.5 is the liquidation.
    const fall = run([still, still, [100, 100, 91.3, 95], still], long, {}, { fundingWithin });
    expect(fall.fills[1].price).toBeCloseTo(9100 / 99.5, 9);
  });

  it('goes by the mark price where there is one', () => {
    const rows: readonly Row[] = [still, still, [99, 99, 85, 95], still];
    const markLow = Float64Array.of(100, 100, 91, 100);
    const markHigh = Float64Array.of(100, 100, 99, 100);
    expect(run(rows, long, {}, { markLow, markHigh }).flags).not.toContain('liquidated');
    expect(run(rows, long, {}, { markLow: markLow.map((low) => low - 1), markHigh }).flags).toContain('liquidated');
  });

  it('meets a stop that stands nearer, and not a target of the same bar', () => {
    const wide: readonly Row[] = [still, still, [100, 120, 80, 100], still];
    const stopped = run(wide, { ...long, stopLoss: 95, target: 115 });
    expect(stopped.fills[1]).toMatchObject({ price: 95, reason: 'stop-loss' });
    expect(stopped.flags).not.toContain('liquidated');
    const later = run(wide, { ...long, stopLoss: 85, target: 115 });
    expect(later.fills[1].reason).toBe('liquidation');
  });

  it('counts a position opened within the bar as reached where the bar leaves no doubt', () => {
    const wide: readonly Row[] = [still, [100, 104, 85, 100], still];
    // Bought on the way down, it has seen the low; bought on the way up, the low may have been before.
    expect(run(wide, { ...long, limit: 98 }).fills[1].reason).toBe('liquidation');
    expect(run(wide, { ...long, stop: 102 }).fills).toHaveLength(1);
    expect(run([still, [100, 104, 85, 86], still], { ...long, stop: 102 }).fills[1].reason).toBe('liquidation');
  });

  it('sets aside value over leverage, and gains that are not taken buy nothing', () => {
    // 1,000 units at 100, 10 times, take the whole 10,000.
    const { rejections, fills } = run([still, still, still], { ...long, size: 2000 });
    expect(fills[0].quantity).toBeCloseTo(1000, 9);
    expect(rejections[0].reason).toBe('shrunk-to-cash');
  });

  it('costs the commission too, and never more than the margin of all its purchases', () => {
    const costs = {
      commission: { rate: 0.001, perUnit: 0, fixed: 0, min: 0, max: null },
      spread: 0,
      slippage: { fixed: 0, volatilityShare: 0, volumeImpact: 0 },
      borrowRate: 0,
      marginRate: 0,
    };
    const low: readonly Row[] = [still, still, still, [99, 99, 90, 95], still];
    // Ten for the purchase, 0.1 % of 9,045.23 for the liquidation.
    expect(run(low, long, { costs }).equity[4]).toBeCloseTo(10_000 - 10 - 954.77387 - 9.04523, 4);
    const halves = [
      { ...long, size: 50 },
      { ...long, size: 50 },
    ];
    expect(run(low, halves, { margin: { ...plain, liquidationFee: 0.0125 } }).equity[4]).toBeCloseTo(9000, 9);
  });

  it('counts contracts by what a point of them is worth', () => {
    const rows: readonly Row[] = [still, still, [99, 99, 90, 95], still];
    const { fills, equity } = run(rows, { ...long, size: 10 }, { multiplier: 10 });
    expect(fills[1].price).toBeCloseTo(90.4522613, 7);
    expect(equity[3]).toBeCloseTo(10_000 - 954.77387, 4);
  });

  it('keeps to the part that is left the part of the margin that belongs to it', () => {
    const rows: readonly Row[] = [still, still, still, [99, 99, 90, 95], still];
    const { fills } = run(rows, [long, { side: -1, basis: 'reduce', size: 0.5 }]);
    expect(fills[2]).toMatchObject({ bar: 3, quantity: 50, reason: 'liquidation' });
    expect(fills[2].price).toBeCloseTo(90.4522613, 7);
  });

  it('leaves gains that are not taken out of what can be bought', () => {
    // 5,000 of 10,000 are set aside; the other 5,000, ten times, buy 250 at 200.
    const rows: readonly Row[] = [still, still, [100, 200, 100, 200], [200, 200, 200, 200], [200, 200, 200, 200]];
    const { fills } = run(rows, [
      { ...long, size: 500 },
      { ...long, size: 1 },
      { ...long, size: 1000 },
    ]);
    expect(fills[2].quantity).toBeCloseTo((10_000 - 5000 - 10) / 20, 9);
  });

  it('as a short meets a stop that stands nearer, and is liquidated before one that stands beyond', () => {
    const rows: readonly Row[] = [still, still, [100, 120, 100, 118], still];
    expect(run(rows, { ...short, stopLoss: 105 }).fills[1]).toMatchObject({ price: 105, reason: 'stop-loss' });
    expect(run(rows, { ...short, stopLoss: 115 }).fills[1].reason).toBe('liquidation');
  });

  it('goes by the mark price at the open and as a short too', () => {
    const down: readonly Row[] = [still, still, [85, 99, 85, 95], still];
    const markLow = Float64Array.of(100, 100, 91, 100);
    expect(run(down, long, {}, { markLow, markHigh: markLow }).flags).not.toContain('liquidated');
    const up: readonly Row[] = [still, still, [101, 115, 101, 105], still];
    const markHigh = Float64Array.of(100, 100, 109, 100);
    expect(run(up, short, {}, { markLow, markHigh }).flags).not.toContain('liquidated');
    const higher = markHigh.map((high) => high + 1);
    expect(run(up, short, {}, { markLow, markHigh: higher }).flags).toContain('liquidated');
  });

  it('is looked at on every bar, however quiet a strategy is and whatever executor fits it', () => {
    const rows: readonly Row[] = [still, still, [99, 99, 90, 95], still];
    const quiet = Object.assign(
      (book: Parameters<Parameters<typeof runEvent>[1]>[0], bar: number): void => {
        if (bar === 0) placeOrder(book, long);
      },
      { quietUntil: () => rows.length },
    );
    const config: RunConfig = { cash: 10_000, leverage: 10, margin: plain };
    expect(resultOf(runEvent(barsOf(rows), quiet, config), 10_000).flags).toContain('liquidated');
    const followed = runVector(barsOf(rows), Float64Array.of(1, Number.NaN, Number.NaN, Number.NaN), config);
    expect(resultOf(followed, 10_000).flags).toContain('liquidated');
  });

  it('leaves nothing of an account that it took whole', () => {
    const rows: readonly Row[] = [still, [97, 97, 97, 97], [30, 30, 30, 30], still];
    expect(run(rows, { side: 1, basis: 'units', size: 1e6 }, { leverage: 7 }).equity[3]).toBe(0);
  });

  it('refuses tables that cannot be', () => {
    const wrong = (tiers: IsolatedMargin['tiers']) => () =>
      run([still, still], long, { margin: { tiers, liquidationFee: 0 } });
    expect(wrong([])).toThrow(/no upper end/);
    expect(
      wrong([
        { upTo: 5, rate: 0.02 },
        { upTo: null, rate: 0.01 },
      ]),
    ).toThrow(/do not fall/);
    expect(() => run([still, still], long, { hedging: true })).toThrow(/side by side/);
    expect(() => run([still, still], long, { compat: noCompat })).toThrow(/another engine/);
    expect(() => run([still, still], long, { maintenanceMargin: 0.1 })).toThrow(/of the account/);
  });
});

describe('a holding whose prices end', () => {
  const rows: readonly Row[] = [still, still, [90, 90, 90, 90]];
  const spot: Partial<RunConfig> = { leverage: 1 };
  const settled = (delisting: 'last' | number) => {
    const { margin: _none, ...config } = { cash: 10_000, margin: plain, ...spot, delisting };
    const strategy = (book: Parameters<Parameters<typeof runEvent>[1]>[0], bar: number): void => {
      if (bar === 0) placeOrder(book, long);
    };
    return resultOf(runEvent(barsOf(rows), strategy, config), 10_000);
  };

  it('is settled at the last price, at nothing or at what was chosen, without a commission', () => {
    expect(settled('last').equity[2]).toBe(9000);
    expect(settled(0).equity[2]).toBe(0);
    const given = settled(25);
    expect(given.equity[2]).toBe(2500);
    expect(given.fills[1]).toMatchObject({ bar: 2, price: 25, quantity: 100, commission: 0, reason: 'delisted' });
    expect(given.trades[0].pnl).toBe(-7500);
    expect(given.flags).toContain('delisted');
    expect(given.flags).not.toContain('open-at-end');
    expect(() => settled(-1)).toThrow(/0 or more/);
  });
});
