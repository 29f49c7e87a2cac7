import { expect, it } from 'vitest';
import { randomFrom } from '../engine/backtest/testing/random-bars.ts';
import { highestSize, highestStep } from './extremes.ts';

it('finds the highest of the last n values at each row, in windows of any length', () => {
  const random = randomFrom(11);
  // Few different values, so that the highest one often stands twice.
  const values = Array.from({ length: 200 }, () => Math.floor(random() * 12) - 6);
  for (const n of [1, 2, 3, 5, 8, 14, 33]) {
    // The window stands between two others, which it may not touch.
    const state = new Float64Array(highestSize(n) + 2).fill(9);
    state.fill(0, 1, -1);
    for (const [row, value] of values.entries()) {
      const highest = highestStep(state, 1, value, row % n, n);
      if (row >= n - 1) expect(highest, `row ${row} of ${n}`).toBe(Math.max(...values.slice(row - n + 1, row + 1)));
    }
    expect([state[0], state.at(-1)]).toEqual([9, 9]);
  }
});
