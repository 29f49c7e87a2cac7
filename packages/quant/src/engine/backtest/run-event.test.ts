import { describe, expect, it } from 'vitest';
import type { Book } from './book.ts';
import { heldColumn } from './holdings.ts';
import { runNaive, type NaiveAction } from './testing/naive.ts';
import { cancelOrders, closePosition, placeOrder } from './orders.ts';
import { runEvent, type EventStrategy } from './run-event.ts';
import { randomBars, randomFrom } from './testing/random-bars.ts';
import { randomActions, randomConfig } from './testing/random-strategy.ts';

function follow(actions: readonly (readonly NaiveAction[])[]): EventStrategy {
  return (book, bar) => {
    for (const action of actions[bar]) {
      if ('cancel' in action) cancelOrders(book);
      else if ('close' in action) closePosition(book, action.close);
      else placeOrder(book, action);
    }
  };
}

function fillsOf({ fills }: Book): readonly (readonly number[])[] {
  const { bar, side, quantity, price, commission } = fills.columns;
  return Array.from({ length: fills.count }, (_, k) => [bar[k], side[k], quantity[k], price[k], commission[k]]);
}

function isClose(got: number, want: number, room: number): boolean {
  return Math.abs(got - want) <= room + 1e-9 * Math.abs(want);
}

/** The first bar at which two runs part, or null. */
function difference(book: Book, naive: ReturnType<typeof runNaive>, cash: number): string | null {
  const got = fillsOf(book);
  const want = naive.fills.map(({ bar, side, quantity, price, commission }) => [
    bar,
    side,
    quantity,
    price,
    commission,
  ]);
  const until = book.ruinedAt < 0 ? Number.POSITIVE_INFINITY : book.ruinedAt;
  for (const [k, row] of want.entries()) {
    if (row[0] >= until) break;
    if (got[k] === undefined || !row.every((value, at) => isClose(got[k][at], value, 1e-9))) {
      return `fill ${k}: ${String(got[k])} against ${String(row)}`;
    }
  }
  const held = heldColumn(book);
  for (const [bar, equity] of naive.equity.entries()) {
    if (bar >= until) break;
    if (!isClose(book.equity[bar], equity, 1e-9 * cash))
      return `equity at ${bar}: ${book.equity[bar]} against ${equity}`;
    if (!isClose(held[bar], naive.position[bar], 1e-9)) return `position at ${bar}`;
  }
  return null;
}

function drawn(seed: number, length = 60) {
  const random = randomFrom(seed);
  const bars = randomBars(length, random);
  return { bars, actions: randomActions(bars, random), config: randomConfig(random) };
}

describe('event executor against the oracle', () => {
  // In four parts, so that a busy machine still finishes each in time.
  it.each([0, 500, 1000, 1500])(
    'fills the same orders and marks the same equity in 500 random runs from %i',
    (from) => {
      let fills = 0;
      for (let seed = from + 1; seed <= from + 500; seed += 1) {
        const { bars, actions, config } = drawn(seed);
        const book = runEvent(bars, follow(actions), config);
        const naive = runNaive(bars, (bar) => actions[bar], config);
        const parted = difference(book, naive, config.cash);
        expect(parted, `seed ${seed}: ${parted}`).toBeNull();
        fills += book.fills.count;
      }
      expect(fills).toBeGreaterThan(5000);
    },
  );
});
