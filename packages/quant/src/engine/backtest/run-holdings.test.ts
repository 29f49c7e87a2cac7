import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exposureTotals } from '../../statistics/exposure-totals.ts';
import { totalsOf } from '../../statistics/totals.ts';
import type { RunConfig } from './book.ts';
import { openBook } from './run-event.ts';
import { runHoldings } from './run-holdings.ts';
import { equityReturns, resultOf } from './run-result.ts';
import { runChangesOn, type PositionChanges } from './run-vector.ts';
import { randomBars, randomFrom } from './testing/random-bars.ts';

/** In and out at random bars, at a wish that is sometimes more than there is money for. */
function drawn(seed: number) {
  const random = randomFrom(seed);
  const bars = randomBars(120, random);
  const step = random() < 0.2 ? 5 : 1;
  const changes: { bars: number[]; desiredSizes: number[] } = { bars: [], desiredSizes: [] };
  const size = [1, 1, 1, 0.5, -1, 1.3][Math.floor(6 * random())];
  for (let bar = Math.floor(4 * random()); bar < 120; bar += Math.ceil(12 * step * random())) {
    changes.bars.push(bar);
    changes.desiredSizes.push(changes.bars.length % 2 === 1 ? size : 0);
  }
  const some = (value: number): number => (random() < 0.5 ? 0 : value * random());
  const config: RunConfig = {
    cash: 50 + 20_000 * random(),
    leverage: random() < 0.7 ? 1 : 2,
    multiplier: random() < 0.8 ? 1 : 10,
    quantityStep: [0, 1, 10, 0.001][Math.floor(4 * random())],
    delayBars: random() < 0.7 ? 0 : 2,
    costs: {
      commission: { rate: some(0.003), perUnit: 0, fixed: 0, min: 0, max: null },
      spread: some(0.002),
      slippage: { fixed: some(0.001), volatilityShare: 0, volumeImpact: 0 },
    },
  };
  return { bars, changes, config };
}

const twoBars = { bars: [0], desiredSizes: [1] };

describe('holdings in and out', () => {
  it('are bit for bit the result of the books, or are left to them', () => {
    let seen = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (seed) => {
        const { bars, changes, config } = drawn(seed);
        const held = runHoldings(bars, changes, config, {});
        if (held === null) return;
        seen += held.trades.length;
        const { exposureTotals: added, returns, position, exposure, ...rest } = held;
        const books = resultOf(runChangesOn(openBook(bars, config, {}), changes), config.cash);
        const { position: heldPosition, exposure: heldExposure, ...others } = books;
        expect(rest).toEqual(others);
        expect(position()).toEqual(heldPosition());
        expect(exposure()).toEqual(heldExposure());
        expect(returns).toEqual(equityReturns(books.equity, config.cash));
        // Rows on which something moves are known without a search, and none is left out.
        expect(totalsOf(returns ?? books.equity)).toEqual(totalsOf(equityReturns(books.equity, config.cash)));
        // Sums on the way are the sums of the column, number by number.
        expect(added).toEqual(exposureTotals({ exposure: books.exposure().subarray(1) }));
      }),
      { numRuns: 150 },
    );
    expect(seen).toBeGreaterThan(400);
  });

  it.each([
    ['a fixed fee', { costs: { commission: { rate: 0, perUnit: 0, fixed: 1, min: 0, max: null } } }],
    ['impact', { costs: { slippage: { fixed: 0, volatilityShare: 0, volumeImpact: 0.1 } } }],
    ['fills at the close', { fillPolicy: 'same-close' }],
    ['a sale at the end', { endOfData: 'close-at-last-close' }],
    ['a volume cap', { maxVolumeShare: 0.1 }],
  ] as const)('are left to the books for %s', (_, terms) => {
    const bars = randomBars(20, randomFrom(5));
    expect(runHoldings(bars, twoBars, { cash: 1000, ...terms }, {})).toBeNull();
  });

  it('are left to the books when the position is changed without leaving it, or there is no money for it', () => {
    const bars = randomBars(20, randomFrom(5));
    const run = (changes: PositionChanges) => runHoldings(bars, changes, { cash: 1000 }, {});
    expect(run({ bars: [2, 5], desiredSizes: [1, 0.5] })).toBeNull();
    expect(run({ bars: [2, 5], desiredSizes: [1, -1] })).toBeNull();
    expect(run({ bars: [2], desiredSizes: [1.5] })).toBeNull();
    expect(run({ bars: [2, 5], desiredSizes: [1, 0] })).not.toBeNull();
  });

  it('refuse what the books refuse', () => {
    const bars = randomBars(20, randomFrom(5));
    expect(() => runHoldings(bars, twoBars, { cash: 0 }, {})).toThrowError(/cash must be a positive amount/);
  });
});
