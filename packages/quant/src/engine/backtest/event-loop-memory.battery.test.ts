import { GCProfiler, setFlagsFromString } from 'node:v8';
import { expect, it } from 'vitest';
import { compileStrategy } from '../strategy/compile-strategy.ts';
import { createColumnCache } from '../strategy/kernel.ts';
import { orderStrategy } from '../strategy/order-strategy.ts';
import { configOf, contextOf } from '../strategy/run-strategy.ts';
import { close, crossSpec } from '../strategy/testing/specs.ts';
import type { EventStrategy } from './run-event.ts';
import { runEvent } from './run-event.ts';
import { randomBars, randomFrom } from './testing/random-bars.ts';

// Code is optimised when it is due, not when a busy machine finds the time: code that is not boxes numbers.
setFlagsFromString('--no-concurrent-recompilation');

const constant = (value: number) => ({ op: 'constant', value });
const profit = { op: 'position', field: 'profit' };

/** Held all the way behind a stop loss, a target and a condition on the profit, none of which is ever met. */
const spec = crossSpec({
  entry: { long: { op: 'above', left: close, right: constant(0) } },
  exit: { long: { op: 'above', left: profit, right: constant(1e9) } },
  sizing: { basis: 'fraction', value: 0.5 },
  risk: { stopLoss: 0.999999, target: 1e6 },
});

/** Bytes of JavaScript objects that one run makes; null when the collector came in between. Columns lie outside the heap. */
function bytesOf(length: number, shown: (strategy: EventStrategy) => EventStrategy): number | null {
  const bars = randomBars(length, randomFrom(5));
  const strategy = compileStrategy(spec);
  const options = { cash: 1e6, cache: createColumnCache() };
  const context = contextOf(strategy, { bars }, options);
  const one = shown(orderStrategy(strategy, context));
  const config = configOf(strategy, options);
  const profiler = new GCProfiler();
  profiler.start();
  const before = process.memoryUsage().heapUsed;
  const book = runEvent(bars, one, config);
  const after = process.memoryUsage().heapUsed;
  const collections = profiler.stop()?.statistics.length ?? 0;
  expect(book.fills.count).toBe(1);
  return collections > 0 ? null : after - before;
}

/** Least bytes per bar over some rounds: the first ones are not optimised. */
function leastPerBar(shown: (strategy: EventStrategy) => EventStrategy, enough: number, rounds = 60): number {
  let perBar = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && perBar > enough; round += 1) {
    const short = bytesOf(2000, shown);
    const long = bytesOf(42_000, shown);
    if (short !== null && long !== null) perBar = Math.min(perBar, (long - short) / 40_000);
  }
  return perBar;
}

it.each([
  ['passing over the bars on which it has nothing to say', (one: EventStrategy) => one],
  [
    'asking it on every bar',
    (one: EventStrategy): EventStrategy =>
      (book, bar) =>
        one(book, bar),
  ],
])('makes no object per bar once it is warm, %s', (_name, shown) => {
  expect(leastPerBar(shown, 0.5)).toBeLessThanOrEqual(0.5);
});

it('would notice one small object per bar', () => {
  const seen: { readonly bar: number }[] = [];
  const wasteful = (one: EventStrategy): EventStrategy => {
    return (book, bar) => {
      seen[0] = { bar };
      one(book, bar);
    };
  };
  expect(leastPerBar(wasteful, 20, 8)).toBeGreaterThan(8);
});
