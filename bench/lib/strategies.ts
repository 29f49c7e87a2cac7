import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { average, close, crossSpec } from '@plumbline/quant/engine/strategy/testing/specs';

type Parts = Readonly<Record<string, unknown>>;

const indicator = (id: string, parameters: Parts, output?: string): Parts => ({
  op: 'indicator',
  id,
  parameters,
  ...(output === undefined ? {} : { output }),
});
const constant = (value: number): Parts => ({ op: 'constant', value });

const spec = (name: string, changes: Parts): StrategySpec =>
  crossSpec({
    name,
    parameters: [
      { key: 'fast', min: 2, max: 1000, step: 1, value: 10 },
      { key: 'slow', min: 3, max: 2000, step: 1, value: 30 },
    ],
    ...changes,
  });

/** The workload of P1 and P2: in while the fast average is above the slow one. */
export const cross = spec('Moving-average cross', {});

/** Six kinds of strategies with orders, so that no code path of the executor is alone. */
export const ordering: readonly StrategySpec[] = [
  spec('Cross with stop and target', { risk: { stopLoss: 0.04, target: 0.1 } }),
  spec('Cross with a trailing stop', { risk: { trailing: 0.06 } }),
  spec('Strength reversal, sized by risk', {
    entry: { long: { op: 'below', left: indicator('rsi', { period: 3 }), right: constant(15) } },
    exit: { long: { op: 'above', left: indicator('rsi', { period: 3 }), right: constant(60) } },
    sizing: { basis: 'risk', value: 0.01 },
    risk: { stopLoss: 0.05, maxBars: 10 },
  }),
  spec('Bands, long and short', {
    entry: {
      long: { op: 'below', left: close, right: indicator('bbands', { period: 20 }, 'lower') },
      short: { op: 'above', left: close, right: indicator('bbands', { period: 20 }, 'upper') },
    },
    exit: {
      long: { op: 'above', left: close, right: indicator('bbands', { period: 20 }, 'middle') },
      short: { op: 'below', left: close, right: indicator('bbands', { period: 20 }, 'middle') },
    },
    risk: { stopLoss: 0.08 },
  }),
  spec('Breakout in units', {
    entry: { long: { op: 'above', left: close, right: indicator('donchian', { period: 40 }, 'upper') } },
    exit: { long: { op: 'below', left: close, right: indicator('donchian', { period: 20 }, 'lower') } },
    sizing: { basis: 'units', value: 100 },
    risk: { stopLoss: 0.07 },
  }),
  spec('Profit taking', {
    entry: { long: { op: 'above', left: close, right: average(100) } },
    exit: { long: { op: 'above', left: { op: 'position', field: 'profit' }, right: constant(0.08) } },
    sizing: { basis: 'cash', value: 50_000 },
    risk: { stopLoss: 0.05, maxBars: 60 },
  }),
];
