import type { BarColumns } from '@plumbline/model/bar';
import { sliceColumns } from '@plumbline/model/bar';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Book, RunConfig } from './book.ts';
import type { NaiveAction } from './testing/naive.ts';
import { cancelOrders, closePosition, placeOrder } from './orders.ts';
import { runEvent, type EventStrategy } from './run-event.ts';
import { randomBars, randomFrom } from './testing/random-bars.ts';
import { randomActions, randomConfig } from './testing/random-strategy.ts';
import { tradesOf } from './trades-of.ts';

const seeds = fc.integer({ min: 1, max: 2 ** 31 });
const length = 80;

function follow(actions: readonly (readonly NaiveAction[])[]): EventStrategy {
  return (book, bar) => {
    for (const action of actions[bar]) {
      if ('cancel' in action) cancelOrders(book);
      else if ('close' in action) closePosition(book, action.close);
      else placeOrder(book, action);
    }
  };
}

function drawn(seed: number) {
  const random = randomFrom(seed);
  const bars = randomBars(length, random);
  return { bars, actions: randomActions(bars, random), config: randomConfig(random) };
}

function scaled(bars: BarColumns, factor: (row: number) => number): BarColumns {
  const by = (column: Float64Array): Float64Array => column.map((value, row) => value * factor(row));
  return { ...bars, open: by(bars.open), high: by(bars.high), low: by(bars.low), close: by(bars.close) };
}

function scaledAction(action: NaiveAction, factor: number, units: number): NaiveAction {
  if ('cancel' in action || 'close' in action) return action;
  const prices = { limit: action.limit, stop: action.stop, stopLoss: action.stopLoss, target: action.target };
  const known = Object.entries(prices).flatMap(([name, price]) =>
    price === undefined ? [] : [[name, price * factor]],
  );
  const size = {
    units,
    targetUnits: units,
    cash: factor * units,
    budget: factor * units,
    fraction: 1,
    target: 1,
    risk: 1,
    reduce: 1,
  }[action.basis];
  return { ...action, ...Object.fromEntries(known), size: action.size * size };
}

/** Cash and units rebuilt from the fills alone, bar by bar. */
function rebuilt({ fills, bars }: Book, cash: number): Float64Array {
  const { bar, side, quantity, price, commission } = fills.columns;
  let [money, units, next] = [cash, 0, 0];
  return Float64Array.from(bars.close, (close, at) => {
    for (; next < fills.count && bar[next] <= at; next += 1) {
      money -= side[next] * quantity[next] * price[next] + commission[next];
      units += side[next] * quantity[next];
    }
    return money + units * close;
  });
}

function distance(got: Float64Array, want: Float64Array, scale: number): number {
  return got.reduce((most, value, i) => Math.max(most, Math.abs(value - want[i]) / scale), 0);
}

describe('event executor', () => {
  it('keeps equity equal to cash plus the value of what is held, rebuilt from the fills alone', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { bars, actions, config } = drawn(seed);
        const book = runEvent(bars, follow(actions), config);
        const until = book.ruinedAt < 0 ? length : book.ruinedAt;
        const wanted = rebuilt(book, config.cash).subarray(0, until);
        expect(distance(book.equity.subarray(0, until), wanted, config.cash)).toBeLessThan(1e-9);
      }),
      { numRuns: 300 },
    );
  });

  it('books every closed trade once: profits of trades and open lots add up to the change of equity', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { bars, actions, config } = drawn(seed);
        const book = runEvent(bars, follow(actions), config);
        if (book.ruinedAt >= 0) return;
        const last = bars.close[length - 1];
        let open = 0;
        for (const { size, entryPrice, fee } of book.lots.entries.slice(0, book.lots.count))
          open += size * (last - entryPrice) - fee;
        const closed = tradesOf(book).reduce((sum, trade) => sum + trade.pnl, 0);
        expect(Math.abs(config.cash + closed + open - book.equityNow)).toBeLessThan(1e-9 * config.cash);
      }),
      { numRuns: 200 },
    );
  });

  it('never changes the past when the future is cut off', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 2, max: length - 1 }), (seed, cut) => {
        const { bars, actions, config } = drawn(seed);
        const whole = runEvent(bars, follow(actions), config);
        const short = runEvent(sliceColumns(bars, 0, cut), follow(actions), config);
        expect([...short.equity]).toEqual([...whole.equity.subarray(0, cut)]);
        const before = (book: Book): number[] => book.fills.columns.price.slice(0, short.fills.count);
        expect(before(short)).toEqual(before(whole));
      }),
      { numRuns: 200 },
    );
  });

  it('makes the same money in another currency', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { bars, actions, config } = drawn(seed);
        const rate = 8;
        const { commission, ...costs } = config.costs ?? {};
        const foreign: RunConfig = {
          ...config,
          cash: config.cash * rate,
          costs: {
            ...costs,
            ...(commission === undefined
              ? {}
              : {
                  commission: {
                    rate: commission.rate,
                    perUnit: commission.perUnit * rate,
                    fixed: commission.fixed * rate,
                    min: commission.min * rate,
                    max: commission.max === null ? null : commission.max * rate,
                  },
                }),
          },
        };
        const there = actions.map((list) => list.map((action) => scaledAction(action, rate, 1)));
        const home = runEvent(bars, follow(actions), config);
        const abroad = runEvent(
          scaled(bars, () => rate),
          follow(there),
          foreign,
        );
        expect(
          distance(
            abroad.equity.map((value) => value / rate),
            home.equity,
            config.cash,
          ),
        ).toBeLessThan(1e-9);
      }),
      { numRuns: 200 },
    );
  });

  it('makes the same money through a split as on split-adjusted bars', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 5, max: length - 5 }), fc.constantFrom(2, 4, 0.5), (seed, day, ratio) => {
        const { bars, actions, config } = drawn(seed);
        // Money per unit of the old kind is another thing after a split: leave those costs and whole lots out.
        const fair: RunConfig = {
          ...config,
          quantityStep: 0,
          costs: { ...config.costs, commission: { rate: 0.001, perUnit: 0, fixed: 1, min: 0, max: null } },
        };
        const isAfter = (row: number): boolean => row >= day;
        const raw = scaled(bars, (row) => (isAfter(row) ? 1 : ratio));
        const splits = new Float64Array(length).fill(1);
        splits[day] = ratio;
        const rawActions = actions.map((list, row) =>
          list.map((action) => (isAfter(row) ? action : scaledAction(action, ratio, 1 / ratio))),
        );
        const adjusted = runEvent(bars, follow(actions), fair);
        const split = runEvent(raw, follow(rawActions), fair, { splits });
        expect(distance(split.equity, adjusted.equity, fair.cash)).toBeLessThan(1e-9);
      }),
      { numRuns: 200 },
    );
  });
});
