import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { runEvent, type EventStrategy } from '../backtest/run-event.ts';
import { resultHash, resultOf } from '../backtest/run-result.ts';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { compileStrategy } from './compile-strategy.ts';
import { orderStrategy } from './order-strategy.ts';
import { configOf, contextOf } from './run-strategy.ts';
import { close, crossSpec, fast, slow } from './testing/specs.ts';

const both = {
  entry: {
    long: { op: 'crossesAbove', left: fast, right: slow },
    short: { op: 'crossesBelow', left: fast, right: slow },
  },
  exit: { short: { op: 'above', left: { op: 'position', field: 'profit' }, right: { op: 'constant', value: 0.03 } } },
};
const parameters = [
  { key: 'fast', min: 2, max: 100, step: 1, value: 3 },
  { key: 'slow', min: 3, max: 300, step: 1, value: 9 },
];
const specs: Readonly<Record<string, StrategySpec>> = {
  'stops and targets': crossSpec({ parameters, risk: { stopLoss: 0.03, target: 0.06 } }),
  'a trailing stop': crossSpec({ parameters, risk: { trailing: 0.05 } }),
  'a longest time': crossSpec({
    parameters,
    risk: { maxBars: 4, stopLoss: 0.1 },
    sizing: { basis: 'risk', value: 0.02 },
  }),
  'both sides and a condition on the profit': crossSpec({ parameters, ...both, risk: { stopLoss: 0.05 } }),
  'units that money may not suffice for': crossSpec({
    parameters,
    risk: { target: 0.04 },
    sizing: { basis: 'units', value: 150 },
  }),
  'leverage that ruins': crossSpec({
    parameters,
    entry: { long: { op: 'above', left: close, right: { op: 'constant', value: 0 } } },
    exit: {},
    risk: { target: 10 },
    execution: { fillPolicy: 'next-open', delayBars: 2, leverage: 12, quantityStep: 1, maxVolumeShare: 0 },
    sizing: { basis: 'fraction', value: 12 },
  }),
  'a cap on the volume': crossSpec({
    parameters,
    risk: { stopLoss: 0.03 },
    execution: { fillPolicy: 'next-open', delayBars: 0, leverage: 1, quantityStep: 1, maxVolumeShare: 0.001 },
  }),
};

describe('bars on which a strategy has nothing to say', () => {
  it.each(Object.entries(specs))('change nothing when they are passed over: %s', (_name, spec) => {
    const strategy = compileStrategy(spec);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (seed) => {
        const bars = randomBars(220, randomFrom(seed));
        const options = { cash: 10_000 };
        const run = (shown: (strategy: EventStrategy) => EventStrategy): string => {
          const context = contextOf(strategy, { bars }, options);
          const book = runEvent(bars, shown(orderStrategy(strategy, context)), configOf(strategy, options));
          const { rejections, ...result } = resultOf(book, options.cash);
          return `${resultHash(result)} ${JSON.stringify([rejections, result.open, result.flags])} ${book.bar}`;
        };
        expect(run((one) => one)).toBe(run((one) => (book, bar) => one(book, bar)));
      }),
      { numRuns: 25 },
    );
  });

  it('are most of them: the strategy is asked on few bars', () => {
    const strategy = compileStrategy(crossSpec({ risk: { stopLoss: 0.05 } }));
    const bars = randomBars(1000, randomFrom(4));
    const context = contextOf(strategy, { bars }, { cash: 10_000 });
    const one = orderStrategy(strategy, context);
    let asked = 0;
    const counted = Object.assign((book: Parameters<EventStrategy>[0], bar: number) => {
      asked += 1;
      one(book, bar);
    }, one);
    const book = runEvent(bars, counted, configOf(strategy, { cash: 10_000 }));
    expect(book.fills.count).toBeGreaterThan(10);
    expect(asked).toBeLessThan(200);
  });
});
