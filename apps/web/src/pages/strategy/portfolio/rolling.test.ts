import { describe, expect, it } from 'vitest';
import { rollingBars, rollingExposure } from './rolling.ts';

const day = 86_400_000;
const length = 2 * rollingBars + 1;

/** Prices that go up and down by turns, one percent each bar. */
const zigzag = (move: number): Float64Array => {
  let value = 100;
  return Float64Array.from({ length }, (_, k) => (k === 0 ? value : (value *= 1 + (k % 2 === 0 ? move : -move))));
};
const time = Float64Array.from({ length }, (_, k) => k * day);
const measured = { row: 0 };
const input = { cash: 100, periodsPerYear: 252 };
type Account = Parameters<typeof rollingExposure>[1];
// Only what is read.
const account = (change: object): Account =>
  ({ time, equity: zigzag(0.01), benchmark: zigzag(0.005), measured, flags: [], ...change }) as unknown as Account;

describe('the exposure of the half year before', () => {
  it('is the mean of the days of the window, and the beta of its returns alone', () => {
    const net = Float64Array.from({ length }, (_, k) => (k > rollingBars ? 1 : 0));
    const rolling = rollingExposure(input, account({}), net, length);
    expect(rolling?.time[0]).toBe(rollingBars * day);
    expect(rolling?.net[0]).toBe(0);
    expect(rolling?.net[1]).toBeCloseTo(1 / rollingBars, 12);
    expect(rolling?.net.at(-1)).toBe(1);
    // Twice the benchmark's move, on every day.
    for (const beta of rolling?.beta ?? []) expect(beta).toBeCloseTo(2, 9);
    expect(rolling?.beta).toHaveLength(rollingBars + 1);
  });

  it('has no beta without a benchmark of the whole time, and is none of a short account', () => {
    const net = new Float64Array(length);
    expect(rollingExposure(input, account({ benchmark: null }), net, 10)?.beta).toBeNull();
    expect(rollingExposure(input, account({ flags: ['benchmark-late'] }), net, 10)?.beta).toBeNull();
    expect(rollingExposure(input, account({ time: time.subarray(0, rollingBars) }), net, 10)).toBeNull();
  });
});
