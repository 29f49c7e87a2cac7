import { sliceColumns, type BarColumns } from '@plumbline/model/bar';
import { dayMs, timeOf } from '@plumbline/model/date';
import type { Expression, StrategySpec } from '@plumbline/model/strategy-spec';
import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { moneyWeightedReturn } from '../../statistics/money-weighted-return.ts';
import { backtestStrategy } from './backtest-strategy.ts';
import { heldShares } from './held-shares.ts';
import type { BacktestAsset, BacktestInput } from './strategy-backtest.ts';
import { tradedShares } from './traded-shares.ts';
import { close, crossSpec } from './testing/specs.ts';

const number = (value: number): Expression => ({ op: 'constant', value });
const always: Expression = { op: 'above', left: close, right: number(0) };
const fee = 0.002;
const costs = {
  commission: { rate: fee, perUnit: 0, fixed: 0, min: 0, max: null },
  spread: 0,
  slippage: { fixed: 0, volatilityShare: 0, volumeImpact: 0 },
  borrowRate: 0,
  marginRate: 0,
};

/** Bars of every day from a date on. */
function days(count: number, seed: number, from = '2020-01-20'): BarColumns {
  const bars = randomBars(count, randomFrom(seed));
  return { ...bars, time: bars.time.map((_, row) => timeOf(from) + row * dayMs) };
}

function saving(changes: Readonly<Record<string, unknown>> = {}): StrategySpec {
  return crossSpec({
    entry: { long: always },
    exit: {},
    parameters: [],
    costs,
    sizing: { basis: 'cash', value: 500 },
    recurring: { every: 'month', money: 'paid-in' },
    ...changes,
  });
}

function input(spec: StrategySpec, assets: readonly BacktestAsset[], benchmark = false): BacktestInput {
  const [{ bars }] = assets;
  return {
    spec,
    assets,
    benchmark: benchmark ? { time: bars.time, close: bars.close } : null,
    cash: 10_000,
    baseCurrency: 'USD',
    periodsPerYear: 365,
    outOfSample: 0.3,
  };
}

const asset = (bars: BarColumns, more: Partial<BacktestAsset> = {}): BacktestAsset => ({
  id: 'A',
  currency: 'USD',
  bars,
  ...more,
});

const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/** The rule by hand: at the first close of a month, or from a day of it, so much is paid in and spent at the next open. */
function byHand({ time, open, close: closes }: BarColumns, step: number, sum: (row: number) => number, on = 1) {
  let cash = 0;
  let units = 0;
  let bought = '';
  const paid = closes.map(() => 0);
  const worth = closes.map((price, row) => {
    if (row > 0) {
      const before = row - 1;
      const isDay = new Date(time[before]).getUTCDate() >= on || before === 0;
      if (bought !== monthOf(time[before]) && isDay && (on === 1 || new Date(time[before]).getUTCDate() >= on)) {
        bought = monthOf(time[before]);
        paid[row] = sum(before);
        cash += paid[row];
        const whole = cash / (open[row] * (1 + fee));
        const size = step === 0 ? whole : Math.floor(whole / step + 1e-9) * step;
        units += size;
        cash -= size * open[row] * (1 + fee);
      }
    }
    return cash + units * price;
  });
  return { worth, paid, units };
}

const last = (column: Float64Array): number => column[column.length - 1];

describe('the same sum in every period', () => {
  it.each([
    ['any fraction', 0, undefined],
    ['whole lots, what they leave kept for the next', 3, undefined],
    ['from the 15th of a month', 1, 15],
  ] as const)('is what the rule comes to by hand: %s', (_name, quantityStep, on) => {
    const bars = days(500, 3);
    const recurring = { every: 'month', money: 'paid-in', ...(on !== undefined && { on }) };
    const execution = { fillPolicy: 'next-open', delayBars: 0, leverage: 1, quantityStep, maxVolumeShare: 0 };
    const { paidIn, equity } = backtestStrategy(input(saving({ recurring, execution }), [asset(bars)]));
    const { worth, paid } = byHand(bars, quantityStep, () => 500, on);
    let sum = 0;
    let index = 10_000;
    for (const [row, value] of worth.entries()) {
      sum += paid[row];
      const before = (row === 0 ? 0 : worth[row - 1]) + paid[row];
      if (before > 0) index *= value / before;
      expect(paidIn?.worth[row]).toBeCloseTo(value, 6);
      expect(paidIn?.paid[row]).toBe(sum);
      expect(equity[row]).toBeCloseTo(index, 6);
    }
    expect(sum).toBeGreaterThan(8000);
  });

  it('tells what the money earned, beside the same payments in the benchmark', () => {
    const bars = days(800, 5);
    const { paidIn, metrics } = backtestStrategy(input(saving(), [asset(bars)], true));
    const { worth, paid } = byHand(bars, 0, () => 500);
    const rows = [...paid.keys()].filter((row) => paid[row] > 0);
    const end = last(bars.time);
    // A benchmark that is the instrument differs only by the price that it is bought at: the close before, not the open.
    let units = 0;
    for (const row of rows) units += (500 * (1 - fee)) / bars.close[row - 1];
    expect(last(paidIn!.benchmark!)).toBeCloseTo(units * last(bars.close), 6);
    expect(paidIn?.payments).toBe(rows.length);
    expect(paidIn?.gain).toBeCloseTo(last(worth) / (500 * rows.length) - 1, 9);
    const rate = paidIn!.moneyWeighted!;
    const grown = rows.reduce((total, row) => total + 500 * (1 + rate) ** ((end - bars.time[row]) / (365 * dayMs)), 0);
    expect(grown).toBeCloseTo(last(worth), 6);
    expect(metrics.whole['annualReturn']).not.toBeCloseTo(rate, 3);
  });

  it('knows dated flows as the function of spreadsheets does', () => {
    const times = ['2008-01-01', '2008-03-01', '2008-10-30', '2009-02-15'].map(timeOf);
    const rate = moneyWeightedReturn(times, [10_000, -2750, -4250, -3250], 2750, timeOf('2009-04-01'));
    // The example of the manual of XIRR.
    expect(rate).toBeCloseTo(0.373362535, 8);
    expect(moneyWeightedReturn([0], [0], 5, 9 * dayMs)).toBeNaN();
  });

  it('buys more where a condition holds, and units at what they cost', () => {
    const bars = days(400, 7);
    const below: Expression = { op: 'below', left: close, right: number(bars.close[0]) };
    const more = [{ when: below, times: 2 }];
    const doubled = backtestStrategy(
      input(saving({ recurring: { every: 'month', money: 'paid-in', more } }), [asset(bars)]),
    );
    const { worth } = byHand(bars, 0, (row) => (bars.close[row] < bars.close[0] ? 1000 : 500));
    expect(last(doubled.paidIn!.worth)).toBeCloseTo(last(worth), 6);
    expect(doubled.fills.map(({ quantity, price }) => Math.round(quantity * price))).toContain(998);

    const units = backtestStrategy(input(saving({ sizing: { basis: 'units', value: 3 } }), [asset(bars)]));
    const cost = units.fills.reduce((sum, { price, commission }) => sum + 3 * price + commission, 0);
    expect(units.fills.every(({ quantity }) => quantity === 3)).toBe(true);
    expect(last(units.paidIn!.paid)).toBeCloseTo(cost, 8);
    expect(last(units.paidIn!.worth)).toBeCloseTo(3 * units.fills.length * last(bars.close), 8);
  });

  it('says so where the sum is too small, and keeps it', () => {
    const bars = days(200, 9);
    const execution = { fillPolicy: 'next-open', delayBars: 0, leverage: 1, quantityStep: 100, maxVolumeShare: 0 };
    const test = backtestStrategy(input(saving({ execution }), [asset(bars)]));
    expect(test.fills.length).toBe(test.paidIn!.payments - test.rejections.length);
    expect(test.rejections.map(({ reason }) => reason)).toContain('insufficient-cash');
    expect(last(test.paidIn!.paid)).toBe(500 * test.paidIn!.payments);
  });

  it.each([
    ['money', { basis: 'cash', value: 500 }],
    ['units', { basis: 'units', value: 3 }],
  ])(
    'is empty and not used up until the first sum of %s, with dividends to look after or costs of holding',
    (_name, sizing) => {
      const bars = days(300, 31);
      const dividends = bars.close.map((_, row) => (row === 250 ? 1 : 0));
      const plan = saving({
        sizing,
        costs: { ...costs, borrowRate: 0.02 },
        recurring: { every: 'month', on: 15, money: 'paid-in' },
      });
      const test = backtestStrategy(input(plan, [asset(bars, { dividends })]));
      expect(test.flags).not.toContain('ruined');
      expect(test.paidIn?.payments).toBe(10);
      expect(test.fills.length).toBe(10);
    },
  );

  it('keeps to the money of the account where nothing is paid in', () => {
    const bars = days(900, 11);
    const own = saving({ sizing: { basis: 'cash', value: 3000 }, recurring: { every: 'month', money: 'account' } });
    const test = backtestStrategy(input(own, [asset(bars)]));
    expect(test.paidIn).toBeUndefined();
    const spent = test.fills.reduce((sum, { quantity, price, commission }) => sum + quantity * price + commission, 0);
    expect(spent).toBeCloseTo(10_000, 6);
    expect(test.rejections.map(({ reason }) => reason)).toContain('shrunk-to-cash');
  });

  it('sells all of it at a gain on what it cost on average, and goes on', () => {
    const bars = days(900, 13);
    const gain: Expression = {
      op: 'atLeast',
      left: { op: 'position', field: 'profit' },
      right: number(0.05),
    };
    const test = backtestStrategy(input(saving({ exit: { long: gain } }), [asset(bars)]));
    const sales = test.fills.filter(({ side }) => side < 0);
    expect(sales.length).toBeGreaterThan(0);
    expect(last(test.paidIn!.paid)).toBe(500 * test.paidIn!.payments);
    let held = 0;
    for (const { side, quantity } of test.fills) {
      if (side < 0) expect(quantity).toBeCloseTo(held, 9);
      held = side < 0 ? 0 : held + quantity;
    }
  });

  it('turns over what it buys, and holds all of what was paid in', () => {
    const given = input(saving(), [asset(days(400, 29))]);
    const test = backtestStrategy(given);
    const traded = tradedShares(test, given);
    const row = test.time.indexOf(test.fills[0].time);
    // The first sum buys all that the account has.
    expect(traded[row]).toBeCloseTo(1 / (1 + fee), 9);
    expect(heldShares(given, test, 9).shares[0].at(-1)).toBeCloseTo(1, 9);
    expect(last(test.exposure)).toBeCloseTo(1, 9);
  });

  it('does nothing before it is known, whatever comes after', () => {
    const bars = days(300, 17);
    const whole = backtestStrategy(input(saving(), [asset(bars)]));
    for (let rows = 20; rows < 300; rows += 23) {
      const cut = backtestStrategy(input(saving(), [asset(sliceColumns(bars, 0, rows))]));
      expect([...cut.equity]).toEqual([...whole.equity.subarray(0, rows)]);
      expect([...cut.paidIn!.paid]).toEqual([...whole.paidIn!.paid.subarray(0, rows)]);
    }
  });

  it('pays into each of several by itself', () => {
    const [one, two] = [days(400, 19), days(400, 23, '2020-03-01')];
    const both = backtestStrategy(input(saving(), [asset(one), asset(two, { id: 'B' })]));
    const each = [one, two].map((bars) => backtestStrategy(input(saving(), [asset(bars)])));
    const sum = (of: 'paid' | 'worth'): number => last(each[0].paidIn![of]);
    const row = both.time.indexOf(last(one.time));
    expect(last(both.paidIn!.paid)).toBe(each.reduce((total, test) => total + last(test.paidIn!.paid), 0));
    expect(both.paidIn!.worth[row]).toBeGreaterThan(sum('worth'));
    expect(last(both.paidIn!.worth)).toBeCloseTo(sum('worth') + last(each[1].paidIn!.worth), 6);
  });

  it.each([
    [{ risk: { maxBars: 5 } }, 'recurring'],
    [{ sizing: { basis: 'fraction', value: 0.5 } }, 'sizing'],
    [{ recurring: { every: 'year', on: 3, money: 'paid-in' } }, 'recurring.on'],
    [{ entry: { long: always, short: always } }, 'recurring'],
  ])('refuses what it cannot keep to: %j', (changes, field) => {
    expect(() => backtestStrategy(input(saving(changes), [asset(days(50, 1))]))).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ field }) }) as Error,
    );
  });
});
