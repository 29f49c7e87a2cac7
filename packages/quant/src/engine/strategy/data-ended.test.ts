import { sliceColumns } from '@plumbline/model/bar';
import { parseStrategySpec } from '@plumbline/model/strategy-spec';
import { expect, it } from 'vitest';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { backtestStrategy } from './backtest-strategy.ts';
import { crossSpec } from './testing/specs.ts';

const bars = randomBars(200, randomFrom(3));
const always = { op: 'above', left: { op: 'price', field: 'close' }, right: { op: 'constant', value: 0 } };

/** Two instruments held from the start, the second with so many bars. */
function held(rows: number) {
  const spec = parseStrategySpec({
    ...crossSpec(),
    parameters: [],
    universe: { instruments: ['US:SPY', 'US:GONE'] },
    entry: { long: always },
    exit: {},
    sizing: { basis: 'fraction', value: 0.5 },
  });
  return backtestStrategy({
    spec,
    assets: [
      { id: 'US:SPY', currency: 'USD', bars },
      { id: 'US:GONE', currency: 'USD', bars: sliceColumns(bars, 0, rows) },
    ],
    benchmark: null,
    cash: 10_000,
    baseCurrency: 'USD',
    periodsPerYear: 252,
    outOfSample: 0.3,
  });
}

it('says when something is held whose prices ended long before the others', () => {
  const { flags, open } = held(120);
  expect(flags).toContain('data-ended');
  expect(open.map(({ pricedAt }) => pricedAt)).toEqual([bars.time[199], bars.time[119]]);
  expect(held(195).flags).not.toContain('data-ended');
});
