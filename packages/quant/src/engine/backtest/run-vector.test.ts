import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Book } from './book.ts';
import { runNaive } from './testing/naive.ts';
import { grossColumn } from './holdings.ts';
import { runEvent } from './run-event.ts';
import { followTargets } from './run-vector.ts';
import { runVector } from './testing/run-vector.ts';
import { randomBars, randomFrom } from './testing/random-bars.ts';
import { randomConfig } from './testing/random-strategy.ts';
import { randomTargets } from './testing/random-targets.ts';

const seeds = fc.integer({ min: 1, max: 2 ** 31 });

function drawn(seed: number) {
  const random = randomFrom(seed);
  const bars = randomBars(80, random);
  return { bars, targets: randomTargets(80, random), config: randomConfig(random) };
}

function rowsOf({ fills }: Book): readonly (readonly number[])[] {
  const { bar, side, quantity, price, commission } = fills.columns;
  return Array.from({ length: fills.count }, (_, k) => [bar[k], side[k], quantity[k], price[k], commission[k]]);
}

/** The largest relative distance between two columns. */
function distance(got: Float64Array, want: ArrayLike<number>): number {
  return got.reduce((most, value, i) => Math.max(most, Math.abs(value - want[i]) / Math.max(1, Math.abs(want[i]))), 0);
}

describe('vector executor', () => {
  it.each(['next-open', 'same-close'] as const)(
    'gives the fills and equity of the event executor: %s',
    (fillPolicy) => {
      fc.assert(
        fc.property(seeds, fc.integer({ min: 0, max: 2 }), (seed, delayBars) => {
          const { bars, targets, config } = drawn(seed);
          const settings = { ...config, fillPolicy, delayBars };
          const event = runEvent(bars, followTargets(targets), settings);
          const vector = runVector(bars, targets, settings);
          expect(rowsOf(vector)).toEqual(rowsOf(event));
          expect(distance(vector.equity, event.equity)).toBeLessThan(1e-12);
          expect(distance(grossColumn(vector), grossColumn(event))).toBeLessThan(1e-12);
          expect(vector.ruinedAt).toBe(event.ruinedAt);
          expect(vector.trades.count).toBe(event.trades.count);
        }),
        { numRuns: 400 },
      );
    },
  );

  it('gives the equity of the oracle', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { bars, targets, config } = drawn(seed);
        const vector = runVector(bars, targets, config);
        let last = 0;
        const naive = runNaive(
          bars,
          (bar) => {
            const wish = targets[bar];
            if (Number.isNaN(wish) || wish === last) return [];
            last = wish;
            return [{ side: wish < 0 ? -1 : 1, basis: 'target', size: Math.abs(wish) }];
          },
          config,
        );
        const until = vector.ruinedAt < 0 ? bars.close.length : vector.ruinedAt;
        expect(distance(vector.equity.subarray(0, until), naive.equity)).toBeLessThan(1e-9);
      }),
      { numRuns: 400 },
    );
  });

  it('refuses a series of another length or with an infinite wish', () => {
    const { bars, config } = drawn(1);
    expect(() => runVector(bars, new Float64Array(3), config)).toThrowError(
      /targets have 3 rows where the bars have 80/,
    );
    const wild = new Float64Array(80);
    wild[7] = Number.POSITIVE_INFINITY;
    expect(() => runVector(bars, wild, config)).toThrowError(/infinite at row 7/);
  });
});
