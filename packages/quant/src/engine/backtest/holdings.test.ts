import { describe, expect, it } from 'vitest';
import { grossColumn, heldColumn } from './holdings.ts';
import { closePosition, placeOrder } from './orders.ts';
import { runEvent } from './run-event.ts';
import { randomBars, randomFrom } from './testing/random-bars.ts';

const bars = randomBars(8, randomFrom(3));

describe('what is held at each close', () => {
  it('follows the fills, with long and short lots side by side counted twice in the gross value', () => {
    const book = runEvent(
      bars,
      (books, bar) => {
        if (bar === 0) placeOrder(books, { side: 1, basis: 'units', size: 5 });
        if (bar === 2) placeOrder(books, { side: -1, basis: 'units', size: 5 });
        if (bar === 4) closePosition(books);
      },
      { cash: 1e6, hedging: true, multiplier: 10, leverage: 2 },
    );
    expect([...heldColumn(book)]).toEqual([0, 5, 5, 0, 0, 0, 0, 0]);
    const units = [0, 5, 5, 10, 10, 0, 0, 0];
    expect([...grossColumn(book)]).toEqual(units.map((size, bar) => size * 10 * bars.close[bar]));
  });

  it('is nothing on any bar of a run that never trades', () => {
    const book = runEvent(bars, () => {}, { cash: 100 });
    expect([...heldColumn(book), ...grossColumn(book)]).toEqual(Array.from({ length: 16 }, () => 0));
  });
});
